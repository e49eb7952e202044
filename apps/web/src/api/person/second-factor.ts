// The second step of signing in: an app of codes, and backup codes.
import {
  type BackupCodes,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  type NewSecondFactor,
  renewBackupCodes,
  type SecondFactor,
} from '@portal/contract/access/second-factor';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError, type Result } from '../../lib/http/result.ts';
import { isFlag, isNumber, record } from '../../lib/shape.ts';
import { request } from '../requests.ts';

const isStanding = record({ active: isFlag, backupCodesLeft: isNumber });

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }): Promise<SecondFactor> => {
    const standing = dataOf(await request(getSecondFactor, { signal }));
    if (!isStanding(standing)) throw malformed();
    return standing;
  },
});

export const beginApp = (): Promise<Result<NewSecondFactor>> => request(beginSecondFactor, {});

export const confirmApp = (code: string): Promise<Result<BackupCodes>> =>
  request(confirmSecondFactor, { body: { code } });

export const renewCodes = (): Promise<Result<BackupCodes>> => request(renewBackupCodes, {});

export async function endApp(): Promise<RequestError | null> {
  const { error } = await request(endSecondFactor, {});
  return error;
}
