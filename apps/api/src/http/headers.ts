// What every answer carries: request ids, security headers, since when it was known, and no caching of personal answers.

import { randomUUID } from 'node:crypto';
import { asOfHeader, leftOutHeader } from '@portal/contract/headers';
import { mayBeStale, mayLeaveOut } from '@portal/contract/policy';
import { securityHeaders } from '@portal/http-server/server';
import type { FastifyInstance } from 'fastify';
import { release } from '../release.ts';
import { createPolicies, type PolicyNeeds } from './pages/content-security.ts';
import { dateTime } from './wire.ts';

const exposed =
  'token, subscriptiontype, X-Total-Count, X-Result-Count, Link, Content-Range, Content-Disposition, Location, Request-UUID, X-As-Of, X-Left-Out, X-Theft-Grant';
const echoable = /^[\w.-]{1,100}$/;

export interface HeaderOptions extends PolicyNeeds {
  portalOrigin: string;
}

export function newRequestId(): string {
  return randomUUID();
}

export function registerHeaders(app: FastifyInstance, { portalOrigin, ...policyNeeds }: HeaderOptions): void {
  const contentSecurityPolicy = createPolicies(policyNeeds);
  const alwaysSaid = {
    ...securityHeaders,
    // Asked once, where places are looked for near the device.
    'permissions-policy': securityHeaders['permissions-policy'].replace(
      'geolocation=()',
      'geolocation=(self)',
    ),
    'X-Portal-Version': `${release.version} ${release.commit}`,
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...alwaysSaid,
      'X-Request-Id': request.id,
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

interface Told {
  /** What was last known may answer. */
  admitsOld: boolean;
  /** Null: everything was of now. */
  oldestAt: number | null;
  /** Rows of an operator's lists that could not be shown. */
  leftOut: number;
}

/** What an operator's systems tell within is noted. */
type NotingWhatIsTold = (told: Told, work: () => void) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: this call tells nothing of an operator's. */
    told: Told | null;
  }
}

/**
 * An answer with something in it that was last known, and could not be asked for again, says of which moment it is; one
 * from which rows were left out says how many.
 */
export function registerWhatIsTold(app: FastifyInstance, notingWhatIsTold: NotingWhatIsTold): void {
  app.decorateRequest('told', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { call } = request.routeOptions.config;
    if (!call || !mayLeaveOut(call)) return done();
    request.told = { admitsOld: mayBeStale(call), oldestAt: null, leftOut: 0 };
    notingWhatIsTold(request.told, done);
  });
  app.addHook('onSend', async ({ told }, reply) => {
    if (!told || reply.statusCode >= 300) return;
    if (told.oldestAt !== null) reply.header(asOfHeader, dateTime(new Date(told.oldestAt)));
    if (told.leftOut > 0) reply.header(leftOutHeader, String(told.leftOut));
  });
}
