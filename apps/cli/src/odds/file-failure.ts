import { Failure, systemCode, systemWords } from '../failure.ts';

/** Does what may fail with the system's error about a file that is read; tells the error as ours. */
export function readingFile<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const why = systemWords(systemCode(error));
    throw new Failure({ ru: `файл «${file}» не прочитать: ${why.ru}`, en: `the file "${file}" cannot be read: ${why.en}` });
  }
}

/** The same about a file that is written. */
export function writingFile<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const why = systemWords(systemCode(error));
    throw new Failure({ ru: `файл «${file}» не записать: ${why.ru}`, en: `the file "${file}" cannot be written: ${why.en}` });
  }
}
