// Who hears of what touches access, money at hand, a chip, a line's people or personal data.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { earnResetGrant, resetWith } from '../../../test/given/codes.ts';
import {
  type GivenCustomerLine,
  givenLine,
  givenManager,
  givenRole,
} from '../../../test/given/given-line.ts';
import { givenUsedLine } from '../../../test/given/line-users.ts';
import { givenEvent, outboxOf, wishes } from '../../../test/given/notifications.ts';
import { givenHolder } from '../../../test/given/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const silent = { email: false, sms: false, charges: false, bills: false, promotions: false };
const smsTo = async (number: string) => (await outboxOf(app, number)).map(({ text }) => text);

const lockMoves = ({ serviceNumber, customerId }: GivenCustomerLine) => ({
  eventType: 'SimLockChangeEvent',
  customerId,
  event: { sim: { serviceNumber, lockOffAt: '2099-01-01T05:00:00.000Z' } },
});

describe('what is of security (NEWS-2)', () => {
  it('done through a mailbox is told at once to the lines of its owner, whatever they wish', async () => {
    const holder = await givenHolder(app);
    await wishes(app, holder, silent);
    const grant = await earnResetGrant(app, holder.email);
    const done = await resetWith(app, holder.email, 'Ladron2026', grant);
    expect(done.statusCode).toBe(200);
    await app.settleEvents();
    const told = await smsTo(holder.line.serviceNumber);
    expect(told).toEqual([expect.stringMatching(/^Tu contrasena se restablecio.*llamanos ya al/)]);
    expect(told[0]?.length).toBeLessThanOrEqual(160);
  });

  it('is not told on the lines of others: of a line that one manages it is not the account', async () => {
    const [manager, line] = [await givenSignedIn(app), await givenLine(app)];
    await givenRole(app, manager, line, 'manager');
    await givenEvent(app, {
      eventType: 'PersonalTokenEvent',
      userId: manager.userId,
      event: { personalToken: { name: 'Mi panel' } },
    });
    await app.settleEvents();
    expect(await outboxOf(app, manager.email)).toHaveLength(1);
    expect(await smsTo(line.serviceNumber)).toEqual([]);
  });

  it('is not told on a line that another adult uses: it is about the account of who holds it', async () => {
    const { holder, line } = await givenUsedLine(app);
    await app.settleEvents();
    const until = await smsTo(line.serviceNumber);
    await givenEvent(app, {
      eventType: 'PersonalTokenEvent',
      userId: holder.userId,
      event: { personalToken: { name: 'Mi panel' } },
    });
    await app.settleEvents();
    expect((await outboxOf(app, holder.email))[0]?.subject).toBe('Creaste un acceso para un programa');
    expect(await smsTo(line.serviceNumber)).toEqual(until);
  });

  it('about a chip is told to everybody who manages the line and to the line itself, once each', async () => {
    const holder = await givenHolder(app);
    const other = await givenHolder(app);
    await givenManager(app, other, holder.line);
    await givenEvent(app, lockMoves(holder.line));
    await app.settleEvents();
    for (const { email } of [holder, other])
      expect((await outboxOf(app, email)).map(({ subject }) => subject)).toEqual([
        'Tu chip va a quedar sin candado',
      ]);
    for (const { line } of [holder, other]) expect(await smsTo(line.serviceNumber)).toHaveLength(1);
  });
});
