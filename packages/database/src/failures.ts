// Tells errors of the database apart: that it cannot serve now becomes a 503.

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

/** A row with this key was there already; whoever wrote it has committed. */
export function isUniqueViolation(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && current.code === '23505') return true;
  return false;
}
