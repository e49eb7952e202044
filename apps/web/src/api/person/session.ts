// Login, profile, password check and logout.
import type { Assertion } from '@portal/contract/access/passkeys';
import {
  getProfile,
  login as loginCall,
  logout as logoutCall,
  stepUp as stepUpCall,
} from '@portal/contract/access/sso';
import { getClientIp } from '@portal/contract/help/portal-support';
import { dataOf, malformed, type RequestError } from '../../lib/http/result.ts';
import type { StoredProfile } from '../../session/session.ts';
import { rememberClientIp } from '../../session/visit.ts';
import { refusal, request } from '../requests.ts';

/** The address is only informative: a slow answer must not hold up a login. */
const CLIENT_IP_LIMIT_MS = 3000;
/** Whoever signs out offline is not kept waiting. */
const REVOKE_LIMIT_MS = 5000;

/** Fetched before a login; a failure is ignored. */
export async function fetchClientIp(): Promise<void> {
  const { data } = await request(getClientIp, { anonymous: true, timeLimitMs: CLIENT_IP_LIMIT_MS });
  if (data) rememberClientIp(data.ip);
}

export interface Credentials {
  /** Already in the spelling that travels: a lower-case e-mail or `593…`. */
  username: string;
  password: string;
}

/** The second step: `attempt` is what the first one was answered with. */
export interface SecondStep {
  attempt: string;
  code: string;
}

/** A passkey is both steps. */
export interface PasskeyStep {
  assertion: Assertion;
}

/** `attempt`: the password was right, and a code is asked for. */
export type LoginAnswer = { token: string } | { attempt: string } | { error: RequestError; status: number };

export async function login(step: Credentials | SecondStep | PasskeyStep): Promise<LoginAnswer> {
  const { attempt, ...body } = { attempt: null, ...step };
  const answer = await request(loginCall, {
    body,
    headers: attempt === null ? {} : { 'x-login-attempt': attempt },
    anonymous: true,
  });
  const asked = answer.headers.get('x-login-attempt');
  if (answer.error?.code === 'SECOND_FACTOR_REQUIRED' && asked) return { attempt: asked };
  if (answer.error) return { error: answer.error, status: answer.code };
  const token = answer.headers.get('token');
  return token ? { token } : { error: { code: 'MALFORMED', message: '' }, status: answer.code };
}

/** Null when the password is the customer's; it neither replaces nor extends the session. */
export const verifyPassword = (credentials: Credentials) =>
  refusal(loginCall, {
    body: credentials,
    headers: { OperationId: 'VerifyPassword' },
    keepsSession: true,
  });

/** Null: this session is fresh for fifteen minutes. */
export const stepUp = (
  way: { password: string } | { code: string } | { assertion: Assertion } | { lineGrant: string },
) => refusal(stepUpCall, { body: way });

/** Throws for any failure, an `estatus` of `error` included (SIGN-12). */
export async function fetchProfile(): Promise<StoredProfile> {
  const profile = dataOf(await request(getProfile, { keepsSession: true }));
  return storable(profile);
}

function storable(profile: StoredProfile): StoredProfile {
  if (profile.estatus === 'error') throw malformed();
  const { sub, name, given_name, family_name, email, emailKind, phone_number, estatus } = profile;
  const { phone_number_verified } = profile;
  const { onBoarding, onBoardingStep } = profile;
  const shown = { sub, name, given_name, family_name, email, emailKind, phone_number, estatus };
  return { ...shown, phone_number_verified, onBoarding, onBoardingStep };
}

/** True when the server has heard it; the caller clears the session whatever comes back. */
export async function revokeToken(token: string): Promise<boolean> {
  const { code } = await request(logoutCall, {
    query: { Token_type: 'revoke' },
    headers: { Token: token },
    keepsSession: true,
    timeLimitMs: REVOKE_LIMIT_MS,
  });
  return code > 0 && code < 500;
}
