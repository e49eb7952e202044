// The only SQL for agreements: rows are added to the end of a person's chain, and read.
import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { and, asc, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { agreementMarks, agreements, agreementTexts, customerPeople, payments } from '../../db/schema.ts';

export type AgreementRow = typeof agreements.$inferSelect;
export type NewAgreement = Omit<AgreementRow, 'position' | 'previousHash' | 'hash'>;
export type TextRow = Pick<typeof agreementTexts.$inferSelect, 'textHash' | 'version' | 'text'>;

/** Before the first one of a chain. */
export const noHash = Buffer.alloc(32);

const { placeholder } = sql;

/**
 * One, or none where somebody else was quicker: who comes second waits for the first one's end, and sees then that the
 * place is taken.
 */
const append = statement<{ position: number }>(
  'append_agreement',
  (() => {
    const lastOf = (column: SQL) => sql`(select ${column} from ${agreements}
      where user_id = ${placeholder('userId')}::uuid order by position desc limit 1)`;
    const previous = sql`coalesce(${lastOf(sql`hash`)}, ${placeholder('noHash')}::bytea)`;
    return sql`
      insert into ${agreements} (user_id, position, agreement_id, kind, decision, accepted_at, channel, customer_id,
        reference, text_hash, details, details_hash, previous_hash, hash)
      select ${placeholder('userId')}::uuid, coalesce(${lastOf(sql`position`)}, 0) + 1,
        ${placeholder('agreementId')}::uuid, ${placeholder('kind')}, ${placeholder('decision')},
        ${placeholder('acceptedAt')}::timestamptz, ${placeholder('channel')}, ${placeholder('customerId')},
        ${placeholder('reference')}, ${placeholder('textHash')}::bytea, ${placeholder('details')},
        ${placeholder('detailsHash')}::bytea, ${previous}, sha256(${previous} || ${placeholder('contentHash')}::bytea)
      on conflict do nothing returning position`;
  })(),
);

const chainOf = statement<AgreementRow>(
  'chain_of_agreements',
  sql`select user_id as "userId", position, agreement_id as "agreementId", kind, decision,
      accepted_at as "acceptedAt", channel, customer_id as "customerId", reference, text_hash as "textHash", details,
      details_hash as "detailsHash", previous_hash as "previousHash", hash
    from ${agreements} where user_id = ${placeholder('userId')}::uuid order by position`,
);

export function createAgreementsStore(db: Db) {
  return {
    async append(tx: Tx, row: NewAgreement, contentHash: Buffer): Promise<number> {
      for (;;) {
        const [added] = await append(tx, { ...row, contentHash, noHash });
        if (added) return added.position;
      }
    },

    async mark(tx: Tx, userId: string, position: number): Promise<void> {
      await tx.insert(agreementMarks).values({ userId, position });
    },

    async keepTexts(on: Db | Tx, texts: readonly TextRow[]): Promise<void> {
      await on
        .insert(agreementTexts)
        .values([...texts])
        .onConflictDoNothing();
    },

    async texts(hashes: readonly Buffer[]): Promise<TextRow[]> {
      const { textHash, version, text } = agreementTexts;
      if (hashes.length === 0) return [];
      return db
        .select({ textHash, version, text })
        .from(agreementTexts)
        .where(inArray(textHash, [...hashes]));
    },

    chain: (userId: string): Promise<AgreementRow[]> => chainOf(db, { userId }),

    /** How many there have been, by whatever else says so. */
    async lengthOf(userId: string): Promise<number> {
      const [marked] = await db
        .select({ most: max(agreementMarks.position) })
        .from(agreementMarks)
        .where(eq(agreementMarks.userId, userId));
      const [paid] = await db
        .select({ most: max(payments.agreementPosition) })
        .from(payments)
        .where(eq(payments.userId, userId));
      return Math.max(marked?.most ?? 0, paid?.most ?? 0);
    },

    /** Of one person, about these customers; the newest first. */
    async about(userId: string, customerIds: readonly string[]): Promise<AgreementRow[]> {
      return db
        .select()
        .from(agreements)
        .where(and(eq(agreements.userId, userId), inArray(agreements.customerId, [...customerIds])))
        .orderBy(desc(agreements.position));
    },

    /** Of one person, the newest of each of these kinds. */
    async newestOf(on: Db | Tx, userId: string, kinds: readonly AgreementRow['kind'][]) {
      const { kind, decision, acceptedAt, position } = agreements;
      return on
        .selectDistinctOn([kind], { kind, decision, acceptedAt })
        .from(agreements)
        .where(and(eq(agreements.userId, userId), inArray(kind, [...kinds])))
        .orderBy(asc(kind), desc(position));
    },

    async addPerson(tx: Tx, customerId: string, userId: string): Promise<void> {
      await tx.insert(customerPeople).values({ customerId, userId }).onConflictDoNothing();
    },

    async peopleOf(customerIds: readonly string[]): Promise<string[]> {
      if (customerIds.length === 0) return [];
      const rows = await db
        .select({ userId: customerPeople.userId })
        .from(customerPeople)
        .where(inArray(customerPeople.customerId, [...customerIds]));
      return [...new Set(rows.map(({ userId }) => userId))];
    },

    /** The whole chain, without details, under another id. */
    async moveTo(tx: Tx, userId: string, pseudonym: string): Promise<void> {
      const rows = await chainOf(tx, { userId });
      if (rows.length === 0) return;
      await tx.delete(agreements).where(eq(agreements.userId, userId));
      await tx.delete(agreementMarks).where(eq(agreementMarks.userId, userId));
      await tx.insert(agreements).values(rows.map((row) => ({ ...row, userId: pseudonym, details: null })));
      await tx.insert(agreementMarks).values({ userId: pseudonym, position: rows.length });
      for (const customerId of new Set(rows.flatMap((row) => row.customerId ?? []))) {
        await tx
          .delete(customerPeople)
          .where(and(eq(customerPeople.customerId, customerId), eq(customerPeople.userId, userId)));
        await tx.insert(customerPeople).values({ customerId, userId: pseudonym });
      }
    },
  };
}
