// A role in lines as a TMF672 Permission: one's own, and somebody else's in lines that one holds.
import { listPermissions, type Permission } from '@portal/contract/access/permissions';
import { nationalNumber } from '@portal/market/service-number';
import { lineKindWords } from '@portal/operator-ports/wire';
import type { Caller, ManagedLine } from '../../caller.ts';
import { dateTime, hrefIn } from '../../http/wire.ts';
import type { PersonRole } from './delegates/people.ts';

export const usualDescription = 'Asociación de servicio';
const personDescription = 'Acceso de otra persona';

interface OwnFacts {
  caller: Caller;
  line: Pick<ManagedLine, 'serviceNumber' | 'kind' | 'role'>;
  description: string;
  since: Date;
  until?: Date;
}

export function toOwnPermission({ caller, line, description, since, until }: OwnFacts): Permission {
  const number = nationalNumber(line.serviceNumber);
  return {
    ...headOf(number, { description, from: since, until: until ?? null }),
    role: line.role,
    status: 'active',
    user: { id: caller.userId, login_name: caller.loginName, '@referredType': 'Individual' },
    privilege: [privilegeOf(line)],
  };
}

/** Of somebody else no id of theirs leaves. */
export function toPersonPermission(person: PersonRole): Permission {
  const { permissionId, userId, role, name, loginName, lines } = person;
  return {
    ...headOf(permissionId, { description: personDescription, ...person }),
    role,
    status: userId === null ? 'invited' : 'active',
    user: {
      id: permissionId,
      login_name: loginName,
      '@referredType': 'Individual',
      ...(name === null ? {} : { name }),
    },
    privilege: lines.map(privilegeOf),
  };
}

interface Head {
  description: string;
  from: Date;
  until: Date | null;
}

function headOf(id: string, { description, from, until }: Head) {
  const validFor = {
    startDateTime: dateTime(from),
    ...(until ? { endDateTime: dateTime(until) } : {}),
  };
  return {
    '@type': 'Permission' as const,
    id,
    href: hrefIn(listPermissions, id),
    description,
    creationDate: dateTime(from),
    validFor,
  };
}

function privilegeOf({ serviceNumber, kind }: Pick<ManagedLine, 'serviceNumber' | 'kind'>) {
  return {
    manageableAsset: {
      id: nationalNumber(serviceNumber),
      entityType: 'product',
      identifierType: kind === 'Fixed' ? 'serviceId' : 'msisdn',
      partyProfile: lineKindWords[kind].partyProfile,
      '@referredType': 'Product',
    },
    function: 'Manage service',
    action: 'R',
  } as const;
}
