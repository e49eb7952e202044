// The second step of signing in: an app of codes, and backup codes.

import {
  createPersonalToken as createCall,
  listPersonalTokens,
  type NewPersonalToken,
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
} from '@portal/contract/access/second-factor';
import { endOtherSessions, endSession, listSessions } from '@portal/contract/access/sessions';
import type { TokenScope } from '@portal/contract/policy';
import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../lib/http/result.ts';
import { ALL, asked, refusal, request } from '../requests.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: asked(getSecondFactor, {}),
});

export const beginApp = (): Promise<Result<NewSecondFactor>> => request(beginSecondFactor, {});

export const confirmApp = (code: string): Promise<Result<BackupCodes>> =>
  request(confirmSecondFactor, { body: { code } });

export const renewCodes = (): Promise<Result<BackupCodes>> => request(renewBackupCodes, {});

export const endApp = () => refusal(endSecondFactor, {});

/** Where the customer is signed in, and signing out there. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: asked(listSessions, { query: { limit: ALL } }),
});

export const closeSession = (id: string) => refusal(endSession, { params: { id } });

export const closeOtherSessions = () => refusal(endOtherSessions, { query: { others: 'true' } });

/** Personal tokens: those that live, one more, one less. */
export const personalTokensQuery = queryOptions({
  queryKey: ['personal-tokens'],
  queryFn: asked(listPersonalTokens, { query: { limit: ALL } }),
});

interface TokenWish {
  name: string;
  scopes: TokenScope[];
  days: number;
}

export const createToken = (wish: TokenWish): Promise<Result<NewPersonalToken>> =>
  request(createCall, { body: wish });

export const revokeToken = (id: string) => refusal(revokeCall, { params: { id } });
