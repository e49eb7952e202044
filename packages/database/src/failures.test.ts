import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable, isPartUnavailable } from './failures.ts';

/** As the first machine of several says it. */
const said = (message: string) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), {
    code: 'XX000',
    where: 'while executing command on 127.0.0.1:5433',
  });

test.each(['EAGAIN', 'EMFILE', 'ECONNREFUSED', '40P01'])(
  'a statement that ended in %s is one to ask again, also deep inside',
  (code) => {
    const failed = Object.assign(new Error(`connect ${code} /run/postgresql/.s.PGSQL.5432`), { code });
    expect(isDatabaseUnavailable(failed)).toBe(true);
    expect(isDatabaseUnavailable(new Error('query failed', { cause: failed }))).toBe(true);
    expect(isDatabaseUnavailable(new AggregateError([failed]))).toBe(true);
  },
);

test.each([
  'failure on connection marked as essential: 127.0.0.1:5433',
  "failed to prepare transaction 'citus_0_711_42_0' on host 127.0.0.1:5433",
  'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally',
  'FATAL:  terminating connection\nserver closed the connection unexpectedly',
  'SSL SYSCALL error: EOF detected',
  'could not receive data from server: Connection reset by peer',
  'connection not open',
])('a machine that went in the middle of a command is away, although it has no code: «%s»', (message) => {
  expect(isPartUnavailable(said(message))).toBe(true);
  expect(isDatabaseUnavailable(new Error('query failed', { cause: said(message) }))).toBe(true);
});

test('what is wrong in a statement is not', () => {
  expect(isDatabaseUnavailable(said('unexpected state: the connection was not open long enough'))).toBe(
    false,
  );
  for (const code of ['42601', '23505', 'ERR_INVALID_ARG_TYPE'])
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(false);
});
