/** Puts a text on the clipboard; false where the browser has none or refuses. */
export async function copied(win: Window, text: string): Promise<boolean> {
  const done = await win.navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return done ?? false;
}
