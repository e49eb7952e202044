// The chip of a mobile line: shown masked, revealed to whoever says again who they are, locked.
import type { getSim, putSimLock, Sim } from '@portal/contract/lines/sims';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../../lib/http/result.ts';
import { request } from '../requests.ts';

const BASE = `/ResourceInventoryManagement/api/${country}/resourceInventoryManagement` as const;

export function simQuery(line: string) {
  return queryOptions({
    queryKey: ['sim', line],
    queryFn: async ({ signal }): Promise<Sim> =>
      dataOf(
        await request<typeof getSim>({
          ...{ method: 'GET', path: `${BASE}/sim`, name: 'getSim', signal },
          query: { serviceId: line },
        }),
      ),
  });
}

/** For the screen alone: nothing of it is kept. */
export const revealSim = (line: string): Promise<Result<Sim>> =>
  request<typeof getSim>({
    ...{ method: 'GET', path: `${BASE}/sim`, name: 'getSim' },
    query: { serviceId: line, reveal: 'true' },
  });

export const lockSim = (line: string, simLock: boolean): Promise<Result<Sim>> =>
  request<typeof putSimLock>({
    ...{ method: 'PUT', path: `${BASE}/simLock`, name: 'putSimLock' },
    query: { serviceId: line },
    body: { simLock },
  });
