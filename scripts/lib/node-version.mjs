/** Imported first by every command: an old Node gets one clear line instead of a stack trace. */
const OLDEST = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Pasyans needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}. See https://nodejs.org`);
  process.exit(2);
}
