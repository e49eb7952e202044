// A claim about a charge: what it says, and how it is filed.
import { fileClaim, type NewClaim } from '@portal/contract/paying/claims';
import type { TestApp } from '../build-app.ts';

/** The line of a bill, a payment, … */
export type ClaimedCharge = NewClaim['relatedEntity'][number];

/** That it was not ordered, unless `more` says otherwise. */
export const claimBody = (charge: ClaimedCharge, more: object = {}) => ({
  ticketType: 'claim',
  reason: 'notOrdered',
  description: 'Nunca lo pedí.',
  relatedEntity: [charge],
  ...more,
});

export const claimCharge = (
  app: Pick<TestApp, 'call'>,
  token: string,
  charge: ClaimedCharge,
  more: object = {},
  headers: Record<string, string> = {},
) => app.call({ method: 'POST', url: fileClaim.path, token, headers, payload: claimBody(charge, more) });
