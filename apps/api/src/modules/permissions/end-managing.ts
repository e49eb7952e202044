// Lines leave somebody, whoever ends it: the association, what is paid by itself, and what they gave to others as holder.
import { Problem } from '@portal/contract/errors';
import { guestRoles } from '@portal/contract/policy';
import type { Db, Tx } from '@portal/database/connection';
import { type Caller, isAmong, type ManagedLine, type OwnedLine } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { AutomaticPayments } from '../automatic-payments/automatic-payments.store.ts';
import type { RemoveCard } from '../saved-cards/save-card.ts';
import type { Sso } from '../sso/sso.ts';
import type { Permissions } from './permissions.ts';
import { tellOfConsent, tellOfRole } from './tell-the-line.ts';

export interface EndManagingNeeds {
  permissions: Permissions;
  automatic: Pick<AutomaticPayments, 'forgetLine' | 'forgetAccount'>;
  removeCard: Pick<RemoveCard, 'removeAll'>;
}

export interface Dissociation {
  line: ManagedLine;
  since: Date;
  until: Date;
}

/** Somebody with all lines that they have. */
type Person = Pick<Caller, 'userId' | 'lines'>;

export interface EndManaging {
  /** Those of the lines that were theirs until now. */
  end(tx: Tx, person: Person, lines: readonly ManagedLine[]): Promise<Dissociation[]>;
  /** What a holder gave to others in a line that they leave: nobody could take it back any more. */
  endGiven(tx: Tx, holder: string, line: ManagedLine): Promise<void>;
  /** What they were allowed to read, and as who uses the line have allowed others. */
  endUse(tx: Tx, userId: string, line: OwnedLine): Promise<void>;
  /** Nothing is paid by itself for these any more; without any line no card is kept. */
  endAutomatic(tx: Tx, person: Person, ended: readonly ManagedLine[]): Promise<void>;
}

export function createEndManaging({ permissions, automatic, removeCard }: EndManagingNeeds): EndManaging {
  async function forgetAutomatic(tx: Tx, { userId, lines }: Person, ended: readonly ManagedLine[]) {
    const isEnded = isAmong(ended);
    const left = lines.filter((line) => !isEnded(line));
    for (const { serviceNumber, accountId } of ended) {
      await automatic.forgetLine(tx, { userId, serviceNumber });
      if (!left.some((line) => line.accountId === accountId))
        await automatic.forgetAccount(tx, { userId, accountId });
    }
    return left;
  }

  async function endOne(tx: Tx, userId: string, line: ManagedLine): Promise<Dissociation | null> {
    const { serviceNumber, kind, customerId } = line;
    const since = await permissions.remove(tx, userId, serviceNumber);
    if (!since) return null;
    const until = new Date();
    // The row is gone; this keeps from when until when the user had the line.
    const validFor = { startDateTime: since.toISOString(), endDateTime: until.toISOString() };
    await recordEvent(tx, {
      eventType: 'PermissionDeleteEvent',
      customerId,
      userId,
      event: { permission: { serviceNumber, kind, validFor } },
    });
    if (line.role === 'holder') await endGiven(tx, userId, line);
    await endUse(tx, userId, line);
    return { line, since, until };
  }

  async function endUse(tx: Tx, userId: string, line: OwnedLine): Promise<void> {
    const lost = await permissions.forgetUser(tx, userId, line);
    for (const consent of lost) await tellOfConsent(tx, consent, 'ended');
  }

  async function endGiven(tx: Tx, holder: string, line: ManagedLine): Promise<void> {
    for (const userId of await permissions.givenBy(tx, holder, line)) {
      const lines = await permissions.linesOfAll(tx, userId);
      const theirs = lines.find(isAmong([line]));
      if (!theirs) continue;
      await end(tx, { userId, lines }, [theirs]);
      await tellOfRole(tx, { change: 'ended', role: theirs.role, userId, lines: [theirs] });
    }
  }

  async function end(tx: Tx, person: Person, lines: readonly ManagedLine[]): Promise<Dissociation[]> {
    const ended: Dissociation[] = [];
    for (const line of lines) {
      const one = await endOne(tx, person.userId, line);
      if (one) ended.push(one);
    }
    const left = await forgetAutomatic(tx, person, lines);
    if (left.length === 0) await removeCard.removeAll(tx, person.userId);
    return ended;
  }

  return {
    end,
    endGiven,
    endUse,
    async endAutomatic(tx, person, ended) {
      await forgetAutomatic(tx, person, ended);
    },
  };
}

export interface DissociateNeeds {
  db: Db;
  sso: Pick<Sso, 'hasRealEmail'>;
  endManaging: Pick<EndManaging, 'end'>;
}

/** @throws Problem DISSOCIATION_NOT_OFFERED, NOT_FOUND when somebody else of the same user was faster */
export type Dissociate = (caller: Caller, lines: readonly ManagedLine[]) => Promise<Dissociation[]>;

/** LINE-12: a user gives up a line, a home service, or all of a home account. Their next request knows it no more. */
export function createDissociate({ db, sso, endManaging }: DissociateNeeds): Dissociate {
  return async (caller, lines) => {
    const given = lines.filter(({ role }) => guestRoles.includes(role));
    // Who was invited may always leave.
    if (given.length < lines.length && !(await sso.hasRealEmail(caller)))
      throw new Problem('DISSOCIATION_NOT_OFFERED');
    const ended = await db.transaction(async (tx) => {
      const found = await endManaging.end(tx, caller, lines);
      for (const line of given)
        await tellOfRole(tx, { change: 'ended', role: line.role, userId: caller.userId, lines: [line] });
      return found;
    });
    if (ended.length === 0) throw new Problem('NOT_FOUND');
    return ended;
  };
}
