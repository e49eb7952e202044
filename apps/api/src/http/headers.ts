// What every answer carries: request ids, security headers, and no caching of personal answers.
import { randomUUID } from 'node:crypto';
import { securityHeaders } from '@portal/http-server/server';
import type { FastifyInstance } from 'fastify';
import { release } from '../release.ts';
import { createPolicies, type PolicyNeeds } from './pages/content-security.ts';

const exposed =
  'token, subscriptiontype, X-Total-Count, X-Result-Count, Link, Content-Range, Content-Disposition, Location, Request-UUID, X-As-Of, X-Theft-Grant';
const said = `${release.version} ${release.commit}`;
const echoable = /^[\w.-]{1,100}$/;

export interface HeaderOptions extends PolicyNeeds {
  portalOrigin: string;
}

export function newRequestId(): string {
  return randomUUID();
}

export function registerHeaders(app: FastifyInstance, { portalOrigin, ...policyNeeds }: HeaderOptions): void {
  const contentSecurityPolicy = createPolicies(policyNeeds);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...securityHeaders,
      'X-Request-Id': request.id,
      'X-Portal-Version': said,
      'Content-Security-Policy': contentSecurityPolicy(request.url),
    });
    const clientId = request.headers['request-uuid'];
    if (typeof clientId === 'string' && echoable.test(clientId)) reply.header('Request-UUID', clientId);
    if (request.headers.origin === portalOrigin) {
      reply.headers({
        'Access-Control-Allow-Origin': portalOrigin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Expose-Headers': exposed,
        Vary: 'Origin',
      });
    }
  });
}
