// Passkeys: those that there are, and what a device is asked for a new one or for its signature.
import type {
  AssertionOptions,
  addPasskey as addCall,
  askToSignIn as askToSignInCall,
  askToStepUp as askToStepUpCall,
  beginPasskey as beginCall,
  listPasskeys,
  NewCredential,
  NewPasskeyOptions,
  Passkey,
  removePasskey as removeCall,
} from '@portal/contract/access/passkeys';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError, type Result } from '../../lib/http/result.ts';
import { isText, listOf, optional, record } from '../../lib/shape.ts';
import { ALL, request } from '../requests.ts';

const PATH = `/SSOManagement/api/${country}/ssoManagement/passkey` as const;

const arePasskeys = listOf(
  record({ id: isText, name: isText, createdAt: isText, lastUsedAt: optional(isText) }),
);

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }): Promise<Passkey[]> => {
    const passkeys = dataOf(
      await request<typeof listPasskeys>({
        ...{ method: 'GET', path: PATH, query: { limit: ALL }, name: 'listPasskeys', signal },
      }),
    );
    if (!arePasskeys(passkeys)) throw malformed();
    return passkeys;
  },
});

export const beginPasskey = (): Promise<Result<NewPasskeyOptions>> =>
  request<typeof beginCall>({ method: 'POST', path: `${PATH}/registration`, name: 'beginPasskey' });

export const addPasskey = (name: string, credential: NewCredential): Promise<Result<Passkey>> =>
  request<typeof addCall>({ method: 'POST', path: PATH, name: 'addPasskey', body: { name, credential } });

export async function removePasskey(id: string): Promise<RequestError | null> {
  const { error } = await request<typeof removeCall>({
    ...{ method: 'DELETE', path: `${PATH}/:id`, params: { id }, name: 'removePasskey' },
  });
  return error;
}

export const askToSignIn = (): Promise<Result<AssertionOptions>> =>
  request<typeof askToSignInCall>({
    ...{ method: 'POST', path: `${PATH}/signIn`, name: 'askToSignIn', anonymous: true },
  });

export const askToStepUp = (): Promise<Result<AssertionOptions>> =>
  request<typeof askToStepUpCall>({ method: 'POST', path: `${PATH}/stepUp`, name: 'askToStepUp' });
