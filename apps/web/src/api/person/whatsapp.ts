// The number by which the customer is written to on WhatsApp: proved by a code, of what they choose, until they stop it.
import type { CodeSent } from '@portal/contract/access/sso';
import {
  changeWhatsapp,
  getWhatsapp,
  linkWhatsapp,
  sendWhatsappCode,
  unlinkWhatsapp,
  type WhatsappKind,
  type WhatsappLink,
} from '@portal/contract/help/whatsapp';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError, type Result } from '../../lib/http/result.ts';
import { queryClient } from '../kept/query-client.ts';
import { request } from '../requests.ts';

export const whatsappQuery = queryOptions({
  queryKey: ['whatsapp'],
  queryFn: async ({ signal }): Promise<WhatsappLink> => dataOf(await request(getWhatsapp, { signal })),
});

export const askWhatsappCode = (number: string): Promise<Result<CodeSent>> =>
  request(sendWhatsappCode, { body: { number } });

interface TypedLink {
  number: string;
  codeNumberEn: string;
  codeNumber: string;
  kinds: WhatsappKind[];
}

export const storeWhatsapp = (body: TypedLink): Promise<RequestError | null> =>
  keptFrom(request(linkWhatsapp, { body }));

export const storeWhatsappWishes = (body: {
  kinds?: WhatsappKind[];
  isStopped?: boolean;
}): Promise<RequestError | null> => keptFrom(request(changeWhatsapp, { body }));

export async function endWhatsapp(): Promise<RequestError | null> {
  const { error } = await request(unlinkWhatsapp, {});
  if (!error) await queryClient.invalidateQueries(whatsappQuery);
  return error;
}

async function keptFrom(answer: Promise<Result<WhatsappLink>>): Promise<RequestError | null> {
  const { error, data } = await answer;
  if (data) queryClient.setQueryData(whatsappQuery.queryKey, data);
  return error;
}
