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
import { dataOf, type RequestError, type Result } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }): Promise<SecondFactor> => {
    return dataOf(await request(getSecondFactor, { signal }));
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
