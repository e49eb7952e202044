// An answer with something in it that was last known, and could not be asked for again, says of which moment it is.
import { asOfHeader } from '@portal/contract/headers';
import { mayBeStale } from '@portal/contract/policy';
import type { FastifyInstance } from 'fastify';
import { dateTime } from './wire.ts';

interface OldAnswers {
  /** Null: everything was of now. */
  oldestAt: number | null;
}

/** What is done within may be answered with what was last known, and notes it. */
export type AdmittingOldAnswers = (noted: OldAnswers, work: () => void) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: this call is answered with what is known now, or not at all. */
    old: OldAnswers | null;
  }
}

export function registerAsOf(app: FastifyInstance, admittingOldAnswers: AdmittingOldAnswers): void {
  app.decorateRequest('old', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { call } = request.routeOptions.config;
    if (!call || !mayBeStale(call)) return done();
    request.old = { oldestAt: null };
    admittingOldAnswers(request.old, done);
  });
  app.addHook('onSend', async ({ old }, reply) => {
    if (old?.oldestAt != null && reply.statusCode < 300)
      reply.header(asOfHeader, dateTime(new Date(old.oldestAt)));
  });
}
