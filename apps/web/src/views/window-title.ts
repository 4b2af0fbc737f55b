import { signal } from '@preact/signals';

/** The titles of the dialogs that are open, the topmost last. */
const open = signal<readonly string[]>([]);

/** Names the window by a dialog while that is open; call what it gives when it closes. */
export function entitle(title: string): () => void {
  open.value = [...open.peek(), title];
  return () => {
    const at = open.peek().lastIndexOf(title);
    open.value = open.peek().filter((_, i) => i !== at);
  };
}

/** The window's title: the topmost dialog's, else the table's, with the app's name. Listens to the dialogs. */
export function titleOf(table: string, app: string): string {
  return `${open.value.at(-1) ?? table} — ${app}`;
}
