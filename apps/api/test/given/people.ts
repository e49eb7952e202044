// A holder with a line, and the calls by which they give others a role in it.
import {
  acceptPermission,
  createPermission,
  endPermission,
  type GivenRole,
  getInvitation,
  listPermissions,
  type Permission,
  removePermission,
} from '@portal/contract/access/permissions';
import type { TestApp } from '../build-app.ts';
import { answerQuestions, dissociate, givenSignedIn, type SignedIn } from './association.ts';
import { lastMessage, proveByPassword, proveSession } from './codes.ts';
import { type GivenCustomerLine, givenLine, givenManager, givenRole } from './given-line.ts';
import { givenRepair } from './given-repair.ts';

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
  role: GivenRole,
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

/** People around one customer with two mobile lines: its holder, a manager of one line, a stranger, and one who left. */
export const people = ['holder', 'manager', 'stranger', 'gone'] as const;
export type Person = (typeof people)[number];

export interface Household {
  /** All but the stranger have proved the first one by a code. */
  line: GivenCustomerLine;
  otherLine: GivenCustomerLine;
  tokens: Record<Person, string>;
  users: Record<Person, SignedIn>;
  /** Waits for its cost to be decided: of the first line's device, and of one without a line. */
  repairs: { ofLine: string; withoutLine: string };
}

export async function givenHousehold(app: TestApp): Promise<Household> {
  const line = await givenLine(app);
  const otherLine = await givenLine(app, { beside: line });
  const users = {} as Record<Person, SignedIn>;
  for (const person of people) {
    users[person] = await givenSignedIn(app);
    await givenManager(app, users[person], person === 'stranger' ? await givenLine(app) : line);
  }
  const { holder, manager, stranger, gone } = users;
  for (const { token } of [holder, gone]) await becomeHolder(app, token, line);
  await dissociate(app, gone.token, line.number, '2');
  const repairs = {
    ofLine: await givenRepair(app, line.customerId, { lineId: line.lineId }),
    withoutLine: await givenRepair(app, line.customerId),
  };
  const tokens = {
    holder: holder.token,
    manager: manager.token,
    stranger: stranger.token,
    gone: gone.token,
  };
  return { line, otherLine, tokens, users, repairs };
}

export const becomeHolder = (app: TestApp, token: string, line: GivenCustomerLine) =>
  answerQuestions(app, token, line, 'questions.category=Titular');
