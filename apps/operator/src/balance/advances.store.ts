// The only SQL for balance that is advanced.
import type { Db, Tx } from '@portal/database/connection';
import type { Advance } from '@portal/operator-ports/advances';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { ofLines } from '../db/keyed-rows.ts';
import { balanceAdvances, lines, prepaidBalances } from '../db/schema.ts';

export type BalancedLine = Pick<
  typeof lines.$inferSelect,
  'serviceNumber' | 'status' | 'isCorporate' | 'kind'
>;

/** Advances and transfers are of prepaid lines in service. */
export const isPrepaidInService = (line: BalancedLine | null): line is BalancedLine =>
  line?.kind === 'Prepaid' && line.status === 'A' && !line.isCorporate;

type AdvanceKey = Pick<Advance, 'customerId' | 'advanceId'>;
const at = ({ customerId, advanceId }: AdvanceKey) =>
  and(eq(balanceAdvances.customerId, customerId), eq(balanceAdvances.advanceId, advanceId));

export async function lineOf(on: Db | Tx, { customerId, lineId }: LinePlace): Promise<BalancedLine | null> {
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
export const advancesOf = (db: Db, places: readonly LinePlace[]): Promise<Advance[]> =>
  db
    .select()
    .from(balanceAdvances)
    .where(ofLines(balanceAdvances, places))
    .orderBy(desc(balanceAdvances.givenAt));
