// The chip of a mobile line: shown masked, revealed to whoever says again who they are, locked.
import { getSim, putSimLock, type Sim } from '@portal/contract/lines/sims';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import {
  listSimOrders,
  type SimActivation,
  type SimOrder,
  showActivationCode,
} from '@portal/contract/shopping/sim-orders';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError, type Result } from '../../lib/http/result.ts';
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

/** A line that moves to another chip: ordered, taken back, and the code of an eSIM, which nothing keeps. */
const ASK_AGAIN_MS = 20_000;

/** The newest one of the line; null: it has never had one. While it is open it is looked at again. */
export function simOrderQuery(line: string) {
  return queryOptions<SimOrder | null>({
    queryKey: ['sim-order', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [newest] = dataOf(await request(listSimOrders, { signal, query: { serviceId: line } }));
      return newest ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.completionDate === null ? ASK_AGAIN_MS : false),
  });
}

/** @param key the same one orders it once, whatever was lost */
export async function orderSim(
  line: string,
  sim: { kind: 'esim' } | { kind: 'card'; iccid: string },
  key: string,
): Promise<RequestError | null> {
  const { error } = await request(createProductOrder, {
    headers: { 'Request-UUID': key },
    body: { relatedParty: [{ id: line }], orderItem: [{ action: 'modify', product: { sim } }] },
  });
  return error;
}

export async function cancelSim(id: string): Promise<RequestError | null> {
  const { error } = await request(cancelProductOrder, { params: { id } });
  return error;
}

/** For the screen alone, and once. */
export const showCode = (id: string): Promise<Result<SimActivation>> =>
  request(showActivationCode, { params: { id } });
