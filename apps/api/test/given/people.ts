// A holder with a line, and the calls by which they give others a role in it.
import {
  acceptPermission,
  createPermission,
  endPermission,
  getInvitation,
  listPermissions,
  type Permission,
  removePermission,
} from '@portal/contract/access/permissions';
import type { TestApp } from '../build-app.ts';
import { givenSignedIn, type SignedIn } from './association.ts';
import { lastMessage } from './codes.ts';
import { type GivenCustomerLine, givenLine, givenRole } from './given-line.ts';
import { proveByPassword, proveSession } from './second-factor.ts';

export interface Holder extends SignedIn {
  line: GivenCustomerLine;
}

/** They have just said who they are. */
export async function givenHolder(app: TestApp): Promise<Holder> {
  const user = await givenSignedIn(app);
  const line = await givenLine(app);
  await givenRole(app, user, line, 'holder');
  await proveByPassword(app, user.token, user.password);
  return { ...user, line };
}

export type GivenRoleName = 'manager' | 'viewer' | 'payer';

export const invite = (app: TestApp, token: string, role: string, loginName: string, ...numbers: string[]) =>
  app.call({
    method: 'POST',
    url: createPermission.path,
    token,
    payload: {
      role,
      user: { login_name: loginName },
      privilege: numbers.map((id) => ({
        manageableAsset: { id, entityType: 'product', identifierType: 'msisdn' },
        function: 'Manage service',
        action: 'R',
      })),
    },
  });

export async function tokenSentTo(app: TestApp, recipient: string): Promise<string> {
  const token = /invitation#([\w.-]+)/.exec(await lastMessage(app, recipient))?.[1];
  if (!token) throw new Error(`no invitation to ${recipient}`);
  return token;
}

export const accept = (app: TestApp, token: string, invitation: string) =>
  app.call({ method: 'POST', url: acceptPermission.path, token, payload: { token: invitation } });

/** Without a session. */
export const openInvitation = (app: TestApp, invitation: string) =>
  app.call({ method: 'GET', url: getInvitation.path.replace(':token', invitation) });

/** Invited and accepted; answers the permission's id. */
export async function givenPerson(
  app: TestApp,
  holder: Holder,
  role: GivenRoleName,
  person: SignedIn,
): Promise<string> {
  const invited = await invite(app, holder.token, role, person.email, holder.line.number);
  if (invited.statusCode !== 201) throw new Error(`not invited: ${invited.body}`);
  const accepted = await accept(app, person.token, await tokenSentTo(app, person.email));
  if (accepted.statusCode !== 201) throw new Error(`not accepted: ${accepted.body}`);
  return invited.json().id;
}

export const permissionsOf = async (app: TestApp, token: string): Promise<Permission[]> =>
  (await app.call({ method: 'GET', url: listPermissions.path, token })).json();

const addressOf = (id: string) => endPermission.path.replace(':id', encodeURIComponent(id));

export const changeRole = (app: TestApp, token: string, id: string, role: string) =>
  app.call({ method: 'PATCH', url: addressOf(id), token, payload: { role } });

/** By somebody who has just said who they are. */
export async function endRole(app: TestApp, token: string, id: string) {
  await proveSession(app, token);
  const url = removePermission.path.replace(':id', encodeURIComponent(id));
  return app.call({ method: 'DELETE', url, token });
}
