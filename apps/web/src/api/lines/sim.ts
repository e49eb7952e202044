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
import { dataOf, type Result } from '../../lib/http/result.ts';
import { asked, refusal, request } from '../requests.ts';

export const simQuery = (line: string) =>
  queryOptions({
    queryKey: ['sim', line],
    queryFn: asked(getSim, { query: { serviceId: line } }),
  });

/** For the screen alone: nothing of it is kept. */
export const revealSim = (line: string): Promise<Result<Sim>> =>
  request(getSim, { query: { serviceId: line, reveal: 'true' } });

export const lockSim = (line: string, simLock: boolean): Promise<Result<Sim>> =>
  request(putSimLock, { query: { serviceId: line }, body: { simLock } });

/** A line that moves to another chip: ordered, taken back, and the code of an eSIM, which nothing keeps. */
const ASK_AGAIN_MS = 20_000;

/** The newest one of the line; null: it has never had one. While it is open it is looked at again. */
export const simOrderQuery = (line: string) =>
  queryOptions<SimOrder | null>({
    queryKey: ['sim-order', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [newest] = dataOf(await request(listSimOrders, { signal, query: { serviceId: line } }));
      return newest ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.completionDate === null ? ASK_AGAIN_MS : false),
  });

/** @param key the same one orders it once, whatever was lost */
export const orderSim = (
  line: string,
  sim: { kind: 'esim' } | { kind: 'card'; iccid: string },
  key: string,
) =>
  refusal(createProductOrder, {
    headers: { 'Request-UUID': key },
    body: { relatedParty: [{ id: line }], orderItem: [{ action: 'modify', product: { sim } }] },
  });

export const cancelSim = (id: string) => refusal(cancelProductOrder, { params: { id } });

/** For the screen alone, and once. */
export const showCode = (id: string): Promise<Result<SimActivation>> =>
  request(showActivationCode, { params: { id } });
