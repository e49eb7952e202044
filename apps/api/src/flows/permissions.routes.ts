// TMF672 permission: associate a line.
import { Problem } from '@portal/contract/errors';
import { createPermission, type Permission } from '@portal/contract/permissions';
import { nationalNumber } from '@portal/contract/service-number';
import type { FastifyInstance } from 'fastify';
import { access, callerOf } from '../http/access.ts';
import { route } from '../http/route.ts';
import { dateTime } from '../http/wire.ts';
import type { AssociateLine, Association } from './associate-line.ts';

export function permissionRoutes(
  app: FastifyInstance,
  { associateLine }: { associateLine: AssociateLine },
): void {
  route(app, createPermission, access.signedInForNewLine, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const [privilege] = body.privilege;
    if (!privilege) throw new Problem('INVALID', 'privilege');
    const { id, partyProfile } = privilege.manageableAsset;
    const grant = request.headers['x-otp-grant'];
    const association = await associateLine(caller, {
      number: id,
      partyProfileId: partyProfile.id,
      grant: typeof grant === 'string' ? grant : null,
    });
    const description = body.description ?? 'Asociación de servicio';
    return reply.code(201).send(toPermission(association, description, caller));
  });
}

function toPermission(
  { line, since }: Association,
  description: string,
  user: { userId: string; loginName: string },
): Permission {
  const number = nationalNumber(line.serviceNumber);
  const isPostpaid = line.kind === 'Postpaid';
  return {
    '@type': 'Permission',
    id: number,
    href: `${createPermission.path}/${number}`,
    description,
    creationDate: dateTime(since),
    validFor: { startDateTime: dateTime(since) },
    user: { id: user.userId, login_name: user.loginName, '@referredType': 'Individual' },
    privilege: [
      {
        manageableAsset: {
          id: number,
          entityType: 'product',
          identifierType: 'msisdn',
          partyProfile: isPostpaid ? { id: 3, name: 'postpaid' } : { id: 2, name: 'prepaid' },
          '@referredType': 'Product',
        },
        function: 'Manage service',
        action: 'R',
      },
    ],
  };
}
