// The second step of signing in: an app of codes, and backup codes.
import type {
  BackupCodes,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  NewSecondFactor,
  renewBackupCodes,
  SecondFactor,
} from '@portal/contract/access/second-factor';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError, type Result } from '../../lib/http/result.ts';
import { isFlag, isNumber, record } from '../../lib/shape.ts';
import { request } from '../requests.ts';

const PATH = `/SSOManagement/api/${country}/ssoManagement/secondFactor` as const;

const isStanding = record({ active: isFlag, backupCodesLeft: isNumber });

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }): Promise<SecondFactor> => {
    const standing = dataOf(
      await request<typeof getSecondFactor>({ method: 'GET', path: PATH, name: 'getSecondFactor', signal }),
    );
    if (!isStanding(standing)) throw malformed();
    return standing;
  },
});

export const beginApp = (): Promise<Result<NewSecondFactor>> =>
  request<typeof beginSecondFactor>({ method: 'POST', path: PATH, name: 'beginSecondFactor' });

export const confirmApp = (code: string): Promise<Result<BackupCodes>> =>
  request<typeof confirmSecondFactor>({
    ...{ method: 'PUT', path: PATH, name: 'confirmSecondFactor', body: { code } },
  });

export const renewCodes = (): Promise<Result<BackupCodes>> =>
  request<typeof renewBackupCodes>({
    ...{ method: 'POST', path: `${PATH}/backupCode`, name: 'renewBackupCodes' },
  });

export async function endApp(): Promise<RequestError | null> {
  const { error } = await request<typeof endSecondFactor>({
    ...{ method: 'DELETE', path: PATH, name: 'endSecondFactor' },
  });
  return error;
}
