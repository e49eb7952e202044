// Tells errors of the database apart: that it cannot serve now becomes a 503.
import pg from 'pg';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  // No room for one more connection: of the server's socket, of this process, of this machine.
  'EAGAIN',
  'EMFILE',
  'ENFILE',
  'EADDRNOTAVAIL',
  // No server of names answers.
  'EAI_AGAIN',
]);
/**
 * Classes 08 connection, 28 who we are, 3D the database is missing, 40 the transaction was taken back so that others
 * go on (a deadlock), 53 resources (disk full, too many clients), 57 operator intervention, 58 system.
 */
const sqlStates = /^(08|28|3D|40|53|57|58)/;
/** A write where there are only reads for now: a standby, until it or another one takes over. */
const readOnly = '25006';
const driverWords =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after/;
/**
 * Of another machine, in the middle of a transaction. The first one passes on what its own client says of the
 * connection, as an internal error: a command that was under way has no code.
 */
const lostPart =
  /^failure on connection marked as essential|^failed to prepare transaction|server closed the connection unexpectedly|SSL SYSCALL error|SSL connection has been closed|could not (receive data from|send data to) server|^connection not open|^no connection to the server/m;

/** Looks through wrapped errors (`cause`). */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (
      networkCodes.has(code) ||
      code === readOnly ||
      sqlStates.test(code) ||
      driverWords.test(current.message)
    )
      return true;
    if (isPartUnavailable(current)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

export function isReadOnly(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && current.code === readOnly) return true;
  return false;
}

/** A row with this key was there already; whoever wrote it has committed. */
export const isUniqueViolation = (error: unknown): boolean => hasState(error, '23505');

/** A word was given that no value of the column's type is written as, such as an id of another kind. */
export const isMalformedValue = (error: unknown): boolean => hasState(error, '22P02');

function hasState(error: unknown, state: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && current.code === state) return true;
  return false;
}

/** The first machine answers, and says that another one, on which this depends, cannot be reached. */
export function isPartUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (
      current instanceof pg.DatabaseError &&
      (current.code?.startsWith('08') || lostPart.test(current.message))
    )
      return true;
  return false;
}
