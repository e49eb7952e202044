// What lines may spend beyond their plans: people choose it, and every use keeps to it.
import type { Db, Tx } from '@portal/database/connection';
import type { CapAction, SpendingControl, SpendingScope, Usage } from '@portal/operator-ports/usage';
import type { LinePlace } from '@portal/operator-ports/wire';
import type { Clock } from '../clock/clock.ts';
import {
  type ControlledLine,
  findControlled,
  holdControlled,
  type SpendingRow,
  spendingsOf,
  writeControl,
  writeSpendings,
} from './spending.store.ts';
import {
  afterChoice,
  afterUse,
  alertsOf,
  capOf,
  leftCents,
  periodOf,
  scopes,
  standingOf,
} from './spending-rules.ts';

/** What a line may pay with where no allowance gives it. */
export interface Means {
  leftCents: number;
  /** Data goes on slowly when nothing is left. */
  slows: boolean;
}

export interface ReachedCap {
  customerId: string;
  serviceNumber: string;
  scope: SpendingScope;
  action: CapAction;
  capCents: number;
  spentCents: number;
}

/** A use that comes onto a bill, or did not fit any more. */
export interface BilledUse extends LinePlace {
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
