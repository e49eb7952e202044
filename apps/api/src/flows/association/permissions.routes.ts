// TMF672 permission: associate a line, and end an association.

import {
  createPermission,
  deletePermission,
  endPermission,
  getPermission,
  listPermissions,
  type Permission,
} from '@portal/contract/access/permissions';
import { lineKindWords } from '@portal/contract/common';
import { InvalidField, Problem } from '@portal/contract/errors';
import { nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, ManagedLine } from '../../caller.ts';
import { access, callerOf, lineById, ownLine } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import type { Permissions } from '../../modules/permissions/permissions.ts';
import type { AssociateLine } from './associate-line.ts';
import type { Dissociate } from './dissociate.ts';

export interface PermissionRouteNeeds {
  associateLine: AssociateLine;
  dissociate: Dissociate;
  permissions: Permissions;
  isCaller(caller: Caller, name: string): boolean;
}

const namesLine = 'privileges.manageableAsset.id';
/** TMF672's field, and its word for a filter. */
const lineWords = [namesLine, 'privilege.manageableAsset.id'] as const;
const namesUser = 'user.login_name';
const usualDescription = 'Asociación de servicio';
/** How far ahead of ours a client's clock may be. */
const clockDifferenceMs = 60_000;

export function permissionRoutes(app: FastifyInstance, needs: PermissionRouteNeeds): void {
  const { associateLine, dissociate, permissions, isCaller } = needs;

  async function permissionsOf(caller: Caller, lines: readonly ManagedLine[]) {
    const since = await permissions.since(caller.userId);
    return lines.flatMap((line) => {
      const begun = since.get(line.serviceNumber);
      return begun ? [toPermission({ caller, line, description: usualDescription, since: begun })] : [];
    });
  }

  route(app, listPermissions, access.ownsLine(...lineWords), async ({ query, request, reply }) => {
    const caller = callerOf(request);
    const user = query[namesUser];
    if (user !== undefined && !isCaller(caller, user)) throw new Problem('FORBIDDEN');
    const managed = await permissionsOf(caller, request.lines);
    return sendCollection(request, reply, managed, [...lineWords, namesUser]);
  });

  route(app, getPermission, access.signedIn, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    const [permission] = await permissionsOf(caller, [lineById(caller, params.id)]);
    return sendItem(request, reply, permission);
  });

  route(app, createPermission, access.signedInForNewLine, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const [privilege] = body.privilege;
    if (!privilege) throw new InvalidField('privilege');
    const { id, partyProfile } = privilege.manageableAsset;
    const { line, since } = await associateLine(caller, {
      number: id,
      partyProfileId: partyProfile.id,
      grant: grantOf(request),
    });
    const description = body.description ?? usualDescription;
    return reply.code(201).send(toPermission({ caller, line, description, since }));
  });

  route(app, deletePermission, access.ownsLine(namesLine), async ({ query, request }) => {
    const caller = callerOf(request);
    const user = query[namesUser];
    if (user !== undefined && !isCaller(caller, user)) throw new Problem('FORBIDDEN');
    await dissociate(caller, namedLines(request.lines, caller, query[namesLine], query.privileges));
    return { code: '200' as const, message: 'Desasociado' };
  });

  route(app, endPermission, access.signedIn, async ({ params, body, request }) => {
    const caller = callerOf(request);
    const line = ownLine(caller, params.id);
    if (params.id === line.accountId) throw new Problem('NOT_FOUND');
    if (Date.parse(body.validFor.endDateTime) > Date.now() + clockDifferenceMs)
      throw new InvalidField('validFor.endDateTime');
    const [ended] = await dissociate(caller, [line]);
    if (!ended) throw new Problem('NOT_FOUND');
    return toPermission({ caller, description: usualDescription, ...ended });
  });
}

function grantOf(request: FastifyRequest): string | null {
  const grant = request.headers['x-otp-grant'];
  return typeof grant === 'string' ? grant : null;
}

/** A home account names all of its services; a mobile line goes by its number alone. */
function namedLines(
  [line]: readonly ManagedLine[],
  caller: Caller,
  name: string,
  type: '1' | '2' | undefined,
): ManagedLine[] {
  if (!line) throw new Problem('NOT_FOUND');
  const typeOfLine = line.kind === 'Fixed' ? '1' : '2';
  const isAccount = name === line.accountId;
  if ((type ?? typeOfLine) !== typeOfLine || (isAccount && typeOfLine === '2'))
    throw new InvalidField('privileges');
  return isAccount ? caller.lines.filter((each) => each.accountId === line.accountId) : [line];
}

interface PermissionFacts {
  caller: Caller;
  line: Pick<ManagedLine, 'serviceNumber' | 'kind'>;
  description: string;
  since: Date;
  until?: Date;
}

function toPermission({ caller, line, description, since, until }: PermissionFacts): Permission {
  const number = nationalNumber(line.serviceNumber);
  return {
    '@type': 'Permission',
    id: number,
    href: `${createPermission.path}/${number}`,
    description,
    creationDate: dateTime(since),
    validFor: {
      startDateTime: dateTime(since),
      ...(until ? { endDateTime: dateTime(until) } : {}),
    },
    user: { id: caller.userId, login_name: caller.loginName, '@referredType': 'Individual' },
    privilege: [
      {
        manageableAsset: {
          id: number,
          entityType: 'product',
          identifierType: line.kind === 'Fixed' ? 'serviceId' : 'msisdn',
          partyProfile: lineKindWords[line.kind].partyProfile,
          '@referredType': 'Product',
        },
        function: 'Manage service',
        action: 'R',
      },
    ],
  };
}
