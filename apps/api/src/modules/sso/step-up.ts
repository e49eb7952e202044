// Saying again who one is: whether a session's owner has, and by which ways they may.
import type { Assertion } from '@portal/contract/access/passkeys';
import { type StepUpMethod, StepUpRequired } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { PasswordCheck } from './password-check.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import type { SessionKey, SessionStore } from './session.store.ts';

/** By which way somebody says again who they are. */
export type StepUpWay = { password: string } | { code: string } | { assertion: Assertion };

export interface StepUp {
  /**
   * Within fifteen minutes: `recent` also by having signed in, `again` only after it.
   * @throws StepUpRequired
   */
  mustHaveProved(session: SessionKey, proof: 'recent' | 'again'): Promise<void>;
  /** @throws Problem WRONG_CURRENT_PASSWORD, OTP_INVALID, PASSKEY_REFUSED, or the lock that too many guesses bring */
  stepUp(session: SessionKey, way: StepUpWay): Promise<void>;
}

export interface StepUpNeeds {
  db: Db;
  passwords: Pick<PasswordCheck, 'mustBeOf'>;
  secondFactor: Pick<SecondFactor, 'isOn' | 'mustKnowCode'>;
  passkeys: Pick<Passkeys, 'has' | 'mustHaveSigned' | 'use'>;
  sessions: Pick<SessionStore, 'isFresh' | 'hasProved' | 'markVerified'>;
}

export function createStepUp(needs: StepUpNeeds): StepUp {
  const { db, passwords, secondFactor, passkeys, sessions } = needs;

  async function methodsOf(userId: string): Promise<StepUpMethod[]> {
    const methods: StepUpMethod[] = ['password'];
    if (await secondFactor.isOn(userId)) methods.push('code');
    if (await passkeys.has(userId)) methods.push('assertion');
    return methods;
  }

  async function prove({ userId, tokenHash }: SessionKey, way: StepUpWay): Promise<void> {
    if ('code' in way) return secondFactor.mustKnowCode(userId, way.code, { userId, tokenHash });
    if ('password' in way) return passwords.mustBeOf({ userId, tokenHash }, way.password);
    const purpose = { to: 'stepUp', session: { userId, tokenHash } } as const;
    const signed = await passkeys.mustHaveSigned(way.assertion, purpose);
    await db.transaction((tx) => passkeys.use(tx, signed));
  }

  return {
    async mustHaveProved({ userId, tokenHash }, proof) {
      const hasProved = proof === 'recent' ? sessions.isFresh : sessions.hasProved;
      if (!(await hasProved(userId, tokenHash))) throw new StepUpRequired(await methodsOf(userId));
    },

    async stepUp(session, way) {
      await prove(session, way);
      await sessions.markVerified(session.userId, session.tokenHash);
    },
  };
}
