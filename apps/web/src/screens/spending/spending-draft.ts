// What is chosen on the page, from what the line has and back to what is sent.
import type { SpendingCap, SpendingControl, UsageConsumptionReport } from '@portal/contract/lines/usage';
import { market } from '@portal/market/here';
import { currencyCode, mostCapCents } from '@portal/market/money';
import type { WantedControl } from '../../api/lines/spending.ts';
import { dollarsFromCents } from '../../lib/money.ts';
import { centsIn, typedAmount } from '../../lib/typed-amount.ts';

export type AlertKind = SpendingControl['alerts'][number]['usageType'];
export type CapName = 'cap' | 'roamingCap';

export interface CapDraft {
  isAllowed: boolean;
  amount: string;
  action: SpendingCap['action'];
}

export interface Draft {
  percents: Partial<Record<AlertKind, readonly number[]>>;
  caps: Partial<Record<CapName, CapDraft>>;
}

const OFFERED = [50, 70, 80, 90, 100];

/** What is offered, and what was chosen elsewhere. */
export const percentsOffered = (chosen: readonly number[]): number[] =>
  [...new Set([...OFFERED, ...chosen])].sort((one, other) => one - other);

export function toggled(percents: readonly number[], percent: number): number[] {
  const others = percents.filter((each) => each !== percent);
  return others.length < percents.length ? others : [...percents, percent].sort((one, other) => one - other);
}

export const draftOf = ({ alerts, cap, roamingCap }: SpendingControl): Draft => ({
  percents: Object.fromEntries(alerts.map(({ usageType, percents }) => [usageType, percents])),
  caps: { ...(cap && { cap: capDraft(cap) }), ...(roamingCap && { roamingCap: capDraft(roamingCap) }) },
});

function capDraft({ amount, action }: SpendingCap): CapDraft {
  const isAllowed = action === 'none' || amount.value > 0;
  return {
    isAllowed,
    // What is proposed to whoever allows again what was off.
    amount: typedAmount(amount.value > 0 ? amount.value : market.caps.usual),
    action: isAllowed ? action : 'stop',
  };
}

/** Null for an amount that is none; where there is no cap it does not matter. */
function wantedCap({ isAllowed, amount, action }: CapDraft): NonNullable<WantedControl['cap']> | null {
  const money = (cents: number) => ({ unit: currencyCode, value: dollarsFromCents(cents) });
  if (!isAllowed) return { amount: money(0), action: 'stop' };
  const cents = centsIn(amount);
  const isGood = cents != null && cents > 0 && cents <= mostCapCents;
  if (isGood) return { amount: money(cents), action };
  return action === 'none' ? { amount: money(0), action } : null;
}

/** What is sent; or the caps whose amount is wrong. */
export function wantedOf({ percents, caps }: Draft): { wanted: WantedControl } | { wrong: CapName[] } {
  const names = Object.keys(caps) as CapName[];
  const sent = names.map((name) => [name, caps[name] ? wantedCap(caps[name]) : null] as const);
  const wrong = sent.flatMap(([name, cap]) => (cap ? [] : [name]));
  if (wrong.length > 0) return { wrong };
  const kinds = Object.keys(percents) as AlertKind[];
  return {
    wanted: {
      alerts: kinds.map((usageType) => ({ usageType, percents: [...(percents[usageType] ?? [])] })),
      ...Object.fromEntries(sent),
    },
  };
}

const UNIT_OF: Record<AlertKind, string> = { internet: 'MB', voz: 'MIN', sms: 'SMS' };

/** Kinds of which the line has an allowance that ends; all of them while nobody knows. */
export function countedKinds(
  kinds: readonly AlertKind[],
  report: UsageConsumptionReport | null | undefined,
): AlertKind[] {
  if (!report) return [...kinds];
  const ending = report.bucket
    .flatMap(({ bucketBalance }) => bucketBalance)
    .filter(({ remainingValue }) => remainingValue !== -1);
  return kinds.filter((kind) => ending.some(({ unit }) => unit === UNIT_OF[kind]));
}
