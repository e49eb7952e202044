// Whether a device has signed what it was asked. The library comes with the first who has a passkey: it is heavy.
import { generateKeyPairSync } from 'node:crypto';
import type { Assertion, NewCredential } from '@portal/contract/access/passkeys';
import { z } from 'zod';
import type { RelyingParty } from './challenges.ts';
import type { PasskeyRow } from './passkeys.store.ts';

const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256: what devices of the last ten years have. */
export const algorithms = [-8, -7, -257];

type Signed = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>;

const clientData = z.object({ challenge: z.string() });

/** What it says that it has signed; null for what is no answer of a device. */
export function challengeIn({ response }: Pick<Assertion | NewCredential, 'response'>): string | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    return clientData.parse(json).challenge;
  } catch {
    return null;
  }
}

/** Null unless it was made here, by somebody whom the device has recognised. */
export async function madeBy(party: RelyingParty, credential: NewCredential, challenge: string) {
  const { verifyRegistrationResponse } = await webauthn();
  const { clientDataJSON, attestationObject } = credential.response;
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  return verified?.registrationInfo?.credential ?? null;
}

/** The device's count, or null. Without a passkey it is compared with one that nobody has, for as long. */
export async function countOf(
  party: RelyingParty,
  { assertion, challenge, passkey }: { assertion: Assertion; challenge: string; passkey: Signed | null },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { clientDataJSON, authenticatorData, signature } = assertion.response;
  const { publicKey, counter } = passkey ?? { publicKey: nobodysKey(), counter: 0 };
  const verified = await verifyAuthenticationResponse({
    response: {
      ...assertion,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id: assertion.id, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => null);
  return passkey && verified?.verified ? verified.authenticationInfo.newCounter : null;
}

let nobodys: Buffer | null = null;

/** A point on P-256, as COSE writes it. */
function nobodysKey(): Buffer {
  if (nobodys) return nobodys;
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  const [head, middle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  nobodys = Buffer.concat([head, Buffer.from(x, 'base64url'), middle, Buffer.from(y, 'base64url')]);
  return nobodys;
}
