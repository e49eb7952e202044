// What may come in as a body: JSON, and never a card number.

import { finished } from 'node:stream/promises';
import { Problem } from '@portal/contract/errors';
import { passesLuhn } from '@portal/market/card-numbers';
import { documentOf } from '@portal/market/documents';
import type { FastifyInstance } from 'fastify';
import { createAdmissionLimiter } from '../bounded-work.ts';
import { mustHaveLine } from './access.ts';

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

/** Of large bodies each takes some times its own size in memory: so many are read at once, one of a person or address. */
const room = createAdmissionLimiter({ places: 4, share: 1 });

/** After it is known who asks, and before a large body is read. */
export function registerLargeBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isSmall = Number(request.headers['content-length']) <= bodyLimitBytes;
    if (isSmall || !request.routeOptions.config.holdsFiles) return;
    if (request.caller) mustHaveLine(request.caller);
    const isOver = finished(reply.raw, { readable: false }).catch(() => undefined);
    await new Promise<void>((enter, refuse) => {
      room(request.caller?.userId ?? request.ip, () => {
        enter();
        return isOver;
      }).catch(refuse);
    });
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
