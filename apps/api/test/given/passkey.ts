// A device that makes passkeys and signs with them, as a phone does; and the calls around it.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import {
  type Assertion,
  addPasskey,
  askToSignIn,
  askToStepUp,
  beginPasskey,
  type NewCredential,
} from '@portal/contract/access/passkeys';
import { login, stepUp } from '@portal/contract/access/sso';
import { relyingPartyOf } from '../../src/modules/sso/passkeys/passkeys.ts';
import type { TestApp } from '../build-app.ts';
import { proveByPassword, proveSession } from './codes.ts';
import type { GivenUser } from './given-user.ts';

/** What an honest device says otherwise. */
export interface Lie {
  origin?: string;
  rpId?: string;
  type?: string;
  /** The person was there, and was not recognised. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string | null;
  /** Something else than the challenge. */
  challenge?: string;
}

export interface Device {
  credentialId: string;
  make(challenge: string, lie?: Lie): NewCredential;
  /** Each counts one more. @param userHandle of whoever the passkey was made for */
  sign(challenge: string, userHandle: string, lie?: Lie): Assertion;
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');
const flags = { present: 1, verified: 4, holdsKey: 64 };

export function deviceFor(portalOrigin: string, { counts = true } = {}): Device {
  const party = relyingPartyOf(portalOrigin);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let signatures = 0;

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? party.origin,
        crossOrigin: false,
      }),
    );
  function authenticatorData(lie: Lie, more: number, count: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? count);
    const known = flags.present | (lie.isUnverified ? 0 : flags.verified) | more;
    return Buffer.concat([sha256(lie.rpId ?? party.id), Buffer.from([known]), counter]);
  }

  return {
    credentialId: base64url(id),

    make(challenge, lie = {}) {
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const idLength = Buffer.from([0, id.length]);
      const authData = Buffer.concat([
        authenticatorData(lie, flags.holdsKey, 0),
        Buffer.alloc(16),
        idLength,
        id,
        cose,
      ]);
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, lie)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },

    sign(challenge, userHandle, lie = {}) {
      const client = clientData('webauthn.get', challenge, lie);
      const data = authenticatorData(lie, 0, counts ? ++signatures : 0);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: lie.userHandle === undefined ? userHandle : lie.userHandle,
        },
      };
    },
  };
}

export const handleOf = (userId: string) => base64url(Buffer.from(userId.replaceAll('-', ''), 'hex'));

const post = (app: TestApp, url: string, token?: string, payload?: object) =>
  app.call({ method: 'POST', url, ...(token ? { token } : {}), ...(payload ? { payload } : {}) });

export const challengeFor = {
  signIn: async (app: TestApp): Promise<string> => (await post(app, askToSignIn.path)).json().challenge,
  stepUp: async (app: TestApp, token: string): Promise<string> =>
    (await post(app, askToStepUp.path, token)).json().challenge,
  adding: async (app: TestApp, token: string): Promise<string> =>
    (await post(app, beginPasskey.path, token)).json().challenge,
};

export const enterWith = (app: TestApp, assertion: Assertion) =>
  post(app, login.path, undefined, { assertion });
export const proveWith = (app: TestApp, token: string, assertion: Assertion) =>
  post(app, stepUp.path, token, { assertion });
export const addTo = (app: TestApp, token: string, credential: NewCredential, name = 'Mi celular') =>
  post(app, addPasskey.path, token, { name, credential });

/** A person with a passkey, and a session that has said again who it is: theirs, or a new one. */
export async function givenPasskey(
  app: TestApp,
  { userId, email, password }: GivenUser,
  { token: own, ...options }: { token?: string; counts?: boolean } = {},
) {
  const token = own ?? (await app.signIn(email, password));
  if (!own) await proveByPassword(app, token, password);
  const device = deviceFor(app.portalOrigin, options);
  const answer = await addTo(app, token, device.make(await challengeFor.adding(app, token)));
  if (answer.statusCode !== 201) throw new Error(`not added: ${answer.body}`);
  const userHandle = handleOf(userId);
  if (!own) await proveSession(app, token);
  return { token, device, userHandle, passkey: answer.json() as { id: string; href: string } };
}
