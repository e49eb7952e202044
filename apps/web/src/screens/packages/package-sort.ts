// The packages of a list in the order that somebody wants, and which of them give what is running out.

import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { quantityWords, type Unit } from '../../lib/usage.ts';
import { type RingType, ringFigures } from '../../shared/line/consumption-facts.ts';
import { LOW_SHARE } from '../../ui/figures/progress-ring.tsx';
import { priceOf } from './package-facts.ts';

export const SORTS = ['missing', 'last', 'price', 'size', 'validity', 'unitPrice'] as const;
export type SortBy = (typeof SORTS)[number];

/** Of an allowance of the line that is nearly gone. */
export interface RunningOut {
  type: RingType;
  /** `14 SMS`; null: nothing. */
  left: string | null;
}

const UNITS = { internet: 'MB', voz: 'MIN', sms: 'SMS' } as const satisfies Record<RingType, Unit>;
const MB_PER_GB = 1024;

/** As little left as a circle shows in amber; the least first. */
export function runningOut(report: UsageConsumptionReport | null | undefined): RunningOut[] {
  if (!report) return [];
  return ringFigures(report)
    .flatMap(({ type, left, isIncluded }) => {
      if (!isIncluded || left === 'unlimited' || left > LOW_SHARE) return [];
      const available = report.category.find((each) => each.type === type)?.available ?? 0;
      return [{ share: left, type, left: available > 0 ? quantityWords(available, UNITS[type]) : null }];
    })
    .toSorted((one, other) => one.share - other.share)
    .map(({ type, left }) => ({ type, left }));
}

/** What of it the package gives again. */
export function fitOf({ allowances }: PackageOffering, out: readonly RunningOut[]): RunningOut | null {
  return out.find(({ type }) => allowances.some(({ usageType }) => usageType === type)) ?? null;
}

export interface UnitPrice {
  /** Of a GB, a minute, a message. */
  cents: number;
  unit: Unit;
}

/** Null: it gives several things, or something without a limit. */
export function unitPriceOf(offering: PackageOffering): UnitPrice | null {
  const [only, ...others] = offering.allowances;
  if (!only?.amount || others.length > 0) return null;
  const size = only.units === 'MB' ? only.amount / MB_PER_GB : only.amount;
  return { cents: priceOf(offering).totalCents / size, unit: only.units };
}

/** Null where nobody says. */
export function validityOf({ productOfferingTerm }: PackageOffering): number | null {
  return productOfferingTerm.find(({ duration }) => duration)?.duration?.amount ?? null;
}

type Key = (offering: PackageOffering) => number;

const price: Key = (offering) => priceOf(offering).totalCents;
/** Gigabytes are not compared with minutes: each kind of thing stands together. */
const TYPES = ['internet', 'voz', 'sms'];
const kind: Key = ({ allowances: [first] }) => {
  const place = TYPES.indexOf(first?.usageType ?? '');
  return place < 0 ? TYPES.length : place;
};
const LAST = Number.MAX_SAFE_INTEGER;

/** What has no limit is the largest. */
const smallness: Key = ({ allowances: [first] }) => (first ? -(first.amount ?? LAST) : 0);
const brevity: Key = (offering) => -(validityOf(offering) ?? 0);
const unitPrice: Key = (offering) => unitPriceOf(offering)?.cents ?? LAST;

/** Equal ones as the catalogue has them. */
export function sorted(
  offerings: readonly PackageOffering[],
  by: SortBy,
  out: readonly RunningOut[],
  /** What was bought last. */
  lastId?: string,
): PackageOffering[] {
  const missing: Key = (offering) => {
    const fit = fitOf(offering, out);
    return fit ? out.indexOf(fit) : out.length;
  };
  const keys: Record<SortBy, Key[]> = {
    missing: [missing, price],
    last: [({ id }) => (id === lastId ? 0 : 1), price],
    price: [price],
    size: [kind, smallness],
    validity: [brevity, price],
    unitPrice: [kind, unitPrice],
  };
  return offerings.toSorted((one, other) => {
    for (const key of keys[by]) {
      const difference = key(one) - key(other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
