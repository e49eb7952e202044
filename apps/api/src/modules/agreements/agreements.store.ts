// The only SQL for agreements: rows are added to the end of a person's chain, and read.
import type { Db, Tx } from '@portal/database/connection';
import { findEverywhere } from '@portal/database/everywhere';
import { statement } from '@portal/database/statement';
import { and, asc, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { SealedPlace } from '../../db/chain-keys.ts';
import {
  agreementMarks,
  agreements,
  agreementTexts,
  customerPeople,
  payments,
  users,
} from '../../db/schema.ts';

export type AgreementRow = typeof agreements.$inferSelect;
export type Link = Pick<AgreementRow, 'position' | 'previousHash' | 'hash' | 'seal'>;
export type NewAgreement = Omit<AgreementRow, keyof Link>;
export type TextRow = Pick<typeof agreementTexts.$inferSelect, 'textHash' | 'version' | 'text'>;

/** Before the first one of a chain. */
export const noHash = Buffer.alloc(32);

const { placeholder } = sql;

const endOf = statement<{ position: number; hash: Buffer }>(
  'end_of_chain',
  sql`select position, hash from ${agreements} where user_id = ${placeholder('userId')}::uuid
    order by position desc limit 1`,
);

const chainOf = statement<AgreementRow>(
  'chain_of_agreements',
  sql`select user_id as "userId", position, agreement_id as "agreementId", kind, decision,
      accepted_at as "acceptedAt", channel, customer_id as "customerId", reference, text_hash as "textHash", details,
      details_hash as "detailsHash", previous_hash as "previousHash", hash, seal
    from ${agreements} where user_id = ${placeholder('userId')}::uuid order by position`,
);

async function hasReference(tx: Tx, { userId, kind, reference }: NewAgreement): Promise<boolean> {
  const isIt = and(
    eq(agreements.userId, userId),
    eq(agreements.kind, kind),
    eq(agreements.reference, reference ?? ''),
  );
  return (
    (await tx.select({ position: agreements.position }).from(agreements).where(isIt).limit(1)).length > 0
  );
}

export function createAgreementsStore(db: Db) {
  async function peopleOf(on: Db | Tx, customerIds: readonly string[]): Promise<string[]> {
    if (customerIds.length === 0) return [];
    const rows = await on
      .select({ userId: customerPeople.userId })
      .from(customerPeople)
      .where(inArray(customerPeople.customerId, [...customerIds]));
    return [...new Set(rows.map(({ userId }) => userId))];
  }

  return {
    /**
     * Where somebody else was quicker the place is taken: who comes second waits for the first one's end, and takes the
     * next one.
     * @param isOnce null where its kind has its reference already: also that of whoever was quicker is seen by then
     */
    async append(
      tx: Tx,
      row: NewAgreement,
      linkAfter: (end: Pick<Link, 'position' | 'hash'>) => Link,
      isOnce = false,
    ): Promise<number | null> {
      for (;;) {
        const [end = { position: 0, hash: noHash }] = await endOf(tx, { userId: row.userId });
        if (isOnce && (await hasReference(tx, row))) return null;
        const link = linkAfter(end);
        const added = await tx
          .insert(agreements)
          .values({ ...row, ...link })
          .onConflictDoNothing()
          .returning({ position: agreements.position });
        if (added.length > 0) return link.position;
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

    /** Of these people, where their chains end now. */
    async ends(userIds: readonly string[]) {
      if (userIds.length === 0) return [];
      const { userId, position, hash } = agreements;
      return db
        .selectDistinctOn([userId], { userId, position, hash })
        .from(agreements)
        .where(inArray(userId, [...userIds]))
        .orderBy(asc(userId), desc(position));
    },

    /** In the order of their ids: users, with a chain or without; or those with a chain who are no users. */
    async owners(kind: 'user' | 'nobody', after: string | null, atMost: number): Promise<string[]> {
      const from = after ?? '00000000-0000-0000-0000-000000000000';
      const found = await findEverywhere<{ userId: string }>(db, {
        table: kind === 'user' ? users : agreements,
        beside: users,
        statement: (table, beside) =>
          kind === 'user'
            ? sql`select o.user_id as "userId" from ${table} as o where o.user_id > ${from}::uuid
                order by o.user_id limit ${atMost}`
            : sql`select distinct o.user_id as "userId" from ${table} as o where o.user_id > ${from}::uuid
                and not exists (select 1 from ${beside} as u where u.user_id = o.user_id)
                order by o.user_id limit ${atMost}`,
      });
      return found
        .map(({ userId }) => userId)
        .sort()
        .slice(0, atMost);
    },

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

    /** Of these people, about these customers; the newest first. */
    async about(userIds: readonly string[], customerIds: readonly string[]): Promise<AgreementRow[]> {
      if (userIds.length === 0) return [];
      return db
        .select()
        .from(agreements)
        .where(
          and(inArray(agreements.userId, [...userIds]), inArray(agreements.customerId, [...customerIds])),
        )
        .orderBy(desc(agreements.acceptedAt), desc(agreements.position));
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

    peopleOf: (customerIds: readonly string[]): Promise<string[]> => peopleOf(db, customerIds),

    /** The details of those of them who are no users. */
    async forgetNobodys(tx: Tx, customerIds: readonly string[]): Promise<void> {
      const people = await peopleOf(tx, customerIds);
      if (people.length === 0) return;
      const known = await tx
        .select({ userId: users.userId })
        .from(users)
        .where(inArray(users.userId, people));
      const nobodys = people.filter((id) => !known.some(({ userId }) => userId === id));
      if (nobodys.length === 0) return;
      const { userId, customerId, details } = agreements;
      const isTheirs = and(inArray(userId, nobodys), inArray(customerId, [...customerIds]));
      await tx
        .update(agreements)
        .set({ details: null })
        .where(and(isTheirs, isNotNull(details)));
    },

    /** The whole chain, without details, under another id, for which it is sealed again. */
    async moveTo(
      tx: Tx,
      userId: string,
      pseudonym: string,
      seal: (place: SealedPlace) => Buffer,
    ): Promise<void> {
      const rows = await chainOf(tx, { userId });
      if (rows.length === 0) return;
      await tx.delete(agreements).where(eq(agreements.userId, userId));
      await tx.delete(agreementMarks).where(eq(agreementMarks.userId, userId));
      const moved = rows.map((row) => {
        const nobodys = { ...row, userId: pseudonym, details: null };
        return { ...nobodys, seal: seal(nobodys) };
      });
      for (let at = 0; at < moved.length; at += rowsAtOnce)
        await tx.insert(agreements).values(moved.slice(at, at + rowsAtOnce));
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

/** Of one insert: a statement takes so many parameters and no more. */
const rowsAtOnce = 500;
