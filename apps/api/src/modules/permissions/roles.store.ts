// The SQL of roles that a holder gives: invitations, and who has which line by one.

import type { Role } from '@portal/contract/policy';
import { guestRoles } from '@portal/contract/policy';
import type { Db, Tx } from '@portal/database/connection';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ManagedLine } from '../../caller.ts';
import { associations, lineManagers, roleInvitations } from '../../db/schema.ts';

export type Invitation = typeof roleInvitations.$inferSelect;

/** Somebody's role in one line. */
export interface LineRole {
  userId: string;
  serviceNumber: string;
  kind: ManagedLine['kind'];
  role: Role;
  /** Null: they came to it without an invitation. */
  permissionId: string | null;
  since: Date;
}

interface Gift {
  userId: string;
  role: Role;
  /** Of the invitation, and whose it was; null: they came to it without one. */
  permissionId: string | null;
  givenBy: string | null;
}

/** In both directions. False when the user has a role already that is as good: a lesser one gives way. */
export async function writeRole(tx: Tx, line: Omit<ManagedLine, 'role'>, gift: Gift): Promise<boolean> {
  const { userId, role, permissionId, givenBy } = gift;
  const given = await tx
    .insert(associations)
    .values({ userId, ...line, role })
    .onConflictDoUpdate({
      target: [associations.userId, associations.serviceNumber],
      set: { role },
      setWhere: inArray(associations.role, guestRoles),
    })
    .returning({ role: associations.role });
  if (given.length === 0) return false;
  const { serviceNumber } = line;
  await tx
    .insert(lineManagers)
    .values({ userId, serviceNumber, role, permissionId, givenBy })
    .onConflictDoUpdate({
      target: [lineManagers.serviceNumber, lineManagers.userId],
      set: { role, permissionId, givenBy },
    });
  return true;
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

    /** Of these lines those that the user holds, as they stand for a transaction; held in one order by everybody. */
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
          ),
        )
        .orderBy(associations.serviceNumber)
        .for('share');
    },

    give: writeRole,

    /** Of everybody in these lines. */
    async rolesIn(serviceNumbers: readonly string[], from: Db | Tx = db): Promise<LineRole[]> {
      if (serviceNumbers.length === 0) return [];
      const rows = await from
        .select()
        .from(lineManagers)
        .where(inArray(lineManagers.serviceNumber, [...serviceNumbers]));
      if (rows.length === 0) return [];
      const { userId, serviceNumber, kind, associatedAt } = associations;
      const known = await from
        .select({ userId, serviceNumber, kind, since: associatedAt })
        .from(associations)
        .where(
          and(
            inArray(userId, [...new Set(rows.map((row) => row.userId))]),
            inArray(serviceNumber, [...serviceNumbers]),
          ),
        );
      return rows.flatMap((row) => {
        const since = known.find(
          (each) => each.userId === row.userId && each.serviceNumber === row.serviceNumber,
        );
        return since ? [{ ...row, ...since }] : [];
      });
    },

    async setRole(tx: Tx, userId: string, serviceNumbers: readonly string[], role: Role): Promise<void> {
      for (const table of [associations, lineManagers])
        await tx
          .update(table)
          .set({ role })
          .where(and(eq(table.userId, userId), inArray(table.serviceNumber, [...serviceNumbers])));
    },

    /** Who has a role in this line from this holder. */
    async givenBy(tx: Tx, userId: string, serviceNumber: string): Promise<string[]> {
      const rows = await tx
        .select({ userId: lineManagers.userId })
        .from(lineManagers)
        .where(and(eq(lineManagers.serviceNumber, serviceNumber), eq(lineManagers.givenBy, userId)));
      return rows.map((row) => row.userId);
    },
  };
}
