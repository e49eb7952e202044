// Sessions, passkeys and personal tokens as whoever has them sees them.
import type { FactorRecovery } from '@portal/contract/access/factor-recovery';
import { listPasskeys, type Passkey } from '@portal/contract/access/passkeys';
import { listPersonalTokens, type PersonalToken } from '@portal/contract/access/personal-tokens';
import { listSessions, type OpenSession as WireSession } from '@portal/contract/access/sessions';
import { placeOf } from '../../caller.ts';
import { dateTime, hrefIn } from '../../http/wire.ts';
import type { PasskeyRow } from './passkeys/passkeys.ts';
import type { PersonalTokenRow } from './personal-tokens/personal-tokens.ts';
import { deviceOf } from './sign-in/visitor.ts';
import type { OpenSession, Visitor } from './sso.ts';

export function toOpenSession(session: OpenSession, isCurrent: boolean): WireSession {
  const { sessionId: id, userAgent, createdAt, lastSeenAt } = session;
  const { type, words } = deviceOf(userAgent);
  return {
    '@type': 'OpenSession',
    id,
    href: hrefIn(listSessions, id),
    device: words,
    deviceType: type,
    place: placeOf(session),
    createdAt: dateTime(createdAt),
    lastSeenAt: dateTime(lastSeenAt),
    current: isCurrent,
  };
}

export function toPasskey({ passkeyId: id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    '@type': 'Passkey',
    id,
    href: hrefIn(listPasskeys, id),
    name,
    createdAt: dateTime(createdAt),
    lastUsedAt: lastUsedAt && dateTime(lastUsedAt),
  };
}

export function toPersonalToken(row: PersonalTokenRow): PersonalToken {
  const { tokenId: id, name, scopes, createdAt, expiresAt, lastUsedAt } = row;
  return {
    '@type': 'PersonalToken',
    id,
    href: hrefIn(listPersonalTokens, id),
    name,
    scopes,
    createdAt: dateTime(createdAt),
    expiresAt: dateTime(expiresAt),
    lastUsedAt: lastUsedAt && dateTime(lastUsedAt),
  };
}

export const toFactorRecovery = (endsAt: Date | null): FactorRecovery => ({
  '@type': 'FactorRecovery',
  endsAt: endsAt && dateTime(endsAt),
});

/** From what somebody acted, and where, in words; null where nobody told. */
export function cameFrom(visitor: Pick<Visitor, 'userAgent' | 'country' | 'city'>) {
  const { userAgent } = visitor;
  return { device: userAgent === null ? null : deviceOf(userAgent).words, place: placeOf(visitor) };
}
