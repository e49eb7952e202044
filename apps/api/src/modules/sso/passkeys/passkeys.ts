// Passkeys: a device signs in the place of a password, and counts as both steps.
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
import type { Caller } from '../../../caller.ts';
import { recordEvent } from '../../../db/events.ts';
import type { Guesser, Guessing } from '../../../guess.ts';
import type { Counted } from '../counted.ts';
import { type SessionKey, subjectOfSession } from '../session.store.ts';
import { holdAlone, type User } from '../users.store.ts';
import type { RelyingParty } from './challenges.ts';
import { type Challenges, challengeMinutes, type Purpose } from './challenges.ts';
import { createPasskeyStore, type PasskeyRow } from './passkeys.store.ts';
import { algorithms, challengeIn, countOf, madeBy } from './signature.ts';

export type { PasskeyRow } from './passkeys.store.ts';

/** A passkey that has signed: it counts once it is used, in the transaction of what it is for. */
export interface Signed {
  passkey: PasskeyRow;
  counter: number;
}

export type AskedToSign = { to: 'stepUp'; session: SessionKey } | { to: 'signIn'; from: Guesser };

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

export interface PasskeyNeeds {
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
        if (!(await holdAlone(tx, userId))) throw new Problem('UNAUTHENTICATED');
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
