// What the rest of the portal may know of users by their ids: what they go by, and where they can be written to.
import type { Userinfo } from '@portal/contract/access/sso';
import { InvalidField } from '@portal/contract/errors';
import type { Tx } from '@portal/database/connection';
import { wallTime } from '@portal/market/civil-dates';
import { canonicalMobile, lastFourShown, nationalNumber } from '@portal/market/service-number';
import { type Caller, confirmedNumber } from '../../caller.ts';
import type { Profile, UserStore } from './users.store.ts';

interface Contact {
  userId: string;
  channel: 'email' | 'sms';
  to: string;
}

export interface ReachedUser {
  userId: string;
  /** Null where there is none of their own. */
  email: string | null;
  /** E.164 digits; null, too, once its line has ended. */
  phone: string | null;
  /** They have left, and may come back: of security alone they are told. */
  isLeaving: boolean;
}

export interface KnownUsers {
  /** «Carla R.»: as others may read it; without those who have gone. */
  shownNames(userIds: readonly string[]): Promise<Map<string, string>>;
  /** Where users can be written to: their e-mail, or the number they registered with while its line is there; nowhere a placeholder. */
  contactsOf(tx: Tx, userIds: readonly string[]): Promise<Contact[]>;
  /** What each of them goes by, for whoever shares a line with them: their sign-in name only in part. */
  namesOf(userIds: readonly string[]): Promise<Map<string, { name: string; loginName: string }>>;
  /** Both addresses of each of them who still has an account; none of them is closed before `tx` ends. */
  holdReached(tx: Tx, userIds: readonly string[]): Promise<ReachedUser[]>;
}

export function createKnownUsers(
  users: Pick<UserStore, 'namesOf' | 'loginNamesOf' | 'shownNamesOf' | 'hold'>,
): KnownUsers {
  return {
    async shownNames(userIds) {
      const found = userIds.length === 0 ? [] : await users.namesOf(userIds);
      return new Map(
        found.map(({ userId, givenName, familyName }) => [
          userId,
          familyName ? `${givenName} ${familyName[0]}.` : givenName,
        ]),
      );
    },

    async contactsOf(tx, userIds) {
      const found = await users.loginNamesOf(tx, userIds);
      return found.flatMap(({ userId, loginName, emailKind, hasLostNumber }) => {
        if (emailKind === 'placeholder' || (emailKind === 'phone' && hasLostNumber)) return [];
        return [{ userId, channel: emailKind === 'phone' ? 'sms' : 'email', to: loginName }];
      });
    },

    async namesOf(userIds) {
      const found = await users.shownNamesOf(userIds);
      return new Map(
        found.map(({ userId, givenName, familyName, loginName }) => [
          userId,
          { name: `${givenName} ${familyName}`.trim(), loginName: maskedName(loginName) },
        ]),
      );
    },

    async holdReached(tx, userIds) {
      const found = userIds.length === 0 ? [] : await users.hold(tx, userIds);
      return found.map(({ userId, emailKind, email, phone, isLeaving }) => ({
        userId,
        isLeaving,
        email: emailKind === 'real' ? email : null,
        phone,
      }));
    },
  };
}

/**
 * `Ana@Correo.example ` → `ana@correo.example`; `0992000001`, `992000001`, `593992000001` and the
 * phone-derived e-mail → `593992000001`. Anything else comes back trimmed and lowercased.
 */
export function canonicalLoginName(text: string, phoneDomain: string): string {
  const name = text.normalize('NFC').trim().toLowerCase();
  const derived = name.endsWith(`@${phoneDomain}`) ? name.slice(0, -phoneDomain.length - 1) : name;
  return canonicalMobile(derived) ?? name;
}

/** `m•••@correo.example`, `••••••0001`: enough for who knows it already. */
function maskedName(loginName: string): string {
  const [local = '', domain] = loginName.split('@');
  if (domain !== undefined) return `${local.slice(0, 1)}•••@${domain}`;
  return lastFourShown(nationalNumber(loginName));
}

// A user as TMF691 Userinfo.

const roles = { Postpaid: 'postpaid', Prepaid: 'prepaid', Fixed: 'fixed' } as const;

export function toUserinfo(user: Profile, caller: Caller): Userinfo {
  const isReal = user.emailKind === 'real';
  return {
    '@type': 'Userinfo',
    sub: user.loginName,
    name: `${user.givenName} ${user.familyName}`.trim(),
    given_name: user.givenName,
    family_name: user.familyName,
    nickname: user.nickname,
    email: isReal ? user.email : null,
    email_verified: isReal,
    emailKind: user.emailKind,
    phone_number: user.phone ? nationalNumber(user.phone) : null,
    phone_number_verified: confirmedNumber(caller) !== null,
    passwordChangedAt: user.passwordChangedAt && wallTime(user.passwordChangedAt),
    estatus: 'ok',
    onBoarding: user.tourSeenAt === null,
    onBoardingStep: user.tourStep,
    userAssets: caller.lines.map((line) => ({
      id: nationalNumber(line.serviceNumber),
      entityType: 'product',
      assetType: line.kind === 'Fixed' ? 'serviceId' : 'msisdn',
      role: roles[line.kind],
    })),
  };
}

export interface PersonNames {
  givenName: string;
  familyName: string;
}

const letters = /^\p{Script=Latin}[\p{Script=Latin} ]{0,79}$/u;

/** One spelling for each accent, one space between words. */
export const tidied = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');

/**
 * Tidied. What is kept passes whatever it holds: a company that was entered with dots in its name must be able
 * to change the rest.
 * @throws Problem INVALID
 */
export function checkedNames(typed: PersonNames, kept?: PersonNames): PersonNames {
  const [givenName, familyName] = [tidied(typed.givenName), tidied(typed.familyName)];
  const isKept = (name: string, before: string | undefined) =>
    before !== undefined && name === tidied(before);
  if (!isKept(givenName, kept?.givenName) && !letters.test(givenName)) throw new InvalidField('name');
  if (!isKept(familyName, kept?.familyName) && !letters.test(familyName)) throw new InvalidField('lastName');
  return { givenName, familyName };
}
