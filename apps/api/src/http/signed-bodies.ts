// Bodies that a page's own server has signed: hex HMAC-SHA256 over the time of sending, a dot, and the raw body.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';
import { holdsCardNumber } from './bodies.ts';

const freshForMs = 5 * 60_000;

/** What is repeated within the time changes nothing: a token is spent once, a confirmation pays once. */
function isSigned(
  secret: string,
  body: string,
  headers: Record<string, string | string[] | undefined>,
  receivedAt = new Date(),
): boolean {
  const { 'x-frame-time': time, 'x-frame-signature': signature } = headers;
  if (typeof time !== 'string' || !/^\d{10}$/.test(time)) return false;
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(receivedAt.getTime() - Number(time) * 1000) > freshForMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** Of the routes in `scope` and of no other: what is not signed is not read. */
export function registerSignedBodies(scope: FastifyInstance, secret: string): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = String(text);
    if (!isSigned(secret, body, request.headers))
      return done(new Problem('UNAUTHENTICATED', 'not signed by the page’s server'));
    if (holdsCardNumber(body)) return done(new Problem('CARD_DATA_REFUSED'));
    return parseJson(request, body, done);
  });
}
