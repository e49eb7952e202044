// Body parsing and cross-origin rules shared by every path of the sandbox.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** JSON only; an empty body is none, and a broken one is refused without quoting it. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body.toString(), (error: Error | null, value?: unknown) =>
      error ? done(new Problem('invalidBody')) : done(null, value),
    );
  });
}

/** What a page's form sends; whoever takes it reads it by a schema. */
export function parseFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}

const askableHeaders = 'Content-Type, Public-Merchant-Id, X-Amz-Meta-Kushki-Info';

/** Whether a page of this very origin asks. */
function isOwn({ headers: { origin, host }, protocol }: FastifyRequest): boolean {
  return origin === `${protocol}://${host}`;
}

/**
 * For what only the pages of this origin may ask; a server or a tool sends no Origin. A form of a page that names no
 * referrer sends `null`, and the browser says beside it from which site it comes.
 */
export async function fromOwnPage(request: FastifyRequest): Promise<void> {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwnForm = origin === 'null' && site === 'same-origin';
  if (origin !== undefined && !isOwnForm && !isOwn(request)) throw new Problem('foreignOrigin');
}

/** Lets the portal's pages and our own, and no other origin's, call `url`; returns the hook of that route. */
export function openToPortal(app: FastifyInstance, url: string, method: string, portalOrigins: string[]) {
  const admit = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const origin = request.headers.origin;
    reply.header('vary', 'Origin');
    if (origin === undefined || !portalOrigins.includes(origin)) return false;
    reply.headers({ 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'cross-origin' });
    return true;
  };
  app.options(url, (request, reply) => {
    if (!admit(request, reply)) throw new Problem('foreignOrigin');
    return reply
      .headers({
        'access-control-allow-methods': method,
        'access-control-allow-headers': askableHeaders,
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // A server or a tool sends no Origin; a page of another origin always does.
    if (!admit(request, reply) && request.headers.origin !== undefined && !isOwn(request))
      throw new Problem('foreignOrigin');
  };
}
