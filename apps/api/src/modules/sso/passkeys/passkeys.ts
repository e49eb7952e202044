// Passkeys: a device signs in the place of a password, and counts as both steps.
import { generateKeyPairSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type Assertion,
  type AssertionOptions,
  mostPasskeys,
  type NewCredential,
  type NewPasskeyOptions,
} from '@portal/contract/access/passkeys';
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import { parse, stringify, v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Caller } from '../../../caller.ts';
import { recordEvent } from '../../../db/events.ts';
import { holdAloneIn } from '../../../db/hold-alone.ts';
import type { Sealing } from '../../../db/shared-secrets.ts';
import type { Guesser, Guessing } from '../../../guess.ts';
import type { Counted } from '../counted.ts';
import { type SessionKey, subjectOfSession } from '../session.store.ts';
import type { User } from '../users.store.ts';
import { createPasskeyStore, type PasskeyRow } from './passkeys.store.ts';

// What a device signs: made for one purpose, good for five minutes, taken once. Nothing is kept of those that never come back.

/** In a session it is that session's. */
type Purpose = { to: 'signIn' } | { to: 'add' | 'stepUp'; session: SessionKey };

const challengeMinutes = 5;
const lifeMs = challengeMinutes * 60_000;
const freshBytes = 16;
const endBytes = 6;
const markBytes = 16;
const allBytes = freshBytes + endBytes + markBytes;

interface Challenges {
  make(purpose: Purpose): Promise<string>;
  /** True once, for the purpose that it was made for, in its time. */
  take(purpose: Purpose, challenge: string): Promise<boolean>;
}

interface ChallengeNeeds {
  sealing(): Promise<Pick<Sealing, 'hash'>>;
  /** True for the first. */
  spend(challengeId: string, expiresAt: Date): Promise<boolean>;
  now?: () => number;
}

export function createChallenges({ sealing, spend, now = Date.now }: ChallengeNeeds): Challenges {
  async function markOf(purpose: Purpose, text: Buffer): Promise<Buffer> {
    const whose = 'session' in purpose ? purpose.session.tokenHash.toString('hex') : 'anybody';
    const { hash } = await sealing();
    return hash(`passkey ${purpose.to} ${whose}`, text.toString('hex')).subarray(0, markBytes);
  }

  return {
    async make(purpose) {
      const end = Buffer.alloc(endBytes);
      end.writeUIntBE(now() + lifeMs, 0, endBytes);
      const text = Buffer.concat([randomBytes(freshBytes), end]);
      return Buffer.concat([text, await markOf(purpose, text)]).toString('base64url');
    },

    async take(purpose, challenge) {
      const all = Buffer.from(challenge, 'base64url');
      if (all.length !== allBytes || all.toString('base64url') !== challenge) return false;
      const text = all.subarray(0, freshBytes + endBytes);
      if (!timingSafeEqual(all.subarray(text.length), await markOf(purpose, text))) return false;
      const endsAt = text.readUIntBE(freshBytes, endBytes);
      return endsAt > now() && spend(`passkey ${challenge}`, new Date(endsAt));
    },
  };
}

interface RelyingParty {
  id: string;
  origin: string;
}

/** A passkey belongs to a name: whoever tries the portal out at an address of this machine finds it at `localhost`. */
export function relyingPartyOf(portalOrigin: string): RelyingParty {
  const url = new URL(portalOrigin);
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

// Whether a device has signed what it was asked. The library comes with the first who has a passkey: it is heavy.

const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256: what devices of the last ten years have. */
const algorithms = [-8, -7, -257];

type SignedPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>;

const clientData = z.object({ challenge: z.string() });

/** What it says that it has signed; null for what is no answer of a device. */
function challengeIn({ response }: Pick<Assertion | NewCredential, 'response'>): string | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    return clientData.parse(json).challenge;
  } catch {
    return null;
  }
}

/** Null unless it was made here, by somebody whom the device has recognised. */
async function madeBy(party: RelyingParty, credential: NewCredential, challenge: string) {
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
async function countOf(
  party: RelyingParty,
  {
    assertion,
    challenge,
    passkey,
  }: { assertion: Assertion; challenge: string; passkey: SignedPasskey | null },
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

export type { PasskeyRow } from './passkeys.store.ts';

/** A passkey that has signed: it counts once it is used, in the transaction of what it is for. */
interface Signed {
  passkey: PasskeyRow;
  counter: number;
}

type AskedToSign = { to: 'stepUp'; session: SessionKey } | { to: 'signIn'; from: Guesser };

export interface Passkeys {
  /** The newest first. */
  list(userId: string): Promise<PasskeyRow[]>;
  has(userId: string): Promise<boolean>;
  /** @throws Problem TOO_MANY_PASSKEYS */
  begin(caller: Caller): Promise<NewPasskeyOptions>;
  /** @throws Problem PASSKEY_REFUSED, TOO_MANY_PASSKEYS */
  add(caller: Caller, named: { name: string; credential: NewCredential }): Promise<PasskeyRow>;
  /** @throws Problem NOT_FOUND, also for somebody else's */
  remove(userId: string, passkeyId: string): Promise<void>;
  /** The password was reset: whoever had it before may have added those of the last days. By name, what went and stays. */
  endYoung(tx: Tx, userId: string, days: number): Promise<{ ended: string[]; left: string[] }>;
  askToSignIn(): Promise<AssertionOptions>;
  askToStepUp(session: SessionKey): Promise<AssertionOptions>;
  /**
   * Whoever says to be whom: tries are those of the passkey and of where they come from, in a session those of the
   * session. @throws Problem PASSKEY_REFUSED, LOCKED_…; WorkRequired
   */
  mustHaveSigned(assertion: Assertion, asked: AskedToSign): Promise<Signed>;
  /** @throws Problem PASSKEY_REFUSED when it was removed, or has signed again meanwhile */
  use(tx: Tx, signed: Signed): Promise<void>;
}

interface PasskeyNeeds {
  db: Db;
  counted: Counted;
  guess: Guessing;
  challenges: Challenges;
  party: RelyingParty;
  /** Whose passkeys they are, in the list of the device. */
  issuer: string;
  user(userId: string): Promise<User | null>;
}

const timeout = challengeMinutes * 60_000;

export function createPasskeys(needs: PasskeyNeeds): Passkeys {
  const { db, counted, guess, challenges, party, issuer } = needs;
  const store = createPasskeyStore(db);

  const tell = (tx: Tx, userId: string, passkey: { state: 'added' | 'removed'; name: string }) =>
    recordEvent(tx, { eventType: 'PasskeyEvent', customerId: null, userId, event: { passkey } });

  /** What is no answer to what was asked is refused before anything is counted. */
  async function takenFrom(answer: Assertion | NewCredential, purpose: Purpose): Promise<string> {
    const challenge = challengeIn(answer);
    if (challenge === null || !(await challenges.take(purpose, challenge)))
      throw new Problem('PASSKEY_REFUSED');
    return challenge;
  }

  const assertionOptions = async (purpose: Purpose, own: readonly PasskeyRow[]) => ({
    challenge: await challenges.make(purpose),
    rpId: party.id,
    timeout,
    userVerification: 'required' as const,
    allowCredentials: own.map(asNamed),
  });

  return {
    list: store.list,
    has: async (userId) => (await store.count(db, userId)) > 0,

    async begin({ userId, tokenHash, loginName }) {
      const own = await store.list(userId);
      if (own.length >= mostPasskeys) throw new Problem('TOO_MANY_PASSKEYS');
      const user = await needs.user(userId);
      const displayName = user ? `${user.givenName} ${user.familyName}`.trim() : loginName;
      return {
        challenge: await challenges.make({ to: 'add', session: { userId, tokenHash } }),
        rp: { name: issuer, id: party.id },
        user: { id: handleOf(userId), name: loginName, displayName },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout,
        excludeCredentials: own.map(asNamed),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    },

    async add({ userId, tokenHash }, { name, credential }) {
      const challenge = await takenFrom(credential, { to: 'add', session: { userId, tokenHash } });
      const made = await madeBy(party, credential, challenge);
      if (!made) throw new Problem('PASSKEY_REFUSED');
      const passkey = {
        userId,
        passkeyId: uuidv7(),
        credentialId: made.id,
        name,
        publicKey: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: credential.response.transports ?? [],
      };
      return db.transaction(async (tx) => {
        if (!(await holdAloneIn(tx, { userId, tokenHash }))) throw new Problem('UNAUTHENTICATED');
        if ((await store.count(tx, userId)) >= mostPasskeys) throw new Problem('TOO_MANY_PASSKEYS');
        const added = await store.add(tx, passkey);
        if (!added) throw new Problem('PASSKEY_REFUSED');
        await tell(tx, userId, { state: 'added', name });
        return added;
      });
    },

    async remove(userId, passkeyId) {
      if (!isUuid(passkeyId)) throw new Problem('NOT_FOUND');
      await db.transaction(async (tx) => {
        const name = await store.remove(tx, userId, passkeyId);
        if (name === null) throw new Problem('NOT_FOUND');
        await tell(tx, userId, { state: 'removed', name });
      });
    },

    async endYoung(tx, userId, days) {
      const ended = await store.removeYoung(tx, userId, days);
      return { ended, left: await store.names(tx, userId) };
    },

    askToSignIn: () => assertionOptions({ to: 'signIn' }, []),
    askToStepUp: async (session) =>
      assertionOptions({ to: 'stepUp', session }, await store.list(session.userId)),

    async mustHaveSigned(assertion, asked) {
      const purpose = 'session' in asked ? asked : ({ to: 'signIn' } as const);
      const challenge = await takenFrom(assertion, purpose);
      const { userHandle } = assertion.response;
      const said = userHandle ? userOfHandle(userHandle) : null;
      const userId = 'session' in purpose ? purpose.session.userId : said;
      if (userId === null || (said !== null && said !== userId)) throw new Problem('PASSKEY_REFUSED');
      const compare = async () => {
        const passkey = await store.find(userId, assertion.id);
        const counter = await countOf(party, { assertion, challenge, passkey });
        if (!passkey || counter === null) throw new Problem('PASSKEY_REFUSED');
        return { passkey, counter };
      };
      if ('session' in asked) return counted(subjectOfSession(asked.session), compare);
      return guess({ ...asked.from, purpose: 'passkey', subject: assertion.id }, compare);
    },

    async use(tx, { passkey, counter }) {
      if (!(await store.use(tx, passkey, counter))) throw new Problem('PASSKEY_REFUSED');
    },
  };
}

const asNamed = ({ credentialId: id, transports }: PasskeyRow) => ({
  id,
  type: 'public-key' as const,
  transports,
});

/** By which a device tells whose passkey it is: the user's id, in sixteen bytes. */
const handleOf = (userId: string): string => Buffer.from(parse(userId)).toString('base64url');

function userOfHandle(handle: string): string | null {
  const handleBytes = Buffer.from(handle, 'base64url');
  if (handleBytes.length !== 16) return null;
  try {
    return stringify(handleBytes);
  } catch {
    return null;
  }
}
