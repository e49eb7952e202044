// What may come in as a body: JSON, and never a card number.
import { timingSafeEqual } from 'node:crypto';
import { finished } from 'node:stream';
import { Problem } from '@portal/contract/errors';
import { type SignedBy, signatureOf } from '@portal/http-server/signed';
import { documentOf } from '@portal/market/documents';
import { passesLuhn } from '@portal/market/service-number';
import type { FastifyInstance } from 'fastify';
import { createPlaces } from '../bounded-work.ts';
import { mustHaveLine } from './access.ts';
import { networkOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    holdsCompanyDocument?: boolean;
    holdsWepKey?: boolean;
    holdsFiles?: boolean;
  }
}

export const bodyLimitBytes = 64 * 1024;

/**
 * As cards are written: together, in fours, or 4-6-5. An invoice number (`001-002-…`) is none of these, and
 * digits that are part of an address (`1790011674001@…`) are no card.
 */
const digitRuns =
  /(?<![\dA-Za-z-]|\w\.)(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{5})(?![\dA-Za-z-]|[.@]\w)/g;

/** Of a company, where it may be as long as a card's. */
const companyDocument = new RegExp(documentOf('company').cardLike ?? '$.');
const wepKey = /^\d{13}$/;

/** Card digits never reach this server, by accident either: such a body is refused unread. */
export function holdsCardNumber(
  text: string,
  { mayHoldCompanyDocument = false, mayHoldWepKey = false } = {},
): boolean {
  const isOther = (run: string) =>
    (mayHoldCompanyDocument && companyDocument.test(run)) || (mayHoldWepKey && wepKey.test(run));
  // What begins with 89 is a card of telecommunications (ISO 7812): the number of a chip, which pays nothing.
  const isCard = (digits: string) => !digits.startsWith('89') && passesLuhn(digits);
  return [...text.matchAll(digitRuns)].some(([run]) => !isOther(run) && isCard(run.replace(/[ -]/g, '')));
}

/** PostgreSQL's text holds every character but this one. */
const nul = /\\u0000|%00|\0/;

/** Nothing of one that is no JSON: it is refused for that. */
function withoutFiles(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body, (name, value) => (name === 'content' ? undefined : value))) ?? '';
  } catch {
    return '';
  }
}

/**
 * Of large bodies each takes some times its own size in memory: so many are read at once. What nobody has signed in for
 * is smaller, and has places of its own: no stranger takes a customer's.
 */
const callersPlaces = createPlaces({ places: 4, share: 1 });
const strangersPlaces = createPlaces({ places: 8, share: 4 });

/** After it is known who is signed in, and before a large body is read. */
export function registerLargeBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ caller, headers, ip, routeOptions }, reply) => {
    const isSmall = Number(headers['content-length']) <= bodyLimitBytes;
    if (isSmall || !routeOptions.config.holdsFiles) return;
    if (caller) mustHaveLine(caller);
    const leave = caller ? callersPlaces(caller.userId) : strangersPlaces(networkOf(ip));
    finished(reply.raw, { readable: false }, leave);
  });
}

export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    (request, text, done) => {
      const body = String(text);
      const { config } = request.routeOptions;
      const { holdsCompanyDocument: mayHoldCompanyDocument = false, holdsWepKey: mayHoldWepKey = false } =
        config;
      // Of a file nothing is read as words: megabytes of Base64 are neither NUL nor a card.
      const words = config.holdsFiles ? withoutFiles(body) : body;
      if (nul.test(words)) return done(new Problem('INVALID', 'NUL in body'));
      if (holdsCardNumber(words, { mayHoldCompanyDocument, mayHoldWepKey }))
        return done(new Problem('CARD_DATA_REFUSED'));
      return parseJson(request, body, done);
    },
  );
  app.addHook('onRequest', async (request) => {
    if (nul.test(request.url)) throw new Problem('INVALID', 'NUL in URL');
  });
}

// Bodies that another server has signed.

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

interface Signer {
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
