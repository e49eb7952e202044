// The line of somebody who has registered with its number: associated, then home asks anew (A14, A15).
import type { createPermission } from '@portal/contract/permissions';
import type { clearHomeCache as clearHomeCacheCall } from '@portal/contract/portal-support';
import { phoneToShow } from '../lib/phone.ts';
import { lineOfBusinessOf } from '../session/line-of-business.ts';
import type { OwnLine } from '../session/own-line.ts';
import { request } from './requests.ts';

const PARTY_PROFILES = {
  Postpaid: { id: 3, name: 'postpaid' },
  Prepaid: { id: 2, name: 'prepaid' },
} as const;

/** True once the server has taken it. */
export async function associateOwnLine({ number, kind }: OwnLine): Promise<boolean> {
  const claroid = phoneToShow(number);
  const manageableAsset = {
    id: claroid,
    entityType: 'product',
    identifierType: 'msisdn',
    partyProfile: PARTY_PROFILES[kind],
  } as const;
  const { error } = await request<typeof createPermission>({
    method: 'POST',
    path: '/UserRolePermissionManagement/api/ec/userRolePermissionManagement/permission',
    name: 'associateOwnLine',
    line: claroid,
    headers: { userprofileid: number, lineofbusiness: lineOfBusinessOf(kind) },
    body: {
      description: 'Asociación de servicio',
      user: { login_name: number },
      privilege: [{ manageableAsset, function: 'Manage service', action: 'R' }],
    },
  });
  return error === null;
}

/** Its failure harms nobody: the server holds nothing that could be old. */
export async function clearHomeCache(userProfileId: string): Promise<void> {
  await request<typeof clearHomeCacheCall>({
    method: 'POST',
    path: '/PortalSupport/api/ec/portalSupport/homeCache',
    name: 'clearHomeCache',
    form: { countryCode: 'EC', userProfileId },
  });
}
