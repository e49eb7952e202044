// What a line's cycles would have cost with a plan, what the plan would not have given, and what would have been left.
import { allowancesOf, type PackageOffering, type Plan } from '@portal/operator-ports/catalogue';
import type { UsageUnit, UsedQuantities } from '@portal/operator-ports/usage';

export const countedTypes = ['internet', 'voz', 'sms'] as const;
export type CountedType = (typeof countedTypes)[number];
export const unitOf = { internet: 'MB', voz: 'MIN', sms: 'SMS' } as const satisfies Record<
  CountedType,
  UsageUnit
>;

export interface Rest {
  usageType: CountedType;
  /** One a cycle; null: without a limit. */
  amounts: number[] | null;
}

export interface Missing {
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
export function givenBy(plan: Plan): Record<CountedType, number | null> {
  const allowances = allowancesOf(plan);
  const of = (type: CountedType) => {
    const allowance = allowances.find(({ usageType }) => usageType === type);
    return allowance ? allowance.included : 0;
  };
  return { internet: of('internet'), voz: of('voz'), sms: of('sms') };
}

export function missingOf(given: number | null, used: number): number {
  return given === null ? 0 : Math.max(0, used - given);
}

/** @param cycles what was used in each, the oldest first */
export function pricePlan(
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
export function suggested(priced: readonly PricedPlan[], ownCode: string): string | null {
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
