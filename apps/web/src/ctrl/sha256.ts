/** The SHA-256 of a text's UTF-8 in 64 hexadecimal signs; `undefined` where the browser has none for us, as on pages that came unencrypted. */
export async function sha256(text: string): Promise<string | undefined> {
  // The types promise what only secure pages have.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  const hash = await subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return hash && [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
