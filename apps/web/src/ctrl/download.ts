import { RECORD_MIME } from 'pasyans';

/** Offers a text for download. */
export function download(win: Window, name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: RECORD_MIME }));
  const anchor = win.document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
