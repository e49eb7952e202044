// Tells «the database cannot serve now» from every other error, so that the one becomes a 503.

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/**
 * Classes 08 connection, 28 who we are, 3D the database is missing, 53 resources (disk full, too many clients),
 * 57 operator intervention, 58 system.
 */
const sqlStates = /^(08|28|3D|53|57|58)/;
const driverWords =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after/;

/** Looks through wrapped errors (`cause`). */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (networkCodes.has(code) || sqlStates.test(code) || driverWords.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}
