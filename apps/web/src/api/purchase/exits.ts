// Leaving a service: what it costs, ordering it, taking it back, and its papers.
import type { getDocument } from '@portal/contract/paying/documents';
import type {
  ExitOrder,
  ExitQuote,
  getExitQuote,
  getExitReceipt,
  listExits,
  listOpenMatters,
  OpenMatter,
} from '@portal/contract/shopping/exits';
import type { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError } from '../../lib/http/result.ts';
import { saveFile } from '../../lib/save-file.ts';
import { isNumber, isText, listOf, record } from '../../lib/shape.ts';
import { request, requestFile } from '../requests.ts';

const BASE = `/ProductOrderingManagement/api/${country}/productOrderingManagement` as const;
const DOCUMENTS = `/DocumentManagement/api/${country}/documentManagement/document` as const;

const isQuote = record({
  endsOn: isText,
  cost: record({ value: isNumber }),
  equipment: listOf(record({ id: isText, name: isText })),
});
const isExit = record({ id: isText, state: isText, quote: isQuote });

export const exitsKey = ['exits'] as const;

export function exitsQuery(line: string) {
  return queryOptions<ExitOrder[]>({
    queryKey: [...exitsKey, 'of', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const found = dataOf(
        await request<typeof listExits>({
          ...{ method: 'GET', path: `${BASE}/exit`, name: 'listExits', signal },
          query: { serviceId: line },
        }),
      );
      if (!listOf(isExit)(found)) throw malformed();
      return found;
    },
  });
}

export function exitQuoteQuery(line: string) {
  return queryOptions<ExitQuote>({
    queryKey: [...exitsKey, 'quote', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const quote = dataOf(
        await request<typeof getExitQuote>({
          ...{ method: 'GET', path: `${BASE}/exitQuote`, name: 'getExitQuote', signal },
          query: { serviceId: line },
        }),
      );
      if (!isQuote(quote)) throw malformed();
      return quote;
    },
  });
}

export function openMattersQuery(line: string) {
  return queryOptions<OpenMatter[]>({
    queryKey: [...exitsKey, 'open', line],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const matters = dataOf(
        await request<typeof listOpenMatters>({
          ...{ method: 'GET', path: `${BASE}/openMatter`, name: 'listOpenMatters', signal },
          query: { serviceId: line },
        }),
      );
      if (!listOf(isText)(matters)) throw malformed();
      return matters;
    },
  });
}

/** @param key the same one orders it once, whatever was lost */
export async function orderExit(
  line: string,
  { endsOn, cost }: ExitQuote,
  key: string,
): Promise<RequestError | null> {
  const { error } = await request<typeof createProductOrder>({
    ...{ method: 'POST', path: `${BASE}/productOrder`, name: 'createProductOrder' },
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
  const { error } = await request<typeof cancelProductOrder>({
    ...{ method: 'DELETE', path: `${BASE}/productOrder/:id`, params: { id }, name: 'cancelProductOrder' },
  });
  return error;
}

export async function saveExitReceipt(id: string): Promise<void> {
  const file = dataOf(
    await requestFile<typeof getExitReceipt>({
      ...{ method: 'GET', path: `${BASE}/exit/:id/receipt`, params: { id }, name: 'getExitReceipt' },
    }),
  );
  saveFile(file, 'constancia-de-baja.pdf');
}

export async function saveNoDebt(line: string): Promise<void> {
  const file = dataOf(
    await requestFile<typeof getDocument>({
      ...{ method: 'GET', path: DOCUMENTS, name: 'getDocument' },
      query: { type: 'noDebt', serviceId: line },
    }),
  );
  saveFile(file, 'certificado-de-no-adeudar.pdf');
}
