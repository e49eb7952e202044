// A user as TMF691 Userinfo.

import type { Userinfo } from '@portal/contract/access/sso';
import { nationalNumber } from '@portal/market/service-number';
import type { Caller } from '../../caller.ts';
import type { User } from './users.store.ts';

const roles = { Postpaid: 'postpaid', Prepaid: 'prepaid', Fixed: 'fixed' } as const;

export function toUserinfo(user: User, caller: Caller): Userinfo {
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
    phone_number_verified:
      user.phone !== null && (user.phone === user.loginName || holds(caller, user.phone)),
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

/** Proved by a code or a document, and still so. */
const holds = ({ lines }: Caller, number: string): boolean =>
  lines.some(({ serviceNumber, role }) => serviceNumber === number && role === 'holder');
