// How somebody comes in, and comes back: registration, codes, another password, and a second step that was lost.
import { createPermission } from '@portal/contract/access/permissions';
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { dayMs } from '@portal/market/civil-dates';
import type { Inventory } from '@portal/operator-ports/inventory';
import { v7 as uuidv7 } from 'uuid';
import { type Caller, heldCustomers } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { Guesser } from '../../guess.ts';
import { type Agreements, termsVersion } from '../agreements/agreements.ts';
import type { AutomaticPayments } from '../automatic-payments/automatic-payments.store.ts';
import type { Codes } from '../codes/codes.ts';
import type { BeginManaging } from '../permissions/begin-managing.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { ProveCustomer } from '../permissions/prove-customer.ts';
import type { Push } from '../push/push.ts';
import { type Sso, youngDays } from '../sso/sso.ts';
import type { Whatsapp } from '../whatsapp/whatsapp.ts';
import { registerActCopy as copy } from './register.copy.ts';
import {
  type ConfirmByLineNeeds,
  createConfirmByLine,
  createSendCode,
  type SendCodeNeeds,
} from './send-code.ts';

// New passwords: with the grant of a recovery code, or while signed in. Other sessions end.

interface ChangePasswordNeeds {
  db: Db;
  sso: Sso;
  automatic: Pick<AutomaticPayments, 'switchOffYoung'>;
  codes: Codes;
  permissions: Pick<Permissions, 'linesOfAll' | 'rolesIn' | 'withdrawAll'>;
  push: Pick<Push, 'endOthers'>;
  whatsapp: Pick<Whatsapp, 'unlinkYoung'>;
}

export interface ChangePassword {
  /** @throws Problem GRANT_REQUIRED, PASSWORD_RULES, BUSY; the grant survives a password that is not allowed */
  reset(order: { identifier: string; password: string; grant: string | null }): Promise<void>;
  /**
   * Without the current password the call has asked who it is.
   * @throws Problem WRONG_CURRENT_PASSWORD, PASSWORD_RULES, SAME_PASSWORD
   */
  change(caller: Caller, order: { password: string; currentPassword: string | null }): Promise<void>;
}

function createChangePassword(needs: ChangePasswordNeeds): ChangePassword {
  const { db, sso, automatic, codes, permissions, push, whatsapp } = needs;

  const tell = (tx: Tx, userId: string, what: object): Promise<void> =>
    recordEvent(tx, {
      eventType: 'DigitalIdentityAttributeValueChangeEvent',
      customerId: null,
      userId,
      event: { digitalIdentity: { id: userId }, attribute: 'password', ...what },
    });

  /** People who were let in from this account within the last days: they stay, and its owner sees who they are. */
  async function letInLately(tx: Tx, userId: string): Promise<number> {
    const lines = await permissions.linesOfAll(tx, userId);
    const begun = Date.now() - youngDays * dayMs;
    const young = (await permissions.rolesIn(lines, tx)).filter(
      ({ givenBy, since }) => givenBy === userId && since.getTime() > begun,
    );
    return new Set(young.map((role) => role.userId)).size;
  }

  /** What somebody who was let in by mistake may have left behind, and what stays. */
  const endTrust = async (tx: Tx, userId: string) => ({
    ...(await sso.endTrust(tx, userId)),
    endedWhatsapp: await whatsapp.unlinkYoung(tx, userId, youngDays),
    endedInvitations: await permissions.withdrawAll(tx, userId),
    people: await letInLately(tx, userId),
    endedAutomatic: await automatic.switchOffYoung(tx, userId, youngDays),
  });

  return {
    async reset({ identifier, password, grant }) {
      const loginName = sso.canonicalName(identifier);
      const purpose = { operation: 'reset', subject: loginName, userId: null } as const;
      const user = grant && (await codes.isHeld(grant, purpose)) ? await sso.findUser(loginName) : null;
      if (!grant || !user) throw new Problem('GRANT_REQUIRED');
      const { userId } = user;
      const passwordHash = await sso.hashNewPassword({ password, screen: 'registration', whose: userId });
      await db.transaction(async (tx) => {
        const isEarned = await codes.spend(tx, grant, purpose);
        if (!isEarned || !(await sso.setPassword(tx, userId, passwordHash, null)))
          throw new Problem('GRANT_REQUIRED');
        await push.endOthers(tx, userId, null);
        await sso.markReset(tx, userId);
        const by = loginName.includes('@') ? 'email' : 'sms';
        await tell(tx, userId, { reset: { by, ...(await endTrust(tx, userId)) } });
      });
    },

    async change(caller, { password, currentPassword }) {
      if (currentPassword !== null) await sso.mustKnowPassword(caller, currentPassword);
      const passwordHash = await sso.hashNewPassword({ password, screen: 'change', whose: caller.userId });
      if (await sso.isPasswordOf(caller.userId, password)) throw new Problem('SAME_PASSWORD');
      const tokens = (await sso.personalTokens.list(caller.userId)).map(({ name }) => name);
      await db.transaction(async (tx) => {
        if (!(await sso.setPassword(tx, caller.userId, passwordHash, caller.tokenHash)))
          throw new Problem('UNAUTHENTICATED');
        await push.endOthers(tx, caller.userId, caller.tokenHash);
        await tell(tx, caller.userId, { tokens });
      });
    },
  };
}

// Whose password was right and who has lost the second step: the customer's document, and a day's wait.

interface RecoverFactorNeeds {
  sso: Pick<Sso, 'recovery' | 'userOfAttempt'>;
  permissions: Pick<Permissions, 'linesOf'>;
  proveCustomer: ProveCustomer;
}

interface Recovering extends Guesser {
  /** What the password was answered with. */
  attempt: string;
  answers: readonly { id: string; answer: string }[];
}

/**
 * Answers when the second step goes. A customer who is somebody else's is one that does not match.
 * @throws Problem LOGIN_ATTEMPT_ENDED, INVALID, DOCUMENT_NOT_MATCHED, DOCUMENT_TRIES_SPENT; WorkRequired
 */
export type RecoverFactor = (asked: Recovering) => Promise<Date>;

function createRecoverFactor(needs: RecoverFactorNeeds): RecoverFactor {
  const { sso, permissions, proveCustomer } = needs;

  /** Whoever has proved to be somebody is nobody else; who manages lines alone is known by whose they are. */
  async function customersOf(userId: string): Promise<string[]> {
    const lines = await permissions.linesOf(userId, createPermission);
    const held = heldCustomers(lines);
    return held.length > 0 ? held : lines.map(({ customerId }) => customerId);
  }

  return async ({ attempt, source, work, answers }) => {
    const userId = await sso.userOfAttempt(attempt);
    await proveCustomer(
      {
        purpose: 'factorRecovery',
        source,
        work,
        mayBe: async ({ customerId }) => (await customersOf(userId)).includes(customerId),
      },
      answers,
    );
    return sso.recovery.begin(userId);
  };
}

// Registration: a checked code becomes a user, and a mobile number also the line it belongs to.

interface RegisterNeeds {
  db: Db;
  sso: Sso;
  codes: Codes;
  agreements: Pick<Agreements, 'accept'>;
  inventory: Inventory;
  beginManaging: BeginManaging;
}

interface Registration {
  givenName: string;
  familyName: string;
  phone: string | null;
  email: string | null;
  password: string;
  /** Of the registration code; null when none was sent along. */
  grant: string | null;
}

interface Registered {
  userId: string;
  givenName: string;
  familyName: string;
}

/** @throws Problem INVALID, GRANT_REQUIRED, PASSWORD_RULES, BUSY, ALREADY_REGISTERED, ACCOUNT_LEAVING */
export type Register = (registration: Registration) => Promise<Registered>;

function createRegister(needs: RegisterNeeds): Register {
  const { db, sso, codes, agreements, inventory, beginManaging } = needs;
  return async ({ givenName, familyName, phone, email, password, grant }) => {
    const names = sso.newNames({ givenName, familyName });
    const typed = email || phone;
    if (!typed || (email && phone)) throw new InvalidField(typed ? 'phoneNumber' : 'email');
    const loginName = sso.canonicalName(typed);
    const purpose = { operation: 'register', subject: loginName, userId: null } as const;
    if (!grant || !(await codes.isHeld(grant, purpose))) throw new Problem('GRANT_REQUIRED');
    const passwordHash = await sso.hashNewPassword({ password, screen: 'registration', whose: loginName });

    const userId = uuidv7();
    const line = loginName.includes('@') ? null : await inventory.findByNumber(loginName);
    await db.transaction(async (tx) => {
      if (!(await codes.spend(tx, grant, purpose))) throw new Problem('GRANT_REQUIRED');
      const user = { userId, loginName, ...names, ...contactsOf(loginName, sso) };
      if (!(await sso.createUser(tx, user, passwordHash))) {
        const isLeaving = (await sso.closedUntil(tx, loginName)) !== null;
        throw new Problem(isLeaving ? 'ACCOUNT_LEAVING' : 'ALREADY_REGISTERED');
      }
      const actor = { userId, entered: null };
      const subject = copy.terms(termsVersion);
      await agreements.accept(tx, actor, { kind: 'terms', subject, ways: ['registrationCode'] });
      // The code proved the number: the line is theirs even if the browser never gets to ask for it.
      if (line) await beginManaging(tx, { ...actor, way: 'registrationCode' }, [line]);
    });
    return { userId, ...names };
  };
}

function contactsOf(loginName: string, sso: Sso) {
  if (loginName.includes('@')) return { emailKind: 'real' as const, email: loginName, phone: null };
  return { emailKind: 'phone' as const, email: sso.phoneEmail(loginName), phone: loginName };
}

type AccessNeeds = ChangePasswordNeeds &
  ConfirmByLineNeeds &
  RecoverFactorNeeds &
  RegisterNeeds &
  SendCodeNeeds;

export const createAccess = (needs: AccessNeeds) => ({
  changePassword: createChangePassword(needs),
  confirmByLine: createConfirmByLine(needs),
  recoverFactor: createRecoverFactor(needs),
  register: createRegister(needs),
  sendCode: createSendCode(needs),
});
