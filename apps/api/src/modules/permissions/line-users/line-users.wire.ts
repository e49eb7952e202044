// Who uses a line, and what that person is asked for, on the wire.
import { type LineConsent, type LineUser, listLineUsers } from '@portal/contract/privacy/line-users';
import { nationalNumber } from '@portal/market/service-number';
import { dateTime, hrefIn } from '../../../http/wire.ts';
import type { LineConsentRow } from '../permissions.ts';
import type { AskedConsent, SeenLineUser } from './line-users.ts';
import { kindOf } from './line-users.ts';

type TextOf = (purpose: LineConsentRow['purpose']) => string;

/** @param number how the line is shown to who reads it */
export function toLineConsent(
  { consent, askedBy }: AskedConsent,
  textOf: TextOf,
  number: string,
): LineConsent {
  const { consentId: id, purpose, status } = consent;
  return {
    '@type': 'LineConsent',
    id,
    purpose,
    status,
    askedBy,
    serviceNumber: number,
    validFor: validFor(consent),
    text: textOf(purpose),
  };
}

export function toLineUser(seen: SeenLineUser, textOf: TextOf): LineUser {
  const { line, user, isCaller, records, own, requests } = seen;
  const id = nationalNumber(line.serviceNumber);
  const consent = own.find(({ purpose }) => purpose === 'records');
  const change = own.find(({ purpose }) => purpose !== 'records');
  return {
    '@type': 'LineUser',
    id,
    href: hrefIn(listLineUsers, id),
    isCaller,
    records,
    kind: isCaller ? 'adult' : kindOf(user),
    since: user && (isCaller || kindOf(user)) ? dateTime(user.since) : null,
    consent: consent ? { id: consent.consentId, status: consent.status, validFor: validFor(consent) } : null,
    change: change ? { id: change.consentId, purpose: change.purpose, validFor: validFor(change) } : null,
    requests: requests.map((each) => toLineConsent(each, textOf, id)),
  };
}

const validFor = ({ askedAt, expiresAt }: LineConsentRow) => ({
  startDateTime: dateTime(askedAt),
  endDateTime: dateTime(expiresAt),
});
