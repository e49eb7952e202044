// Who is calling: the browser shows the public merchant id, the portal's server the private one.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** A hook that refuses a request whose `header` is not `merchantId`. */
export function requireMerchant(header: 'public-merchant-id' | 'private-merchant-id', merchantId: string) {
  const expected = digest(merchantId);
  return async (request: FastifyRequest): Promise<void> => {
    const given = request.headers[header];
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected)) {
      throw new Problem('wrongMerchant');
    }
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
