// What is left of the agreements of who has gone.
import { deleteUser } from '@portal/contract/access/sso';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { answerQuestions, givenSignedIn } from '../../../test/given/association.ts';
import { givenHome } from '../../../test/given/given-line.ts';
import { provePassword } from '../../../test/given/given-user.ts';
import { createChainKeys } from '../../db/chain-keys.ts';
import { findingOf } from './chain.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const query = (statement: string, ...values: unknown[]) => app.database.pool.query(statement, values);

it('of who has gone the chain stays, under an id that names nobody, and without what names them', async () => {
  const user = await givenSignedIn(app);
  const home = await givenHome(app);
  await answerQuestions(app, user.token, home);
  const { rows: before } = await query(
    'select agreement_id, customer_id, hash from agreements where user_id = $1 order by position',
    user.userId,
  );
  await provePassword(app, user, user.token);
  expect(
    (await app.call({ method: 'DELETE', url: deleteUser.path, token: user.token })).statusCode,
  ).toBeLessThan(300);
  await app.endErasureDays(user.userId);
  const { rows } = await query(
    `select user_id as "userId", position, agreement_id as "agreementId", kind, decision, accepted_at as "acceptedAt",
       channel, customer_id as "customerId", reference, text_hash as "textHash", details, details_hash as "detailsHash",
       previous_hash as "previousHash", hash, seal
     from agreements where customer_id = $1 order by position`,
    before[0].customer_id,
  );
  expect(rows.map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
  expect(rows.map(({ details, userId }) => [details, userId === user.userId])).toEqual(
    rows.map(() => [null, false]),
  );
  const { rows: texts } = await query('select text_hash, text from agreement_texts');
  const byHash = new Map(texts.map(({ text_hash, text }) => [text_hash.toString('hex'), text]));
  const keys = await createChainKeys({ key: null, keysBefore: [] })(app.database.db);
  const known = { keys, texts: byHash, atLeast: rows.length };
  expect(findingOf(rows, { ...known, isErased: true })).toBe('whole');
  expect(findingOf(rows, known)).toBe('changed');
  const { rows: people } = await query(
    'select user_id from customer_people where customer_id = $1',
    before[0].customer_id,
  );
  expect(people.map(({ user_id }) => user_id)).toEqual([rows[0].userId]);
});
