// The only SQL for what lines may spend, and what they have spent.
import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import type { RecordType, SpendingCap, SpendingScope } from '@portal/operator-ports/usage';
import type { LineKind, LinePlace } from '@portal/operator-ports/wire';
import { sql } from 'drizzle-orm';
import { byCustomer } from '../db/due.ts';
import { billingAccounts, lines, spendingControls, spendings } from '../db/schema.ts';

export interface ControlledLine extends LinePlace {
  serviceNumber: string;
  kind: LineKind;
  isCorporate: boolean;
  /** Null: it has none. */
  cycleDay: number | null;
  /** As people have chosen; null: the usual. */
  alerts: Partial<Record<RecordType, number[]>> | null;
  caps: Record<SpendingScope, SpendingCap> | null;
}

export type SpendingRow = typeof spendings.$inferSelect;
type NewControl = Omit<typeof spendingControls.$inferInsert, 'changedAt'>;

const columns = sql`l.customer_id as "customerId", l.line_id as "lineId", l.service_number as "serviceNumber",
  l.kind, l.is_corporate as "isCorporate", a.cycle_day as "cycleDay", c.alerts, c.caps`;
const joined = sql`${lines} as l
  join ${billingAccounts} as a on a.customer_id = l.customer_id and a.account_id = l.account_id
  left join ${spendingControls} as c on c.customer_id = l.customer_id and c.line_id = l.line_id`;
const these = sql`l.customer_id = ${sql.placeholder('customerId')}
  and l.line_id = any(${sql.placeholder('lineIds')}::uuid[])`;

const found = statement<ControlledLine>(
  'find_controlled_lines',
  sql`select ${columns} from ${joined} where ${these}`,
);

const holdLines = statement<LinePlace>(
  'hold_controlled_lines',
  sql`select line_id from ${lines} as l where ${these} order by line_id for update`,
);

const spent = statement<SpendingRow>(
  'find_spendings',
  sql`select customer_id as "customerId", line_id as "lineId", scope, period_start as "periodStart",
      amount_cents as "amountCents", billed_cents as "billedCents", reached_at as "reachedAt",
      told_cents as "toldCents"
    from ${spendings}
    where customer_id = ${sql.placeholder('customerId')} and line_id = any(${sql.placeholder('lineIds')}::uuid[])
      and period_start >= ${sql.placeholder('since')}`,
);

/**
 * Until the end of the transaction whoever else uses or controls these lines waits, and then reads what this one has
 * written.
 */
export async function holdControlled(tx: Tx, places: readonly LinePlace[]): Promise<ControlledLine[]> {
  const held: ControlledLine[] = [];
  for (const [customerId, own] of byCustomer(places)) {
    const lineIds = own.map(({ lineId }) => lineId);
    await holdLines(tx, { customerId, lineIds });
    held.push(...(await found(tx, { customerId, lineIds })));
  }
  return held;
}

export async function findControlled(
  on: Db,
  { customerId, lineId }: LinePlace,
): Promise<ControlledLine | null> {
  const [line] = await found(on, { customerId, lineIds: [lineId] });
  return line ?? null;
}

/** Of cycles that began then or later. */
export async function spendingsOf(
  on: Db | Tx,
  places: readonly LinePlace[],
  since: Date,
): Promise<SpendingRow[]> {
  const all: SpendingRow[] = [];
  for (const [customerId, own] of byCustomer(places))
    all.push(...(await spent(on, { customerId, lineIds: own.map(({ lineId }) => lineId), since })));
  return all;
}

/** By whoever holds their lines. What stands on bills is left as it is. */
export async function writeSpendings(tx: Tx, rows: readonly SpendingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(spendings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [spendings.customerId, spendings.lineId, spendings.scope, spendings.periodStart],
      set: {
        amountCents: sql`excluded.amount_cents`,
        reachedAt: sql`excluded.reached_at`,
        toldCents: sql`excluded.told_cents`,
      },
    });
}

export async function writeControl(tx: Tx, control: NewControl, at: Date): Promise<void> {
  const { alerts, caps } = control;
  await tx
    .insert(spendingControls)
    .values({ ...control, changedAt: at })
    .onConflictDoUpdate({
      target: [spendingControls.customerId, spendingControls.lineId],
      set: { alerts, caps, changedAt: at },
    });
}
