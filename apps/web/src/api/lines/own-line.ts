// The line of somebody who has registered with its number: the server has associated it and says so, then home asks anew.
import { clearHomeCache as clearHomeCacheCall } from '@portal/contract/help/portal-support';
import { market } from '@portal/market/here';
import type { OwnLine } from '../../session/own-line.ts';
import { createPermission } from '../person/permissions.ts';
import { request } from '../requests.ts';

/** True once the server has taken it. */
export async function associateOwnLine({ number, kind }: OwnLine): Promise<boolean> {
  return (await createPermission({ number, kind, loginName: number })) === null;
}

/** Its failure harms nobody: the server holds nothing that could be old. */
export async function clearHomeCache(userProfileId: string): Promise<void> {
  await request(clearHomeCacheCall, { form: { countryCode: market.countryCode, userProfileId } });
}
