// The server remembers how far the first visit has come, so that any browser goes on from there.
import { recordOnBoarding } from '@portal/contract/help/portal-support';
import type { RequestError } from '../../lib/http/result.ts';
import { keepTourStep, TOUR_OVER } from '../../session/first-visit.ts';
import { storedProfile, storeProfile } from '../../session/session.ts';
import { request } from '../requests.ts';

/** The welcome has been seen. */
export function recordWelcomeSeen(): void {
  if (storedProfile()?.onBoardingStep === 0) recordTourStep(1);
}

export function recordTourStep(step: number): void {
  if (keepTourStep(step)) void tell({ step });
}

/** From here on no browser shows the first visit to this customer. A lost call is made again on the next visit. */
export async function recordTourOver(): Promise<void> {
  keepTourStep(TOUR_OVER);
  const before = storedProfile();
  if (!before?.onBoarding) return;
  const error = await tell({});
  const now = storedProfile();
  if (!error && now?.sub === before.sub) storeProfile({ ...now, onBoarding: false });
}

async function tell(body: { step?: number }): Promise<RequestError | null> {
  const { error } = await request(recordOnBoarding, { body });
  return error;
}
