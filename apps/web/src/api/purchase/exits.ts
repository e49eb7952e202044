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
import { dataOf } from '../../lib/http/result.ts';
import { saveFile } from '../../lib/save-file.ts';
import { asked, refusal, requestFile } from '../requests.ts';

const exitsKey = ['exits'] as const;

export const exitsQuery = (line: string) =>
  queryOptions<ExitOrder[]>({
    queryKey: [...exitsKey, 'of', line],
    staleTime: 0,
    queryFn: asked(listExits, { query: { serviceId: line } }),
  });

export const exitQuoteQuery = (line: string) =>
  queryOptions<ExitQuote>({
    queryKey: [...exitsKey, 'quote', line],
    staleTime: 0,
    queryFn: asked(getExitQuote, { query: { serviceId: line } }),
  });

export const openMattersQuery = (line: string) =>
  queryOptions<OpenMatter[]>({
    queryKey: [...exitsKey, 'open', line],
    staleTime: 0,
    queryFn: asked(listOpenMatters, { query: { serviceId: line } }),
  });

/** @param key the same one orders it once, whatever was lost */
export const orderExit = (line: string, { endsOn, cost }: ExitQuote, key: string) =>
  refusal(createProductOrder, {
    headers: { 'Request-UUID': key },
    body: {
      relatedParty: [{ id: line }],
      orderItem: [{ action: 'delete' }],
      quote: { endsOn, cost: { value: cost.value } },
    },
  });

export const cancelExit = (id: string) => refusal(cancelProductOrder, { params: { id } });

export async function saveExitReceipt(id: string): Promise<void> {
  const file = dataOf(await requestFile(getExitReceipt, { params: { id } }));
  saveFile(file, 'constancia-de-baja.pdf');
}

export async function saveNoDebt(line: string): Promise<void> {
  const file = dataOf(await requestFile(getDocument, { query: { type: 'noDebt', serviceId: line } }));
  saveFile(file, 'certificado-de-no-adeudar.pdf');
}
