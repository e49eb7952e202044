import { readFileSync } from 'node:fs';
import { addDays, civilDateOf } from '@portal/market/civil-dates';
import { operatorEventTypes } from '@portal/operator-ports/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { associate, givenGrant, givenSignedIn } from '../../../test/given/association.ts';
import { givenHome, givenLine, givenNext } from '../../../test/given/given-line.ts';
import {
  dataUsed,
  type GivenEvent,
  givenEvent,
  givenLineManager,
  type Manager,
  messagesOf,
  outboxOf,
  toldTo,
  unreadOf,
} from '../../../test/given/notifications.ts';
import { givenHolder } from '../../../test/given/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
// What the demo has brought is none of these tests'.
beforeEach(() => app.settleEvents());

const rows = async (sql: string, values: unknown[] = []) => (await app.database.pool.query(sql, values)).rows;
const unsettled = async () =>
  (await rows('select count(*)::int as count from events where settled_at is null'))[0].count as number;

const bill = ({ line, customerId }: Pick<Manager, 'line' | 'customerId'>, more: object = {}) => ({
  eventType: 'CustomerBillCreateEvent',
  customerId,
  event: {
    billNo: '001-002-000000123',
    serviceNumber: line.serviceNumber,
    totalCents: 1_839,
    dueOn: '2026-11-27',
    ...more,
  },
});

describe('an event reaches', () => {
  it.each([
    [10, 'Puedes pagarla hasta el '],
    [-10, 'Venció el '],
  ])('whom it concerns, of a bill that is due in %i days, in words that are true', async (days, words) => {
    const owner = await givenLineManager(app);
    await givenEvent(app, bill(owner, { dueOn: addDays(civilDateOf(new Date()), days) }));
    expect(await toldTo(app, owner)).toMatchObject([{ content: expect.stringContaining(words) }]);
  });

  it('everybody who manages the line, and nobody else', async () => {
    const [owner, stranger] = [await givenLineManager(app), await givenLineManager(app)];
    const partner = await givenLineManager(app, owner.line);
    await givenEvent(app, bill(owner));
    for (const user of [owner, partner]) {
      const [message, ...rest] = await toldTo(app, user);
      expect(rest).toEqual([]);
      expect(message).toMatchObject({
        messageType: 'billReady',
        preference: 'bills',
        content: expect.stringContaining('$18,39'),
        characteristic: [
          { name: 'serviceNumber', value: owner.line.number },
          { name: 'billNo', value: '001-002-000000123' },
        ],
      });
      expect(message?.content).toContain('27 de noviembre');
    }
    expect(await messagesOf(app, stranger)).toEqual([]);
  });

  it('a home that is paused, without words about a number and calls that it has not', async () => {
    const { numbers, accountId } = await givenHome(app);
    const [number = ''] = numbers;
    const user = await givenLineManager(app, { number, serviceNumber: number, accountId });
    const pause = { serviceNumber: number, status: 'inProgress', startsOn: '2026-11-10', costCents: 200 };
    await givenEvent(app, {
      eventType: 'ProductPauseEvent',
      customerId: user.customerId,
      event: { pause: { ...pause, endsOn: '2026-11-19' } },
    });
    const [message] = await toldTo(app, user);
    expect(message?.content).toContain('Mientras tanto no hay servicio');
    expect(message?.content).not.toContain('emergencia');
  });

  it.each(['2099-12-03T11:00:00.000Z', '2099-12-03T06:00:00-05:00'])(
    'with a bill, also when its PDF is to come (%s)',
    async (documentReadyAt) => {
      const user = await givenLineManager(app);
      await givenEvent(app, bill(user, { documentReadyAt }));
      const [message] = await toldTo(app, user);
      expect(message?.content).toMatch(/El PDF estará desde el 3 de diciembre.*06:00\.$/);
    },
  );

  it('with a bill, whoever manages another service of the same account', async () => {
    const line = await givenLine(app);
    const owner = await givenLineManager(app, line);
    const partner = await givenLineManager(app, await givenLine(app, { beside: line }));
    await rows('update operator.lines set account_id = $2 where customer_id = $1', [
      owner.customerId,
      line.accountId,
    ]);
    await givenEvent(app, bill(owner));
    expect((await toldTo(app, partner)).map(({ messageType }) => messageType)).toEqual(['billReady']);
  });

  it('with a claim, who manages a line of the account, by whichever clock it is told', async () => {
    const owner = await givenLineManager(app);
    const { serviceNumber, accountId } = owner.line;
    await givenEvent(app, {
      eventType: 'TroubleTicketStatusChangeEvent',
      customerId: owner.customerId,
      event: {
        troubleTicket: { id: 'R-1', ticketType: 'claim', status: 'inProgress' },
        claim: {
          ...{ accountId, serviceNumber, name: 'Horóscopo', amountCents: 199, creditCents: 0 },
          ...{ resolution: null, isWithheld: true, expectedAt: '2099-12-03T06:00:00-05:00' },
        },
      },
    });
    const [message] = await toldTo(app, owner);
    expect(message?.content).toContain('respuesta hasta el 3 de diciembre a las 06:00');
  });

  it('with a trip, who manages the line, however the operator writes the country', async () => {
    const owner = await givenLineManager(app);
    const { serviceNumber } = owner.line;
    const prices = { minuteCents: 50, megabyteCents: 10, messageCents: 20 };
    for (const country of ['COL', 'CO'])
      await givenEvent(app, {
        eventType: 'RoamingStateChangeEvent',
        customerId: owner.customerId,
        event: { roaming: { serviceNumber, country, ...prices } },
      });
    expect((await toldTo(app, owner)).map(({ content }) => content).toSorted()).toEqual([
      expect.stringContaining('se usa en COL.'),
      expect.stringContaining('se usa en Colombia.'),
    ]);
  });

  it('nobody with the bill of a business line', async () => {
    const owner = await givenLineManager(app, await givenLine(app, { isCorporate: true }));
    await givenEvent(app, bill(owner));
    expect(await toldTo(app, owner)).toEqual([]);
  });

  it('of a number that has gone to another customer the people of the customer whose line it is about', async () => {
    const before = await givenHolder(app);
    const next = await givenNext(app, before.line);
    const now = await givenSignedIn(app);
    const grant = await givenGrant(app, now, next);
    expect((await associate(app, now, { number: next.number, grant })).statusCode).toBe(201);
    const toldAfter = async (event: GivenEvent) => {
      await givenEvent(app, event);
      await app.settleEvents();
      const told = await Promise.all([before, now].map((user) => messagesOf(app, user)));
      return told.map((those) => those.map(({ messageType }) => messageType));
    };
    const lastBill = bill({ ...before, customerId: before.line.customerId });
    expect(await toldAfter(lastBill)).toEqual([['billReady'], []]);
    const { customerId, serviceNumber } = next;
    const ofNext = { eventType: 'SimChangeEvent', customerId, event: { sim: { serviceNumber } } };
    expect(await toldAfter(ofNext)).toEqual([['billReady'], ['simChanged']]);
  });

  it('with a repair, whoever manages the line of the device', async () => {
    const owner = await givenLineManager(app);
    const [{ line_id: lineId }] = await rows(
      'select line_id from operator.line_numbers where service_number = $1',
      [owner.line.serviceNumber],
    );
    const repair = (status: string, more: object) => ({
      eventType: 'TroubleTicketStatusChangeEvent',
      customerId: owner.customerId,
      event: { troubleTicket: { id: 'TRK-77', status, lineId }, device: 'Nova X5', ...more },
    });
    await givenEvent(app, repair('INF_TECNICO', { awaitsCents: 3_500 }));
    await givenEvent(app, repair('ENTREGADO_CAC', { awaitsCents: null }));
    const told = await toldTo(app, owner);
    expect(told.map(({ messageType }) => messageType).sort()).toEqual(['repairAwaitsYou', 'repairMoved']);
    expect(told.map(({ content }) => content).join()).toMatch(
      /cuesta \$35,00.*listo para que lo retires|listo.*\$35,00/,
    );
    const left = await outboxOf(app, owner.email);
    expect(left.map(({ subject }) => subject).sort()).toEqual([
      'Tu equipo en reparación avanzó',
      'Tu reparación espera una respuesta',
    ]);
  });

  it('who managed the line before, when another account associates it', async () => {
    const owner = await givenLineManager(app);
    const partner = await givenLineManager(app, owner.line);
    await givenEvent(app, {
      eventType: 'LinesAssociatedEvent',
      customerId: owner.customerId,
      userId: partner.userId,
      event: { permission: { serviceNumbers: [owner.line.serviceNumber] } },
    });
    expect((await toldTo(app, owner)).map(({ messageType }) => messageType)).toEqual(['lineAssociated']);
    expect(await messagesOf(app, partner)).toEqual([]);
  });

  it('whoever did it just now as read, everybody else and late outcomes as news', async () => {
    const payer = await givenLineManager(app);
    const partner = await givenLineManager(app, payer.line);
    const paid = (createdAt: Date) => {
      const { serviceNumber } = payer.line;
      const payment = { kind: 'recharge', item: 'R5', serviceNumber, totalCents: 500, status: 'authorized' };
      const event = { payment: { ...payment, createdAt } };
      const { userId, customerId } = payer;
      return givenEvent(app, { eventType: 'PaymentAuthorizedEvent', userId, customerId, event });
    };
    await paid(new Date());
    await app.settleEvents();
    expect([await unreadOf(app, payer), await unreadOf(app, partner)]).toEqual([0, 1]);
    expect((await messagesOf(app, payer)).map(({ isRead }) => isRead)).toEqual([true]);
    await paid(new Date(Date.now() - 3_600_000));
    await app.settleEvents();
    expect([await unreadOf(app, payer), await unreadOf(app, partner)]).toEqual([1, 2]);
  });

  it('whoever paid, when a payment in doubt has failed or comes back; a refusal was seen at once', async () => {
    const payer = await givenLineManager(app);
    const partner = await givenLineManager(app, payer.line);
    const { serviceNumber } = payer.line;
    const payment = { kind: 'package', item: 'INT-3G-7D', name: '3 GB', serviceNumber, totalCents: 300 };
    const told = (eventType: string, status: string, method = 'card') =>
      givenEvent(app, {
        eventType,
        userId: payer.userId,
        event: { payment: { ...payment, status, method } },
      });
    await told('PaymentFailedEvent', 'denied');
    expect(await toldTo(app, payer)).toEqual([]);
    await told('PaymentFailedEvent', 'failed');
    for (const method of ['card', 'balance', 'invoice']) await told('PaymentRefundedEvent', 'failed', method);
    const all = await toldTo(app, payer);
    const refunds = all.filter(({ messageType }) => messageType === 'paymentRefunded');
    expect(refunds.map(({ content }) => content.split(':')[0]).sort()).toEqual([
      'Devolvimos $3,00 a tu saldo',
      'Devolvimos $3,00 a tu tarjeta',
      'Sacamos $3,00 de tu próxima factura',
    ]);
    expect(all).toHaveLength(4);
    expect(await messagesOf(app, partner)).toEqual([]);
  });

  it('nobody when its type or its content says nothing to people', async () => {
    const owner = await givenLineManager(app);
    for (const event of [{}, { billNo: 7 }, { payment: null }, { permission: 'x' }, { percent: 55 }])
      for (const eventType of [
        'CustomerBillCreateEvent',
        'UsageThresholdReachedEvent',
        'toString',
        'Unheard',
      ])
        await givenEvent(app, { eventType, event, customerId: owner.customerId, userId: owner.userId });
    expect(await toldTo(app, owner)).toEqual([]);
    expect(await unsettled()).toBe(0);
  });
});

describe('what leaves besides', () => {
  it('is one e-mail, or one SMS where there is none', async () => {
    const owner = await givenLineManager(app);
    await givenEvent(app, dataUsed(owner, 100));
    await app.settleEvents();
    const [email, ...more] = await outboxOf(app, owner.email);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Se acabaron tus datos');
    expect(await outboxOf(app, owner.line.number)).toEqual([]);

    const luis = { serviceNumber: '593992000001', percent: 80, bucket: { name: 'Bono 1 GB' } };
    const [{ customer_id: customerId }] = await rows(
      'select customer_id from operator.line_numbers where service_number = $1',
      [luis.serviceNumber],
    );
    await givenEvent(app, { eventType: 'UsageThresholdReachedEvent', customerId, event: luis });
    await app.settleEvents();
    const [sms] = await outboxOf(app, '0992000001');
    expect(sms).toMatchObject({
      subject: null,
      text: 'La linea (099) 200-0001 ya uso el 80 % de su saldo de Bono 1 GB.',
    });
  });

  it('is nothing about what is older than a day, unless it is about security: that stands in the list', async () => {
    const owner = await givenLineManager(app);
    const at = new Date(Date.now() - 25 * 60 * 60_000);
    await givenEvent(app, { ...bill(owner), at });
    expect(await toldTo(app, owner)).toHaveLength(1);
    expect(await outboxOf(app, owner.email)).toEqual([]);

    const { userId } = owner;
    const eventType = 'DigitalIdentityAttributeValueChangeEvent';
    await givenEvent(app, { eventType, userId, event: { attribute: 'password' }, at });
    expect(await toldTo(app, owner)).toHaveLength(2);
    expect(await outboxOf(app, owner.email)).toMatchObject([{ subject: 'Tu contraseña cambió' }]);
  });
});

it('with jobs it happens by itself, in a second or two', async () => {
  const living = await startTestApp({ withJobs: true });
  try {
    const owner = await givenLineManager(living);
    await givenEvent(living, dataUsed(owner));
    await expect.poll(() => unreadOf(living, owner)).toBe(1);
  } finally {
    await living.close();
  }
});

// docs/integrating.md: its table has every event of an operator that the portal knows, and no other.

it('the table of events names those that the portal reads', () => {
  const page = readFileSync(new URL('../../../../../docs/integrating.md', import.meta.url), 'utf8');
  const [, table = ''] = /\n\| `eventType` \|.*\n((?:\|.*\n)+)/.exec(page) ?? [];
  const named = table.split('\n').flatMap((row) => row.split(' | ')[0]?.match(/\b[A-Z]\w+Event\b/g) ?? []);
  expect([...new Set(named)].sort()).toEqual([...operatorEventTypes].sort());
});
