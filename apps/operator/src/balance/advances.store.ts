// The only SQL for balance that is advanced.
import type { Db, Tx } from '@portal/database/connection';
import type { Advance } from '@portal/operator-ports/advances';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { balanceAdvances, lines, prepaidBalances } from '../db/schema.ts';

export type AdvancedLine = Pick<
  typeof lines.$inferSelect,
  'serviceNumber' | 'status' | 'isCorporate' | 'kind'
>;

type AdvanceKey = Pick<Advance, 'customerId' | 'advanceId'>;
const at = ({ customerId, advanceId }: AdvanceKey) =>
  and(eq(balanceAdvances.customerId, customerId), eq(balanceAdvances.advanceId, advanceId));

export async function lineOf(on: Db | Tx, { customerId, lineId }: LinePlace): Promise<AdvancedLine | null> {
  const [line] = await on
    .select({
      serviceNumber: lines.serviceNumber,
      status: lines.status,
      isCorporate: lines.isCorporate,
      kind: lines.kind,
    })
    .from(lines)
    .where(and(eq(lines.customerId, customerId), eq(lines.lineId, lineId)));
  return line ?? null;
}

/** A line that was never topped up has none. */
export async function openBalance(tx: Tx, name: string, { customerId, lineId }: LinePlace): Promise<void> {
  await tx.insert(prepaidBalances).values({ customerId, lineId, name, amountCents: 0 }).onConflictDoNothing();
}

export async function find(tx: Tx, key: AdvanceKey): Promise<Advance | null> {
  const [row] = await tx.select().from(balanceAdvances).where(at(key));
  return row ?? null;
}

/** The one that is not taken back. Whoever changes it holds the balance of its line. */
export async function openAdvance(on: Db | Tx, { customerId, lineId }: LinePlace): Promise<Advance | null> {
  const [row] = await on
    .select()
    .from(balanceAdvances)
    .where(
      and(
        eq(balanceAdvances.customerId, customerId),
        eq(balanceAdvances.lineId, lineId),
        isNull(balanceAdvances.takenBackAt),
      ),
    );
  return row ?? null;
}

export async function add(tx: Tx, advance: Advance): Promise<void> {
  await tx.insert(balanceAdvances).values(advance);
}

export async function change(tx: Tx, { owedCents, takenBackAt, ...key }: Advance): Promise<void> {
  await tx.update(balanceAdvances).set({ owedCents, takenBackAt }).where(at(key));
}

/** Newest first. */
export const ofLines = (db: Db, places: readonly LinePlace[]): Promise<Advance[]> =>
  db
    .select()
    .from(balanceAdvances)
    .where(
      and(
        inArray(balanceAdvances.customerId, [...new Set(places.map(({ customerId }) => customerId))]),
        inArray(
          balanceAdvances.lineId,
          places.map(({ lineId }) => lineId),
        ),
      ),
    )
    .orderBy(desc(balanceAdvances.givenAt));
