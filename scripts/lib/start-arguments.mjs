import { parseArgs } from 'node:util';

const USAGE = 'usage: npm start -- [--port N] [--no-open]';

/**
 * Reads the arguments of `npm start`. The address' port is checked before anything is installed or built, so that a
 * slip of the finger costs a second and not a minute.
 * @returns {{port: number | undefined, open: boolean} | {help: string} | string} what was asked for, or one line that says what is wrong.
 */
export function readStartArguments(args) {
  try {
    // A list, so that an address given twice shows: which of two is meant cannot be known.
    const options = { port: { type: 'string', multiple: true }, 'no-open': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
    const { values } = parseArgs({ args, options });
    if (values.help) return { help: USAGE };
    const [port, another] = values.port ?? [];
    if (another !== undefined) return `--port is given twice; ${USAGE}`;
    if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
      return `--port takes a number from 0 to 65535, not "${port}"; ${USAGE}`;
    }
    return { port: port === undefined ? undefined : Number(port), open: !values['no-open'] };
  } catch (error) {
    return `${error.message.split(/\.?\n|\. /)[0]}; ${USAGE}`;
  }
}
