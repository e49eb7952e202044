// The only SQL for papers that anybody can check: always by their whole code.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, isNull } from 'drizzle-orm';
import { certificates } from '../../db/schema.ts';

export type CertificateRow = typeof certificates.$inferSelect;

export function createCertificateStore(db: Db) {
  const withCode = (code: string) => eq(certificates.code, code);
  return {
    async add(tx: Tx, row: CertificateRow): Promise<void> {
      await tx.insert(certificates).values(row);
    },

    /** The first end counts. */
    async end(tx: Tx, code: string, endedAt: Date): Promise<void> {
      await tx
        .update(certificates)
        .set({ endedAt })
        .where(and(withCode(code), isNull(certificates.endedAt)));
    },

    async find(code: string) {
      const { kind, issuedAt, endedAt, holder, customerId, contentHash } = certificates;
      const [row] = await db
        .select({ kind, issuedAt, endedAt, holder, customerId, contentHash })
        .from(certificates)
        .where(withCode(code));
      return row ?? null;
    },

    async content(code: string): Promise<Uint8Array | null> {
      const [row] = await db
        .select({ content: certificates.content })
        .from(certificates)
        .where(withCode(code));
      return row?.content.length ? row.content : null;
    },
  };
}
