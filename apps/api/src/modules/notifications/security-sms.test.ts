// What of security leaves by SMS is whole, whatever it names: nothing of what to do about it is cut off (NEWS-2).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenLine, givenRole } from '../../../test/given/given-line.ts';
import { givenEvent, toldTo } from '../../../test/given/notifications.ts';
import { givenHolder } from '../../../test/given/people.ts';
import { securityEvents } from '../../../test/given/security-events.ts';

let app: TestApp;
beforeAll(async () => {
  // As long as it may be.
  app = await startTestApp({ environment: { BRAND_HELP_PHONE: '1800-100200-30040050' } });
});
afterAll(() => app.close());

it('of every kind, with long names and five lines', async () => {
  const holder = await givenHolder(app);
  const { customerId } = holder.line;
  const lines = [holder.line];
  while (lines.length < 5) {
    const line = await givenLine(app, { beside: holder.line });
    await givenRole(app, holder, line, 'holder');
    lines.push(line);
  }
  const serviceNumbers = lines.map(({ serviceNumber }) => serviceNumber);
  for (const { kind, given } of securityEvents({ userId: holder.userId, customerId, serviceNumbers })) {
    await givenEvent(app, given);
    const [newest] = await toldTo(app, holder);
    const { rows } = await app.database.pool.query(
      "delete from messages where channel = 'sms' and recipient = any($1) returning body",
      [serviceNumbers],
    );
    expect([kind, newest?.messageType, rows.length > 0]).toEqual([kind, kind, true]);
    for (const { body } of rows) expect([body, body.length <= 160, body.at(-1)]).toEqual([body, true, '.']);
  }
});
