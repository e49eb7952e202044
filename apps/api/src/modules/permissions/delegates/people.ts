// Who has which role in the lines that somebody holds, and who is invited: read, changed, ended.
import { createHash } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import type { Role } from '@portal/contract/policy';
import type { Db } from '@portal/database/connection';
import { type Caller, isAmong, type ManagedLine } from '../../../caller.ts';
import type { Sso } from '../../sso/sso.ts';
import type { EndManaging } from '../end-managing.ts';
import type { Invitation, LineRole, Permissions } from '../permissions.ts';
import { tellOfRole } from '../tell-the-line.ts';

export interface PeopleNeeds {
  db: Db;
  sso: Pick<Sso, 'namesOf'>;
  permissions: Permissions;
  endManaging: EndManaging;
}

/** One permission of somebody else, in one line or several. */
export interface PersonRole {
  permissionId: string;
  role: Role;
  /** Null: they have not accepted yet. */
  userId: string | null;
  /** What they go by, and what they sign in with, in part; of an invitation whom it went to, whole. */
  name: string | null;
  loginName: string;
  lines: readonly ManagedLine[];
  from: Date;
  until: Date | null;
}

export interface People {
  list(caller: Caller): Promise<PersonRole[]>;
  /** @throws Problem NOT_FOUND for what is nobody's in a line that the caller holds */
  find(caller: Caller, permissionId: string): Promise<PersonRole>;
  changeRole(person: PersonRole, role: Role): Promise<void>;
  end(caller: Caller, person: PersonRole): Promise<void>;
}

export function createPeople({ db, sso, permissions, endManaging }: PeopleNeeds): People {
  const held = ({ lines }: Caller) => lines.filter(({ role }) => role === 'holder');

  async function list(caller: Caller): Promise<PersonRole[]> {
    const lines = held(caller);
    if (lines.length === 0) return [];
    const [roles, invitations] = await Promise.all([
      permissions.rolesIn(lines),
      permissions.invitationsOf(caller.userId),
    ]);
    const others = roles.filter(({ userId }) => userId !== caller.userId);
    const names = await sso.namesOf([...new Set(others.map(({ userId }) => userId))]);
    const active = [...Map.groupBy(others, idOf)].flatMap(([permissionId, of]) => {
      const [one] = of;
      const person = one && names.get(one.userId);
      if (!person) return [];
      const from = new Date(Math.min(...of.map(({ since }) => since.getTime())));
      const { userId, role } = one;
      return [{ permissionId, role, userId, ...person, lines: linesAmong(lines, of), from, until: null }];
    });
    return [...active, ...invitations.flatMap((each) => invited(each, lines))];
  }

  async function find(caller: Caller, permissionId: string): Promise<PersonRole> {
    const person = (await list(caller)).find((each) => each.permissionId === permissionId);
    if (!person) throw new Problem('NOT_FOUND');
    return person;
  }

  return {
    list,
    find,

    async changeRole({ userId, role: before, lines }, role) {
      // An invitation is withdrawn and sent anew; a holder is one by their document.
      if (userId === null || before === 'holder') throw new Problem('NOT_FOUND');
      if (role === before) return;
      await db.transaction(async (tx) => {
        const theirs = await permissions.linesOfAll(tx, userId);
        const changed = await permissions.changeRole(tx, userId, lines, { from: before, to: role });
        if (changed.length === 0) throw new Problem('NOT_FOUND');
        const ended = theirs.filter(isAmong(changed));
        if (before === 'manager') await endManaging.endAutomatic(tx, { userId, lines: theirs }, ended);
        await tellOfRole(tx, { change: 'changed', role, userId, lines: changed });
      });
    },

    async end({ userId: holder }, { permissionId, userId, role, lines }) {
      if (role === 'holder') throw new Problem('NOT_FOUND');
      await db.transaction(async (tx) => {
        if (userId === null) {
          if (!(await permissions.withdraw(tx, holder, permissionId))) throw new Problem('NOT_FOUND');
          return;
        }
        const theirs = await permissions.linesOfAll(tx, userId);
        // Who has become their holder meanwhile is one by their document.
        const lesser = theirs.filter(isAmong(lines)).filter((line) => line.role !== 'holder');
        const ended = await endManaging.end(tx, { userId, lines: theirs }, lesser);
        if (ended.length === 0) throw new Problem('NOT_FOUND');
        await tellOfRole(tx, { change: 'ended', role, userId, lines: lesser });
      });
    },
  };
}

/** Of who came without an invitation: the same for as long as they have the line. */
function idOf({ permissionId, userId, serviceNumber }: LineRole): string {
  return permissionId ?? createHash('sha256').update(`${userId} ${serviceNumber}`).digest('hex').slice(0, 32);
}

const linesAmong = (lines: readonly ManagedLine[], of: readonly { serviceNumber: string }[]) =>
  lines.filter((line) => of.some(({ serviceNumber }) => serviceNumber === line.serviceNumber));

function invited(invitation: Invitation, lines: readonly ManagedLine[]): PersonRole[] {
  const { permissionId, role, invitee: loginName, serviceNumbers, createdAt, expiresAt } = invitation;
  const of = lines.filter(({ serviceNumber }) => serviceNumbers.includes(serviceNumber));
  if (of.length === 0) return [];
  return [
    { permissionId, role, userId: null, name: null, loginName, lines: of, from: createdAt, until: expiresAt },
  ];
}
