// Who is calling: the browser shows the public merchant id, the portal's server the private one.
import { isSame } from '@portal/http-server/signed';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** A hook that refuses a request whose `header` is not `merchantId`. */
export function requireMerchant(header: 'public-merchant-id' | 'private-merchant-id', merchantId: string) {
  return async ({ headers: { [header]: given } }: FastifyRequest): Promise<void> => {
    if (typeof given !== 'string' || !isSame(given, merchantId)) throw new Problem('wrongMerchant');
  };
}
