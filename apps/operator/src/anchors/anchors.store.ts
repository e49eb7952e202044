// The only SQL for how far the portal's chains of agreements have come.
import type { Db } from '@portal/database/connection';
import type { Anchor } from '@portal/operator-ports/agreements';
import { inArray, sql } from 'drizzle-orm';
import { agreementAnchors } from '../db/schema.ts';

export function createAnchorsStore(db: Db) {
  return {
    async raise(anchors: readonly Anchor[]): Promise<void> {
      const { chainId, position } = agreementAnchors;
      await db
        .insert(agreementAnchors)
        .values([...anchors])
        .onConflictDoUpdate({
          target: chainId,
          set: {
            position: sql`excluded.position`,
            hash: sql`excluded.hash`,
            anchoredAt: sql`excluded.anchored_at`,
          },
          setWhere: sql`excluded.position > ${position}`,
        });
    },

    find: (chainIds: readonly string[]): Promise<Anchor[]> =>
      db
        .select()
        .from(agreementAnchors)
        .where(inArray(agreementAnchors.chainId, [...chainIds])),
  };
}
