// A user as TMF691 Userinfo.

import type { Userinfo } from '@portal/contract/access/sso';
import { InvalidField } from '@portal/contract/errors';
import { wallTime } from '@portal/market/civil-dates';
import { nationalNumber } from '@portal/market/service-number';
import { type Caller, confirmedNumber } from '../../caller.ts';
import type { Profile } from './users.store.ts';

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
