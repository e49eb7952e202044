// LINE-12: a user gives up a line, a home service, or all of a home account. Their next request knows it no more.
import { Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { type Caller, lesserRoles, type ManagedLine } from '../../caller.ts';
import type { Sso } from '../sso/sso.ts';
import { tellOfRole } from './delegates/tell-of-role.ts';
import type { Dissociation, EndManaging } from './end-managing.ts';

export interface DissociateNeeds {
  db: Db;
  sso: Pick<Sso, 'hasRealEmail'>;
  endManaging: Pick<EndManaging, 'end'>;
}

/** @throws Problem DISSOCIATION_NOT_OFFERED, NOT_FOUND when somebody else of the same user was faster */
export type Dissociate = (caller: Caller, lines: readonly ManagedLine[]) => Promise<Dissociation[]>;

export function createDissociate({ db, sso, endManaging }: DissociateNeeds): Dissociate {
  return async (caller, lines) => {
    const given = lines.filter(({ role }) => lesserRoles.includes(role));
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
