// Leaving a service: what it costs, ordering it, taking it back, and its papers.
import { getDocument } from '@portal/contract/paying/documents';
import {
  type ExitOrder,
  type ExitQuote,
  getExitQuote,
  getExitReceipt,
  listExits,
  listOpenMatters,
  type OpenMatter,
} from '@portal/contract/shopping/exits';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError } from '../../lib/http/result.ts';
import { saveFile } from '../../lib/save-file.ts';
import { request, requestFile } from '../requests.ts';

export const exitsKey = ['exits'] as const;

export function exitsQuery(line: string) {
  return queryOptions<ExitOrder[]>({
    queryKey: [...exitsKey, 'of', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      return dataOf(await request(listExits, { signal, query: { serviceId: line } }));
    },
  });
}

export function exitQuoteQuery(line: string) {
  return queryOptions<ExitQuote>({
    queryKey: [...exitsKey, 'quote', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      return dataOf(await request(getExitQuote, { signal, query: { serviceId: line } }));
    },
  });
}

export function openMattersQuery(line: string) {
  return queryOptions<OpenMatter[]>({
    queryKey: [...exitsKey, 'open', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      return dataOf(await request(listOpenMatters, { signal, query: { serviceId: line } }));
    },
  });
}

/** @param key the same one orders it once, whatever was lost */
export async function orderExit(
  line: string,
  { endsOn, cost }: ExitQuote,
  key: string,
): Promise<RequestError | null> {
  const { error } = await request(createProductOrder, {
    headers: { 'Request-UUID': key },
    body: {
      relatedParty: [{ id: line }],
      orderItem: [{ action: 'delete' }],
      quote: { endsOn, cost: { value: cost.value } },
    },
  });
  return error;
}

export async function cancelExit(id: string): Promise<RequestError | null> {
  const { error } = await request(cancelProductOrder, { params: { id } });
  return error;
}

export async function saveExitReceipt(id: string): Promise<void> {
  const file = dataOf(await requestFile(getExitReceipt, { params: { id } }));
  saveFile(file, 'constancia-de-baja.pdf');
}

export async function saveNoDebt(line: string): Promise<void> {
  const file = dataOf(await requestFile(getDocument, { query: { type: 'noDebt', serviceId: line } }));
  saveFile(file, 'certificado-de-no-adeudar.pdf');
}
