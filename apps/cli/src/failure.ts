import type { Text } from 'pasyans';

/** Something the user gave us cannot be used: told in one line, exit code 2. The only thing commands throw on purpose. */
export class Failure extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/** What the commonest of the system's words mean. */
const SYSTEM_WORDS: Readonly<Record<string, Text>> = {
  EACCES: { ru: 'нет прав', en: 'permission is denied' },
  EADDRINUSE: { ru: 'он занят', en: 'it is taken' },
  EISDIR: { ru: 'это папка', en: 'it is a folder' },
  ENOENT: { ru: 'такого файла или папки нет', en: 'there is no such file or folder' },
  ENOSPC: { ru: 'на диске нет места', en: 'the disk is full' },
  ENOTDIR: { ru: 'в пути стоит файл, а не папка', en: 'its path goes through a file, which is no folder' },
  EPERM: { ru: 'система не разрешает', en: 'the system does not allow it' },
  EROFS: { ru: 'диск открыт только для чтения', en: 'the disk is read-only' },
};

/** A system's word explained, with the word itself for those who look it up: "it is a folder (EISDIR)". */
export function systemWords(code: string): Text {
  const words = SYSTEM_WORDS[code];
  return words ? { ru: `${words.ru} (${code})`, en: `${words.en} (${code})` } : { ru: code, en: code };
}

/** The system's word for what went wrong with a file: `ENOENT`, `EACCES`, ... */
export function systemCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : String(error);
}
