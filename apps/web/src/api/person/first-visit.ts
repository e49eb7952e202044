// The server remembers how far the first visit has come, so that any browser goes on from there.
import { clearHomeCache as clearHomeCacheCall, recordOnBoarding } from '@portal/contract/help/portal-support';
import { market } from '@portal/market/here';
import { keepTourStep, TOUR_OVER } from '../../session/first-visit.ts';
import { forgetOwnLine, type OwnLine, rememberOwnLine } from '../../session/own-line.ts';
import { storedProfile, storeProfile } from '../../session/session.ts';
import { refusal, request } from '../requests.ts';
import { createPermission } from './permissions.ts';

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

const tell = (body: { step?: number }) => refusal(recordOnBoarding, { body });

/** True once the server has taken it. */
async function associateOwnLine({ number, kind }: OwnLine): Promise<boolean> {
  return (await createPermission({ number, kind, loginName: number })) === null;
}

/** Its failure harms nobody: the server holds nothing that could be old. */
async function clearHomeCache(userProfileId: string): Promise<void> {
  await request(clearHomeCacheCall, { form: { countryCode: market.countryCode, userProfileId } });
}

/** Associating the number somebody has registered with; until it is done it stays remembered. */
export async function addOwnLine(line: OwnLine): Promise<boolean> {
  rememberOwnLine(line);
  if (!(await associateOwnLine(line))) return false;
  forgetOwnLine();
  await clearHomeCache(line.number);
  return true;
}
