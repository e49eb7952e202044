// Personal tokens: those that live, one more, one less.
import {
  createPersonalToken as createCall,
  listPersonalTokens,
  type NewPersonalToken,
  type PersonalToken,
  revokePersonalToken as revokeCall,
} from '@portal/contract/access/personal-tokens';
import type { TokenScope } from '@portal/contract/policy';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError, type Result } from '../../lib/http/result.ts';
import { ALL, request } from '../requests.ts';

export const personalTokensQuery = queryOptions({
  queryKey: ['personal-tokens'],
  queryFn: async ({ signal }): Promise<PersonalToken[]> => {
    return dataOf(await request(listPersonalTokens, { query: { limit: ALL }, signal }));
  },
});

export interface TokenWish {
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
