// The SQL of who uses a line, and of what that person is asked for.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { isAmong, type ManagedLine, type OwnedLine } from '../../caller.ts';
import { lineConsents, lineManagers, lineUsers } from '../../db/schema.ts';

export type LineUserRow = typeof lineUsers.$inferSelect & {
  /** An adult who holds the line besides: then it is used by its holder. */
  isHolder: boolean;
  /**
   * Its records are theirs alone: another adult, who does not hold the line. Where somebody does, a code that was sent to it
   * is not enough: the holder has named them, or they have proved who they are.
   */
  usedByOtherAdult: boolean;
};
export type LineConsentRow = typeof lineConsents.$inferSelect;

/** The line is its holder's again, as far as anybody knows; since when is kept: what was done before may be another adult's. */
const nobodyKnown = () => ({
  kind: 'holder' as const,
  knownBy: 'code' as const,
  userId: null,
  personId: uuidv7(),
  since: new Date(),
});

export function createLineUsersStore(db: Db) {
  const lives = gt(lineConsents.expiresAt, sql`now()`);
  const isOfLine = (table: typeof lineUsers | typeof lineConsents | typeof lineManagers, line: OwnedLine) =>
    and(eq(table.serviceNumber, line.serviceNumber), eq(table.customerId, line.customerId));
  const numbersOf = (lines: readonly OwnedLine[]) => [...new Set(lines.map((line) => line.serviceNumber))];

  /** By number. */
  async function usersOf(on: Db | Tx, lines: readonly OwnedLine[]): Promise<Map<string, LineUserRow>> {
    if (lines.length === 0) return new Map();
    const { userId, role } = lineManagers;
    const holders = alias(lineManagers, 'holders');
    const isSameLine = (people: typeof lineManagers | typeof holders) =>
      and(eq(people.serviceNumber, lineUsers.serviceNumber), eq(people.customerId, lineUsers.customerId));
    const rows = await on
      .select({ ...getTableColumns(lineUsers), role, heldBy: holders.userId })
      .from(lineUsers)
      .leftJoin(lineManagers, and(isSameLine(lineManagers), eq(userId, lineUsers.userId)))
      .leftJoin(holders, and(isSameLine(holders), eq(holders.role, 'holder')))
      .where(inArray(lineUsers.serviceNumber, numbersOf(lines)));
    return new Map(
      rows.filter(isAmong(lines)).map(({ role, heldBy, ...row }) => {
        const isHolder = role === 'holder';
        const holds = row.knownBy !== 'code' || heldBy === null;
        return [
          row.serviceNumber,
          { ...row, isHolder, usedByOtherAdult: row.kind === 'adult' && !isHolder && holds },
        ];
      }),
    );
  }

  async function consentsOf(on: Db | Tx, userId: string, lines: readonly OwnedLine[]) {
    if (lines.length === 0) return [];
    const rows = await on
      .select()
      .from(lineConsents)
      .where(
        and(eq(lineConsents.userId, userId), inArray(lineConsents.serviceNumber, numbersOf(lines)), lives),
      );
    return rows.filter(isAmong(lines));
  }

  /** Answers of how many lines. Who had shown no more than a code was nobody against their holder, and leaves nothing. */
  async function endUse(tx: Tx, isMeant: SQL | undefined): Promise<number> {
    const { userId, knownBy } = lineUsers;
    const gone = await tx
      .delete(lineUsers)
      .where(and(isMeant, eq(knownBy, 'code')))
      .returning({ userId });
    const left = await tx
      .update(lineUsers)
      .set(nobodyKnown())
      .where(and(isMeant, ne(knownBy, 'code')))
      .returning({ userId });
    return gone.length + left.length;
  }

  /** What the one before has granted is not the next one's: who has lost something by it. Whoever can have asked has the line. */
  async function endConsents(tx: Tx, line: OwnedLine): Promise<LineConsentRow[]> {
    const askers = await tx
      .select({ userId: lineManagers.userId })
      .from(lineManagers)
      .where(isOfLine(lineManagers, line));
    if (askers.length === 0) return [];
    const ended = await tx
      .delete(lineConsents)
      .where(
        and(
          inArray(
            lineConsents.userId,
            askers.map(({ userId }) => userId),
          ),
          isOfLine(lineConsents, line),
        ),
      )
      .returning();
    return ended.filter(({ status, expiresAt }) => status === 'granted' && expiresAt > new Date());
  }

  return {
    usersOf,
    consentsOf,
    endConsents,

    /**
     * Of somebody's lines those whose records are open to them: what their role lets them read, without what another
     * adult uses and has not agreed to; and, in whatever role, what they use themselves.
     */
    async openRecords(
      { userId, lines }: { userId: string; lines: readonly ManagedLine[] },
      ofRole: readonly ManagedLine[],
    ): Promise<ManagedLine[]> {
      const users = await usersOf(db, lines);
      const foreign = ofRole.filter(({ serviceNumber }) => {
        const user = users.get(serviceNumber);
        return user?.usedByOtherAdult && user.userId !== userId;
      });
      const consents = await consentsOf(db, userId, foreign);
      const granted = new Set(
        consents
          .filter(({ purpose, status }) => purpose === 'records' && status === 'granted')
          .map(({ serviceNumber }) => serviceNumber),
      );
      return lines.filter((line) => {
        if (users.get(line.serviceNumber)?.userId === userId) return true;
        return ofRole.includes(line) && (!foreign.includes(line) || granted.has(line.serviceNumber));
      });
    },

    /**
     * A code showed that the line is in somebody's hand: they use it, unless somebody else who does not hold it has shown
     * the same before. False when nothing changes by it.
     */
    async addUser(
      tx: Tx,
      userId: string,
      { serviceNumber, customerId }: OwnedLine,
      { holders, knownBy }: { holders: readonly string[]; knownBy: 'identity' | 'code' },
    ): Promise<boolean> {
      const row = { kind: 'adult' as const, userId, personId: uuidv7(), since: new Date() };
      // Whom a holder has named already is the one who comes with the code.
      const isNamed = and(eq(lineUsers.kind, 'adult'), eq(lineUsers.knownBy, 'holder'));
      // That nobody else of age uses it: a code alone does not say otherwise.
      const saidOtherwise = and(ne(lineUsers.kind, 'adult'), eq(lineUsers.knownBy, 'holder'));
      const isFree = [isNull(lineUsers.userId)];
      if (knownBy === 'identity') isFree.push(eq(lineUsers.knownBy, 'code'));
      if (holders.length > 0) isFree.push(inArray(lineUsers.userId, [...holders]));
      const added = await tx
        .insert(lineUsers)
        .values({ serviceNumber, customerId, ...row, knownBy })
        .onConflictDoUpdate({
          target: [lineUsers.serviceNumber, lineUsers.customerId],
          set: { ...row, knownBy: sql`case when ${isNamed} then 'holder' else ${knownBy} end` },
          setWhere: sql`${or(...isFree)} and (${knownBy} <> 'code' or not (${saidOtherwise}))`,
        })
        .returning({ userId: lineUsers.userId });
      return added.length > 0;
    },

    /** By who holds it. Another adult is whoever has it in hand, if that is known. */
    async sayUser(tx: Tx, line: OwnedLine, kind: LineUserRow['kind']): Promise<void> {
      const { serviceNumber, customerId } = line;
      const row = { kind, personId: uuidv7(), knownBy: 'holder' as const, since: new Date() };
      const isSame = eq(lineUsers.kind, 'adult');
      const userId = kind === 'adult' ? sql`case when ${isSame} then ${lineUsers.userId} end` : null;
      await tx
        .insert(lineUsers)
        .values({ serviceNumber, customerId, ...row })
        .onConflictDoUpdate({
          target: [lineUsers.serviceNumber, lineUsers.customerId],
          set: { ...row, userId },
        });
    },

    /** Nobody is known to use it any more. */
    async endUser(tx: Tx, line: OwnedLine): Promise<void> {
      await endUse(tx, isOfLine(lineUsers, line));
    },

    /** Of lines without people. Where another adult uses one it stays: they are asked before anybody reads what they did. */
    async forgetLines(tx: Tx, lines: readonly OwnedLine[]): Promise<void> {
      for (const line of lines)
        await tx.delete(lineUsers).where(and(isOfLine(lineUsers, line), ne(lineUsers.kind, 'adult')));
    },

    /**
     * They have left the line or the portal, and use it no longer; whom the holder has named is still an adult without an
     * account. Nobody can say for them what they granted.
     */
    async forgetUser(tx: Tx, userId: string, line: OwnedLine): Promise<LineConsentRow[]> {
      await tx.delete(lineConsents).where(and(eq(lineConsents.userId, userId), isOfLine(lineConsents, line)));
      const theirs = and(isOfLine(lineUsers, line), eq(lineUsers.userId, userId));
      const gone = await endUse(tx, and(theirs, ne(lineUsers.knownBy, 'holder')));
      const left = await tx
        .update(lineUsers)
        .set({ userId: null })
        .where(theirs)
        .returning({ userId: lineUsers.userId });
      return gone + left.length > 0 ? endConsents(tx, line) : [];
    },

    /** Held: whoever changes who uses the line waits. */
    async holdUser(tx: Tx, line: OwnedLine): Promise<void> {
      const { kind } = lineUsers;
      await tx.select({ kind }).from(lineUsers).where(isOfLine(lineUsers, line)).for('update');
    },

    /** Null: there is one already. */
    async askConsent(
      tx: Tx,
      consent: Omit<LineConsentRow, 'status' | 'askedAt'>,
    ): Promise<LineConsentRow | null> {
      const { consentId, customerId, tokenHash, expiresAt } = consent;
      const askedAt = new Date();
      const [asked] = await tx
        .insert(lineConsents)
        .values({ ...consent, status: 'asked', askedAt })
        .onConflictDoUpdate({
          target: [lineConsents.userId, lineConsents.serviceNumber, lineConsents.purpose],
          set: { consentId, customerId, tokenHash, expiresAt, status: 'asked', askedAt },
          setWhere: sql`${lte(lineConsents.expiresAt, askedAt)} or ${ne(lineConsents.customerId, customerId)}`,
        })
        .returning();
      return asked ?? null;
    },

    async findConsent(userId: string, tokenHash: Buffer): Promise<LineConsentRow | null> {
      const [found] = await db
        .select()
        .from(lineConsents)
        .where(and(eq(lineConsents.userId, userId), eq(lineConsents.tokenHash, tokenHash), lives));
      return found ?? null;
    },

    /** What whoever uses the line is asked for, and has granted, by everybody. */
    async consentsFor(lines: readonly OwnedLine[]): Promise<LineConsentRow[]> {
      if (lines.length === 0) return [];
      const numbers = numbersOf(lines);
      const { userId, serviceNumber } = lineManagers;
      const askers = await db
        .selectDistinct({ userId })
        .from(lineManagers)
        .where(inArray(serviceNumber, numbers));
      if (askers.length === 0) return [];
      const asked = await db
        .select()
        .from(lineConsents)
        .where(
          and(
            inArray(
              lineConsents.userId,
              askers.map((asker) => asker.userId),
            ),
            inArray(lineConsents.serviceNumber, numbers),
            lives,
          ),
        );
      return asked.filter(isAmong(lines));
    },

    /** Its only yes; false for all others. */
    async grant(
      tx: Tx,
      { userId, consentId, tokenHash: answered }: LineConsentRow,
      granted: Pick<LineConsentRow, 'tokenHash' | 'expiresAt'>,
    ): Promise<boolean> {
      const rows = await tx
        .update(lineConsents)
        .set({ ...granted, status: 'granted' })
        .where(
          and(
            ...[eq(lineConsents.userId, userId), eq(lineConsents.consentId, consentId)],
            ...[eq(lineConsents.tokenHash, answered), eq(lineConsents.status, 'asked'), lives],
          ),
        )
        .returning({ consentId: lineConsents.consentId });
      return rows.length === 1;
    },

    /** Refused, taken back or spent; false when somebody else was faster. */
    async endConsent(tx: Tx, { userId, consentId, tokenHash }: LineConsentRow): Promise<boolean> {
      const rows = await tx
        .delete(lineConsents)
        .where(
          and(
            ...[eq(lineConsents.userId, userId), eq(lineConsents.consentId, consentId)],
            eq(lineConsents.tokenHash, tokenHash),
          ),
        )
        .returning({ consentId: lineConsents.consentId });
      return rows.length === 1;
    },
  };
}
