// What a line may spend beyond its plan, and when that is over: plain arithmetic.
import { usualCapCents } from '@portal/market/money';
import type {
  CapStanding,
  RecordType,
  SpendingCap,
  SpendingScope,
  UsageAlert,
} from '@portal/operator-ports/usage';
import { cycleAround } from '../customers/customers.ts';
import type { ControlledLine, SpendingRow } from './spending.store.ts';

export const scopes = ['plan', 'roaming'] as const satisfies SpendingScope[];
const kinds = ['internet', 'voz', 'sms'] as const satisfies RecordType[];

/** For whoever has chosen nothing. */
const usualPercents = [80, 100];
const usualCap: SpendingCap = { amountCents: usualCapCents, action: 'stop' };

export const percentsOf = (alerts: ControlledLine['alerts'], kind: RecordType): number[] =>
  alerts?.[kind] ?? usualPercents;

export const alertsOf = ({ kind, alerts }: Pick<ControlledLine, 'kind' | 'alerts'>): UsageAlert[] =>
  kind === 'Fixed' ? [] : kinds.map((usageType) => ({ usageType, percents: percentsOf(alerts, usageType) }));

/** Where use beyond the plan comes onto a bill that its people see. Null: nowhere. */
export const periodOf = ({ kind, isCorporate, cycleDay }: ControlledLine, now: Date): Date | null =>
  kind === 'Postpaid' && !isCorporate && cycleDay !== null ? cycleAround(now, cycleDay).from : null;

export const capOf = ({ caps }: Pick<ControlledLine, 'caps'>, scope: SpendingScope): SpendingCap =>
  caps?.[scope] ?? usualCap;

export function standingOf(cap: SpendingCap, spending: SpendingRow | undefined): CapStanding {
  const { amountCents, reachedAt } = spending ?? { amountCents: 0, reachedAt: null };
  return { ...cap, spentCents: amountCents, reachedAt };
}

/** What may still be spent. Once something did not fit any more, nothing does. */
export function leftCents({ action, amountCents, spentCents, reachedAt }: CapStanding): number {
  if (action === 'none') return Number.POSITIVE_INFINITY;
  return reachedAt === null ? Math.max(0, amountCents - spentCents) : 0;
}

/** Zero is no cap that is reached, but a switch that is off. */
const isReached = ({ action, amountCents }: SpendingCap, spentCents: number) =>
  action !== 'none' && amountCents > 0 && spentCents >= amountCents;

/** After a use: what it cost counts, and the cap is reached when nothing is left or it did not fit whole. */
export function afterUse(
  spending: SpendingRow,
  cap: SpendingCap,
  use: { amountCents: number; isShort: boolean },
  now: Date,
): { spending: SpendingRow; isNews: boolean } {
  const amountCents = spending.amountCents + use.amountCents;
  const isOver = isReached(cap, amountCents) || (use.isShort && cap.amountCents > 0);
  const isNews = isOver && cap.amountCents > (spending.toldCents ?? 0);
  return {
    spending: {
      ...spending,
      amountCents,
      reachedAt: isOver ? (spending.reachedAt ?? now) : spending.reachedAt,
      toldCents: isNews ? cap.amountCents : spending.toldCents,
    },
    isNews,
  };
}

/** After somebody has chosen another cap; who chooses one that is reached already needs not be told. */
export function afterChoice(
  spending: SpendingRow,
  before: SpendingCap,
  cap: SpendingCap,
  now: Date,
): SpendingRow {
  const isSame = before.amountCents === cap.amountCents && before.action === cap.action;
  if (isSame) return spending;
  if (!isReached(cap, spending.amountCents)) return { ...spending, reachedAt: null };
  return {
    ...spending,
    reachedAt: spending.reachedAt ?? now,
    toldCents: Math.max(cap.amountCents, spending.toldCents ?? 0),
  };
}
