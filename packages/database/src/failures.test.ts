import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './failures.ts';

test.each(['EAGAIN', 'EMFILE', 'ECONNREFUSED'])(
  'a connection that ended in %s is a database away, also deep inside',
  (code) => {
    const failed = Object.assign(new Error(`connect ${code} /run/postgresql/.s.PGSQL.5432`), { code });
    expect(isDatabaseUnavailable(failed)).toBe(true);
    expect(isDatabaseUnavailable(new Error('query failed', { cause: failed }))).toBe(true);
    expect(isDatabaseUnavailable(new AggregateError([failed]))).toBe(true);
  },
);

test('what is wrong in a statement is not', () => {
  for (const code of ['42601', '23505', 'ERR_INVALID_ARG_TYPE'])
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(false);
});
