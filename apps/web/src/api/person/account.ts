// What customers do with their own account: names, password, leaving for good.
import {
  changePassword as changePasswordCall,
  deleteUser,
  getUserinfo,
  restoreUser,
  updateProfile,
} from '@portal/contract/access/sso';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError } from '../../lib/http/result.ts';
import { storedProfile, storeProfile } from '../../session/session.ts';
import { FRESH } from '../kept/query-client.ts';
import { refusal, request, userIdHeader } from '../requests.ts';

export interface Names {
  name: string;
  lastName: string;
  nickName: string;
}

/** Names as they are edited, and what cannot be edited beside them. */
export interface Account extends Names {
  email: string | null;
  emailKind: 'real' | 'phone' | 'placeholder';
  phone: string | null;
  /** It signs in. */
  isPhoneProved: boolean;
}

/** Asked anew on every visit of the form, and never under the hands of whoever is typing. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  staleTime: FRESH.visit,
  gcTime: 0,
  queryFn: async ({ signal }): Promise<Account> => {
    const info = dataOf(await request(getUserinfo, { signal }));
    const { given_name, family_name, nickname, email, emailKind, phone_number } = info;
    return {
      name: given_name,
      lastName: family_name,
      nickName: nickname,
      email,
      emailKind,
      phone: phone_number,
      isPhoneProved: info.phone_number_verified,
    };
  },
});

/** For whoever does not type: the form shares no answer with it. Null while it is the first one. */
export const passwordChangedQuery = queryOptions({
  queryKey: ['account', 'password'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<string | null> =>
    dataOf(await request(getUserinfo, { signal })).passwordChangedAt,
});

/** The stored profile, and so the header, follow the server's answer. */
export async function saveNames(names: Names): Promise<RequestError | null> {
  const before = storedProfile();
  const { error, data } = await request(updateProfile, {
    body: names,
    headers: userIdHeader(before?.sub ?? ''),
  });
  if (error) return error;
  const { name, given_name, family_name } = data;
  const now = storedProfile();
  if (now && now.sub === before?.sub) storeProfile({ ...now, name, given_name, family_name });
  return null;
}

/** After `verifyPassword` in the same session; all other sessions end. */
export const changePassword = (sub: string, password: string) =>
  refusal(changePasswordCall, { body: { password }, headers: userIdHeader(sub) });

/** After `verifyPassword`. No session is left on the server; the caller clears the one stored here. Until when it can be taken back. */
export async function deleteAccount(): Promise<string | null> {
  const { data } = await request(deleteUser, {});
  return data?.restorableUntil ?? null;
}

/** By the link of the message. */
export const restoreAccount = (token: string) => refusal(restoreUser, { body: { token }, anonymous: true });
