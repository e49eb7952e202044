import { numberWords } from '@portal/market/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockedIn } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { associate, givenGrant, givenSignedIn, managedBy } from '../../../test/given/association.ts';
import { givenLine } from '../../../test/given/given-line.ts';
import { outboxOf } from '../../../test/given/notifications.ts';

/** Those of `holdNumbers` in the permissions' store. */
const numberLocks = 7_203_915;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('two who associate a line at the same time are each told of the other', async () => {
  const users = [await givenSignedIn(app), await givenSignedIn(app)];
  const line = await givenLine(app);
  const grants: string[] = [];
  for (const user of users) {
    await app.database.pool.query("delete from rate_limits where key like 'code%'");
    grants.push(await givenGrant(app, user, line));
  }
  // Both are under way before either may go on.
  const gate = await app.database.pool.connect();
  await gate.query('begin');
  await gate.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
    line.serviceNumber,
    numberLocks,
  ]);
  const answers = users.map((user, index) =>
    associate(app, user, { number: line.number, grant: grants[index] ?? '' }),
  );
  await eventually(async () => expect(await blockedIn(app, '')).toHaveLength(2));
  await gate.query('commit');
  gate.release();
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(201);
  await app.settleEvents();
  for (const user of users) {
    expect(await managedBy(app, user.token)).toEqual([line.number]);
    const told = (await outboxOf(app, user.email)).filter(({ subject }) =>
      subject?.startsWith('Otra cuenta'),
    );
    expect(told).toEqual([
      expect.objectContaining({ text: expect.stringContaining(numberWords(line.serviceNumber)) }),
    ]);
  }
});
