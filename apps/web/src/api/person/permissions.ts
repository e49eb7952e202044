// Which lines the customer manages: one more, or one less.
import {
  createPermission as createCall,
  deletePermission as deleteCall,
} from '@portal/contract/access/permissions';
import type { MobileKind } from '@portal/contract/common';
import { phoneToShow } from '../../lib/phone.ts';
import { lineOfBusinessOf } from '../../session/visit.ts';
import type { Service } from '../lines/service-list.ts';
import { request, userProfileHeader } from '../requests.ts';
import type { Refused } from './access.ts';

const PARTY_PROFILES = {
  Postpaid: { id: 3, name: 'postpaid' },
  Prepaid: { id: 2, name: 'prepaid' },
} as const;

/** The parameter `privileges` of the documents: mobile, fixed. */
const ASSET_TYPES = { Postpaid: '2', Prepaid: '2', Fixed: '1' } as const;

interface NewLine {
  /** In any spelling. */
  number: string;
  kind: MobileKind;
  loginName: string;
  /** Of a checked code; a line that is theirs already needs none. */
  grant?: string;
}

/** Null once the server has taken it; for a line that is the customer's already, too. */
export async function createPermission(line: NewLine): Promise<Refused | null> {
  const { kind, loginName, grant } = line;
  const claroid = phoneToShow(line.number);
  const manageableAsset = {
    id: claroid,
    entityType: 'product',
    identifierType: 'msisdn',
    partyProfile: PARTY_PROFILES[kind],
  } as const;
  const { error, code } = await request(createCall, {
    line: claroid,
    headers: {
      ...userProfileHeader(),
      lineofbusiness: lineOfBusinessOf(kind),
      ...(grant === undefined ? {} : { 'x-otp-grant': grant }),
    },
    body: {
      description: 'Asociación de servicio',
      user: { login_name: loginName },
      privilege: [{ manageableAsset, function: 'Manage service', action: 'R' }],
    },
  });
  return error && { error, status: code };
}

/** Null once the customer does not manage the service any more. */
export async function deletePermission(
  { number, kind }: Pick<Service, 'number' | 'kind'>,
  loginName: string,
): Promise<Refused | null> {
  const { error, code } = await request(deleteCall, {
    line: number,
    headers: userProfileHeader(),
    query: {
      'user.login_name': loginName,
      'privileges.manageableAsset.id': number,
      privileges: ASSET_TYPES[kind],
    },
  });
  // A repeated request, after an answer that was lost.
  return error === null || code === 404 ? null : { error, status: code };
}
