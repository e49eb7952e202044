// The calls of association and dissociation, as a client makes them.
import { createPermission, deletePermission } from '@portal/contract/access/permissions';
import { generateCode, getUserinfo, validateCode } from '@portal/contract/access/sso';
import type { MobileKind } from '@portal/contract/common';
import { validateAssociationAnswers } from '@portal/contract/questions';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../build-app.ts';
import { lastCode, proveSession } from './codes.ts';
import type { GivenLine } from './given-line.ts';
import { type GivenUser, givenUser } from './given-user.ts';

export interface SignedIn extends GivenUser {
  token: string;
}

/** @param number which they have signed up with (E.164 digits), else an e-mail */
export async function givenSignedIn(app: TestApp, number?: string): Promise<SignedIn> {
  const user = await givenUser(app, number);
  return { ...user, token: await app.signIn(user.email, user.password) };
}

type Headers = Record<string, string>;

export const askCode = (app: TestApp, token: string | null, claroNumber: string, headers: Headers = {}) =>
  app.call({
    method: 'POST',
    url: generateCode.path,
    ...(token ? { token } : {}),
    headers: { OperationId: 'AsociarServicio', Canal: 'WEB', ...headers },
    payload: { claroNumber, characteristicSpecification: [{ name: 'channelType', value: 'SMS' }] },
  });

export const typeLineCode = (app: TestApp, token: string | null, codeNumberEn: string, codeNumber: string) =>
  app.call({
    method: 'POST',
    url: validateCode.path,
    ...(token ? { token } : {}),
    payload: { codeNumberEn, codeNumber },
  });

/** A code that is on its way to the line, and the code itself. */
export async function givenCode(app: TestApp, { token }: SignedIn, line: GivenLine) {
  const { codeNumberEn } = (await askCode(app, token, line.number)).json();
  return { handle: String(codeNumberEn), code: await lastCode(app, line.serviceNumber) };
}

export async function givenGrant(app: TestApp, user: SignedIn, line: GivenLine): Promise<string> {
  const { handle, code } = await givenCode(app, user, line);
  return String((await typeLineCode(app, user.token, handle, code)).headers['x-otp-grant']);
}

const profiles = { Postpaid: { id: 3, name: 'postpaid' }, Prepaid: { id: 2, name: 'prepaid' } } as const;

export function associate(
  app: TestApp,
  { token, email }: SignedIn,
  order: { number: string; grant?: string; kind?: MobileKind; headers?: Headers },
): Promise<LightMyRequestResponse> {
  const { number, grant, kind = 'Postpaid', headers = {} } = order;
  const manageableAsset = {
    id: number,
    entityType: 'product',
    identifierType: 'msisdn',
    partyProfile: profiles[kind],
  };
  return app.call({
    method: 'POST',
    url: createPermission.path,
    token,
    headers: { claroid: number, ...(grant ? { 'x-otp-grant': grant } : {}), ...headers },
    payload: {
      description: 'Asociación de servicio',
      user: { login_name: email },
      privilege: [{ manageableAsset, function: 'Manage service', action: 'R' }],
    },
  });
}

export interface Answers {
  documentType: string;
  documentNumber: string;
  date: string;
}

export const answerQuestions = (
  app: TestApp,
  token: string,
  { documentNumber, documentType, date }: Answers,
  query = 'questions.category=AsociacionFijo',
  { work }: { work?: string } = {},
) =>
  app.call({
    method: 'POST',
    url: `${validateAssociationAnswers.path}?${query}`,
    token,
    headers: { lineofbusiness: 'Hogar', ...(work ? { 'x-proof-of-work': work } : {}) },
    payload: {
      action: 'validate',
      questions: [
        { id: '1', answer: documentNumber },
        { id: '2', answer: documentType },
        { id: '3', answer: date },
      ],
    },
  });

/** By somebody who has just said who they are. */
export async function dissociate(
  app: TestApp,
  token: string,
  asset: string,
  type?: '1' | '2',
  query: Headers = {},
) {
  await proveSession(app, token);
  return app.call({
    method: 'DELETE',
    url: deletePermission.path,
    token,
    query: { 'privileges.manageableAsset.id': asset, ...(type ? { privileges: type } : {}), ...query },
  });
}

/** What the user manages by now, as their next request sees it. */
export async function managedBy(app: TestApp, token: string): Promise<string[]> {
  const profile = await app.call({ method: 'GET', url: getUserinfo.path, token });
  return profile.json().userAssets.map((asset: { id: string }) => asset.id);
}

export async function eventsOf(app: TestApp, userId: string, eventType: string) {
  const { rows } = await app.database.pool.query<{ event: { permission: Record<string, unknown> } }>(
    'select event from events where user_id = $1 and event_type = $2 order by event_time',
    [userId, eventType],
  );
  return rows.map((row) => row.event.permission);
}
