// The only SQL for services of other companies, and for lines that take none.
import type { Db, Tx } from '@portal/database/connection';
import type { ThirdPartyService } from '@portal/operator-ports/inventory';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { lines, thirdPartyBlocks, thirdPartyServices } from '../db/schema.ts';

type ServiceRow = typeof thirdPartyServices.$inferSelect;
export type OfferedService = Omit<ServiceRow, keyof LinePlace | 'productId' | 'startedAt' | 'endedAt'>;

export function createThirdPartyStore(db: Db) {
  const { customerId, lineId, productId, endedAt, startedAt } = thirdPartyServices;
  const at = (place: LinePlace, id: string) =>
    and(eq(customerId, place.customerId), eq(lineId, place.lineId), eq(productId, id));
  const blockOf = (place: LinePlace) =>
    and(eq(thirdPartyBlocks.customerId, place.customerId), eq(thirdPartyBlocks.lineId, place.lineId));

  return {
    async list(places: readonly LinePlace[]): Promise<ThirdPartyService[]> {
      const rows = await db
        .select()
        .from(thirdPartyServices)
        .where(
          and(
            inArray(customerId, [...new Set(places.map((place) => place.customerId))]),
            inArray(
              lineId,
              places.map((place) => place.lineId),
            ),
          ),
        )
        .orderBy(desc(sql`${endedAt} is null`), desc(startedAt), productId);
      return rows.map(toService);
    },

    /** What has ended stays so, since when it did. */
    async end(place: LinePlace, id: string, now: Date): Promise<ThirdPartyService | null> {
      await db
        .update(thirdPartyServices)
        .set({ endedAt: now })
        .where(and(at(place, id), isNull(endedAt)));
      const [row] = await db.select().from(thirdPartyServices).where(at(place, id));
      return row ? toService(row) : null;
    },

    async blockedAt(on: Db | Tx, place: LinePlace): Promise<Date | null> {
      const [row] = await on.select().from(thirdPartyBlocks).where(blockOf(place));
      return row?.blockedAt ?? null;
    },

    /** The line is held: whoever begins a service on it has done so before, or sees the block. */
    block: (place: LinePlace, blockedAt: Date): Promise<void> =>
      db.transaction(async (tx) => {
        if (await holdLine(tx, place))
          await tx
            .insert(thirdPartyBlocks)
            .values({ customerId: place.customerId, lineId: place.lineId, blockedAt })
            .onConflictDoNothing();
      }),

    async unblock(place: LinePlace): Promise<void> {
      await db.delete(thirdPartyBlocks).where(blockOf(place));
    },

    holdLine,

    /** Of all that the line has or has had. */
    async codesOf(tx: Tx, place: LinePlace): Promise<string[]> {
      const rows = await tx
        .select({ code: thirdPartyServices.code })
        .from(thirdPartyServices)
        .where(and(eq(customerId, place.customerId), eq(lineId, place.lineId)));
      return rows.map(({ code }) => code);
    },

    async add(tx: Tx, service: Omit<ServiceRow, 'endedAt'>): Promise<void> {
      await tx.insert(thirdPartyServices).values(service);
    },
  };
}

async function holdLine(tx: Tx, place: LinePlace): Promise<{ serviceNumber: string } | null> {
  const [line] = await tx
    .select({ serviceNumber: lines.serviceNumber })
    .from(lines)
    .where(and(eq(lines.customerId, place.customerId), eq(lines.lineId, place.lineId)))
    .for('update');
  return line ?? null;
}

const toService = ({
  consentChannel: channel,
  consentProof: proof,
  ...row
}: ServiceRow): ThirdPartyService => ({
  ...row,
  consent: { channel, proof },
});
