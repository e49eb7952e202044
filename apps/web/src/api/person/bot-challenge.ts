// The challenge of the bot check, for whoever is not signed in.
import { type BotPurpose, getBotChallenge } from '@portal/contract/help/portal-support';
import { dataOf } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

/** @throws RequestFailure */
export async function fetchBotChallenge(purpose: BotPurpose): Promise<unknown> {
  return dataOf(await request(getBotChallenge, { query: { purpose }, anonymous: true }));
}
