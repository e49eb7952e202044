// What becomes of a claim in the embedded operator: what is asked for meanwhile, and what comes onto the next bill.
import { randomUUID } from 'node:crypto';
import { dayMs } from '@portal/market/civil-dates';
import { createThirdParty } from '@portal/operator/third-party/third-party';
import type { ClaimReason, NewClaim } from '@portal/operator-ports/claims';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { billsOf, givenBillOf, givenCycle, itemsOf } from '../../test/given/bills.ts';
import { givenLine, givenManager } from '../../test/given/given-line.ts';
import { givenUser } from '../../test/given/given-user.ts';
import { letNeighboursGo } from '../../test/given/neighbours-gone.ts';
import { toldTo } from '../../test/given/notifications.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ clock: { now: () => now }, overHttp: false });
  await letNeighboursGo(app.database.pool, 'writtenDown');
});
afterAll(() => app.close());

const horoscope = { cents: 260, gross: 299 };

/** A bill of a plan and a horoscope, which is to be paid. */
async function given() {
  const user = await givenUser(app);
  const line = await givenLine(app);
  await givenManager(app, user, line);
  const token = await app.signIn(user.email, user.password);
  const [ref] = await app.operator.inventory.list([line]);
  if (!ref) throw new Error('no line');
  const { cut } = await givenCycle(app, line, now);
  const billNo = await givenBillOf(app, line, '2026-10-01', [
    ['plan', 'Plan Esencial 8 GB', 999],
    ['thirdParty', 'Horóscopo diario', horoscope.cents],
  ]);
  const { customerId, lineId, accountId, serviceNumber } = ref;
  const claim = (reason: ClaimReason = 'notOrdered', position = 2): NewClaim => ({
    customerId,
    lineId,
    accountId,
    serviceNumber,
    key: randomUUID(),
    authorId: randomUUID(),
    charge: { kind: 'billLine', id: String(position), billNo },
    chargeName: '',
    amountCents: 0,
    reason,
    description: 'No lo pedí.',
    files: [],
    expectedAt: new Date(now.getTime() + 15 * dayMs),
  });
  const bill = async () => {
    const found = await app.operator.billing.find([ref], billNo);
    if (!found) throw new Error('no bill');
    return found;
  };
  return { ref, token, cut, billNo, claim, bill, number: line.number };
}

async function file(claim: NewClaim) {
  const result = await app.operator.tickets.fileClaim(claim);
  if (!('filed' in result)) throw new Error(result.refused);
  return result.filed;
}
const pay = async (billNo: string, customerId: string, amountCents: number) => {
  const paymentId = randomUUID();
  const { billing } = app.operator;
  const held = await billing.hold({ customerId, billNo }, { paymentId, amountCents, isByCode: false });
  if (held) await billing.confirmPaid({ customerId, billNo }, paymentId, now);
  return held;
};
/** Received, in analysis, decided. */
async function decided(): Promise<void> {
  for (let step = 0; step < 3; step++) {
    now = new Date(now.getTime() + 3_600_000);
    await app.tick();
  }
}
const dueOf = async (ref: Awaited<ReturnType<typeof given>>['ref']) =>
  (await app.operator.billing.amountsDue([ref]))[0]?.totalCents ?? 0;

it('what is claimed is not asked for; the rest is paid, and what was won comes once on the next bill', async () => {
  const { ref, token, cut, billNo, claim, bill, number } = await given();
  const { totalCents } = await bill();
  const one = await file(claim());
  expect(one.amountCents).toBe(horoscope.gross);
  expect(await bill()).toMatchObject({ claimedCents: horoscope.gross });
  expect(await dueOf(ref)).toBe(totalCents - horoscope.gross);
  expect(await pay(billNo, ref.customerId, totalCents)).toBe(false);
  expect(await pay(billNo, ref.customerId, totalCents - horoscope.gross)).toBe(true);

  // Several processes at once, and again.
  await Promise.all([decided(), app.tick()]);
  await decided();
  const [claimNow] = (await app.operator.tickets.claims([ref], {}, { offset: 0, limit: 9 })).claims;
  expect(claimNow).toMatchObject({ status: 'resolved', resolution: 'inFavor', creditCents: horoscope.gross });
  expect(claimNow?.steps.map(({ status }) => status)).toEqual(['acknowledged', 'inProgress', 'resolved']);
  expect(claimNow?.notes.map(({ author }) => author)).toEqual(['operator', 'operator']);
  expect(await bill()).toMatchObject({ claimedCents: 0, withheldCents: horoscope.gross });

  now = cut;
  await app.tick();
  const [next] = await billsOf(app, token, number);
  const items = await itemsOf(app, next?.billNo);
  expect(items).toMatchObject([
    { kind: 'plan', cents: 999 },
    // It was not paid with its bill: what the credit gives back is owed here.
    { kind: 'other', code: 'SALDO', cents: horoscope.gross, rate: 0 },
    { kind: 'credit', code: one.claimId, cents: -horoscope.gross },
  ]);
  expect(next?.amountDue.value).toBe(11.49);
  const [linked] = (
    await app.operator.tickets.claims([ref], { billNos: [next?.billNo ?? ''] }, { offset: 0, limit: 9 })
  ).claims;
  expect(linked).toMatchObject({ claimId: one.claimId, creditBillNo: next?.billNo });
});

it('a claim about a bill that was paid takes nothing out of it, and its credit makes the next one less', async () => {
  const { ref, token, cut, billNo, claim, bill, number } = await given();
  await pay(billNo, ref.customerId, (await bill()).totalCents);
  await file(claim());
  expect(await bill()).toMatchObject({ claimedCents: 0, withheldCents: 0 });
  await decided();
  now = cut;
  await app.tick();
  const [next] = await billsOf(app, token, number);
  expect((await itemsOf(app, next?.billNo)).map(({ kind }) => kind)).toEqual(['plan', 'credit']);
  expect(next?.amountDue.value).toBe(8.5);
});

it('what was refused is to be paid with its bill again', async () => {
  const { ref, token, claim, bill } = await given();
  const { totalCents } = await bill();
  await file(claim('other'));
  await decided();
  expect(await bill()).toMatchObject({ state: 'sent', claimedCents: 0 });
  expect(await dueOf(ref)).toBe(totalCents);
  const asked = expect.stringContaining('Como no lo habías pagado, ese valor se cobra en tu factura.');
  while ((await app.operator.events.deliver()) > 0);
  const [answer] = await toldTo(app, { token });
  expect(answer).toMatchObject({ subject: 'Respondimos un reclamo', content: asked });
  const { claims } = await app.operator.tickets.claims([ref], {}, { offset: 0, limit: 1 });
  expect(claims[0]?.notes.at(-1)?.text).toEqual(asked);
});

it('of a bill that was cancelled meanwhile nothing comes back that nobody paid', async () => {
  const { ref, billNo, claim } = await given();
  await file(claim());
  await app.database.pool.query("update operator.bills set state = 'cancelled' where bill_no = $1", [billNo]);
  await decided();
  const { claims } = await app.operator.tickets.claims([ref], {}, { offset: 0, limit: 1 });
  expect(claims).toMatchObject([{ resolution: 'inFavor', creditCents: 0 }]);
});

it('while a payment is on its way no claim of its bill is decided on', async () => {
  const { ref, billNo, claim, bill } = await given();
  await file(claim('other'));
  const { totalCents, claimedCents } = await bill();
  const payment = { paymentId: randomUUID(), amountCents: totalCents - claimedCents, isByCode: false };
  expect(await app.operator.billing.hold(await bill(), payment)).toBe(true);
  await decided();
  const states = async () =>
    (await app.operator.tickets.claims([ref], { billNos: [billNo] }, { offset: 0, limit: 9 })).claims.map(
      ({ status }) => status,
    );
  expect(await states()).toEqual(['inProgress']);
  await app.operator.billing.release(await bill(), payment.paymentId);
  await decided();
  expect(await states()).toEqual(['resolved']);
  expect(await bill()).toMatchObject({ state: 'sent', claimedCents: 0, withheldCents: 0 });
});

it('a code keeps no claim of its bill from being answered: what it leaves out is owed, whether it is paid or not', async () => {
  for (const isPaid of [false, true]) {
    const { ref, token, cut, billNo, claim, bill, number } = await given();
    const { billing } = app.operator;
    const key = { customerId: ref.customerId, billNo };
    await file(claim('other'));
    const { totalCents, claimedCents } = await bill();
    const payment = { paymentId: randomUUID(), amountCents: totalCents - claimedCents, isByCode: true };
    expect(await billing.hold(key, payment)).toBe(true);
    await decided();
    const { claims } = await app.operator.tickets.claims([ref], {}, { offset: 0, limit: 9 });
    expect(claims).toMatchObject([{ status: 'resolved', resolution: 'rejected' }]);
    expect(await bill()).toMatchObject({ claimedCents: 0, withheldCents: horoscope.gross });
    if (isPaid) {
      const confirmed = () => billing.confirmPaid(key, payment.paymentId, now);
      expect(await Promise.all([confirmed(), confirmed(), confirmed()])).toEqual([true, true, true]);
    } else await billing.release(key, payment.paymentId);
    expect(await dueOf(ref)).toBe(isPaid ? 0 : totalCents);
    now = cut;
    await app.tick();
    const [next] = await billsOf(app, token, number);
    const items = (await itemsOf(app, next?.billNo)).map(({ code, cents }) => [code, cents]);
    expect(items.slice(1)).toEqual(isPaid ? [['SALDO', horoscope.gross]] : []);
  }
});

it('of a bill that is claimed line by line nothing is left, and nobody owes it', async () => {
  const { ref, claim, bill } = await given();
  const results = await Promise.all(
    [1, 2, 2, 1].map((position) => app.operator.tickets.fileClaim(claim('other', position))),
  );
  expect(results.filter((result) => 'filed' in result)).toHaveLength(2);
  const { totalCents, claimedCents } = await bill();
  expect(claimedCents).toBe(totalCents);
  expect(await dueOf(ref)).toBe(0);
});

it('the time for an answer is spoken of three days before its end, and when it is over', async () => {
  const { ref, claim } = await given();
  const filed = await file({ ...claim(), expectedAt: new Date(now.getTime() + 2_000) });
  // The office has more to do than it can.
  await app.database.pool.query('update operator.claims set next_move_at = null where claim_id = $1', [
    filed.claimId,
  ]);
  const reminders = async () => {
    await app.tick();
    await app.tick();
    const { rows } = await app.database.pool.query(
      `select 1 from operator.events where customer_id = $1 and event_type = 'TroubleTicketAttributeValueChangeEvent'`,
      [ref.customerId],
    );
    return rows.length;
  };
  expect(await reminders()).toBe(1);
  now = new Date(now.getTime() + 3_000);
  expect(await reminders()).toBe(2);
});

it('a service of another company is charged every month until it ends; a line that takes none gets none', async () => {
  const { ref, token, cut, number } = await given();
  const { db } = app.database;
  const network = createThirdParty({ db, clock: { now: () => now } });
  const offered = {
    code: 'TP-HOROS',
    name: 'Horóscopo diario',
    provider: 'Astros Móvil',
    priceCents: 299,
    consentChannel: 'unknown',
    consentProof: 'No hay registro.',
  } as const;
  expect(await network.beginThirdParty(ref, offered)).toBe(true);
  now = cut;
  await app.tick();
  const [bill] = await billsOf(app, token, number);
  expect(await itemsOf(app, bill?.billNo)).toMatchObject([
    { kind: 'plan' },
    { kind: 'thirdParty', code: 'TP-HOROS', description: 'Horóscopo diario', cents: horoscope.cents },
  ]);
  const [service] = await app.operator.inventory.thirdPartyServices([ref]);
  const charge = { kind: 'thirdParty', id: service?.productId ?? '', billNo: null } as const;
  const { customerId, lineId, accountId, serviceNumber } = ref;
  const filed = await file({
    customerId,
    lineId,
    accountId,
    serviceNumber,
    key: randomUUID(),
    authorId: 'a',
    charge,
    chargeName: '',
    amountCents: 0,
    reason: 'notOrdered',
    description: 'No lo pedí.',
    files: [],
    expectedAt: now,
  });
  expect(filed).toMatchObject({ amountCents: 299, billLine: { billNo: bill?.billNo, position: 2 } });
  expect(service?.endedAt).toBeNull();
  await decided();
  const [won] = (
    await app.operator.tickets.claims([ref], { claimIds: [filed.claimId] }, { offset: 0, limit: 1 })
  ).claims;
  expect(won).toMatchObject({ resolution: 'inFavor', creditCents: 299 });
  expect(won?.notes.at(-1)?.text).toContain('dimos de baja ese servicio');
  const [over] = await app.operator.inventory.thirdPartyServices([ref]);
  expect(over?.endedAt).toBeInstanceOf(Date);

  await app.operator.inventory.blockThirdParty(ref, true);
  expect(await network.beginThirdParty(ref, offered)).toBe(false);
  const told = (await toldTo(app, { token })).map(({ content }) => content);
  expect(told).toContainEqual(
    expect.stringMatching(/Astros Móvil quiso activar Horóscopo diario .* y no pudo/),
  );
  await app.operator.inventory.blockThirdParty(ref, false);
  expect(await network.beginThirdParty(ref, offered)).toBe(true);
});
