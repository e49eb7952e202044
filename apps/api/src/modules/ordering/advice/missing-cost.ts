// The least that packages cost which give what a plan does not.
import type { PackageOffering } from '@portal/operator-ports/catalogue';

/** Of an amount; null: no package gives such a thing. */
export type CostOf = (amount: number) => number | null;

/** An operator's sizes may have no common measure: then amounts are rounded up to so many parts. */
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
