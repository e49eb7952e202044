// What is said of who uses a line, to whoever has it in whatever role.
import type { LineUser } from '@portal/contract/privacy/line-users';
import { formatDate } from '../../lib/dates.ts';
import { lineUserCopy as copy } from './line-user.copy.ts';

export function userWords({ kind, isCaller }: LineUser, isHolder: boolean): string {
  if (isCaller) return copy.own;
  return (isHolder ? copy.ofHolder : copy.ofOthers)[kind ?? 'nobody'];
}

/** What that means for its records; none where it changes nothing. */
export function recordsWords(user: LineUser): string[] {
  const { kind, isCaller, consent, change } = user;
  if (isCaller) return [copy.ownRecords];
  if (kind !== 'adult') return [];
  const until = consent?.status === 'granted' ? consent.validFor.endDateTime : null;
  const asked = askedWords(user);
  return [
    until ? copy.granted(formatDate(until)) : copy.closed,
    ...(asked ? [asked] : []),
    ...(change ? [copy.change(formatDate(change.validFor.endDateTime))] : []),
  ];
}

/** That it was asked, and how long it can be answered. */
export const askedWords = ({ consent }: LineUser): string | null =>
  consent?.status === 'asked' ? copy.asked(formatDate(consent.validFor.endDateTime)) : null;

/** Whoever may read the records of a line in their role, and for whom only the word of its user is missing. */
export const mayAsk = ({ records, consent }: LineUser): boolean =>
  records === 'consentRequired' && consent === null;
