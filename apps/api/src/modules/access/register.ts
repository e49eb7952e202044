// Registration: a checked code becomes a user, and a mobile number also the line it belongs to.
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import type { Inventory } from '@portal/operator-ports/inventory';
import { v7 as uuidv7 } from 'uuid';
import { type Agreements, termsVersion } from '../agreements/agreements.ts';
import type { Codes } from '../codes/codes.ts';
import type { BeginManaging } from '../permissions/begin-managing.ts';
import type { Sso } from '../sso/sso.ts';
import { registerActCopy as copy } from './register.copy.ts';

export interface RegisterNeeds {
  db: Db;
  sso: Sso;
  codes: Codes;
  agreements: Pick<Agreements, 'accept'>;
  inventory: Inventory;
  beginManaging: BeginManaging;
}

export interface Registration {
  givenName: string;
  familyName: string;
  phone: string | null;
  email: string | null;
  password: string;
  /** Of the registration code; null when none was sent along. */
  grant: string | null;
}

export interface Registered {
  userId: string;
  givenName: string;
  familyName: string;
}

/** @throws Problem INVALID, GRANT_REQUIRED, PASSWORD_RULES, BUSY, ALREADY_REGISTERED, ACCOUNT_LEAVING */
export type Register = (registration: Registration) => Promise<Registered>;

export function createRegister(needs: RegisterNeeds): Register {
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
