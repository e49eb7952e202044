// A line that a holder has and somebody else uses, and the calls about who may see what was done with it.
import { getVoiceUsage } from '@portal/contract/lines/usage-records';
import {
  answerLineConsent,
  answerLinkedConsent,
  askLineConsent,
  endLineUser,
  getLineUser,
  getLinkedConsent,
  type LineUser,
  type LineUserKind,
  listLineUsers,
  putLineUser,
} from '@portal/contract/privacy/line-users';
import type { TestApp } from '../build-app.ts';
import { associate, givenGrant, givenSignedIn, type SignedIn } from './association.ts';
import type { GivenCustomerLine } from './given-line.ts';
import { outboxOf } from './notifications.ts';
import { givenHolder, type Holder } from './people.ts';

export interface UsedLine {
  line: GivenCustomerLine;
  holder: Holder;
  /** Proved by a code that the line is in their hand, and it is they whom the holder has named. */
  user: SignedIn;
}

export async function associateByCode(app: TestApp, person: SignedIn, line: GivenCustomerLine) {
  await app.database.pool.query("delete from rate_limits where key like 'code%'");
  const grant = await givenGrant(app, person, line);
  const answer = await associate(app, person, { number: line.number, grant });
  if (answer.statusCode !== 201) throw new Error(`not associated: ${answer.body}`);
}

export async function givenUsedLine(app: TestApp): Promise<UsedLine> {
  const holder = await givenHolder(app);
  const user = await givenSignedIn(app);
  await associateByCode(app, user, holder.line);
  const said = await sayUser(app, holder.token, holder.line, 'adult');
  if (said.statusCode !== 200) throw new Error(`not said: ${said.body}`);
  return { line: holder.line, holder, user };
}

type Asked = Pick<GivenCustomerLine, 'number'>;
const addressOf = ({ path }: { path: string }, id: string) => path.replace(/:\w+/, encodeURIComponent(id));

export const recordsOf = (app: TestApp, token: string, { number }: Asked) =>
  app.call({ method: 'GET', url: `${getVoiceUsage.path}?serviceId=${number}`, token });

/** 200, or the code of the refusal. */
export async function readsRecords(app: TestApp, token: string, line: Asked): Promise<string> {
  const answer = await recordsOf(app, token, line);
  return answer.statusCode === 200 ? '200' : `${answer.statusCode} ${answer.json().code}`;
}

export const sayUser = (app: TestApp, token: string, { number }: Asked, kind: LineUserKind) =>
  app.call({ method: 'PUT', url: addressOf(putLineUser, number), token, payload: { kind } });

export const endUser = (app: TestApp, token: string, { number }: Asked) =>
  app.call({ method: 'DELETE', url: addressOf(endLineUser, number), token });

export const seenUser = async (app: TestApp, token: string, { number }: Asked): Promise<LineUser> =>
  (await app.call({ method: 'GET', url: addressOf(getLineUser, number), token })).json();

export const listUsers = (app: TestApp, token: string, words: Record<string, string> = {}) =>
  app.call({ method: 'GET', url: `${listLineUsers.path}?${new URLSearchParams(words)}`, token });

export const askConsent = (app: TestApp, token: string, { number }: Asked) =>
  app.call({ method: 'POST', url: askLineConsent.path, token, payload: { serviceId: number } });

export const answerConsent = (app: TestApp, token: string, id: string, granted: boolean) =>
  app.call({ method: 'PATCH', url: addressOf(answerLineConsent, id), token, payload: { granted } });

/** As it stands in the address of the last SMS to the line that has one. */
export async function linkSentTo(app: TestApp, { serviceNumber }: GivenCustomerLine): Promise<string> {
  const token = (await outboxOf(app, serviceNumber))
    .map(({ text }) => /line-consent#([\w.-]+)/.exec(text)?.[1])
    .find((found) => found !== undefined);
  if (!token) throw new Error('no link was sent');
  return token;
}

export const openLink = (app: TestApp, token: string) =>
  app.call({ method: 'GET', url: addressOf(getLinkedConsent, token) });

export const answerByLink = (app: TestApp, token: string, granted: boolean) =>
  app.call({ method: 'POST', url: addressOf(answerLinkedConsent, token), payload: { granted } });
