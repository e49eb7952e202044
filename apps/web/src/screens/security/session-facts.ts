// What a row of an open session says.
import type { OpenSession } from '@portal/contract/access/sessions';
import { lastSeenWords } from '../../shared/profile/last-seen-words.ts';

/** `Guayaquil, Ecuador · hace 2 horas`; where nobody knows the place, the time alone. */
export function sessionDetail({ place, lastSeenAt }: OpenSession, now?: number): string {
  return [place, lastSeenWords(lastSeenAt, now)].filter(Boolean).join(' · ');
}
