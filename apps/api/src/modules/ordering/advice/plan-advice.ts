// Which plan suits a line: what it used in its last cycles, priced on each plan, and the bill that would come.
import { unlessUnavailable } from '@portal/contract/errors';
import { addDays, addMonths } from '@portal/market/civil-dates';
import type { BillForecast, Billing } from '@portal/operator-ports/billing';
import {
  allowancesOf,
  type Catalogue,
  type PackageOffering,
  type Plan,
} from '@portal/operator-ports/catalogue';
import type { Customers } from '@portal/operator-ports/customers';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import type { DayRange, Usage, UsageUnit, UsedQuantities } from '@portal/operator-ports/usage';
import type { ManagedLine } from '../../../caller.ts';
import { mustTakeOrders } from '../change-plan.ts';

// What a line's cycles would have cost with a plan, what the plan would not have given, and what would have been left.

export const countedTypes = ['internet', 'voz', 'sms'] as const;
type CountedType = (typeof countedTypes)[number];
export const unitOf = { internet: 'MB', voz: 'MIN', sms: 'SMS' } as const satisfies Record<
  CountedType,
  UsageUnit
>;

interface Rest {
  usageType: CountedType;
  /** One a cycle; null: without a limit. */
  amounts: number[] | null;
}

interface Missing {
  usageType: CountedType;
  amounts: number[];
  /** Cents of the cheapest packages for it; null: none gives it. */
  costs: (number | null)[];
}

export interface PricedPlan {
  plan: Plan;
  wouldHavePaid: (number | null)[];
  leftOver: Rest[];
  missing: Missing[];
  /** Null: no cycle to judge by. */
  fits: boolean | null;
}

/** What the plan gives of a kind of use; null: without a limit. */
function givenBy(plan: Plan): Record<CountedType, number | null> {
  const allowances = allowancesOf(plan);
  const of = (type: CountedType) => {
    const allowance = allowances.find(({ usageType }) => usageType === type);
    return allowance ? allowance.included : 0;
  };
  return { internet: of('internet'), voz: of('voz'), sms: of('sms') };
}

function missingOf(given: number | null, used: number): number {
  return given === null ? 0 : Math.max(0, used - given);
}

/** @param cycles what was used in each, the oldest first */
function pricePlan(
  plan: Plan,
  cycles: readonly UsedQuantities[],
  costOf: Readonly<Record<CountedType, CostOf>>,
): PricedPlan {
  const given = givenBy(plan);
  const types = countedTypes.map((usageType) => {
    const limit = given[usageType];
    const amounts = cycles.map((used) => missingOf(limit, used[usageType]));
    return {
      missing: { usageType, amounts, costs: amounts.map(costOf[usageType]) },
      rest: {
        usageType,
        amounts: limit === null ? null : cycles.map((used) => Math.max(0, limit - used[usageType])),
      },
    };
  });
  const missing = types.map((type) => type.missing).filter(({ amounts }) => amounts.some(isSome));
  return {
    plan,
    wouldHavePaid: cycles.map((_, cycle) =>
      missing.reduce<number | null>((sum, { costs }) => added(sum, costs[cycle] ?? null), plan.priceCents),
    ),
    leftOver: types.map(({ rest }) => rest).filter(({ usageType }) => given[usageType] !== 0),
    missing,
    fits: cycles.length === 0 ? null : missing.length === 0,
  };
}

const isSome = (amount: number) => amount > 0;
const added = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);

/** The least in all; of those that cost the same the line's own, then the cheapest. Null: nothing to judge by. */
function suggested(priced: readonly PricedPlan[], ownCode: string): string | null {
  const known = priced.flatMap(({ plan, wouldHavePaid }) => {
    const sum = wouldHavePaid.reduce<number | null>(added, 0);
    return sum === null || wouldHavePaid.length === 0 ? [] : [{ plan, sum }];
  });
  const least = Math.min(...known.map(({ sum }) => sum));
  const best = known.filter(({ sum }) => sum === least).map(({ plan }) => plan);
  return (best.find(({ planCode }) => planCode === ownCode) ?? best[0])?.planCode ?? null;
}

/** Of an amount; null: no package gives such a thing. */
type CostOf = (amount: number) => number | null;

/**
 * An operator's sizes may have no common measure: then amounts are rounded up to so many parts. A package of which it
 * would take more is no answer.
 */
const mostSteps = 20_000;

/**
 * As many of each as it takes. A package that gives something else besides counts for this alone.
 * @param most the largest amount that will be asked for
 */
export function cheapestPackages(
  packages: readonly PackageOffering[],
  usageType: string,
  most: number,
): CostOf {
  const offers = packages
    .filter(({ lineKinds }) => lineKinds.includes('Postpaid'))
    .flatMap(({ allowances, priceCents }) =>
      allowances
        .filter((allowance) => allowance.usageType === usageType)
        .map(({ included }) => ({ size: included === null ? null : Math.floor(included), priceCents })),
    );
  const sizes = offers.flatMap(({ size }) => size ?? []);
  const step = Math.max(sizes.reduce(commonMeasure, 0), Math.ceil(most / mostSteps), 1);
  const inSteps = offers
    .map(({ size, priceCents }) => ({
      // Without a limit it is enough at once.
      steps: size === null ? Number.POSITIVE_INFINITY : Math.floor(size / step),
      priceCents,
    }))
    .filter(({ steps }) => steps > 0);
  if (inSteps.length === 0) return (amount) => (amount <= 0 ? 0 : null);

  const least = [0];
  for (let steps = 1; steps <= Math.ceil(most / step); steps++)
    least.push(
      Math.min(...inSteps.map((offer) => offer.priceCents + (least[Math.max(0, steps - offer.steps)] ?? 0))),
    );
  return (amount) => least[Math.ceil(Math.max(0, amount) / step)] ?? null;
}

const commonMeasure = (a: number, b: number): number => (b === 0 ? a : commonMeasure(b, a % b));

interface PlanAdviceNeeds {
  inventory: Pick<Inventory, 'list'>;
  customers: Pick<Customers, 'accounts'>;
  usage: Pick<Usage, 'usedBetween'>;
  catalogue: Pick<Catalogue, 'offeredPlans' | 'plans' | 'packages'>;
  billing: Pick<Billing, 'foresee'>;
}

export interface Advice {
  /** Those with records, the oldest first. */
  cycles: DayRange[];
  /** Of which nothing is recorded: what was used in them nobody knows. */
  unrecorded: DayRange[];
  used: UsedQuantities[];
  /** The cheapest first. */
  plans: PricedPlan[];
  ownCode: string;
  suggestedCode: string | null;
  /** Null: nobody foretells bills, or whoever does cannot be asked now. */
  forecast: BillForecast | null;
}

/** @throws Problem CORPORATE_LINE, NOT_FOR_THIS_LINE */
export type AdvisePlan = (line: ManagedLine) => Promise<Advice>;

/** Usage is kept for six months. */
const cyclesAsked = 3;

export function createAdvisePlan(needs: PlanAdviceNeeds): AdvisePlan {
  const { inventory, customers, usage, catalogue, billing } = needs;

  async function plansOf(line: Line): Promise<Plan[]> {
    const offered = await catalogue.offeredPlans();
    const own = offered.find(isOwn) ?? (await catalogue.plans([line.planCode]))[0];
    return [
      // It pays what was agreed, whatever the plan costs now.
      ...(own ? [{ ...own, priceCents: line.monthlyFeeCents }] : []),
      ...offered.filter((plan) => !isOwn(plan)),
    ].toSorted((one, other) => one.priceCents - other.priceCents);
    function isOwn({ planCode }: Plan): boolean {
      return planCode === line.planCode;
    }
  }

  async function cyclesOf(line: Line): Promise<DayRange[]> {
    const [account] = await customers.accounts([line]);
    return account?.cycle ? lastCycles(account.cycle.startsOn, line.activatedOn) : [];
  }

  /** Everything else is worth showing without it. */
  const forecastFor = (line: Line, plans: readonly Plan[]) =>
    unlessUnavailable(
      billing.foresee(
        line,
        plans.map(({ planCode }) => planCode),
      ),
    );

  return async (managed) => {
    const [known] = await inventory.list([managed]);
    const line = mustTakeOrders(known);
    const [plans, whole, packages] = await Promise.all([plansOf(line), cyclesOf(line), catalogue.packages()]);
    const [uses, forecast] = await Promise.all([
      Promise.all(
        whole.map(async (cycle) => ({
          cycle,
          quantities: await usage.usedBetween(line.customerId, [line.lineId], cycle),
        })),
      ),
      forecastFor(line, plans),
    ]);
    const recorded = uses.filter(({ quantities }) => isRecorded(quantities));
    const used = recorded.map(({ quantities }) => quantities);
    const costOf = (type: CountedType) => {
      const missing = plans.flatMap((plan) =>
        used.map((quantities) => missingOf(givenBy(plan)[type], quantities[type])),
      );
      return cheapestPackages(packages, type, Math.max(0, ...missing));
    };
    const costs = { internet: costOf('internet'), voz: costOf('voz'), sms: costOf('sms') };
    const priced = plans.map((plan) => pricePlan(plan, used, costs));
    const ownCode = line.planCode;
    return {
      cycles: recorded.map(({ cycle }) => cycle),
      unrecorded: uses.filter((use) => !recorded.includes(use)).map(({ cycle }) => cycle),
      used,
      plans: priced,
      ownCode,
      suggestedCode: suggested(priced, ownCode),
      forecast,
    };
  };
}

/** No record at all is no record of no use: a line that is paid for is hardly ever silent for a month. */
const isRecorded = (quantities: UsedQuantities) => Object.values(quantities).some((quantity) => quantity > 0);

/** Those that the line was there for from the first day to the last. */
function lastCycles(runsFrom: string, activatedOn: string): DayRange[] {
  return Array.from({ length: cyclesAsked }, (_, index) => ({
    from: addMonths(runsFrom, index - cyclesAsked),
    to: addDays(addMonths(runsFrom, index - cyclesAsked + 1), -1),
  })).filter(({ from }) => activatedOn <= from);
}
