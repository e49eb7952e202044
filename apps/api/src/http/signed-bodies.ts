// Bodies that another server has signed.
import { timingSafeEqual } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import { type SignedBy, signatureOf } from '@portal/http-server/signed';
import type { FastifyInstance } from 'fastify';
import { holdsCardNumber } from './bodies.ts';

const freshForMs = 5 * 60_000;

/** What is repeated within the time changes nothing: a token is spent once, a confirmation pays once. */
function isSigned(
  { secret, by }: Signer,
  body: string,
  headers: Record<string, string | string[] | undefined>,
  receivedAt = new Date(),
): boolean {
  const { [`x-${by}-time`]: time, [`x-${by}-signature`]: signature } = headers;
  if (typeof time !== 'string' || !/^\d{10}$/.test(time)) return false;
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(receivedAt.getTime() - Number(time) * 1000) > freshForMs) return false;
  return timingSafeEqual(signatureOf(secret, time, body), Buffer.from(signature, 'hex'));
}

export interface Signer {
  secret: string;
  by: SignedBy;
}

/** Of the routes in `scope` and of no other: what is not signed is not read. */
export function registerSignedBodies(scope: FastifyInstance, signer: Signer): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = String(text);
    if (!isSigned(signer, body, request.headers))
      return done(new Problem('UNAUTHENTICATED', 'not signed by the other server'));
    // Of an operator's event every number is the operator's, and one that is not taken holds up the next.
    if (signer.by === 'frame' && holdsCardNumber(body)) return done(new Problem('CARD_DATA_REFUSED'));
    return parseJson(request, body, done);
  });
}
