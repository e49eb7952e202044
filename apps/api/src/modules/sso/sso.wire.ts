// Sessions as whoever has them sees them.
import { listSessions, type OpenSession as WireSession } from '@portal/contract/access/sessions';
import { dateTime, hrefIn } from '../../http/wire.ts';
import { deviceOf, placeOf } from './sign-in/visitor.ts';
import type { OpenSession } from './sso.ts';

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
