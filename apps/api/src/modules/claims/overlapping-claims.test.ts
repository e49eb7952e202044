// The same money is claimed once, by whatever way, by whomever and in whatever order somebody comes to it.
import { randomUUID } from 'node:crypto';
import { getCustomerBill } from '@portal/contract/paying/billing';
import type { Claim } from '@portal/contract/paying/claims';
import { createPayment, type Payment } from '@portal/contract/paying/payments';
import { listAgreements } from '@portal/contract/privacy/agreements';
import { dayMs } from '@portal/market/civil-dates';
import { centsOf } from '@portal/market/money';
import { splitTax, taxOn } from '@portal/market/tax';
import { createThirdParty } from '@portal/operator/third-party/third-party';
import type { NewClaim } from '@portal/operator-ports/claims';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockedIn } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually, scaled } from '../../../test/eventually.ts';
import { billsOf, type GivenItem, givenBillOf, givenCycle, itemsOf } from '../../../test/given/bills.ts';
import { buyPackage } from '../../../test/given/buyer.ts';
import { askBillCode, payBillByCard } from '../../../test/given/cards.ts';
import { type ClaimedCharge, claimCharge } from '../../../test/given/claims.ts';
import { units } from '../../../test/given/country.ts';
import { givenLine } from '../../../test/given/given-line.ts';
import { letNeighboursGo } from '../../../test/given/neighbours-gone.ts';
import { givenHousehold } from '../../../test/given/people.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ clock: { now: () => now }, overHttp: false, withJobs: true });
  await letNeighboursGo(app.database.pool, 'writtenDown');
});
afterAll(() => app.close());

const horoscope = {
  code: 'TP-HOROS',
  name: 'Horóscopo diario',
  provider: 'Astros Móvil',
  priceCents: 299,
  ...({ consentChannel: 'unknown', consentProof: '' } as const),
};

const horoscopeItem: GivenItem = [
  'thirdParty',
  horoscope.name,
  splitTax(horoscope.priceCents).netCents,
  horoscope.code,
];
/** Net; and with its tax. */
const packageNetCents = 87;
const packageCents = packageNetCents + taxOn(packageNetCents);

/** Each line for itself is rounded up: with tax they would come to more than the bill. */
const charged: GivenItem[] = [
  ['plan', 'Plan Esencial 8 GB', 2_999],
  horoscopeItem,
  ['other', 'Cargo uno', 10],
  ['other', 'Cargo dos', 10],
  ['other', 'Cargo tres', 10],
];

type Wanted = { kind: ClaimedCharge['@referredType']; id: string };
type Person = 'holder' | 'manager';

/** A bill that the manager has paid by card, with a service of another company that was charged on it. */
async function givenPaidBill(items: readonly GivenItem[] = charged) {
  const { line, users, tokens } = await givenHousehold(app);
  const { cut } = await givenCycle(app, line, now);
  const billNo = await givenBillOf(app, line, '2026-10-01', items);
  await createThirdParty({ db: app.database.db, clock: { now: () => now } }).beginThirdParty(line, horoscope);
  const [service] = await app.operator.inventory.thirdPartyServices([line]);
  const { rows } = await app.database.pool.query(
    'select total_cents::int as cents from operator.bills where bill_no = $1',
    [billNo],
  );
  const paidCents: number = rows[0].cents;
  const payment = await payBillByCard(app, tokens.manager, { billNo, dollars: units(paidCents) });
  expect(payment.statusCode, payment.body).toBe(201);
  const paymentId = payment.json<Payment>().id;

  const claim = async (by: Person, { kind, id }: Wanted, reason = 'notProvided') => {
    const answer = await claimCharge(app, tokens[by], { '@referredType': kind, id, billNo }, { reason });
    return answer.statusCode === 201
      ? { cents: centsOf(answer.json<Claim>().amount.value) }
      : { refused: answer.json().code as string };
  };
  const ofLine = (position: number): Wanted => ({ kind: 'billLine', id: String(position) });
  const ofPayment: Wanted = { kind: 'payment', id: paymentId };
  const ofService: Wanted = { kind: 'thirdParty', id: service?.productId ?? '' };
  const nextBill = async () => {
    await decided();
    now = cut > now ? cut : now;
    await app.tick();
    const [next] = await billsOf(app, tokens.holder, line.number);
    const items = await itemsOf(app, next?.billNo);
    return { next, credits: items.filter(({ kind }) => kind === 'credit').map(({ cents }) => cents) };
  };
  return { line, users, tokens, billNo, paidCents, claim, ofLine, ofPayment, ofService, nextBill };
}

/** Received, in analysis, decided. */
async function decided(): Promise<void> {
  for (let step = 0; step < 3; step++) {
    now = new Date(now.getTime() + 3_600_000);
    await app.tick();
  }
}

const sum = (all: readonly { cents?: number }[]) => all.reduce((total, { cents = 0 }) => total + cents, 0);
const refused = { refused: 'ALREADY_CLAIMED' };

it('by the service of another company, the code that waits for its bill is closed, and no other (CLAIM-2)', async () => {
  const { line, tokens } = await givenHousehold(app);
  const charges = await givenBillOf(app, line, '2026-10-01', [horoscopeItem]);
  await createThirdParty({ db: app.database.db, clock: { now: () => now } }).beginThirdParty(line, horoscope);
  const [service] = await app.operator.inventory.thirdPartyServices([line]);
  const read = async (url: string) => (await app.call({ method: 'GET', url, token: tokens.holder })).json();
  const askCode = async (billNo: string) => {
    const code = await askBillCode(app, tokens.holder, { billNo, dollars: units(horoscope.priceCents) });
    expect(code.statusCode, code.body).toBe(202);
    return code;
  };
  const before = await askCode(await givenBillOf(app, line, '2026-09-01', [horoscopeItem]));
  const code = await askCode(charges);
  const charge = { '@referredType': 'thirdParty', id: service?.productId ?? '' } as const;
  const claimed = await claimCharge(app, tokens.holder, charge);
  expect(claimed.statusCode, claimed.body).toBe(201);
  expect(await read(`${createPayment.path}/${code.json().id}`)).toMatchObject({
    status: 'failed',
    isClosed: true,
  });
  expect(await read(`${createPayment.path}/${before.json().id}`)).toMatchObject({ status: 'pending' });
  expect(await read(`${getCustomerBill.path.replace(':id', charges)}?expand=lines`)).toMatchObject({
    state: 'sent',
    remainingAmount: { value: 0 },
  });
});

describe('of a bill that was paid', () => {
  it('the payment is claimed, and its lines are claimed with it, whoever asks', async () => {
    const { claim, ofPayment, ofLine, ofService, paidCents, tokens, billNo } = await givenPaidBill();
    expect(await claim('manager', ofPayment)).toEqual({ cents: paidCents });
    for (const wanted of [ofPayment, ofLine(1), ofLine(2), ofLine(5), ofService])
      expect(await claim('manager', wanted)).toEqual(refused);
    expect(await claim('holder', ofLine(1))).toEqual(refused);

    const url = `${getCustomerBill.path.replace(':id', billNo)}?expand=lines`;
    const shown = (await app.call({ method: 'GET', url, token: tokens.holder })).json();
    expect(shown.inClaim.value).toBe(units(paidCents));
    const lines = shown.groups.flatMap(({ lines: all }: { lines: { claimable: boolean }[] }) => all);
    expect(lines.some(({ claimable }: { claimable: boolean }) => claimable)).toBe(false);
  });

  it('all lines are claimed, to the cent what was paid, and then not the payment', async () => {
    const { claim, ofPayment, ofLine, ofService, paidCents, nextBill } = await givenPaidBill();
    const lines = [];
    for (const position of [5, 4, 3, 2, 1]) lines.push(await claim('holder', ofLine(position)));
    expect(sum(lines)).toBe(paidCents);
    expect(await claim('manager', ofPayment)).toEqual(refused);
    expect(await claim('holder', ofService)).toEqual(refused);
    const { credits } = await nextBill();
    expect(-sum(credits.map((cents) => ({ cents })))).toBeLessThanOrEqual(paidCents);
  });

  it('a line that is claimed, or was and nothing came of it, does not keep the rest from being claimed', async () => {
    const { claim, ofPayment, ofLine, paidCents } = await givenPaidBill();
    const plan = await claim('holder', ofLine(1));
    const [small] = [await claim('holder', ofLine(5)), await decided()];
    const rest = await claim('manager', ofPayment);
    expect(sum([plan, small, rest].map((answer) => ('cents' in answer ? answer : {})))).toBe(paidCents);
    for (const wanted of [ofPayment, ofLine(1), ofLine(2)])
      expect(await claim('manager', wanted)).toEqual(refused);
  });

  it('many at once take no more than was paid, and no more comes back', async () => {
    const { line, claim, ofPayment, ofLine, ofService, paidCents } = await givenPaidBill();
    const wanted = [ofPayment, ...[1, 2, 3, 4, 5].map(ofLine), ofService];
    const answers = await Promise.all(
      [...wanted, ...wanted.toReversed()].map((each, index) =>
        claim(index % 2 === 0 ? 'manager' : 'holder', each),
      ),
    );
    expect(sum(answers.map((answer) => ('cents' in answer ? answer : {})))).toBe(paidCents);
    await Promise.all([decided(), app.tick()]);
    const { rows } = await app.database.pool.query(
      'select coalesce(sum(credit_cents), 0)::int as cents from operator.claims where customer_id = $1',
      [line.customerId],
    );
    expect(rows[0].cents).toBeLessThanOrEqual(paidCents);
  });

  it('a discount is not given back', async () => {
    const { claim, ofLine, paidCents } = await givenPaidBill([
      ['plan', 'Plan Esencial 8 GB', 999],
      horoscopeItem,
      ['discount', 'Descuento', -500],
    ]);
    expect(sum([await claim('holder', ofLine(1)), await claim('manager', ofLine(2))])).toBe(paidCents);
  });

  it('what stands on it twice is given back once', async () => {
    const { claim, ofLine, nextBill } = await givenPaidBill([
      ['plan', 'Plan Esencial 8 GB', 999],
      ['package', 'Paquete SMS', packageNetCents],
      ['package', 'Paquete SMS', packageNetCents],
    ]);
    await claim('holder', ofLine(2), 'chargedTwice');
    await claim('holder', ofLine(3), 'chargedTwice');
    expect((await nextBill()).credits).toEqual([-packageCents]);
  });

  it('two halves of a package are a package less on the next bill', async () => {
    const { claim, ofLine, nextBill } = await givenPaidBill([
      ['plan', 'Plan Esencial 8 GB', 999],
      ['package', 'Paquete SMS', packageNetCents],
      ['package', 'Paquete SMS de otro día', packageNetCents],
    ]);
    for (const position of [2, 3])
      expect(await claim('holder', ofLine(position), 'wrongAmount')).toEqual({ cents: packageCents });
    const { next, credits } = await nextBill();
    expect(credits).toEqual([-packageCents / 2, -packageCents / 2]);
    const planCents = 1_149;
    expect(next?.amountDue.value).toBe(units(planCents + horoscope.priceCents - packageCents));
  });
});

it('a purchase has nothing to give back where its bill has nothing left', async () => {
  const { line, users, tokens, billNo, claim, ofLine, paidCents } = await givenPaidBill([
    ['plan', 'Plan Esencial 8 GB', 999],
    ['package', 'Paquete 3 GB', 261],
    ['discount', 'Descuento', -900],
  ]);
  const buyer = { user: users.holder, token: tokens.holder, line };
  const { id } = (await buyPackage(app, buyer, { type: 'account' })).json<Payment>();
  for (const statement of [
    'update operator.invoice_charges set bill_no = $1 where charge_id = $2',
    'update operator.bill_items set charge_id = $2 where bill_no = $1 and position = 2',
  ])
    await app.database.pool.query(statement, [billNo, id]);
  expect(await claim('manager', ofLine(1))).toEqual({ cents: paidCents });
  expect(await claim('holder', { kind: 'payment', id })).toEqual({ refused: 'NOTHING_TO_CLAIM' });
});

it('a purchase that is claimed at the very moment of its bill is not on that bill', async () => {
  const { line, users, tokens, claim, nextBill } = await givenPaidBill();
  const buyer = { user: users.holder, token: tokens.holder, line };
  const { id } = (await buyPackage(app, buyer, { type: 'account' })).json<Payment>();
  await decided();

  // The claim has read what was charged, and is not written yet, when the bill takes it up.
  const gate = await app.database.pool.connect();
  await gate.query('begin; lock table operator.claims in share mode');
  const claiming = claim('holder', { kind: 'payment', id });
  const isIn = (words: string) => eventually(async () => expect(await blockedIn(app, words)).toHaveLength(1));
  const billing = isIn('insert into "operator"."claims"').then(nextBill);
  await isIn('update "operator"."invoice_charges"').finally(async () => {
    await gate.query('commit');
    gate.release();
  });
  expect(await claiming).toEqual({ cents: 300 });
  await billing;

  const { rows } = await app.database.pool.query(
    `select i.bill_no as "billNo", c.is_withheld as "isWithheld"
     from operator.invoice_charges i join operator.claims c on c.charge_ref = i.charge_id::text where i.charge_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ billNo: null, isWithheld: true }]);
});

it('an agreement and what followed from it are one thing to claim', async () => {
  const { line, users, tokens, billNo, claim, ofLine } = await givenPaidBill();
  const buyer = { user: users.holder, token: tokens.holder, line };
  const bought = (await buyPackage(app, buyer, { type: 'account' })).json<Payment>();
  const read = await app.call({ method: 'GET', url: listAgreements.path, token: tokens.holder });
  const all = read.json<{ id: string; kind: string }[]>();
  const idOf = (kind: string) => all.find((each) => each.kind === kind)?.id ?? '';

  expect(await claim('holder', { kind: 'agreement', id: idOf('package') })).toEqual({ cents: 300 });
  expect(await claim('holder', { kind: 'payment', id: bought.id })).toEqual(refused);

  expect(await claim('holder', { kind: 'agreement', id: idOf('thirdParty') })).toEqual({
    cents: horoscope.priceCents,
  });
  expect(await claim('manager', ofLine(2))).toEqual(refused);

  // The contract of a line is claimed as what was charged by it.
  const contract = await claim('holder', { kind: 'agreement', id: idOf('service') });
  expect(await claim('manager', ofLine(1))).toEqual(refused);
  const { rows } = await app.database.pool.query(
    'select amount_cents::int as cents from operator.claims where bill_no = $1 and bill_position = 1',
    [billNo],
  );
  expect(contract).toEqual({ cents: rows[0].cents });
});

it(
  'whatever is claimed of a bill in whatever order, no more comes back than was charged',
  async () => {
    const position = fc.integer({ min: 1, max: 5 });
    const step = fc.oneof(
      { weight: 4, arbitrary: position.map((at) => ({ kind: 'billLine' as const, at })) },
      { weight: 1, arbitrary: fc.constant({ kind: 'payment' as const, at: 0 }) },
    );
    const reasons = fc.constantFrom<NewClaim['reason'][]>(
      'notProvided',
      'wrongAmount',
      'chargedTwice',
      'other',
    );
    const cents = fc.integer({ min: 1, max: 900 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(cents, { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.tuple(step, reasons), { minLength: 1, maxLength: 8 }),
        // Before which step what was claimed until then is decided.
        fc.option(fc.nat({ max: 7 })),
        fc.boolean(),
        async (nets, discount, steps, decideAt, isPaid) => {
          const line = await givenLine(app);
          const [ref] = await app.operator.inventory.list([line]);
          if (!ref) throw new Error('no line');
          const lines = nets.map((net, index): GivenItem => ['package', `Paquete ${index % 2}`, net]);
          const sumCents = nets.reduce((all, net) => all + net, 0);
          const off: GivenItem[] =
            discount > 0 && discount < sumCents ? [['discount', 'Descuento', -discount]] : [];
          const billNo = await givenBillOf(app, line, '2026-10-01', [...lines, ...off]);
          const bill = await app.operator.billing.find([ref], billNo);
          if (!bill) throw new Error('no bill');
          const paymentId = randomUUID();
          if (isPaid) {
            await app.operator.billing.hold(bill, {
              paymentId,
              amountCents: bill.totalCents,
              isByCode: false,
            });
            await app.operator.billing.confirmPaid(bill, paymentId, now);
          }
          const { customerId, lineId, accountId, serviceNumber } = ref;
          const file = (kind: 'billLine' | 'payment', id: string, reason: NewClaim['reason']) =>
            app.operator.tickets.fileClaim({
              customerId,
              lineId,
              accountId,
              serviceNumber,
              key: randomUUID(),
              authorId: 'a',
              charge: { kind, id, billNo },
              chargeName: 'Factura',
              amountCents: bill.totalCents,
              reason,
              description: 'No.',
              files: [],
              expectedAt: new Date(now.getTime() + 15 * dayMs),
            });
          for (const [index, [{ kind, at }, reason]] of steps.entries()) {
            if (index === decideAt) await decided();
            await file(kind, kind === 'billLine' ? String(at) : paymentId, reason);
          }
          const page = { offset: 0, limit: 99 };
          const { claims } = await app.operator.tickets.claims([ref], {}, page);
          const mayComeBack = claims.map(({ status, amountCents, creditCents }) => ({
            cents: status === 'resolved' ? creditCents : amountCents,
          }));
          expect(sum(mayComeBack)).toBeLessThanOrEqual(bill.totalCents);
          const after = await app.operator.billing.find([ref], billNo);
          expect(after?.claimedCents).toBeLessThanOrEqual(bill.totalCents);
          expect(after?.claimedCents).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: scaled(5) },
    );
  },
  scaled(60_000),
);
