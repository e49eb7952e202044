// Saying again who one is: whether a session's owner has, and by which ways they may.
import type { Assertion } from '@portal/contract/access/passkeys';
import { Problem, type StepUpMethod, StepUpRequired } from '@portal/contract/errors';
import type { Proof } from '@portal/contract/policy';
import type { Db, Tx } from '@portal/database/connection';
import type { ProofStrength } from '../../caller.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { PasswordCheck } from './password-check.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import type { SessionKey, SessionStore, Trusted } from './session.store.ts';

/** By which way somebody says again who they are. */
export type StepUpWay =
  | { password: string }
  | { code: string }
  | { assertion: Assertion }
  /** Of a code to a line that they hold. */
  | { lineGrant: string };

export interface StepUp {
  /**
   * As a call's policy asks. What uses a proof up answers how to give it back.
   * @throws StepUpRequired
   */
  mustHaveProved(session: SessionKey, proof: Exclude<Proof, 'none'>): Promise<(() => Promise<void>) | null>;
  /**
   * For what a mailbox alone does not open within a day after it has reset the password.
   * @throws StepUpRequired RESET_WAIT
   */
  mustNotWait(session: SessionKey): Promise<void>;
  /** @throws Problem GRANT_REQUIRED, WRONG_CURRENT_PASSWORD, OTP_INVALID, PASSKEY_REFUSED, or the lock that too many guesses bring */
  stepUp(session: SessionKey, way: StepUpWay): Promise<void>;
}

export interface StepUpNeeds {
  db: Db;
  passwords: Pick<PasswordCheck, 'mustBeOf'>;
  secondFactor: Pick<SecondFactor, 'isOn' | 'mustKnowCode' | 'standing'>;
  passkeys: Pick<Passkeys, 'has' | 'mustHaveSigned' | 'use'>;
  sessions: Pick<
    SessionStore,
    'isFresh' | 'relyOnProof' | 'hasUnusedProof' | 'useProof' | 'giveBackProof' | 'waits' | 'markVerified'
  >;
  /** True once. */
  spendLineGrant(tx: Tx, userId: string, grant: string): Promise<boolean>;
}

/** A line was there before any reset. */
const ever = new Date(0);

export function createStepUp(needs: StepUpNeeds): StepUp {
  const { db, passwords, secondFactor, passkeys, sessions, spendLineGrant } = needs;

  async function methodsOf(userId: string): Promise<StepUpMethod[]> {
    const methods: StepUpMethod[] = ['password'];
    if (await secondFactor.isOn(userId)) methods.push('code');
    if (await passkeys.has(userId)) methods.push('assertion');
    return methods;
  }

  /** Answers what was more than a password, and since when it has been theirs. */
  async function prove({ userId, tokenHash }: SessionKey, way: StepUpWay): Promise<Trusted | null> {
    if ('password' in way) {
      await passwords.mustBeOf({ userId, tokenHash }, way.password);
      return null;
    }
    if ('code' in way) {
      await secondFactor.mustKnowCode(userId, way.code, { userId, tokenHash });
      return { since: (await secondFactor.standing(userId)).since ?? new Date() };
    }
    if ('lineGrant' in way) {
      // It tells the owner from whoever has the mailbox. Else it would open all to a phone that lies open.
      if (!(await sessions.waits(userId, tokenHash))) throw new Problem('GRANT_REQUIRED');
      const isEarned = await db.transaction((tx) => spendLineGrant(tx, userId, way.lineGrant));
      if (!isEarned) throw new Problem('GRANT_REQUIRED');
      return { since: ever };
    }
    const purpose = { to: 'stepUp', session: { userId, tokenHash } } as const;
    const signed = await passkeys.mustHaveSigned(way.assertion, purpose);
    await db.transaction((tx) => passkeys.use(tx, signed));
    return { since: signed.passkey.createdAt };
  }

  return {
    async mustHaveProved(session, proof) {
      const { userId } = session;
      if (proof === 'recent' || proof === 'again') {
        const isProved = await (proof === 'recent' ? sessions.isFresh : sessions.relyOnProof)(session);
        if (!isProved) throw new StepUpRequired(await methodsOf(userId));
        return null;
      }
      const isFactorOn = await secondFactor.isOn(userId);
      const enough: ProofStrength[] = isFactorOn ? ['factor'] : ['password', 'factor'];
      const used = proof === 'eachTime' ? await sessions.useProof(session, enough) : null;
      if (used) return () => sessions.giveBackProof(session, used);
      if (proof === 'beforeEachTime' && (await sessions.hasUnusedProof(session, enough))) return null;
      const methods = await methodsOf(userId);
      throw new StepUpRequired(isFactorOn ? methods.filter((method) => method !== 'password') : methods);
    },

    async mustNotWait({ userId, tokenHash }) {
      const methods = await sessions.waits(userId, tokenHash);
      if (methods) throw new StepUpRequired(methods, 'RESET_WAIT');
    },

    async stepUp(session, way) {
      const by = await prove(session, way);
      await sessions.markVerified(session.userId, session.tokenHash, by);
    },
  };
}
