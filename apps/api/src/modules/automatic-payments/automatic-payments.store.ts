// The only SQL for what is paid by itself: which accounts and lines, when each is to be looked at, and what has been
// told of each bill.
import type { Db, Tx } from '@portal/database/connection';
import { findEverywhere } from '@portal/database/everywhere';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { autoPayBills, autoPays, autoTopUps, users } from '../../db/schema.ts';

export type AutoPayRow = typeof autoPays.$inferSelect;
export type AutoPayBill = typeof autoPayBills.$inferSelect;
export type AutoTopUpRow = typeof autoTopUps.$inferSelect;
export type OffBecause = NonNullable<AutoPayRow['offBecause']>;

export type AccountKey = Pick<AutoPayRow, 'userId' | 'accountId'>;
export type LineKey = Pick<AutoTopUpRow, 'userId' | 'serviceNumber'>;
export type BillKey = AccountKey & Pick<AutoPayBill, 'billNo'>;

/** After which somebody else looks, when whoever had claimed it was killed; as exact as a Date here. */
const leased = sql`date_trunc('milliseconds', now()) + interval '2 minutes'`;

export type AutomaticPayments = ReturnType<typeof createAutomaticPayments>;

export function createAutomaticPayments(db: Db) {
  const isAccount = ({ userId, accountId }: AccountKey) =>
    and(eq(autoPays.userId, userId), eq(autoPays.accountId, accountId));
  const isLine = ({ userId, serviceNumber }: LineKey) =>
    and(eq(autoTopUps.userId, userId), eq(autoTopUps.serviceNumber, serviceNumber));
  const isBill = ({ userId, billNo }: Pick<AutoPayBill, 'userId' | 'billNo'>) =>
    and(eq(autoPayBills.userId, userId), eq(autoPayBills.billNo, billNo));

  /**
   * What was told of these bills holds no longer: it would be told of anew, and charged by a key of its own, whatever
   * becomes of a charge that is on its way. What was paid by itself stays so.
   */
  async function withdraw(
    { userId, accountId }: AccountKey,
    billNos?: string[],
    from: Db | Tx = db,
  ): Promise<void> {
    await from
      .update(autoPayBills)
      .set({ status: 'withdrawn', tries: sql`${autoPayBills.tries} + 1` })
      .where(
        and(
          eq(autoPayBills.userId, userId),
          eq(autoPayBills.accountId, accountId),
          billNos && inArray(autoPayBills.billNo, billNos),
          inArray(autoPayBills.status, ['announced', 'overMaximum', 'trying']),
        ),
      );
  }

  /** Longest due first, wherever they are, of nobody who is leaving; none of them is claimed by that. */
  async function due(table: typeof autoPays | typeof autoTopUps, key: string, limit: number) {
    const rows = await findEverywhere<{ userId: string; key: string; at: string }>(db, {
      table,
      beside: users,
      statement: (from, people) => sql`
        select d.user_id as "userId", d.${sql.identifier(key)} as key, d.look_at as at from ${from} as d
        where d.enabled and d.look_at <= now() and exists (
          select from ${people} as u where u.user_id = d.user_id and u.closed_until is null) order by d.look_at limit ${limit}`,
    });
    return rows.sort((one, other) => (one.at < other.at ? -1 : 1)).slice(0, limit);
  }

  /** Before their wishes, as whoever closes their account does. False once they are leaving. */
  async function holdPerson(tx: Tx, userId: string): Promise<boolean> {
    const rows = await tx
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.userId, userId), isNull(users.closedUntil)))
      .for('share');
    return rows.length === 1;
  }

  /** Off: what was told of its bills holds no longer. False when it was off already, or of whoever may still come back. */
  async function switchOffAutoPay(tx: Tx, key: AccountKey, offBecause: OffBecause | null): Promise<boolean> {
    if (!(await holdPerson(tx, key.userId))) return false;
    const off = await tx
      .update(autoPays)
      .set({ enabled: false, offBecause })
      .where(and(isAccount(key), eq(autoPays.enabled, true)))
      .returning({ accountId: autoPays.accountId });
    if (off.length === 0) return false;
    await withdraw(key, undefined, tx);
    return true;
  }

  return {
    switchOffAutoPay,
    withdraw,

    /** What was switched on or changed in the last days, of both kinds. Answers how many are off now. */
    async switchOffYoung(tx: Tx, userId: string, days: number): Promise<number> {
      const isYoung = (wishedAt: typeof autoPays.wishedAt | typeof autoTopUps.wishedAt) =>
        sql`${wishedAt} > now() - ${days} * interval '1 day'`;
      const accounts = await tx
        .select({ userId: autoPays.userId, accountId: autoPays.accountId })
        .from(autoPays)
        .where(and(eq(autoPays.userId, userId), eq(autoPays.enabled, true), isYoung(autoPays.wishedAt)));
      for (const key of accounts) await switchOffAutoPay(tx, key, null);
      const lines = await tx
        .update(autoTopUps)
        .set({ enabled: false, offBecause: null })
        .where(and(eq(autoTopUps.userId, userId), eq(autoTopUps.enabled, true), isYoung(autoTopUps.wishedAt)))
        .returning({ serviceNumber: autoTopUps.serviceNumber });
      return accounts.length + lines.length;
    },

    async findAutoPay(key: AccountKey): Promise<AutoPayRow | null> {
      const [row] = await db.select().from(autoPays).where(isAccount(key));
      return row ?? null;
    },

    async findAutoTopUp(key: LineKey): Promise<AutoTopUpRow | null> {
      const [row] = await db.select().from(autoTopUps).where(isLine(key));
      return row ?? null;
    },

    async saveAutoPay(tx: Tx, row: Omit<AutoPayRow, 'lookAt' | 'wishedAt'>): Promise<void> {
      const { userId, accountId, ...wish } = row;
      await tx
        .insert(autoPays)
        .values({ userId, accountId, ...wish, lookAt: sql`now()`, wishedAt: new Date() })
        .onConflictDoUpdate({
          target: [autoPays.userId, autoPays.accountId],
          set: { ...wish, lookAt: sql`excluded.look_at`, wishedAt: sql`excluded.wished_at` },
        });
    },

    async saveAutoTopUp(tx: Tx, row: Omit<AutoTopUpRow, 'lookAt' | 'wishedAt'>): Promise<void> {
      const { userId, serviceNumber, ...wish } = row;
      await tx
        .insert(autoTopUps)
        .values({ userId, serviceNumber, ...wish, lookAt: sql`now()`, wishedAt: new Date() })
        .onConflictDoUpdate({
          target: [autoTopUps.userId, autoTopUps.serviceNumber],
          set: { ...wish, lookAt: sql`excluded.look_at`, wishedAt: sql`excluded.wished_at` },
        });
    },

    /** Who switches it off, or closes their account, meanwhile waits for the end of the transaction, or has been waited for. */
    async holdAutoPay(tx: Tx, key: AccountKey): Promise<boolean> {
      if (!(await holdPerson(tx, key.userId))) return false;
      const rows = await tx
        .select({ enabled: autoPays.enabled })
        .from(autoPays)
        .where(isAccount(key))
        .for('share');
      return rows[0]?.enabled ?? false;
    },

    async holdAutoTopUp(tx: Tx, key: LineKey): Promise<boolean> {
      if (!(await holdPerson(tx, key.userId))) return false;
      const rows = await tx
        .select({ enabled: autoTopUps.enabled })
        .from(autoTopUps)
        .where(isLine(key))
        .for('share');
      return rows[0]?.enabled ?? false;
    },

    async switchOffAutoTopUp(tx: Tx, key: LineKey, offBecause: OffBecause | null): Promise<boolean> {
      if (!(await holdPerson(tx, key.userId))) return false;
      const off = await tx
        .update(autoTopUps)
        .set({ enabled: false, offBecause })
        .where(and(isLine(key), eq(autoTopUps.enabled, true)))
        .returning({ serviceNumber: autoTopUps.serviceNumber });
      return off.length === 1;
    },

    /** What is on, of one person. */
    async usesOf(userId: string) {
      const accounts = await db
        .select({ accountId: autoPays.accountId, methodId: autoPays.methodId })
        .from(autoPays)
        .where(and(eq(autoPays.userId, userId), eq(autoPays.enabled, true)));
      const lines = await db
        .select({ serviceNumber: autoTopUps.serviceNumber, methodId: autoTopUps.methodId })
        .from(autoTopUps)
        .where(and(eq(autoTopUps.userId, userId), eq(autoTopUps.enabled, true)));
      return { accounts, lines };
    },

    async forgetAccount(tx: Tx, key: AccountKey): Promise<void> {
      await tx.delete(autoPays).where(isAccount(key));
      await tx
        .delete(autoPayBills)
        .where(and(eq(autoPayBills.userId, key.userId), eq(autoPayBills.accountId, key.accountId)));
    },

    async forgetLine(tx: Tx, key: LineKey): Promise<void> {
      await tx.delete(autoTopUps).where(isLine(key));
    },

    async forgetAll(tx: Tx, userId: string): Promise<void> {
      await tx.delete(autoPays).where(eq(autoPays.userId, userId));
      await tx.delete(autoPayBills).where(eq(autoPayBills.userId, userId));
      await tx.delete(autoTopUps).where(eq(autoTopUps.userId, userId));
    },

    dueAutoPays: async (limit: number): Promise<AccountKey[]> =>
      (await due(autoPays, 'account_id', limit)).map(({ userId, key }) => ({ userId, accountId: key })),

    dueAutoTopUps: async (limit: number): Promise<LineKey[]> =>
      (await due(autoTopUps, 'service_number', limit)).map(({ userId, key }) => ({
        userId,
        serviceNumber: key,
      })),

    /** For this process alone, for a while; null when another one was quicker, or it is off. */
    async claimAutoPay(key: AccountKey): Promise<AutoPayRow | null> {
      const [row] = await db
        .update(autoPays)
        .set({ lookAt: leased })
        .where(and(isAccount(key), eq(autoPays.enabled, true), sql`${autoPays.lookAt} <= now()`))
        .returning();
      return row ?? null;
    },

    async claimAutoTopUp(key: LineKey): Promise<AutoTopUpRow | null> {
      const [row] = await db
        .update(autoTopUps)
        .set({ lookAt: leased })
        .where(and(isLine(key), eq(autoTopUps.enabled, true), sql`${autoTopUps.lookAt} <= now()`))
        .returning();
      return row ?? null;
    },

    /** Unless something has happened to it since it was claimed. */
    async lookAgain(claimed: AutoPayRow, at: Date): Promise<void> {
      await db
        .update(autoPays)
        .set({ lookAt: at })
        .where(and(isAccount(claimed), eq(autoPays.lookAt, claimed.lookAt)));
    },

    async lookAgainAtLine(claimed: AutoTopUpRow, at: Date): Promise<void> {
      await db
        .update(autoTopUps)
        .set({ lookAt: at })
        .where(and(isLine(claimed), eq(autoTopUps.lookAt, claimed.lookAt)));
    },

    async bills(key: AccountKey): Promise<AutoPayBill[]> {
      return db
        .select()
        .from(autoPayBills)
        .where(and(eq(autoPayBills.userId, key.userId), eq(autoPayBills.accountId, key.accountId)))
        .orderBy(asc(autoPayBills.chargeOn));
    },

    /** True once for each thing to tell of a bill: the first time, after it was off, and when it costs something else. */
    async announce(
      tx: Tx,
      bill: BillKey & Pick<AutoPayBill, 'status' | 'amountCents' | 'chargeOn'>,
    ): Promise<boolean> {
      const { userId, billNo, ...news } = bill;
      const set = { ...news, refusals: 0 };
      const told = await tx
        .insert(autoPayBills)
        .values({ userId, billNo, ...set })
        .onConflictDoUpdate({
          target: [autoPayBills.userId, autoPayBills.billNo],
          set,
          setWhere: sql`${autoPayBills.status} = 'withdrawn' or ${autoPayBills.amountCents} <> ${bill.amountCents}
            or (${autoPayBills.status} = 'overMaximum') <> ${bill.status === 'overMaximum'}`,
        })
        .returning({ billNo: autoPayBills.billNo });
      return told.length === 1;
    },

    /** A try has ended without a payment: the next one has a key of its own. Null when that was counted before. */
    async countTry(tx: Tx, bill: AutoPayBill, next: TriedBill): Promise<boolean> {
      const counted = await tx
        .update(autoPayBills)
        .set({ ...next, tries: bill.tries + 1 })
        .where(and(isBill(bill), eq(autoPayBills.tries, bill.tries)))
        .returning({ billNo: autoPayBills.billNo });
      return counted.length === 1;
    },

    async close(bill: AutoPayBill): Promise<void> {
      await db.update(autoPayBills).set({ status: 'done' }).where(isBill(bill));
    },

    /** Of a line's top-ups in a row; answers how many there are now, null when somebody else has counted this one. */
    async countTopUpRefusal(
      tx: Tx,
      { refusals, ...key }: LineKey & Pick<AutoTopUpRow, 'refusals'>,
    ): Promise<number | null> {
      const [row] = await tx
        .update(autoTopUps)
        .set({ refusals: sql`${autoTopUps.refusals} + 1` })
        .where(and(isLine(key), eq(autoTopUps.refusals, refusals)))
        .returning({ refusals: autoTopUps.refusals });
      return row?.refusals ?? null;
    },

    /** True once a month, until the wish is saved anew. */
    async markLimitTold(tx: Tx, key: LineKey, month: string): Promise<boolean> {
      const marked = await tx
        .update(autoTopUps)
        .set({ limitToldOf: month })
        .where(and(isLine(key), sql`${autoTopUps.limitToldOf} is distinct from ${month}`))
        .returning({ serviceNumber: autoTopUps.serviceNumber });
      return marked.length === 1;
    },

    async clearTopUpRefusals(key: LineKey): Promise<void> {
      await db.update(autoTopUps).set({ refusals: 0 }).where(isLine(key));
    },
  };
}

export type TriedBill = Pick<AutoPayBill, 'status' | 'refusals' | 'chargeOn'>;
