// Registration and recovery, before anybody is signed in.
import {
  checkRegistered as checkRegisteredCall,
  completeRegistration as completeRegistrationCall,
  generateCode,
  resetPassword as resetPasswordCall,
  startRegistration as startRegistrationCall,
  validateCode as validateCodeCall,
} from '@portal/contract/access/sso';
import type { RequestError, Result } from '../../lib/http/result.ts';
import { visitStorage } from '../../session/browser-storage.ts';
import { request, userIdHeader } from '../requests.ts';

/** A refusal, or no answer at all (status 0). */
export interface Refused {
  error: RequestError;
  status: number;
}

export interface CodeOnItsWay {
  /** Opaque; goes back with the code. */
  handle: string;
  destination: string;
  expiresInSeconds: number;
  /** `Postpaid` or `Prepaid` where the identifier is a number. */
  subscriptionType: string | null;
}

/** The answer carried no handle: the documents read it as a refusal without words. */
export const NO_CODE = 'NO_CODE';

/** Null when the identifier is registered; 404 and 400 say that it is not. */
export async function checkRegistered(identifier: string, proof: string): Promise<Refused | null> {
  const { error, code } = await request(checkRegisteredCall, {
    headers: { ...userIdHeader(identifier), 'x-bot-token': proof },
    anonymous: true,
  });
  return error && { error, status: code };
}

export async function startRegistration(identifier: string): Promise<CodeOnItsWay | Refused> {
  const result = await request(startRegistrationCall, { headers: userIdHeader(identifier), anonymous: true });
  return codeOf(result);
}

export async function requestRecoveryCode(identifier: string): Promise<CodeOnItsWay | Refused> {
  const result = await request(generateCode, {
    body: undefined,
    headers: { ...userIdHeader(identifier), OperationId: 'ResetPassword', Canal: 'WEB' },
    anonymous: true,
  });
  return codeOf(result);
}

/** Another code for the same identifier, in registration and in recovery. */
export async function sendCodeAgain(identifier: string): Promise<CodeOnItsWay | Refused> {
  const result = await request(generateCode, {
    body: identifier.includes('@') ? { userProfileId: identifier } : { claroNumber: identifier },
    headers: { OperationId: 'ResetPassword', Canal: 'WEB' },
    anonymous: true,
  });
  return codeOf(result);
}

/** A code that was asked for while signed in is checked with the same session. */
export async function validateCode(
  handle: string,
  code: string,
  { identifier, signedIn = false }: { identifier: string; signedIn?: boolean },
): Promise<{ grant: string } | Refused> {
  const result = await request(validateCodeCall, {
    body: { codeNumberEn: handle, codeNumber: code, ...earlierThan(handle) },
    headers: userIdHeader(identifier),
    anonymous: !signedIn,
    keepsSession: true,
  });
  if (result.error) return { error: result.error, status: result.code };
  const grant = result.headers.get('x-otp-grant');
  return grant ? { grant } : { error: { code: 'MALFORMED', message: '' }, status: result.code };
}

export interface NewUser {
  /** Of the checked code: an e-mail, or `593…`. */
  identifier: string;
  name: string;
  lastName: string;
  password: string;
}

export async function completeRegistration(user: NewUser, grant: string): Promise<Refused | null> {
  const { identifier, ...rest } = user;
  const isEmail = identifier.includes('@');
  const { error, code } = await request(completeRegistrationCall, {
    body: { ...rest, email: isEmail ? identifier : null, phoneNumber: isEmail ? null : identifier },
    headers: { 'x-otp-grant': grant },
    anonymous: true,
  });
  return error && { error, status: code };
}

export async function resetPassword(
  identifier: string,
  password: string,
  grant: string,
): Promise<Refused | null> {
  const { error, code } = await request(resetPasswordCall, {
    body: { password },
    headers: { ...userIdHeader(identifier), 'x-otp-grant': grant },
    anonymous: true,
  });
  return error && { error, status: code };
}

type CodeResult = Result<{ codeNumberEn: string; destination: string; expiresIn: number }>;

export function codeOf({ error, data, headers, code }: CodeResult): CodeOnItsWay | Refused {
  if (error) return { error, status: code };
  if (!data.codeNumberEn) return { error: { code: NO_CODE, message: '' }, status: code };
  rememberHandle(data.codeNumberEn);
  return {
    handle: data.codeNumberEn,
    destination: data.destination,
    expiresInSeconds: data.expiresIn,
    subscriptionType: headers.get('subscriptiontype'),
  };
}

const KEY = 'portal.codes';
const KEPT = 5;

/** The handles of codes that this tab was sent lately: an older code is told from a wrong one by them. */
export function rememberHandle(handle: string): void {
  visitStorage.write(KEY, [handle, ...handles().filter((each) => each !== handle)].slice(0, KEPT).join(' '));
}

/** For the body of a check; nothing when there is none. */
function earlierThan(handle: string): { earlier?: string[] } {
  const earlier = handles()
    .filter((each) => each !== handle)
    .slice(0, KEPT - 1);
  return earlier.length === 0 ? {} : { earlier };
}

const handles = () => (visitStorage.read(KEY) ?? '').split(' ').filter((each) => each !== '');
