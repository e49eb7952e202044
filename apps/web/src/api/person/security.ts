// The second step of signing in: an app of codes, and backup codes.

import {
  createPersonalToken as createCall,
  listPersonalTokens,
  type NewPersonalToken,
  type PersonalToken,
  revokePersonalToken as revokeCall,
} from '@portal/contract/access/personal-tokens';
import {
  type BackupCodes,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  type NewSecondFactor,
  renewBackupCodes,
  type SecondFactor,
} from '@portal/contract/access/second-factor';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type OpenSession,
} from '@portal/contract/access/sessions';
import type { TokenScope } from '@portal/contract/policy';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError, type Result } from '../../lib/http/result.ts';
import { ALL, request } from '../requests.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }): Promise<SecondFactor> => {
    return dataOf(await request(getSecondFactor, { signal }));
  },
});

export const beginApp = (): Promise<Result<NewSecondFactor>> => request(beginSecondFactor, {});

export const confirmApp = (code: string): Promise<Result<BackupCodes>> =>
  request(confirmSecondFactor, { body: { code } });

export const renewCodes = (): Promise<Result<BackupCodes>> => request(renewBackupCodes, {});

export async function endApp(): Promise<RequestError | null> {
  const { error } = await request(endSecondFactor, {});
  return error;
}

/** Where the customer is signed in, and signing out there. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }): Promise<OpenSession[]> => {
    return dataOf(await request(listSessions, { query: { limit: ALL }, signal }));
  },
});

export async function closeSession(id: string): Promise<RequestError | null> {
  const { error } = await request(endSession, { params: { id } });
  return error;
}

export async function closeOtherSessions(): Promise<RequestError | null> {
  const { error } = await request(endOtherSessions, { query: { others: 'true' } });
  return error;
}

/** Personal tokens: those that live, one more, one less. */
export const personalTokensQuery = queryOptions({
  queryKey: ['personal-tokens'],
  queryFn: async ({ signal }): Promise<PersonalToken[]> => {
    return dataOf(await request(listPersonalTokens, { query: { limit: ALL }, signal }));
  },
});

interface TokenWish {
  name: string;
  scopes: TokenScope[];
  days: number;
}

export const createToken = (wish: TokenWish): Promise<Result<NewPersonalToken>> =>
  request(createCall, { body: wish });

export async function revokeToken(id: string): Promise<RequestError | null> {
  const { error } = await request(revokeCall, { params: { id } });
  return error;
}
