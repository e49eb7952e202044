import { getPlanAdvice, type PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { addDays, addMonths, civilDateOf, instantAt } from '@portal/market/civil-dates';
import type { PackageOffering } from '@portal/operator-ports/catalogue';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/build-app.ts';
import { givenCycle } from '../../../../test/given/bills.ts';
import { givenRecords } from '../../../../test/given/given-records.ts';
import { givenSubscriber, type Subscriber } from '../../../../test/given/plan-change.ts';
import { cheapestPackages } from './plan-advice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const startsOn = `${civilDateOf(new Date()).slice(0, 8)}01`;
const cycles = [-3, -2, -1].map((months) => ({
  from: addMonths(startsOn, months),
  to: addDays(addMonths(startsOn, months + 1), -1),
}));
const ask = (token: string, number: string) =>
  app.call({ method: 'GET', url: `${getPlanAdvice.path}?serviceId=${number}`, token });
const adviceFor = async ({ token, line }: Subscriber): Promise<PlanAdvice> =>
  (await ask(token, line.number)).json();
const usd = (value: number) => ({ unit: 'USD', value });

/** So many MB in the middle of each of the last three cycles. */
async function givenUse({ line }: Subscriber, megabytes: readonly number[]): Promise<void> {
  const { rows } = await app.database.pool.query(
    'select customer_id as "customerId", line_id as "lineId" from operator.line_numbers where service_number = $1',
    [line.serviceNumber],
  );
  const records = megabytes.map((quantity, place) => ({
    usageType: 'internet' as const,
    quantity,
    destination: 'video.example',
    startedAt: instantAt(addDays(cycles[place]?.from ?? '', 14), 12),
  }));
  await givenRecords(app, rows[0], records);
}

describe('a line of a person', () => {
  it('its last three cycles are priced on each plan: what is missing, what is left, what would have been paid (BUY-9)', async () => {
    const user = await givenSubscriber(app);
    await givenCycle(app, user.line, new Date());
    // 8 GB are the plan's; a GB more than that in the second cycle.
    await givenUse(user, [1_024, 9_216, 8_192]);
    const advice = await adviceFor(user);
    expect(advice.cycles).toEqual(cycles);
    expect(advice.used).toContainEqual({
      usageType: 'internet',
      units: 'MB',
      amounts: [1_024, 9_216, 8_192],
    });
    expect(advice.plans.map(({ planId }) => planId)).toEqual(['ESE08', 'PLU15', 'MAX30', 'MAX60', 'ILIMI']);
    const [own, bigger, , , unlimited] = advice.plans;
    const packageCost = own?.missing[0]?.cost[1]?.value ?? 0;
    expect(packageCost).toBeGreaterThan(0);
    expect(own).toMatchObject({
      planId: 'ESE08',
      name: 'Esencial 8 GB',
      price: usd(11.49),
      isCurrent: true,
      fits: false,
      wouldHavePaid: [usd(11.49), usd(Math.round((11.49 + packageCost) * 100) / 100), usd(11.49)],
      missing: [
        {
          usageType: 'internet',
          units: 'MB',
          amounts: [0, 1_024, 0],
          cost: [usd(0), usd(packageCost), usd(0)],
        },
      ],
      leftOver: [
        { usageType: 'internet', amounts: [7_168, 0, 0] },
        { usageType: 'voz', amounts: null },
        { usageType: 'sms', amounts: [50, 50, 50] },
      ],
    });
    expect(bigger).toMatchObject({
      isCurrent: false,
      fits: true,
      missing: [],
      price: usd(15.99),
      wouldHavePaid: [usd(15.99), usd(15.99), usd(15.99)],
      leftOver: [{ usageType: 'internet', amounts: [14_336, 6_144, 7_168] }, {}, {}],
    });
    expect(unlimited?.leftOver.map(({ amounts }) => amounts)).toEqual([null, null, null]);
    // A package once is less than the bigger plan three times.
    expect(advice.suggestedPlanId).toBe('ESE08');
    expect(advice).toMatchObject({
      runningBill: { date: addMonths(startsOn, 1), amount: usd(11.49) },
      plannedBillDate: addMonths(startsOn, 2),
    });
    expect(advice.plans.map(({ nextBill }) => nextBill?.value)).toEqual([11.49, 15.99, 21.99, 28.99, 39.99]);
  });

  it('who uses much pays less with more, and who uses little with less', async () => {
    const much = await givenSubscriber(app);
    await givenUse(much, [60_000, 60_000, 60_000]);
    const { suggestedPlanId, plans } = await adviceFor(much);
    expect(suggestedPlanId).not.toBe('ESE08');
    const sums = plans.map(({ wouldHavePaid }) =>
      wouldHavePaid.reduce((sum, money) => sum + (money?.value ?? Number.NaN), 0),
    );
    expect(plans[sums.indexOf(Math.min(...sums))]?.planId).toBe(suggestedPlanId);

    const little = await givenSubscriber(app);
    await app.database.pool.query(
      `update operator.lines set plan_code = 'MAX60', monthly_fee_cents = 2650 where service_number = $1`,
      [little.line.serviceNumber],
    );
    await givenUse(little, [100, 100, 100]);
    const down = await adviceFor(little);
    expect(down.suggestedPlanId).toBe('ESE08');
    // What it pays, not what the plan costs others.
    expect(down.plans.find(({ isCurrent }) => isCurrent)).toMatchObject({
      planId: 'MAX60',
      price: usd(26.5),
    });
  });

  it('a cycle without a record is no cycle without use: there is no figure of it, and it is named', async () => {
    const user = await givenSubscriber(app);
    await givenCycle(app, user.line, new Date());
    expect(await adviceFor(user)).toMatchObject({
      cycles: [],
      unrecorded: cycles,
      suggestedPlanId: null,
      used: [{ amounts: [] }, { amounts: [] }, { amounts: [] }],
    });
    await givenUse(user, [0, 9_216]);
    const advice = await adviceFor(user);
    expect(advice).toMatchObject({ cycles: [cycles[1]], unrecorded: [cycles[0], cycles[2]] });
    for (const { wouldHavePaid } of advice.plans) expect(wouldHavePaid).toHaveLength(1);
  });

  it('of a line without a whole cycle nothing is said; where nobody bills it, no bill is foretold', async () => {
    const user = await givenSubscriber(app);
    await app.database.pool.query('update operator.lines set activated_on = $2 where service_number = $1', [
      user.line.serviceNumber,
      civilDateOf(new Date()),
    ]);
    const advice = await adviceFor(user);
    expect(advice).toMatchObject({
      cycles: [],
      suggestedPlanId: null,
      runningBill: null,
      plannedBillDate: null,
    });
    for (const plan of advice.plans)
      expect(plan).toMatchObject({ wouldHavePaid: [], missing: [], fits: null, nextBill: null });
  });
});

describe('refused', () => {
  it('without a token, without a line, for somebody else’s, and for lines that change no plan', async () => {
    const user = await givenSubscriber(app);
    expect((await app.call({ method: 'GET', url: `${getPlanAdvice.path}?serviceId=1` })).statusCode).toBe(
      401,
    );
    expect((await app.call({ method: 'GET', url: getPlanAdvice.path, token: user.token })).statusCode).toBe(
      400,
    );
    expect((await ask(user.token, '0991000001')).statusCode).toBe(404);
    const [corporate, prepaid, suspended] = [
      await givenSubscriber(app, { isCorporate: true }),
      await givenSubscriber(app, { kind: 'Prepaid' }),
      await givenSubscriber(app, { status: 'S' }),
    ];
    expect((await ask(corporate.token, corporate.line.number)).json().code).toBe('CORPORATE_LINE');
    for (const { token, line } of [prepaid, suspended])
      expect((await ask(token, line.number)).json().code).toBe('NOT_FOR_THIS_LINE');
  });
});

describe('missing-cost', () => {
  const offer = (included: number | null, priceCents: number, usageType = 'internet') =>
    ({ priceCents, lineKinds: ['Postpaid'], allowances: [{ usageType, included }] }) as PackageOffering;

  describe('packages for what is missing', () => {
    it('as many as it takes, in the mix that costs least', () => {
      const costOf = cheapestPackages(
        [offer(1_024, 150), offer(3_072, 300), offer(512, 100)],
        'internet',
        8_000,
      );
      expect([0, 1, 512, 513, 1_024, 3_000, 3_073, 7_000].map(costOf)).toEqual([
        0, 100, 100, 150, 150, 300, 400, 750,
      ]);
    });

    it('one without a limit is enough; none for this kind is none at all', () => {
      const packages = [offer(100, 200, 'voz'), offer(null, 900, 'voz'), offer(10, 1, 'sms')];
      expect(cheapestPackages(packages, 'voz', 5_000)(5_000)).toBe(900);
      expect(cheapestPackages(packages, 'internet', 10)(10)).toBeNull();
      expect(cheapestPackages(packages, 'internet', 10)(0)).toBe(0);
      const prepaid = { ...offer(1_024, 150), lineKinds: ['Prepaid' as const] };
      expect(cheapestPackages([prepaid], 'internet', 10)(10)).toBeNull();
    });

    it('more never costs less, and no package alone that would do is cheaper', () => {
      // Of smaller ones it would take more than 20,000.
      const offers = fc.array(
        fc.record({ size: fc.integer({ min: 3, max: 9_999 }), price: fc.integer({ min: 1, max: 5_000 }) }),
        { minLength: 1, maxLength: 6 },
      );
      fc.assert(
        fc.property(offers, fc.nat({ max: 60_000 }), fc.nat({ max: 60_000 }), (given, a, b) => {
          const costOf = cheapestPackages(
            given.map(({ size, price }) => offer(size, price)),
            'internet',
            Math.max(a, b),
          );
          const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) => costOf(amount) ?? -1);
          expect(less).toBeLessThanOrEqual(more ?? 0);
          expect(less).toBeGreaterThanOrEqual(0);
          for (const { size, price } of given)
            if (size >= Math.max(a, b)) expect(more).toBeLessThanOrEqual(price);
        }),
        { numRuns: 50 },
      );
    });
  });
});
