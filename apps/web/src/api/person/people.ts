// Who else has a role in the customer's lines, who is invited, and accepting an invitation of somebody else's.
import {
  acceptPermission,
  createPermission,
  endPermission,
  type GivenRole,
  getInvitation,
  type Invitation,
  listPermissions,
  type Permission,
  removePermission,
} from '@portal/contract/access/permissions';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError, type Result } from '../../lib/http/result.ts';
import { ALL, refusal, request } from '../requests.ts';

export interface Person {
  id: string;
  role: Permission['role'];
  isInvited: boolean;
  /** What they go by; of an invitation whom it went to. */
  name: string;
  loginName: string;
  /** Of the lines that it is for. */
  numbers: string[];
  /** Of an invitation. */
  until: string | null;
}

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: async ({ signal }): Promise<Person[]> => {
    const permissions = dataOf(await request(listPermissions, { query: { limit: ALL }, signal }));
    return permissions.filter(isSomebodyElse).map(toPerson);
  },
});

/** Since when a line is the customer's, or they may see it. */
export const sinceQuery = (number: string) =>
  queryOptions({
    queryKey: ['people', 'since', number],
    queryFn: async ({ signal }): Promise<string | null> => {
      const permissions = dataOf(await request(listPermissions, { query: { limit: ALL }, signal }));
      return permissions.find(({ id }) => id === number)?.validFor.startDateTime ?? null;
    },
  });

/** One's own go by the number of their line. */
const isSomebodyElse = ({ id, privilege }: Permission): boolean => privilege[0]?.manageableAsset.id !== id;

function toPerson({ id, role, status, user, privilege, validFor }: Permission): Person {
  return {
    id,
    role,
    isInvited: status === 'invited',
    name: user.name ?? user.login_name,
    loginName: user.login_name,
    numbers: privilege.map(({ manageableAsset }) => manageableAsset.id),
    until: validFor.endDateTime ?? null,
  };
}

export interface InvitationWish {
  role: GivenRole;
  /** An e-mail or a mobile number. */
  invitee: string;
  numbers: readonly string[];
}

export const invitePerson = ({ role, invitee, numbers }: InvitationWish) =>
  refusal(createPermission, {
    body: {
      role,
      user: { login_name: invitee },
      privilege: numbers.map((id) => ({
        manageableAsset: { id, entityType: 'product' as const, identifierType: 'msisdn' as const },
        function: 'Manage service' as const,
        action: 'R' as const,
      })),
    },
  });

export const changeRole = (id: string, role: GivenRole) =>
  refusal(endPermission, { params: { id }, body: { role } });

/** An invitation is withdrawn by it; gone already is gone. */
export async function endRole(id: string): Promise<RequestError | null> {
  const { error } = await request(removePermission, { params: { id } });
  return error?.code === 'NOT_FOUND' ? null : error;
}

export async function findInvitation(token: string): Promise<Result<Invitation>> {
  return request(getInvitation, { params: { token }, anonymous: true });
}

export const acceptInvitation = (token: string) => refusal(acceptPermission, { body: { token } });
