// The only SQL that changes who manages which line, and who holds which customer.
import type { Call } from '@portal/contract/common';
import type { LineLook, LineLookChange } from '@portal/contract/lines/line-look';
import { exposesUsageRecords, guestRoles, linesFor, managing, type Role } from '@portal/contract/policy';
import type { Db, Tx } from '@portal/database/connection';
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { isAmong, type ManagedLine, type OwnedLine } from '../../caller.ts';
import { associations, lineManagers, roleInvitations } from '../../db/schema.ts';
import type { createLineUsersStore } from './line-users.store.ts';

// The SQL of roles that a holder gives: invitations, and who has which line by one.

export type Invitation = typeof roleInvitations.$inferSelect;

export type LineManager = typeof lineManagers.$inferSelect;

/** Somebody's role in one line. */
export interface LineRole extends LineManager {
  kind: ManagedLine['kind'];
  since: Date;
}

interface Gift {
  userId: string;
  role: Role;
  /** Of the invitation, and whose it was; null: they came to it without one. */
  permissionId: string | null;
  givenBy: string | null;
}

/**
 * In both directions. False when the user has a role already that is as good: a lesser one gives way, and so does any in the
 * line that had the number before, of which they keep nothing.
 */
async function writeRole(tx: Tx, line: Omit<ManagedLine, 'role'>, gift: Gift): Promise<boolean> {
  const { userId, role, permissionId, givenBy } = gift;
  const { customerId, lineId, accountId, kind } = line;
  const isElsewhere = sql`(${ne(associations.customerId, customerId)} or ${ne(associations.lineId, lineId)})`;
  const given = await tx
    .insert(associations)
    .values({ userId, ...line, role })
    .onConflictDoUpdate({
      target: [associations.userId, associations.serviceNumber],
      set: {
        ...{ customerId, lineId, accountId, kind, role, endedAt: null },
        associatedAt: sql`case when ${isElsewhere} then excluded.associated_at else ${associations.associatedAt} end`,
      },
      setWhere: sql`${inArray(associations.role, guestRoles)} or ${isElsewhere}`,
    })
    .returning({ role: associations.role });
  if (given.length === 0) return false;
  const { serviceNumber } = line;
  await tx
    .insert(lineManagers)
    .values({ userId, serviceNumber, customerId, role, permissionId, givenBy })
    .onConflictDoUpdate({
      target: [lineManagers.serviceNumber, lineManagers.userId],
      set: { customerId, role, permissionId, givenBy, endedAt: null },
    });
  return true;
}

/** Of a number the line of this customer, or those of others. */
async function endLines(tx: Tx, { serviceNumber, customerId }: OwnedLine, which: 'this' | 'others') {
  const isWhose = which === 'this' ? eq : ne;
  const isMeant = (table: typeof associations | typeof lineManagers) =>
    and(eq(table.serviceNumber, serviceNumber), isWhose(table.customerId, customerId), isNull(table.endedAt));
  const { userId } = lineManagers;
  const people = await tx.select({ userId }).from(lineManagers).where(isMeant(lineManagers));
  if (people.length === 0) return;
  const theirs = inArray(
    associations.userId,
    people.map((person) => person.userId),
  );
  const endedAt = new Date();
  // In the order in which a role is written.
  await tx
    .update(associations)
    .set({ endedAt })
    .where(and(theirs, isMeant(associations)));
  await tx.update(lineManagers).set({ endedAt }).where(isMeant(lineManagers));
}

/** One row a line and person; whoever has a number by another customer's line is not among them. */
async function managersOf(on: Db | Tx, lines: readonly OwnedLine[]): Promise<LineManager[]> {
  if (lines.length === 0) return [];
  const numbers = [...new Set(lines.map(({ serviceNumber }) => serviceNumber))];
  const rows = await on.select().from(lineManagers).where(inArray(lineManagers.serviceNumber, numbers));
  return rows.filter(isAmong(lines));
}

export function createRolesStore(db: Db) {
  const lives = gt(roleInvitations.expiresAt, sql`now()`);

  return {
    async invite(tx: Tx, invitation: Omit<Invitation, 'createdAt'>): Promise<Invitation> {
      const [row] = await tx.insert(roleInvitations).values(invitation).returning();
      if (!row) throw new Error('the invitation was not written');
      return row;
    },

    async invitationsOf(userId: string): Promise<Invitation[]> {
      return db
        .select()
        .from(roleInvitations)
        .where(and(eq(roleInvitations.userId, userId), lives))
        .orderBy(asc(roleInvitations.createdAt));
    },

    /** False when there is none, or no longer. */
    async withdraw(tx: Tx, userId: string, permissionId: string): Promise<boolean> {
      const gone = await tx
        .delete(roleInvitations)
        .where(and(eq(roleInvitations.userId, userId), eq(roleInvitations.permissionId, permissionId)))
        .returning({ permissionId: roleInvitations.permissionId });
      return gone.length === 1;
    },

    /** Those that could still be accepted; answers how many. */
    async withdrawAll(tx: Tx, userId: string): Promise<number> {
      const gone = await tx
        .delete(roleInvitations)
        .where(and(eq(roleInvitations.userId, userId), lives))
        .returning({ permissionId: roleInvitations.permissionId });
      return gone.length;
    },

    async findInvitation(userId: string, tokenHash: Buffer): Promise<Invitation | null> {
      const [found] = await db
        .select()
        .from(roleInvitations)
        .where(and(eq(roleInvitations.userId, userId), eq(roleInvitations.tokenHash, tokenHash), lives));
      return found ?? null;
    },

    /** Its only use; null for all others, and once it has ended. */
    async spendInvitation(tx: Tx, userId: string, tokenHash: Buffer): Promise<Invitation | null> {
      const [spent] = await tx
        .delete(roleInvitations)
        .where(and(eq(roleInvitations.userId, userId), eq(roleInvitations.tokenHash, tokenHash), lives))
        .returning();
      return spent ?? null;
    },

    /** Of these lines those that the user holds and that have not ended, as they stand for a transaction; held in one order by everybody. */
    async heldAmong(tx: Tx, userId: string, serviceNumbers: readonly string[]) {
      const { serviceNumber, customerId, lineId, accountId, kind } = associations;
      return tx
        .select({ serviceNumber, customerId, lineId, accountId, kind })
        .from(associations)
        .where(
          and(
            eq(associations.userId, userId),
            inArray(associations.serviceNumber, [...serviceNumbers]),
            eq(associations.role, 'holder'),
            isNull(associations.endedAt),
          ),
        )
        .orderBy(associations.serviceNumber)
        .for('share');
    },

    give: writeRole,

    /** Of everybody in these lines. */
    async rolesIn(lines: readonly OwnedLine[], from: Db | Tx = db): Promise<LineRole[]> {
      const rows = await managersOf(from, lines);
      if (rows.length === 0) return [];
      const { userId, serviceNumber, kind, associatedAt } = associations;
      const [people, numbers] = [rows.map((row) => row.userId), rows.map((row) => row.serviceNumber)];
      const begun = await from
        .select({ userId, serviceNumber, kind, since: associatedAt })
        .from(associations)
        .where(and(inArray(userId, [...new Set(people)]), inArray(serviceNumber, [...new Set(numbers)])));
      return rows.flatMap((row) => {
        const theirs = begun.find(
          (each) => each.userId === row.userId && each.serviceNumber === row.serviceNumber,
        );
        return theirs ? [{ ...row, ...theirs }] : [];
      });
    },

    /** Of these lines those in which it was still the one before: who has become their holder meanwhile stays it. */
    async changeRole(
      tx: Tx,
      userId: string,
      lines: readonly OwnedLine[],
      { from, to }: Record<'from' | 'to', Role>,
    ): Promise<OwnedLine[]> {
      const { serviceNumber, customerId } = associations;
      const ofThese = (table: typeof associations | typeof lineManagers, those: readonly OwnedLine[]) =>
        and(
          eq(table.userId, userId),
          inArray(
            table.serviceNumber,
            those.map((line) => line.serviceNumber),
          ),
        );
      const changed = await tx
        .update(associations)
        .set({ role: to })
        .where(and(ofThese(associations, lines), eq(associations.role, from)))
        .returning({ serviceNumber, customerId });
      if (changed.length > 0)
        await tx.update(lineManagers).set({ role: to }).where(ofThese(lineManagers, changed));
      return changed;
    },

    /** Who has a role in this line from this holder. */
    async givenBy(tx: Tx, userId: string, line: OwnedLine): Promise<string[]> {
      const rows = await managersOf(tx, [line]);
      return rows.filter(({ givenBy }) => givenBy === userId).map((row) => row.userId);
    },
  };
}

/** Sets these locks apart from others of the database's. */
const numberLocks = 7_203_915;

/** More than a family has: of who holds more, so many lines are told of what concerns the account. */
const mostHeldTold = 20;

type LineUsers = Pick<ReturnType<typeof createLineUsersStore>, 'openRecords' | 'usersOf'>;

export function createPermissionsStore(db: Db, { openRecords, usersOf }: LineUsers) {
  const isOf = (userId: string, serviceNumber: string) =>
    and(eq(associations.userId, userId), eq(associations.serviceNumber, serviceNumber));

  /** The same row by the line: it has to go with its association. */
  async function forgetManager(tx: Tx, userId: string, serviceNumber: string): Promise<void> {
    await tx
      .delete(lineManagers)
      .where(and(eq(lineManagers.serviceNumber, serviceNumber), eq(lineManagers.userId, userId)));
  }

  async function everyLineOf(from: Db | Tx, userId: string): Promise<ManagedLine[]> {
    const { serviceNumber, customerId, lineId, accountId, kind, role } = associations;
    return from
      .select({ serviceNumber, customerId, lineId, accountId, kind, role })
      .from(associations)
      .where(eq(associations.userId, userId));
  }

  /** Who holds a customer holds every line of it that comes later, too. */
  async function roleOf(tx: Tx, userId: string, customerId: string): Promise<ManagedLine['role']> {
    const held = await tx
      .select({ role: associations.role })
      .from(associations)
      .where(
        and(
          eq(associations.userId, userId),
          eq(associations.customerId, customerId),
          eq(associations.role, 'holder'),
        ),
      )
      .limit(1);
    return held.length > 0 ? 'holder' : 'manager';
  }

  return {
    /** False when the user manages the line already: associating twice changes nothing. A lesser role becomes a manager's. */
    async add(tx: Tx, userId: string, line: Omit<ManagedLine, 'role'>): Promise<boolean> {
      const role = await roleOf(tx, userId, line.customerId);
      return writeRole(tx, line, { userId, role, permissionId: null, givenBy: null });
    },

    /** On every line of the customer that the user manages; answers those in which it is new. Null: they manage none. */
    async makeHolder(tx: Tx, userId: string, customerId: string): Promise<OwnedLine[] | null> {
      const { serviceNumber, role } = associations;
      const theirs = await tx
        .select({ serviceNumber, customerId: associations.customerId, role })
        .from(associations)
        .where(and(eq(associations.userId, userId), eq(associations.customerId, customerId)))
        .for('update');
      if (theirs.length === 0) return null;
      const made = theirs.filter((line) => line.role !== 'holder');
      const numbers = made.map((line) => line.serviceNumber);
      if (numbers.length === 0) return made;
      await tx
        .update(associations)
        .set({ role: 'holder' })
        .where(and(eq(associations.userId, userId), inArray(serviceNumber, numbers)));
      await tx
        .update(lineManagers)
        // Nobody has given them what is theirs: it does not go with whoever once did.
        .set({ role: 'holder', givenBy: null })
        .where(and(eq(lineManagers.userId, userId), inArray(lineManagers.serviceNumber, numbers)));
      return made;
    },

    /**
     * Whoever else begins to manage one of these numbers waits for the end of the transaction. A lock of the
     * portal's own: a number that nobody manages yet has no row here.
     */
    async holdNumbers(tx: Tx, serviceNumbers: readonly string[]): Promise<void> {
      // Always in the same order, so that two who want the same lines do not wait for each other.
      await tx.execute(sql`
        select pg_advisory_xact_lock(place) from (
          select hashtextextended(number, ${numberLocks}) as place
          from unnest(${sql.param([...serviceNumbers])}::text[]) as n (number) order by 1) as places`);
    },

    /** The lines about which the user may ask this now, for whoever acts for them without a session. */
    async linesOf(userId: string, call: Pick<Call, 'policy'>): Promise<ManagedLine[]> {
      const lines = await everyLineOf(db, userId);
      const ofRole = linesFor(call, lines);
      return exposesUsageRecords(call) ? openRecords({ userId, lines }, ofRole) : ofRole;
    },

    /** In any role, for whoever acts for them without a session. */
    everyLine: (userId: string): Promise<ManagedLine[]> => everyLineOf(db, userId),

    /** In any role, to end or change one. */
    linesOfAll: (tx: Tx, userId: string): Promise<ManagedLine[]> => everyLineOf(tx, userId),

    /** Since when the user manages each of their lines, by its number. */
    async since(userId: string): Promise<Map<string, Date>> {
      const rows = await db
        .select({ serviceNumber: associations.serviceNumber, associatedAt: associations.associatedAt })
        .from(associations)
        .where(eq(associations.userId, userId));
      return new Map(rows.map(({ serviceNumber, associatedAt }) => [serviceNumber, associatedAt]));
    },

    /** How this person sees the line from now on; null when they have no such line. */
    async changeLook(
      userId: string,
      serviceNumber: string,
      change: LineLookChange,
    ): Promise<LineLook | null> {
      const { nickname, color, icon, position, hidden } = associations;
      const look = { nickname, color, icon, position, hidden };
      const isSame = isOf(userId, serviceNumber);
      const [row] =
        Object.keys(change).length === 0
          ? await db.select(look).from(associations).where(isSame)
          : await db.update(associations).set(change).where(isSame).returning(look);
      return row ?? null;
    },

    /** Answers since when it was; null when there is nothing to remove, for all but one of many callers. */
    async remove(tx: Tx, userId: string, serviceNumber: string): Promise<Date | null> {
      const [removed] = await tx
        .delete(associations)
        .where(isOf(userId, serviceNumber))
        .returning({ associatedAt: associations.associatedAt });
      if (removed) await forgetManager(tx, userId, serviceNumber);
      return removed?.associatedAt ?? null;
    },

    async removeAll(tx: Tx, userId: string): Promise<void> {
      const removed = await tx
        .delete(associations)
        .where(eq(associations.userId, userId))
        .returning({ serviceNumber: associations.serviceNumber });
      for (const { serviceNumber } of removed) await forgetManager(tx, userId, serviceNumber);
    },

    /**
     * The lines that each of them holds and that have not ended nor are in another adult's hand, the first ones first; of a
     * fleet some.
     */
    async heldBy(tx: Tx, userIds: readonly string[]): Promise<Map<string, string[]>> {
      if (userIds.length === 0) return new Map();
      const { userId, customerId, serviceNumber, role, associatedAt, endedAt } = associations;
      const rows = await tx
        .select({ userId, customerId, serviceNumber })
        .from(associations)
        .where(and(inArray(userId, [...userIds]), eq(role, 'holder'), isNull(endedAt)))
        .orderBy(asc(associatedAt), asc(serviceNumber));
      const held = [...Map.groupBy(rows, (row) => row.userId).values()].flatMap((of) =>
        of.slice(0, mostHeldTold),
      );
      const users = await usersOf(tx, held);
      const isOthers = (line: OwnedLine) => {
        const user = users.get(line.serviceNumber);
        return user?.customerId === line.customerId && user.usedByOtherAdult;
      };
      const byUser = Map.groupBy(
        held.filter((line) => !isOthers(line)),
        (row) => row.userId,
      );
      return new Map([...byUser].map(([id, of]) => [id, of.map((row) => row.serviceNumber)]));
    },

    managersOf,

    /** Whoever answers there now is not who had it. */
    hasEnded: async (line: OwnedLine): Promise<boolean> =>
      (await managersOf(db, [line])).some(({ endedAt }) => endedAt !== null),

    /** The operator says so: whoever has a role in it keeps it, and is not written to at its number any more. */
    endLine: (tx: Tx, line: OwnedLine): Promise<void> => endLines(tx, line, 'this'),

    /** It is this customer's line now: whatever had its number before is over, also where nobody has said so. */
    endEarlier: (tx: Tx, line: OwnedLine): Promise<void> => endLines(tx, line, 'others'),

    /** The others of them, without whoever was only invited to look or pay. */
    async otherManagers(tx: Tx, userId: string, lines: readonly OwnedLine[]): Promise<LineManager[]> {
      const all = await managersOf(tx, lines);
      return all.filter((other) => other.userId !== userId && managing.includes(other.role));
    },
  };
}
