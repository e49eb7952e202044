// The bill that is foreseen is the bill that is issued: whatever account, whatever plan, to the cent.
import { addDays, addMonths, civilDateOf, instantAt } from '@portal/market/civil-dates';
import { taxPercent } from '@portal/market/tax';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/build-app.ts';
import { scaled } from '../../../../test/eventually.ts';

let app: TestApp;
let now = instantAt('2027-03-17', 11);
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const today = civilDateOf(now);
const planCodes = ['ESE08', 'PLU15', 'MAX30', 'MAX60', 'ILIMI'] as const;
const planCode = fc.constantFrom(...planCodes);
/** Days before now; some in this cycle, some long ago. */
const ago = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 41, max: 900 }));

const lineOf = fc.record({
  planCode,
  feeCents: fc.integer({ min: 1, max: 9_999 }),
  daysAgo: ago,
  status: fc.constantFrom('A', 'A', 'A', 'S', 'I'),
  /** Of another company, in cents a month. */
  thirdParty: fc.array(fc.record({ priceCents: fc.integer({ min: 1, max: 999 }), hasEnded: fc.boolean() }), {
    maxLength: 2,
  }),
  /** An order that waits already. */
  orders: fc.option(planCode, { nil: null, freq: 3 }),
});
const accountOf = fc.record({
  cycleDay: fc.integer({ min: 1, max: 28 }),
  /** Cycles that should have been billed by now, and were not. */
  monthsLate: fc.constantFrom(0, 0, 0, 1, 2),
  lines: fc.array(lineOf, { minLength: 1, maxLength: 3 }),
  charges: fc.array(
    fc.record({
      // Credits, some of them larger than a bill.
      cents: fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: -6_000, max: -1 })),
      rate: fc.constantFrom(taxPercent, 0),
      daysAgo: fc.integer({ min: 0, max: 70 }),
    }),
    { maxLength: 4 },
  ),
  /** Beyond the plan of the first line, in the cycle that runs. */
  spentCents: fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: 0 }),
  wanted: planCode,
});
type Account = typeof accountOf extends fc.Arbitrary<infer T> ? T : never;

const atOnce = 8;
const query = (text: string, values: unknown[]) => app.database.pool.query(text, values);

interface Given {
  account: Account;
  accountId: string;
  place: { customerId: string; lineId: string };
}

/** The cut that comes next after today. */
function nextCut(cycleDay: number): string {
  const inThisMonth = `${today.slice(0, 8)}${String(cycleDay).padStart(2, '0')}`;
  return inThisMonth > today ? inThisMonth : addMonths(inThisMonth, 1);
}

async function given(account: Account, index: number): Promise<Given> {
  const customerId = uuidv7();
  const accountId = `7.${index}`;
  await query(
    `insert into operator.customers (customer_id, kind, name, document_type, document_number, address)
     values ($1, 'person', 'Clienta De Prueba', 'CED', $2, 'Calle Uno')`,
    [customerId, `08${String(index).padStart(8, '0')}`],
  );
  const nextBillOn = addMonths(nextCut(account.cycleDay), -account.monthsLate);
  await query(
    `insert into operator.billing_accounts (customer_id, account_id, kind, cycle_day, next_bill_on)
     values ($1, $2, 'Postpaid', $3, $4)`,
    [customerId, accountId, account.cycleDay, nextBillOn],
  );
  const lineIds: string[] = [];
  for (const [place, line] of account.lines.entries()) {
    const lineId = uuidv7();
    lineIds.push(lineId);
    // The one that is asked about is in service.
    const status = place === 0 ? 'A' : line.status;
    await query(
      `insert into operator.lines (customer_id, line_id, account_id, service_number, kind, service_type, plan_code,
         status, activated_on, monthly_fee_cents) values ($1, $2, $3, $4, 'Postpaid', 1, $5, $6, $7, $8)`,
      [
        customerId,
        lineId,
        accountId,
        `5938${String(index * 10 + place).padStart(8, '0')}`,
        line.planCode,
        status,
        addDays(today, -line.daysAgo),
        line.feeCents,
      ],
    );
    for (const { priceCents, hasEnded } of line.thirdParty)
      await query(
        `insert into operator.third_party_services (customer_id, line_id, product_id, code, name, provider,
           price_cents, started_at, ended_at, consent_channel, consent_proof)
         values ($1, $2, $3, 'HOR', 'Horóscopo', 'Otra', $4, $5, $6, 'sms', 'x')`,
        [
          customerId,
          lineId,
          uuidv7(),
          priceCents,
          instantAt(addDays(today, -50)),
          hasEnded ? instantAt(addDays(today, -1)) : null,
        ],
      );
    if (line.orders && place > 0 && status === 'A' && line.orders !== line.planCode)
      await app.operator.ordering.orderPlan({
        customerId,
        lineId,
        orderId: uuidv7(),
        planCode: line.orders,
        priceCents: 1_234,
      });
  }
  const [lineId = ''] = lineIds;
  for (const { cents, rate, daysAgo } of account.charges)
    await query(
      `insert into operator.invoice_charges (customer_id, account_id, charge_id, line_id, service_number, code,
         description, amount_cents, tax_cents, tax_rate_percent, charged_at)
       values ($1, $2, $3, $4, '5938', 'P1GB', 'Paquete', $5, 0, $6, $7)`,
      [customerId, accountId, uuidv7(), lineId, cents, rate, new Date(now.getTime() - daysAgo * 86_400_000)],
    );
  if (account.spentCents > 0)
    await query(
      `insert into operator.spendings (customer_id, line_id, scope, period_start, amount_cents)
       values ($1, $2, 'plan', $3, $4)`,
      [customerId, lineId, instantAt(addMonths(nextCut(account.cycleDay), -1)), account.spentCents],
    );
  return { account, accountId, place: { customerId, lineId } };
}

/** The plan that was chosen, unless the line has it already. */
async function order({ account: { wanted, lines }, place }: Given): Promise<void> {
  if (wanted === lines[0]?.planCode) return;
  const [plan] = await app.operator.catalogue.plans([wanted]);
  const placed = await app.operator.ordering.orderPlan({
    ...place,
    orderId: uuidv7(),
    planCode: wanted,
    priceCents: plan?.priceCents ?? 0,
  });
  expect(placed).toMatchObject({ status: 'pending' });
}

async function someAtOnce<From, To>(
  all: readonly From[],
  work: (one: From, index: number) => Promise<To>,
): Promise<To[]> {
  const done: To[] = [];
  for (let first = 0; first < all.length; first += atOnce) {
    const some = all.slice(first, first + atOnce);
    done.push(...(await Promise.all(some.map((one, place) => work(one, first + place)))));
  }
  return done;
}

const billed = async ({ accountId }: Given, issuedOn: string): Promise<number> => {
  const { rows } = await query(
    'select total_cents::int as total from operator.bills where account_id = $1 and issued_on = $2',
    [accountId, issuedOn],
  );
  return rows[0]?.total ?? 0;
};

describe('the next bill', () => {
  it(
    'is the one that was foreseen, with the plan that was chosen and without (BUY-10)',
    async () => {
      const seed = Date.now() & 0xffffff;
      const samples = fc.sample(accountOf, { numRuns: scaled(50), seed });
      const foreseen = await someAtOnce(samples, async (account, index) => {
        const each = await given(account, index + 1);
        const forecast = await app.operator.billing.foresee(each.place, [...planCodes, 'PREPA', 'NO-SUCH']);
        if (!forecast) throw new Error(`nothing is foreseen (seed ${seed})`);
        expect(forecast.planned.totals.map((total) => total.planCode).sort()).toEqual([...planCodes].sort());
        await order(each);
        // Asked again while an order waits, each plan comes to the same.
        expect(await app.operator.billing.foresee(each.place, [...planCodes])).toEqual(forecast);
        return { each, forecast };
      });

      // For some of them a cut at a time, for others both at once.
      for (const days of [20, 66]) {
        now = instantAt(addDays(today, days), 3);
        await app.tick();
      }
      for (const { each, forecast } of foreseen) {
        const { running, planned } = forecast;
        const what = `account ${each.accountId}, seed ${seed}`;
        const total = planned.totals.find((one) => one.planCode === each.account.wanted);
        expect(await billed(each, planned.issuedOn), what).toBe(total?.totalCents);
        if (running) expect(await billed(each, running.issuedOn), what).toBe(running.totalCents);
      }
      // What is compared is not nothing.
      expect(foreseen.filter(({ forecast }) => forecast.running).length).toBeGreaterThan(samples.length / 2);
      // Some thousand statements: on a machine that does much else, or a database of several, a minute is not enough.
    },
    scaled(240_000),
  );
});
