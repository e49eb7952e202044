// Who uses each mobile line, and what that person is asked for: by who has the line, by who uses it, and by the link in an SMS.
import {
  answerLineConsent,
  answerLinkedConsent,
  askLineConsent,
  endLineUser,
  getLinkedConsent,
  type LineConsent,
  type LineUserKind,
  listLineUsers,
  putLineUser,
} from '@portal/contract/privacy/line-users';
import { queryOptions } from '@tanstack/react-query';
import type { RequestError, Result } from '../../lib/http/result.ts';
import { ALL, asked, refusal, request } from '../requests.ts';

/** Of all mobile lines at once. */
export const lineUsersQuery = queryOptions({
  queryKey: ['lineUsers'],
  queryFn: asked(listLineUsers, { query: { limit: ALL } }),
});

export const sayLineUser = (line: string, kind: LineUserKind) =>
  refusal(putLineUser, { params: { id: line }, body: { kind } });

/** By who uses it; gone already is gone. */
export async function stopUsingLine(line: string): Promise<RequestError | null> {
  const { error } = await request(endLineUser, { params: { id: line } });
  return error?.code === 'NOT_FOUND' ? null : error;
}

export async function askForRecords(line: string): Promise<RequestError | null> {
  const { error } = await request(askLineConsent, { body: { serviceId: line } });
  return error?.code === 'CONSENT_NOT_NEEDED' ? null : error;
}

/** To refuse or to take back what is over already is done; it cannot be granted any more. */
export async function answerConsent(id: string, granted: boolean): Promise<RequestError | null> {
  const { error } = await request(answerLineConsent, { params: { id }, body: { granted } });
  return error?.code === 'NOT_FOUND' && !granted ? null : error;
}

/** As it stands in the address: the server puts back what an SMS cannot carry. */
export async function findLinkedConsent(token: string): Promise<Result<LineConsent>> {
  return request(getLinkedConsent, { params: { token } });
}

export const answerByLink = (token: string, granted: boolean) =>
  refusal(answerLinkedConsent, { params: { token }, body: { granted } });
