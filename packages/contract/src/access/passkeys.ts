// Passkeys (WebAuthn), for which TM Forum has no API: what a device signs with in the place of a password.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';

const base = `/SSOManagement/api/${country}/ssoManagement/passkey` as const;

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(most);
const credentialId = base64url(1_400);

/** Whatever else the browser says is not read. */
const ofAnyDevice = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

/** What the browser makes of `navigator.credentials.get`, as JSON. */
export const assertionSchema = z
  .object({
    ...ofAnyDevice,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(8_000),
      userHandle: base64url(100).nullish(),
    }),
  })
  .meta({ id: 'PasskeyAssertion', description: 'An `AuthenticationResponseJSON` of WebAuthn.' });
export type Assertion = z.infer<typeof assertionSchema>;

const newCredentialSchema = z
  .object({
    ...ofAnyDevice,
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(40_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskeyCredential', description: 'A `RegistrationResponseJSON` of WebAuthn.' });
export type NewCredential = z.infer<typeof newCredentialSchema>;

const namedKeys = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
);

export const newPasskeyOptionsSchema = z
  .object({
    challenge: z.string(),
    rp: z.object({ name: z.string(), id: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: namedKeys,
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'NewPasskeyOptions', description: 'What `navigator.credentials.create` is asked, as JSON.' });
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptionsSchema>;

export const assertionOptionsSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: namedKeys.describe('Empty at sign-in: the device shows which it has.'),
  })
  .meta({
    id: 'PasskeyAssertionOptions',
    description: 'What `navigator.credentials.get` is asked, as JSON.',
  });
export type AssertionOptions = z.infer<typeof assertionOptionsSchema>;

export const mostPasskeys = 10;
const passkeyName = z.string().trim().min(1).max(60);

export const passkeySchema = z
  .object({
    '@type': z.literal('Passkey'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    createdAt: dateTimeSchema,
    lastUsedAt: dateTimeSchema.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

const page = z.array(passkeySchema);
const onePasskey = z.object({ id: z.string().min(1).max(100) });

export const listPasskeys = {
  id: 'listPasskeys',
  tmf: 'none',
  summary: "The person's passkeys, the newest first.",
  method: 'GET',
  path: base,
  query: queryOf(passkeySchema, {}),
  question: 'passkey',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: [{ file: 'llaves-de-acceso' }] },
  answers: { 200: page, 206: page },
} as const satisfies Call;

export const getPasskey = itemOf(listPasskeys, {
  id: 'getPasskey',
  summary: 'One passkey.',
  item: passkeySchema,
});

export const beginPasskey = {
  id: 'beginPasskey',
  tmf: 'none',
  summary: 'What a device is asked to make a passkey of: good for five minutes, in this session, once.',
  method: 'POST',
  path: `${base}/registration`,
  question: 'passkey',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'beforeEachTime', archive: 'changes' },
  answers: { 201: newPasskeyOptionsSchema },
  refusals: ['TOO_MANY_PASSKEYS'],
} as const satisfies Call;

export const addPasskey = {
  id: 'addPasskey',
  tmf: 'none',
  summary: 'The device has made it: from now on it signs in without a password.',
  method: 'POST',
  path: base,
  body: z.strictObject({ name: passkeyName, credential: newCredentialSchema }),
  question: 'passkey',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'eachTime', archive: 'changes', limit: 'passkey' },
  answers: { 201: passkeySchema },
  refusals: ['PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS'],
} as const satisfies Call;

export const removePasskey = {
  id: 'removePasskey',
  tmf: 'none',
  summary: 'A passkey that signs in nowhere any more.',
  method: 'DELETE',
  path: `${base}/:id`,
  params: onePasskey,
  question: 'passkey',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'again',
    waitsAfterReset: true,
    archive: 'changes',
  },
  answers: { 204: z.null() },
} as const satisfies Call;

export const askToSignIn = {
  id: 'askToSignIn',
  tmf: 'none',
  summary: 'What a device is asked to sign in with, whoever has it: good for five minutes, once.',
  method: 'POST',
  path: `${base}/signIn`,
  policy: { access: 'public' },
  answers: { 201: assertionOptionsSchema },
} as const satisfies Call;

export const askToStepUp = {
  id: 'askToStepUp',
  tmf: 'none',
  summary: 'What a device of this person is asked to sign, for a step-up of this session.',
  method: 'POST',
  path: `${base}/stepUp`,
  question: 'passkey',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 201: assertionOptionsSchema },
} as const satisfies Call;
