// The chip of a mobile line: shown masked, revealed to whoever says again who they are, locked.
import { getSim, putSimLock, type Sim } from '@portal/contract/lines/sims';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

export function simQuery(line: string) {
  return queryOptions({
    queryKey: ['sim', line],
    queryFn: async ({ signal }): Promise<Sim> =>
      dataOf(await request(getSim, { signal, query: { serviceId: line } })),
  });
}

/** For the screen alone: nothing of it is kept. */
export const revealSim = (line: string): Promise<Result<Sim>> =>
  request(getSim, { query: { serviceId: line, reveal: 'true' } });

export const lockSim = (line: string, simLock: boolean): Promise<Result<Sim>> =>
  request(putSimLock, { query: { serviceId: line }, body: { simLock } });
