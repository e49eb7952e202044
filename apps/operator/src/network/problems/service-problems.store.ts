// The only SQL for problems of the network, the lines that feel them, and equipment with a fault of its own.
import type { Db, Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { dueRows, keyedRows } from '../../db/keyed-rows.ts';
import { equipmentFaults, invoiceCharges, lines, problemLines, serviceProblems } from '../../db/schema.ts';

export type ProblemRow = typeof serviceProblems.$inferSelect;
export type ProblemKey = Pick<ProblemRow, 'customerId' | 'problemId'>;

const names = ['customerId', 'problemId'] as const;
const ofLine = and(eq(lines.customerId, problemLines.customerId), eq(lines.lineId, problemLines.lineId));

export type ProblemStore = ReturnType<typeof createProblemStore>;

export function createProblemStore(db: Db) {
  const { lock, change } = keyedRows(serviceProblems, ...names);
  return {
    lock,
    change,
    findDue: dueRows(db, serviceProblems, names, 'nextMoveAt').findDue,

    /** What these lines feel now, or felt since then; with the fee that a month of the line costs. */
    list(places: readonly LinePlace[], since: Date) {
      const customerIds = [...new Set(places.map(({ customerId }) => customerId))];
      const lineIds = places.map(({ lineId }) => lineId);
      return db
        .select({
          problem: serviceProblems,
          lineId: problemLines.lineId,
          creditCents: problemLines.creditCents,
          serviceNumber: lines.serviceNumber,
          feeCents: lines.monthlyFeeCents,
          billNo: invoiceCharges.billNo,
        })
        .from(problemLines)
        .innerJoin(
          serviceProblems,
          and(
            eq(serviceProblems.customerId, problemLines.customerId),
            eq(serviceProblems.problemId, problemLines.problemId),
          ),
        )
        .innerJoin(lines, ofLine)
        .leftJoin(
          invoiceCharges,
          and(
            eq(invoiceCharges.customerId, problemLines.customerId),
            eq(invoiceCharges.accountId, lines.accountId),
            eq(invoiceCharges.chargeId, problemLines.creditChargeId),
          ),
        )
        .where(
          and(
            inArray(problemLines.customerId, customerIds),
            inArray(problemLines.lineId, lineIds),
            or(
              eq(serviceProblems.status, 'inProgress'),
              and(eq(serviceProblems.status, 'resolved'), gt(serviceProblems.resolvedAt, since)),
            ),
          ),
        )
        .orderBy(desc(serviceProblems.startedAt), asc(serviceProblems.problemId), asc(lines.serviceNumber));
    },

    /** Of a line: whether it is at home and in service, and whether its equipment has a fault of its own. */
    async equipment({ customerId, lineId }: LinePlace) {
      const [row] = await db
        .select({
          kind: lines.kind,
          status: lines.status,
          serviceNumber: lines.serviceNumber,
          downloadMbps: lines.downloadMbps,
          uploadMbps: lines.uploadMbps,
          isFaulty: sql<boolean>`${equipmentFaults.since} is not null`,
        })
        .from(lines)
        .leftJoin(
          equipmentFaults,
          and(eq(equipmentFaults.customerId, lines.customerId), eq(equipmentFaults.lineId, lines.lineId)),
        )
        .where(and(eq(lines.customerId, customerId), eq(lines.lineId, lineId)));
      return row ?? null;
    },

    linesOf: (tx: Tx, { customerId, problemId }: ProblemKey) =>
      tx
        .select({
          customerId: lines.customerId,
          accountId: lines.accountId,
          lineId: lines.lineId,
          serviceNumber: lines.serviceNumber,
          feeCents: lines.monthlyFeeCents,
        })
        .from(problemLines)
        .innerJoin(lines, ofLine)
        .where(
          and(
            eq(problemLines.customerId, customerId),
            eq(problemLines.problemId, problemId),
            ne(lines.status, 'I'),
          ),
        )
        .orderBy(asc(lines.serviceNumber)),

    async setCredit(
      tx: Tx,
      { customerId, lineId }: LinePlace,
      problemId: string,
      credit: { creditCents: number; creditChargeId: string | null },
    ): Promise<void> {
      await tx
        .update(problemLines)
        .set(credit)
        .where(
          and(
            eq(problemLines.customerId, customerId),
            eq(problemLines.lineId, lineId),
            eq(problemLines.problemId, problemId),
          ),
        );
    },

    async add(tx: Tx, row: ProblemRow, lineIds: readonly string[]): Promise<void> {
      const { customerId, problemId, startedAt } = row;
      await tx.insert(serviceProblems).values(row);
      await tx
        .insert(problemLines)
        .values(lineIds.map((lineId) => ({ customerId, lineId, problemId, startedAt })));
    },
  };
}
