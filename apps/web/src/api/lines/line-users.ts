// Who uses each mobile line, and what that person is asked for: by who has the line, by who uses it, and by the link in an SMS.
import {
  answerLineConsent,
  answerLinkedConsent,
  askLineConsent,
  endLineUser,
  getLinkedConsent,
  type LineConsent,
  type LineUser,
  type LineUserKind,
  listLineUsers,
  putLineUser,
} from '@portal/contract/privacy/line-users';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError, type Result } from '../../lib/http/result.ts';
import { isFlag, isMoment, isText, listOf, oneOf, optional, record } from '../../lib/shape.ts';
import { ALL, request } from '../requests.ts';

const until = { validFor: record({ startDateTime: isMoment, endDateTime: isMoment }) };
const purpose = oneOf('records', 'holder', 'minor');
const status = oneOf('asked', 'granted');
const isConsent = record({
  id: isText,
  serviceNumber: isText,
  purpose,
  status,
  askedBy: isText,
  text: isText,
  ...until,
});
const areLineUsers = listOf(
  record({
    id: isText,
    kind: optional(oneOf('holder', 'adult', 'minor')),
    isCaller: isFlag,
    records: oneOf('open', 'consentRequired', 'notForRole'),
    consent: optional(record({ status, ...until })),
    change: optional(record({ purpose, ...until })),
    requests: listOf(isConsent),
  }),
);

/** Of all mobile lines at once. */
export const lineUsersQuery = queryOptions({
  queryKey: ['lineUsers'],
  queryFn: async ({ signal }): Promise<LineUser[]> => {
    const users = dataOf(await request(listLineUsers, { query: { limit: ALL }, signal }));
    if (!areLineUsers(users)) throw malformed();
    return users;
  },
});

export async function sayLineUser(line: string, kind: LineUserKind): Promise<RequestError | null> {
  const { error } = await request(putLineUser, { params: { id: line }, body: { kind } });
  return error;
}

/** By who uses it; gone already is gone. */
export async function stopUsingLine(line: string): Promise<RequestError | null> {
  const { error } = await request(endLineUser, { params: { id: line } });
  return error?.code === 'NOT_FOUND' ? null : error;
}

export async function askForRecords(line: string): Promise<RequestError | null> {
  const { error } = await request(askLineConsent, { body: { serviceId: line } });
  return error?.code === 'CONSENT_NOT_NEEDED' ? null : error;
}

export async function answerConsent(id: string, granted: boolean): Promise<RequestError | null> {
  const { error } = await request(answerLineConsent, { params: { id }, body: { granted } });
  return error?.code === 'NOT_FOUND' ? null : error;
}

const notShaped = { code: 'MALFORMED', message: '' } as const;

/** As it stands in the address: the server puts back what an SMS cannot carry. */
export async function findLinkedConsent(token: string): Promise<Result<LineConsent>> {
  const answer = await request(getLinkedConsent, { params: { token } });
  return answer.error || isConsent(answer.data) ? answer : { ...answer, error: notShaped, data: null };
}

export async function answerByLink(token: string, granted: boolean): Promise<RequestError | null> {
  const { error } = await request(answerLinkedConsent, { params: { token }, body: { granted } });
  return error;
}
