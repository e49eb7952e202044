// TMF691 userinfo, and login and logout, for which TM Forum has no API.
import { z } from 'zod';
import type { Call } from './common.ts';

const base = '/SSOManagement/api/ec/ssoManagement';

export const sessionSchema = z.object({
  '@type': z.literal('Session'),
  /** The login name: an e-mail, or `593` and nine digits. */
  sub: z.string(),
  /** Seconds without a call after which the session ends. */
  expiresIn: z.number().int(),
});
export type Session = z.infer<typeof sessionSchema>;

export const login = {
  id: 'A1',
  tmf: 'none',
  summary:
    'Sign in; the bearer travels in the answer header `token`. With `OperationId: VerifyPassword`, only check the password (A18).',
  method: 'POST',
  path: `${base}/users/login`,
  body: z.strictObject({ username: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
  answers: { 200: sessionSchema },
} as const satisfies Call;

export const emailKindSchema = z.enum(['real', 'phone', 'placeholder']);

export const userinfoSchema = z.object({
  '@type': z.literal('Userinfo'),
  sub: z.string(),
  name: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  nickname: z.string(),
  /** Null for users registered by phone or through a placeholder address. */
  email: z.string().nullable(),
  email_verified: z.boolean(),
  emailKind: emailKindSchema,
  /** Ten digits, as shown to people. */
  phone_number: z.string().nullable(),
  estatus: z.literal('ok'),
  /** True until the first-visit tour has been seen. */
  onBoarding: z.boolean(),
  userAssets: z.array(
    z.object({
      id: z.string(),
      entityType: z.literal('product'),
      assetType: z.enum(['msisdn', 'serviceId']),
      role: z.enum(['postpaid', 'prepaid', 'fixed']),
    }),
  ),
});
export type Userinfo = z.infer<typeof userinfoSchema>;

export const getProfile = {
  id: 'A2',
  tmf: 'TMF691',
  summary: 'Profile of the signed-in user.',
  method: 'GET',
  path: `${base}/users`,
  answers: { 200: userinfoSchema },
} as const satisfies Call;

export const getUserinfo = {
  id: 'A13, A17',
  tmf: 'TMF691',
  summary: 'Profile of the signed-in user, under its standard name.',
  method: 'GET',
  path: `${base}/users/userinfo`,
  answers: { 200: userinfoSchema },
} as const satisfies Call;

export const logout = {
  id: 'A20',
  tmf: 'none (RFC 7009)',
  summary: 'Revoke the token in the header `Token`. Idempotent.',
  method: 'GET',
  path: `${base}/users/revoketoken`,
  query: z.strictObject({ Token_type: z.literal('revoke') }),
  answers: { 200: z.object({ revoked: z.literal(true) }) },
} as const satisfies Call;
