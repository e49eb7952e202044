import { randomUUID } from 'node:crypto';
import { endPermission } from '@portal/contract/access/permissions';
import { setAutoPay } from '@portal/contract/paying/payment-methods';
import { createPayment, listPayments } from '@portal/contract/paying/payments';
import { canonicalServiceNumber } from '@portal/market/service-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import {
  autoPayOf,
  billPaymentBody,
  byCode,
  cards,
  createCardLine,
  givenCard,
  givenToken,
  passDays,
  payBillByCard,
  payWithSaved,
  wishAutoPay,
} from '../../../test/given/cards.ts';
import { givenRole } from '../../../test/given/given-line.ts';
import { givenBill, givenPostpaidLine, givenUser } from '../../../test/given/given-user.ts';
import { outboxOf } from '../../../test/given/notifications.ts';

const cardLine = createCardLine();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    environment: { PAYMENT_TIMEOUT_MS: '2000' },
    cardsThrough: cardLine.lead,
  });
});
afterAll(async () => {
  await app.close();
  await cardLine.close();
});

const rows = async (text: string, values: unknown[]) => (await app.database.pool.query(text, values)).rows;

/** Somebody whose account is paid by itself, with a bill that is due. */
async function givenAutoPay({
  card = cards.approved as string,
  maximum = null as object | null,
  totalCents = 1839,
} = {}) {
  const user = await givenUser(app);
  const line = await givenPostpaidLine(app, user);
  const token = await app.signIn(user.email, user.password);
  const saved = await givenCard(app, token, card);
  const billNo = await givenBill(app, line, { totalCents });
  const wish = (more: object = {}) =>
    wishAutoPay(app, token, line.accountId, { enabled: true, maximum, ...more });
  expect((await wish()).json()).toMatchObject({ enabled: true, paymentMethodId: saved.id, daysBeforeDue: 2 });
  const read = () => autoPayOf(app, token, line.accountId);
  return { user, line, token, methodId: saved.id, billNo, wish, read, totalCents };
}

type Payer = Awaited<ReturnType<typeof givenAutoPay>>;

const told = async ({ user }: Payer) => {
  await app.settleEvents();
  const found = await rows('select kind from notifications where user_id = $1 order by notification_id', [
    user.userId,
  ]);
  return found.map(({ kind }) => kind).filter((kind) => kind !== 'cardSaved');
};
const untilTold = (payer: Payer, kinds: string[]) => expect.poll(() => told(payer)).toEqual(kinds);

/** Approved by the provider for this person's payments. */
const charges = ({ user }: Payer) =>
  rows(
    `select c.total_cents from pay_sandbox.charges c join payments p on p.payment_id::text = c.idempotency_key
     where p.user_id = $1 and c.status = 'APPROVAL'`,
    [user.userId],
  );
const billState = async ({ billNo }: Payer) =>
  (
    await rows('select state, paid_at is not null as paid from operator.bills where bill_no = $1', [billNo])
  )[0];

/** Nothing of theirs is due, and nothing is under way. */
const untilQuiet = ({ user }: Payer) =>
  expect
    .poll(() =>
      rows(
        `select 1 from auto_pays where user_id = $1 and enabled and look_at < now() + interval '150 seconds'
           union all select 1 from payments where user_id = $1 and (status in ('pending', 'unknown') or effect = 'due')`,
        [user.userId],
      ),
    )
    .toEqual([]);

describe('a bill that is paid by itself', () => {
  it('is told of three days before, charged once on its day, and told of after', async () => {
    const payer = await givenAutoPay();
    await untilTold(payer, ['autoPayAnnounced']);
    expect((await payer.read()).upcoming).toMatchObject([{ billNo: payer.billNo, status: 'announced' }]);
    await passDays(app, payer.user.userId, 2);
    await app.runAutomatic();
    await untilQuiet(payer);
    expect(await charges(payer)).toEqual([]);
    await passDays(app, payer.user.userId, 1);
    await untilTold(payer, ['autoPayAnnounced', 'paymentReceived']);
    await untilQuiet(payer);
    expect(await charges(payer)).toHaveLength(1);
    expect(await billState(payer)).toEqual({ state: 'paymentInProcess', paid: true });
    expect((await payer.read()).upcoming).toEqual([]);
    const paid = await app.call({ method: 'GET', url: listPayments.path, token: payer.token });
    expect(paid.json()).toMatchObject([{ isAutomatic: true, paymentItem: [{ item: { id: payer.billNo } }] }]);
    const unread = await rows(
      "select content from notifications where user_id = $1 and kind = 'paymentReceived' and read_at is null",
      [payer.user.userId],
    );
    expect(unread[0].content).toContain('débito automático');
  });

  it('is not charged when it was switched off the evening before, nor told of any more', async () => {
    const payer = await givenAutoPay();
    await untilTold(payer, ['autoPayAnnounced']);
    expect((await payer.wish({ enabled: false })).json()).toMatchObject({ enabled: false, upcoming: [] });
    await passDays(app, payer.user.userId, 5);
    await app.runAutomatic();
    expect(await charges(payer)).toEqual([]);
    await payer.wish();
    await untilTold(payer, ['autoPayAnnounced', 'autoPayAnnounced']);
    expect(await charges(payer)).toEqual([]);
  });

  it('is not charged when it is switched off while its charge is about to begin', async () => {
    const payer = await givenAutoPay();
    await untilTold(payer, ['autoPayAnnounced']);
    const gate = await app.database.pool.connect();
    await gate.query('begin');
    await passDays(app, payer.user.userId, 3);
    await gate.query('select 1 from auto_pays where user_id = $1 for update', [payer.user.userId]);
    const running = app.runAutomatic();
    await gate.query('update auto_pays set enabled = false where user_id = $1', [payer.user.userId]);
    await gate.query('commit');
    gate.release();
    await running;
    await untilQuiet(payer);
    expect(await charges(payer)).toEqual([]);
    expect(await rows('select 1 from payments where user_id = $1', [payer.user.userId])).toEqual([]);
  });

  it.each([0, 0.001])('400: a maximum of %d, below which there is no bill', async (amount) => {
    const payer = await givenAutoPay();
    const answer = await payer.wish({ maximum: { amount } });
    expect(answer.json()).toMatchObject({ status: '400', field: 'maximum' });
  });

  it('above the maximum is told of and not charged; with a higher one it is told of anew', async () => {
    const payer = await givenAutoPay({ totalCents: 4_500, maximum: { amount: 30 } });
    await untilTold(payer, ['autoPayOverMaximum']);
    await passDays(app, payer.user.userId, 9);
    await app.runAutomatic();
    await untilQuiet(payer);
    expect(await charges(payer)).toEqual([]);
    await payer.wish({ maximum: { amount: 50 } });
    await untilTold(payer, ['autoPayOverMaximum', 'autoPayAnnounced']);
    await passDays(app, payer.user.userId, 3);
    await untilTold(payer, ['autoPayOverMaximum', 'autoPayAnnounced', 'paymentReceived']);
    expect(await charges(payer)).toEqual([{ total_cents: 4_500 }]);
  });

  it('that costs something else by then is told of anew', async () => {
    const payer = await givenAutoPay();
    await untilTold(payer, ['autoPayAnnounced']);
    await rows('update operator.bills set total_cents = 1000, exempt_cents = 1000 where bill_no = $1', [
      payer.billNo,
    ]);
    await passDays(app, payer.user.userId, 3);
    await untilTold(payer, ['autoPayAnnounced', 'autoPayAnnounced']);
    expect(await charges(payer)).toEqual([]);
  });

  it.each(['a payer', 'its owner'])(
    'is charged on its day though %s has a code for it, which is closed, and they are told: what is reminded of is paid',
    async (who) => {
      const payer = await givenAutoPay();
      await untilTold(payer, ['autoPayAnnounced']);
      const guest = who === 'a payer' ? await givenSignedIn(app) : { ...payer.user, token: payer.token };
      if (who === 'a payer')
        await givenRole(app, guest, { serviceNumber: canonicalServiceNumber(payer.line.number) }, 'payer');
      const body = billPaymentBody({
        billNo: payer.billNo,
        token: '',
        dollars: 18.39,
        correlatorId: `EC-${randomUUID()}`,
      });
      const asked = await app.call({
        method: 'POST',
        url: createPayment.path,
        token: guest.token,
        headers: { action: '3' },
        payload: byCode(body),
      });
      expect(asked.statusCode).toBe(202);
      await passDays(app, payer.user.userId, 2);
      await app.runAutomatic();
      await untilQuiet(payer);
      expect(await charges(payer)).toEqual([]);
      await passDays(app, payer.user.userId, 1);
      await untilTold(payer, [
        'autoPayAnnounced',
        ...(who === 'a payer' ? [] : ['paymentFailed']),
        'paymentReceived',
      ]);
      await untilQuiet(payer);
      const mails = await outboxOf(app, guest.email);
      expect(mails.map(({ text }) => text).join()).toContain('ya no sirve');
      expect(await charges(payer)).toEqual([{ total_cents: 1_839 }]);
      expect(await billState(payer)).toEqual({ state: 'paymentInProcess', paid: true });
      const url = `${createPayment.path}/${asked.json().id}`;
      const code = await app.call({ method: 'GET', url, token: guest.token });
      expect(code.json()).toMatchObject({ status: 'failed' });
    },
  );

  it('that was paid here and stands as unpaid again is not charged: the payer is told once, with both numbers', async () => {
    const payer = await givenAutoPay();
    await untilTold(payer, ['autoPayAnnounced']);
    const { billNo } = payer;
    const paid = await payBillByCard(app, payer.token, { billNo, dollars: 18.39 });
    const { id, authorizationCode } = paid.json();
    await expect
      .poll(() => rows('select effect from payments where payment_id = $1', [id]))
      .toEqual([{ effect: 'done' }]);
    await rows(
      "update operator.bills set state = 'sent', payment_id = null, paid_at = null where bill_no = $1",
      [billNo],
    );
    const before = await told(payer);
    for (const _day of ['told', 'and no more']) {
      await passDays(app, payer.user.userId, 3);
      await untilTold(payer, [...before, 'automaticPaymentRefused']);
      await untilQuiet(payer);
    }
    const [notice] = await rows(
      "select content from notifications where user_id = $1 and kind = 'automaticPaymentRefused'",
      [payer.user.userId],
    );
    expect(notice.content).toContain(
      `La factura ${billNo} se pagó aquí con la autorización ${authorizationCode}`,
    );
    expect(await charges(payer)).toEqual([{ total_cents: 1_839 }]);
  });

  it('switched off while its card is being refused, is told of anew when it is on again', async () => {
    const payer = await givenAutoPay({ card: cards.insufficient });
    await untilTold(payer, ['autoPayAnnounced']);
    cardLine.fault = 'held';
    await passDays(app, payer.user.userId, 3);
    const running = app.runAutomatic();
    await expect.poll(() => cardLine.held()).toBe(1);
    await payer.wish({ enabled: false });
    cardLine.fault = 'none';
    cardLine.release();
    await running;
    await untilQuiet(payer);
    await payer.wish();
    await untilTold(payer, ['autoPayAnnounced', 'autoPayAnnounced']);
    expect((await payer.read()).upcoming).toMatchObject([{ billNo: payer.billNo, status: 'announced' }]);
  });

  it('that was paid elsewhere and is owed again is told of anew, and charged', async () => {
    const payer = await givenAutoPay();
    await untilTold(payer, ['autoPayAnnounced']);
    for (const [state, paidAt] of [
      ['settled', new Date()],
      ['sent', null],
    ]) {
      await rows('update operator.bills set state = $2, paid_at = $3 where bill_no = $1', [
        payer.billNo,
        state,
        paidAt,
      ]);
      await passDays(app, payer.user.userId, 0);
      await app.runAutomatic();
      await untilQuiet(payer);
    }
    await untilTold(payer, ['autoPayAnnounced', 'autoPayAnnounced']);
    await passDays(app, payer.user.userId, 3);
    await untilTold(payer, ['autoPayAnnounced', 'autoPayAnnounced', 'paymentReceived']);
    expect(await charges(payer)).toEqual([{ total_cents: 1_839 }]);
  });

  it('whose card is refused is tried three times in five days, each told, and then it is off', async () => {
    const payer = await givenAutoPay({ card: cards.insufficient });
    await untilTold(payer, ['autoPayAnnounced']);
    const expected = ['autoPayAnnounced'];
    for (const kind of ['automaticPaymentRefused', 'automaticPaymentRefused', 'automaticPaymentOff']) {
      await passDays(app, payer.user.userId, expected.length === 1 ? 3 : 2);
      expected.push(kind);
      await untilTold(payer, expected);
      await untilQuiet(payer);
    }
    expect(await payer.read()).toMatchObject({ enabled: false, offBecause: 'refused', upcoming: [] });
    const tries = await rows('select status from payments where user_id = $1', [payer.user.userId]);
    expect(tries.map(({ status }) => status)).toEqual(['denied', 'denied', 'denied']);
    await passDays(app, payer.user.userId, 5);
    await app.runAutomatic();
    expect(await rows('select 1 from payments where user_id = $1', [payer.user.userId])).toHaveLength(3);
    expect(await billState(payer)).toEqual({ state: 'sent', paid: false });
  });

  it('with a card that has expired meanwhile is refused, in the words of the bank', async () => {
    const payer = await givenAutoPay();
    await untilTold(payer, ['autoPayAnnounced']);
    await rows(
      `update pay_sandbox.saved_cards set expiry_year = 20 where subscription_id =
       (select saved_card_id from payment_methods where user_id = $1)`,
      [payer.user.userId],
    );
    await passDays(app, payer.user.userId, 3);
    await untilTold(payer, ['autoPayAnnounced', 'automaticPaymentRefused']);
    const [notice] = await rows(
      "select content from notifications where user_id = $1 and kind = 'automaticPaymentRefused'",
      [payer.user.userId],
    );
    expect(notice.content).toContain('Tarjeta expirada');
  });

  it('whose answer is lost is charged once, and settled by asking', async () => {
    const payer = await givenAutoPay();
    await untilTold(payer, ['autoPayAnnounced']);
    cardLine.fault = 'cut after';
    await passDays(app, payer.user.userId, 3);
    const known = () =>
      rows('select 1 from payments where user_id = $1 and status <> $2', [payer.user.userId, 'pending']);
    await expect
      .poll(known)
      .toHaveLength(1)
      .finally(() => {
        cardLine.fault = 'none';
      });
    await untilTold(payer, ['autoPayAnnounced', 'paymentReceived']);
    await passDays(app, payer.user.userId, 1);
    await app.runAutomatic();
    await untilQuiet(payer);
    expect(await charges(payer)).toHaveLength(1);
  });

  it('at once by itself, by hand with a saved card and with another one, by five processes: one charge', async () => {
    for (let round = 0; round < 4; round++) {
      const payer = await givenAutoPay();
      await untilTold(payer, ['autoPayAnnounced']);
      const { token, billNo, methodId } = payer;
      const cardToken = await givenToken(app, cards.approved, 18.39);
      const byHand = () => payBillByCard(app, token, { billNo, dollars: 18.39, cardToken });
      await passDays(app, payer.user.userId, 3);
      const again = async () => {
        await passDays(app, payer.user.userId, 0);
        return app.runAutomatic();
      };
      await Promise.all([
        again(),
        again(),
        byHand(),
        payWithSaved(app, token, { billNo, methodId }),
        again(),
        again(),
        again(),
      ]);
      await expect.poll(() => billState(payer)).toEqual({ state: 'paymentInProcess', paid: true });
      await passDays(app, payer.user.userId, 0);
      await app.runAutomatic();
      expect(await charges(payer)).toHaveLength(1);
    }
  });
});

describe('refused', () => {
  it('403 to switch it on where the person has only signed in; off is always possible', async () => {
    const payer = await givenAutoPay();
    const token = await app.signIn(payer.user.email, payer.user.password);
    const url = `${setAutoPay.path}?billingAccountId=${encodeURIComponent(payer.line.accountId)}`;
    const wish = (enabled: boolean) => app.call({ method: 'PUT', url, token, payload: { enabled } });
    expect((await wish(true)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED', methods: ['password'] });
    expect((await wish(false)).statusCode).toBe(200);
  });

  it('422 without a card, with an expired one, or somebody else’s', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user);
    const token = await app.signIn(user.email, user.password);
    const wish = (paymentMethodId?: string) =>
      wishAutoPay(app, token, line.accountId, {
        enabled: true,
        ...(paymentMethodId ? { paymentMethodId } : {}),
      });
    expect((await wish()).json().code).toBe('CARD_NOT_USABLE');
    const other = await givenAutoPay();
    for (const id of [other.methodId, randomUUID(), 'none'])
      expect((await wish(id)).json().code).toBe('CARD_NOT_USABLE');
    const own = await givenCard(app, token);
    await rows("update payment_methods set expires_on = '2020-01-31' where user_id = $1", [user.userId]);
    expect((await wish(own.id)).json().code).toBe('CARD_NOT_USABLE');
  });

  it('422 for a line of a company', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user, { isCorporate: true });
    const token = await app.signIn(user.email, user.password);
    await givenCard(app, token);
    expect((await wishAutoPay(app, token, line.accountId, { enabled: true })).json().code).toBe(
      'CORPORATE_LINE',
    );
  });
});

it('is off, and because of no card, once the person only looks at the line', async () => {
  const payer = await givenAutoPay();
  await untilTold(payer, ['autoPayAnnounced']);
  const become = (role: string) =>
    rows('update associations set role = $2 where user_id = $1', [payer.user.userId, role]);
  await become('viewer');
  await passDays(app, payer.user.userId, 3);
  await app.runAutomatic();
  await untilQuiet(payer);
  await become('manager');
  expect(await payer.read()).toMatchObject({ enabled: false, offBecause: null, upcoming: [] });
  expect(await charges(payer)).toEqual([]);
});

it('ends with the association: nothing is charged for an account that was given up, and without a line no card is kept', async () => {
  const payer = await givenAutoPay();
  await untilTold(payer, ['autoPayAnnounced']);
  const url = endPermission.path.replace(':id', payer.line.number);
  const payload = { validFor: { endDateTime: new Date().toISOString() } };
  expect((await app.call({ method: 'PATCH', url, token: payer.token, payload })).statusCode).toBe(200);
  await passDays(app, payer.user.userId, 3);
  await app.runAutomatic();
  expect(await charges(payer)).toEqual([]);
  const left = () => rows('select 1 from payment_methods where user_id = $1', [payer.user.userId]);
  await expect.poll(left).toEqual([]);
});
