// What lines may spend beyond their plans: people choose it, and every use keeps to it.
import type { Db, Tx } from '@portal/database/connection';
import { usualCapCents } from '@portal/market/money';
import type {
  CapAction,
  CapStanding,
  RecordType,
  SpendingCap,
  SpendingControl,
  SpendingScope,
  Usage,
  UsageAlert,
} from '@portal/operator-ports/usage';
import type { LinePlace } from '@portal/operator-ports/wire';
import type { Clock } from '../clock/clock.ts';
import { cycleAround } from '../customers/customers.ts';
import {
  type ControlledLine,
  findControlled,
  holdControlled,
  type SpendingRow,
  spendingsOf,
  writeControl,
  writeSpendings,
} from './spending.store.ts';

// What a line may spend beyond its plan, and when that is over: plain arithmetic.

const scopes = ['plan', 'roaming'] as const satisfies SpendingScope[];
const kinds = ['internet', 'voz', 'sms'] as const satisfies RecordType[];

/** For whoever has chosen nothing. */
const usualPercents = [80, 100];
const usualCap: SpendingCap = { amountCents: usualCapCents, action: 'stop' };

export const percentsOf = (alerts: ControlledLine['alerts'], kind: RecordType): number[] =>
  alerts?.[kind] ?? usualPercents;

const alertsOf = ({ kind, alerts }: Pick<ControlledLine, 'kind' | 'alerts'>): UsageAlert[] =>
  kind === 'Fixed' ? [] : kinds.map((usageType) => ({ usageType, percents: percentsOf(alerts, usageType) }));

/** Where use beyond the plan comes onto a bill that its people see. Null: nowhere. */
const periodOf = ({ kind, isCorporate, cycleDay }: ControlledLine, now: Date): Date | null =>
  kind === 'Postpaid' && !isCorporate && cycleDay !== null ? cycleAround(now, cycleDay).from : null;

const capOf = ({ caps }: Pick<ControlledLine, 'caps'>, scope: SpendingScope): SpendingCap =>
  caps?.[scope] ?? usualCap;

function standingOf(cap: SpendingCap, spending: SpendingRow | undefined): CapStanding {
  const { amountCents, reachedAt } = spending ?? { amountCents: 0, reachedAt: null };
  return { ...cap, spentCents: amountCents, reachedAt };
}

/** What may still be spent. Once something did not fit any more, nothing does. */
function leftCents({ action, amountCents, spentCents, reachedAt }: CapStanding): number {
  if (action === 'none') return Number.POSITIVE_INFINITY;
  return reachedAt === null ? Math.max(0, amountCents - spentCents) : 0;
}

/** Zero is no cap that is reached, but a switch that is off. */
const isReached = ({ action, amountCents }: SpendingCap, spentCents: number) =>
  action !== 'none' && amountCents > 0 && spentCents >= amountCents;

/** After a use: what it cost counts, and the cap is reached when nothing is left or it did not fit whole. */
function afterUse(
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
function afterChoice(spending: SpendingRow, before: SpendingCap, cap: SpendingCap, now: Date): SpendingRow {
  const isSame = before.amountCents === cap.amountCents && before.action === cap.action;
  if (isSame) return spending;
  if (!isReached(cap, spending.amountCents)) return { ...spending, reachedAt: null };
  return {
    ...spending,
    reachedAt: spending.reachedAt ?? now,
    toldCents: Math.max(cap.amountCents, spending.toldCents ?? 0),
  };
}

/** What a line may pay with where no allowance gives it. */
export interface Means {
  leftCents: number;
  /** Data goes on slowly when nothing is left. */
  slows: boolean;
}

interface ReachedCap {
  customerId: string;
  serviceNumber: string;
  scope: SpendingScope;
  action: CapAction;
  capCents: number;
  spentCents: number;
}

/** A use that comes onto a bill, or did not fit any more. */
interface BilledUse extends LinePlace {
  amountCents: number;
  isShort: boolean;
  isAbroad: boolean;
}

export interface Spending extends Pick<Usage, 'caps' | 'setCaps'> {
  /** Of lines whose use comes onto a bill, by line; they are held until the end of the transaction. */
  holdMeans(
    tx: Tx,
    lines: readonly (LinePlace & { isAbroad: boolean })[],
    now: Date,
  ): Promise<ReadonlyMap<string, Means>>;
  /** Writes down what lines that are held have spent; answers the caps that are reached and were not told of. */
  spend(tx: Tx, uses: readonly BilledUse[], now: Date): Promise<ReachedCap[]>;
}

/** Longer than any cycle. */
const cycleMs = 32 * 24 * 60 * 60 * 1_000;
const aCycleBefore = (now: Date) => new Date(now.getTime() - cycleMs);
const scopeOf = ({ isAbroad }: { isAbroad: boolean }): SpendingScope => (isAbroad ? 'roaming' : 'plan');

export function createSpending({ db, clock }: { db: Db; clock: Clock }): Spending {
  return {
    async caps(place) {
      const now = clock.now();
      const line = await findControlled(db, place);
      return line && toControl(line, await spendingsOf(db, [place], aCycleBefore(now)), now);
    },

    setCaps: (place, { alerts, caps }) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const [line] = await holdControlled(tx, [place]);
        if (!line) return null;
        const { customerId, lineId } = line;
        const chosen = Object.fromEntries(alerts.map(({ usageType, percents }) => [usageType, percents]));
        const period = periodOf(line, now);
        const next: ControlledLine = {
          ...line,
          alerts: { ...line.alerts, ...chosen },
          caps: period && caps ? caps : line.caps,
        };
        await writeControl(tx, { customerId, lineId, alerts: next.alerts ?? {}, caps: next.caps }, now);
        const before = await spendingsOf(tx, [place], aCycleBefore(now));
        const after = before
          .filter((row) => row.periodStart.getTime() === period?.getTime())
          .map((row) => afterChoice(row, capOf(line, row.scope), capOf(next, row.scope), now));
        await writeSpendings(tx, after);
        return toControl(next, after, now);
      }),

    async holdMeans(tx, lines, now) {
      const standings = await standing(tx, lines, now);
      return new Map(
        lines.flatMap((line) => {
          const of = standings.get(line.lineId);
          if (!of) return [];
          const cap = standingOf(of.cap, of.row);
          return [[line.lineId, { leftCents: leftCents(cap), slows: cap.action === 'slow' }] as const];
        }),
      );
    },

    async spend(tx, uses, now) {
      const standings = await standing(tx, uses, now);
      const reached: ReachedCap[] = [];
      const rows = uses.flatMap((use) => {
        const of = standings.get(use.lineId);
        const isStill = use.amountCents === 0 && (of?.row.reachedAt != null || of?.cap.amountCents === 0);
        if (!of || isStill) return [];
        const { cap, line } = of;
        const { spending, isNews } = afterUse(of.row, cap, use, now);
        const { customerId, serviceNumber } = line;
        const { action, amountCents: capCents } = cap;
        const spentCents = spending.amountCents;
        if (isNews)
          reached.push({ customerId, serviceNumber, scope: scopeOf(use), action, capCents, spentCents });
        return [spending];
      });
      await writeSpendings(tx, rows);
      return reached;
    },
  };
}

type Standing = ReadonlyMap<
  string,
  { line: ControlledLine; cap: ReturnType<typeof capOf>; row: SpendingRow }
>;

/** By line; each is held. */
async function standing(
  tx: Tx,
  lines: readonly (LinePlace & { isAbroad: boolean })[],
  now: Date,
): Promise<Standing> {
  const scopeByLine = new Map(lines.map((line) => [line.lineId, scopeOf(line)]));
  const held = await holdControlled(tx, lines);
  const spent = await spendingsOf(tx, lines, aCycleBefore(now));
  return new Map(
    held.flatMap((line) => {
      const periodStart = periodOf(line, now);
      const scope = scopeByLine.get(line.lineId);
      if (!periodStart || !scope) return [];
      const row = rowOf(spent, line, scope, periodStart) ?? newRow(line, scope, periodStart);
      return [[line.lineId, { line, cap: capOf(line, scope), row }] as const];
    }),
  );
}

const rowOf = (rows: readonly SpendingRow[], { lineId }: LinePlace, scope: SpendingScope, period: Date) =>
  rows.find(
    (row) => row.lineId === lineId && row.scope === scope && row.periodStart.getTime() === period.getTime(),
  );

const newRow = ({ customerId, lineId }: LinePlace, scope: SpendingScope, periodStart: Date): SpendingRow => ({
  customerId,
  lineId,
  scope,
  periodStart,
  amountCents: 0,
  billedCents: 0,
  reachedAt: null,
  toldCents: null,
});

function toControl(line: ControlledLine, spent: readonly SpendingRow[], now: Date): SpendingControl {
  const { customerId, lineId } = line;
  const period = periodOf(line, now);
  const [plan, roaming] = scopes.map((scope) =>
    standingOf(capOf(line, scope), period ? rowOf(spent, line, scope, period) : undefined),
  );
  return {
    customerId,
    lineId,
    alerts: alertsOf(line),
    caps: period && plan && roaming ? { plan, roaming } : null,
  };
}
