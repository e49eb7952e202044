// What every answer carries: request ids, security headers, since when it was known, and no caching of personal answers.

import { randomUUID } from 'node:crypto';
import { asOfHeader, leftOutHeader } from '@portal/contract/headers';
import { mayBeStale } from '@portal/contract/policy';
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

interface OldAnswers {
  /** Null: everything was of now. */
  oldestAt: number | null;
  /** Rows of an operator's lists that could not be shown. */
  leftOut: number;
}

/** What is done within may be answered with what was last known, and notes it. */
type AdmittingOldAnswers = (noted: OldAnswers, work: () => void) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: this call is answered with what is known now, or not at all. */
    old: OldAnswers | null;
  }
}

/**
 * An answer with something in it that was last known, and could not be asked for again, says of which moment it is; one
 * from which rows were left out says how many.
 */
export function registerAsOf(app: FastifyInstance, admittingOldAnswers: AdmittingOldAnswers): void {
  app.decorateRequest('old', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { call } = request.routeOptions.config;
    if (!call || !mayBeStale(call)) return done();
    request.old = { oldestAt: null, leftOut: 0 };
    admittingOldAnswers(request.old, done);
  });
  app.addHook('onSend', async ({ old }, reply) => {
    if (old?.oldestAt != null && reply.statusCode < 300)
      reply.header(asOfHeader, dateTime(new Date(old.oldestAt)));
    if (old?.leftOut && reply.statusCode < 300) reply.header(leftOutHeader, String(old.leftOut));
  });
}
