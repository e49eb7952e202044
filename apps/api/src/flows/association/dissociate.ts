// LINE-12: a user stops managing a line, a home service, or all of a home account. Their next request knows it no more.
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import type { Caller, ManagedLine } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { AutomaticPayments } from '../../modules/automatic-payments/automatic-payments.ts';
import type { Permissions } from '../../modules/permissions/permissions.ts';
import type { Sso } from '../../modules/sso/sso.ts';
import type { RemoveCard } from '../saved-cards/remove-card.ts';

export interface DissociateNeeds {
  db: Db;
  sso: Sso;
  permissions: Permissions;
  automatic: Pick<AutomaticPayments, 'forgetLine' | 'forgetAccount'>;
  removeCard: Pick<RemoveCard, 'removeAll'>;
}

export interface Dissociation {
  line: ManagedLine;
  since: Date;
  until: Date;
}

/** @throws Problem DISSOCIATION_NOT_OFFERED, NOT_FOUND when somebody else of the same user was faster */
export type Dissociate = (caller: Caller, lines: readonly ManagedLine[]) => Promise<Dissociation[]>;

export function createDissociate(needs: DissociateNeeds): Dissociate {
  const { db, sso, permissions, automatic, removeCard } = needs;

  /** Nothing is paid by itself for a line that was given up; without any line no card is kept. */
  async function endAutomatic(tx: Tx, caller: Caller, ended: readonly ManagedLine[]): Promise<void> {
    const { userId } = caller;
    const left = caller.lines.filter((line) => !ended.includes(line));
    for (const { serviceNumber, accountId } of ended) {
      await automatic.forgetLine(tx, { userId, serviceNumber });
      if (!left.some((line) => line.accountId === accountId))
        await automatic.forgetAccount(tx, { userId, accountId });
    }
    if (left.length === 0) await removeCard.removeAll(tx, userId);
  }

  async function end(tx: Tx, { userId }: Caller, line: ManagedLine): Promise<Dissociation | null> {
    const { serviceNumber, kind, customerId } = line;
    const since = await permissions.remove(tx, userId, serviceNumber);
    if (!since) return null;
    const until = new Date();
    // The row is gone; this keeps from when until when the user managed the line.
    const validFor = { startDateTime: since.toISOString(), endDateTime: until.toISOString() };
    await recordEvent(tx, {
      eventType: 'PermissionDeleteEvent',
      customerId,
      userId,
      event: { permission: { serviceNumber, kind, validFor } },
    });
    return { line, since, until };
  }

  return async (caller, lines) => {
    if (!(await sso.hasRealEmail(caller))) throw new Problem('DISSOCIATION_NOT_OFFERED');
    const ended = await db.transaction(async (tx) => {
      const found: (Dissociation | null)[] = [];
      for (const line of lines) found.push(await end(tx, caller, line));
      await endAutomatic(tx, caller, lines);
      return found.filter((each) => each !== null);
    });
    if (ended.length === 0) throw new Problem('NOT_FOUND');
    return ended;
  };
}
