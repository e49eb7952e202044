// Passkeys: those that there are, and what a device is asked for a new one or for its signature.
import {
  type AssertionOptions,
  addPasskey as addCall,
  askToSignIn as askToSignInCall,
  askToStepUp as askToStepUpCall,
  beginPasskey as beginCall,
  listPasskeys,
  type NewCredential,
  type NewPasskeyOptions,
  type Passkey,
  removePasskey as removeCall,
} from '@portal/contract/access/passkeys';
import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../lib/http/result.ts';
import { ALL, asked, refusal, request } from '../requests.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: asked(listPasskeys, { query: { limit: ALL } }),
});

export const beginPasskey = (): Promise<Result<NewPasskeyOptions>> => request(beginCall, {});

export const addPasskey = (name: string, credential: NewCredential): Promise<Result<Passkey>> =>
  request(addCall, { body: { name, credential } });

export const removePasskey = (id: string) => refusal(removeCall, { params: { id } });

export const askToSignIn = (): Promise<Result<AssertionOptions>> =>
  request(askToSignInCall, { anonymous: true });

export const askToStepUp = (): Promise<Result<AssertionOptions>> => request(askToStepUpCall, {});
