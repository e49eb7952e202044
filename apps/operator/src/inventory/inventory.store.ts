// The only SQL for lines. Plans are reference data, joined for their names.
import type { Db, Tx } from '@portal/database/connection';
import { columnsOf, statement } from '@portal/database/statement';
import type { CustomerLine, Line, LineState, LineStatus } from '@portal/operator-ports/inventory';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq, inArray, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dueRows, keyedRows, ofLines } from '../db/keyed-rows.ts';
import { lineNumbers, lines, plans, simOrders, sims, thefts } from '../db/schema.ts';

export interface NewPlan {
  planCode: string;
  monthlyFeeCents: number;
}

/** A lock names its table as the statement does, without a schema. */
const held = alias(lines, 'lines');

const at = (table: typeof lines | typeof held, { customerId, lineId }: LinePlace) =>
  and(eq(table.customerId, customerId), eq(table.lineId, lineId));

/** Of these the numbers of those in service, by line; read in the transaction that depends on it. */
export async function activeAmong(tx: Tx, places: readonly LinePlace[]): Promise<Map<string, string>> {
  if (places.length === 0) return new Map();
  const rows = await tx
    .select({ lineId: lines.lineId, serviceNumber: lines.serviceNumber })
    .from(lines)
    .where(and(ofLines(lines, places), eq(lines.status, 'A')));
  return new Map(rows.map(({ lineId, serviceNumber }) => [lineId, serviceNumber]));
}

/** As it is now, and as it stays until the end of the transaction. */
export async function holdLine(tx: Tx, place: LinePlace): Promise<Line | null> {
  const [row] = await tx
    .select()
    .from(held)
    .innerJoin(plans, eq(plans.planCode, held.planCode))
    .where(at(held, place))
    .for('update', { of: held });
  return row ? toLine(row) : null;
}

export async function setPlan(tx: Tx, place: LinePlace, plan: NewPlan): Promise<void> {
  await tx.update(lines).set(plan).where(at(lines, place));
}

/** What suspends a line beside a phone that is gone: its customer's pause, and what its account owes. */
type SuspensionEnd = { pausedUntil?: null; debtSince?: null };

/** One reason less to suspend a line: it is in service again as soon as none is left. @param to as it was before */
export async function endSuspension(
  tx: Tx,
  place: LinePlace,
  ended: SuspensionEnd,
  to: LineStatus = 'A',
): Promise<void> {
  if (Object.keys(ended).length > 0) await tx.update(lines).set(ended).where(at(lines, place));
  const stolen = tx
    .select({ theftId: thefts.theftId })
    .from(thefts)
    .where(
      and(eq(thefts.customerId, place.customerId), eq(thefts.lineId, place.lineId), isNull(thefts.undoneAt)),
    );
  await tx
    .update(lines)
    .set({ status: to })
    .where(
      and(
        at(lines, place),
        eq(lines.status, 'S'),
        isNull(lines.pausedUntil),
        isNull(lines.debtSince),
        notExists(stolen),
      ),
    );
}

/** Cancelled and annulled. */
export const endedStates = ['I', 'R'] as const;

const listed = statement<Line>(
  'list_lines',
  sql`select ${columnsOf(lines)}, ${plans.name} as "planName", ${plans.description} as "planDescription",
      ${plans.features} @> '[{"clave": "VIDEO", "valor": "SI"}]' as "hasFreeVideo"
    from ${lines} join ${plans} on ${plans.planCode} = ${lines.planCode}
    where ${lines.customerId} = any(${sql.placeholder('customerIds')}::uuid[])
      and ${lines.lineId} = any(${sql.placeholder('lineIds')}::uuid[])
    order by ${lines.accountId}, ${lines.serviceType}, ${lines.serviceNumber}`,
);

export function createInventoryStore(db: Db) {
  const stateOf = db
    .select({ status: lines.status, isCorporate: lines.isCorporate, pausedUntil: lines.pausedUntil })
    .from(lines)
    .where(
      and(eq(lines.customerId, sql.placeholder('customerId')), eq(lines.lineId, sql.placeholder('lineId'))),
    )
    .prepare('line_state');

  return {
    /** Of one line, as far as it decides what is sold to it. */
    async state({ customerId, lineId }: LinePlace): Promise<LineState | null> {
      const [row] = await stateOf.execute({ customerId, lineId });
      return row ?? null;
    },

    async list(places: readonly LinePlace[]): Promise<Line[]> {
      if (places.length === 0) return [];
      const customerIds = [...new Set(places.map((place) => place.customerId))];
      return listed(db, { customerIds, lineIds: places.map((place) => place.lineId) });
    },

    /** Of the operator's whole network; null for a number that is not ours. */
    async findByNumber(serviceNumber: string): Promise<Line | null> {
      const [owner] = await db.select().from(lineNumbers).where(eq(lineNumbers.serviceNumber, serviceNumber));
      if (!owner) return null;
      const [row] = await db
        .select()
        .from(lines)
        .innerJoin(plans, eq(plans.planCode, lines.planCode))
        .where(and(eq(lines.customerId, owner.customerId), eq(lines.lineId, owner.lineId)));
      return row ? toLine(row) : null;
    },

    /** Home services of one customer that have not ended. */
    async listHome(customerId: string): Promise<Line[]> {
      const rows = await db
        .select()
        .from(lines)
        .innerJoin(plans, eq(plans.planCode, lines.planCode))
        .where(
          and(
            eq(lines.customerId, customerId),
            eq(lines.kind, 'Fixed'),
            notInArray(lines.status, [...endedStates]),
          ),
        )
        .orderBy(lines.accountId, lines.serviceType, lines.serviceNumber);
      return rows.map(toLine);
    },

    async linesOf(customerIds: readonly string[]): Promise<CustomerLine[]> {
      if (customerIds.length === 0) return [];
      const { customerId, lineId, accountId, serviceNumber, isCorporate } = lines;
      return db
        .select({ customerId, lineId, accountId, serviceNumber, isCorporate })
        .from(lines)
        .where(inArray(customerId, [...customerIds]));
    },
  };
}

function toLine(row: { lines: typeof lines.$inferSelect; plans: typeof plans.$inferSelect }): Line {
  const { name, description, features } = row.plans;
  const hasFreeVideo = features.some(({ clave, valor }) => clave === 'VIDEO' && valor === 'SI');
  return { ...row.lines, planName: name, planDescription: description, hasFreeVideo };
}

export type SimRow = typeof sims.$inferSelect;

const simAt = ({ customerId, lineId }: LinePlace) =>
  and(eq(sims.customerId, customerId), eq(sims.lineId, lineId));

export async function setSim(tx: Tx, place: LinePlace, changes: Partial<SimRow>): Promise<void> {
  await tx.update(sims).set(changes).where(simAt(place));
}

/** The only SQL for the cards of lines. */
export function createSimsStore(db: Db) {
  return {
    async find(place: LinePlace): Promise<SimRow | null> {
      const [row] = await db.select().from(sims).where(simAt(place));
      return row ?? null;
    },

    /** With its line's number. Whoever else wants to change it waits for the end of the transaction. */
    async lock(tx: Tx, place: LinePlace): Promise<(SimRow & { serviceNumber: string }) | null> {
      const [row] = await tx.select().from(sims).where(simAt(place)).for('update');
      const [line] = await tx
        .select({ serviceNumber: lines.serviceNumber })
        .from(lines)
        .where(and(eq(lines.customerId, place.customerId), eq(lines.lineId, place.lineId)));
      return row && line ? { ...row, ...line } : null;
    },
  };
}

// The only SQL for lines that move to another chip.

export type SimOrderRow = typeof simOrders.$inferSelect;

const names = ['customerId', 'orderId'] as const;
const { find, add, change } = keyedRows(simOrders, ...names);

/** The one of a line that has not ended. */
export async function openSimOrder(tx: Tx, { customerId, lineId }: LinePlace): Promise<SimOrderRow | null> {
  const [row] = await tx
    .select()
    .from(simOrders)
    .where(
      and(eq(simOrders.customerId, customerId), eq(simOrders.lineId, lineId), isNull(simOrders.endedAt)),
    );
  return row ?? null;
}

export const changeSimOrder = change;

export function createSimOrdersStore(db: Db) {
  return {
    find,
    add,
    ...dueRows(db, simOrders, names, 'dueAt'),

    /** Newest first. */
    ofLines: (places: readonly LinePlace[]): Promise<SimOrderRow[]> =>
      db.select().from(simOrders).where(ofLines(simOrders, places)).orderBy(desc(simOrders.orderedAt)),
  };
}
