// The only SQL for Wi-Fi networks and the changes of their keys. Who asked for them is known elsewhere.
import type { Db, Tx } from '@portal/database/connection';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { dueRows, keyedRows } from '../db/keyed-rows.ts';
import {
  equipmentFaults,
  homeDevices,
  invoiceCharges,
  lines,
  problemLines,
  serviceProblems,
  wifiChanges,
  wifiNetworks,
} from '../db/schema.ts';

export type NetworkRow = typeof wifiNetworks.$inferSelect;
export type ChangeRow = typeof wifiChanges.$inferSelect;

export function createNetworkStore(db: Db) {
  const networks = keyedRows(wifiNetworks, 'customerId', 'lineId');
  const changes = keyedRows(wifiChanges, 'customerId', 'changeId');
  return {
    find: (place: LinePlace) => networks.find(db, place),
    lock: networks.lock,

    async setKey(tx: Tx, place: LinePlace, sealedKey: Buffer, changedAt: Date): Promise<void> {
      await networks.change(tx, place, { sealedKey, changedAt });
    },

    async pending(of: Db | Tx, { customerId, lineId }: LinePlace): Promise<ChangeRow | null> {
      const [row] = await of
        .select()
        .from(wifiChanges)
        .where(
          and(
            eq(wifiChanges.customerId, customerId),
            eq(wifiChanges.lineId, lineId),
            eq(wifiChanges.status, 'pending'),
          ),
        );
      return row ?? null;
    },

    async add(tx: Tx, row: ChangeRow): Promise<void> {
      await tx.insert(wifiChanges).values(row);
    },

    findIn: (tx: Tx, { customerId }: LinePlace, changeId: string) =>
      changes.find(tx, { customerId, changeId }),

    async findChange(customerIds: string[], changeId: string): Promise<ChangeRow | null> {
      const [row] = await db
        .select()
        .from(wifiChanges)
        .where(and(inArray(wifiChanges.customerId, customerIds), eq(wifiChanges.changeId, changeId)));
      return row ?? null;
    },

    ...dueRows(db, wifiChanges, ['customerId', 'changeId'], 'dueAt', 'pending'),

    /** Its secret is forgotten. */
    async end(tx: Tx, change: ChangeRow, status: 'done' | 'failed', endedAt: Date): Promise<void> {
      await changes.change(tx, change, { status, endedAt, sealedKey: null });
    },
  };
}

// The only SQL for what a home has said of its devices, and for its network of guests and its router.

export type DeviceRow = typeof homeDevices.$inferSelect;

export function createHomeNetworkStore(db: Db) {
  return {
    list: ({ customerId, lineId }: LinePlace, of: Db | Tx = db): Promise<DeviceRow[]> =>
      of
        .select()
        .from(homeDevices)
        .where(and(eq(homeDevices.customerId, customerId), eq(homeDevices.lineId, lineId))),

    async keep(tx: Tx, row: DeviceRow): Promise<void> {
      const { customerId: _, lineId: __, deviceId: ___, ...said } = row;
      await tx
        .insert(homeDevices)
        .values(row)
        .onConflictDoUpdate({
          target: [homeDevices.customerId, homeDevices.lineId, homeDevices.deviceId],
          set: said,
        });
    },

    async setNetwork(
      tx: Tx,
      { customerId, lineId }: LinePlace,
      changes: Partial<Pick<NetworkRow, 'guestKey' | 'guestSince' | 'guestUntil' | 'restartedAt'>>,
    ): Promise<void> {
      await tx
        .update(wifiNetworks)
        .set(changes)
        .where(and(eq(wifiNetworks.customerId, customerId), eq(wifiNetworks.lineId, lineId)));
    },
  };
}

// The only SQL for problems of the network, the lines that feel them, and equipment with a fault of its own.

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
          lineStatus: lines.status,
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
