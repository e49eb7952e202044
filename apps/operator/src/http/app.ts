// The operator's own TM Forum APIs over HTTP: whoever has the key asks and commands what the ports offer.

import { isDatabaseUnavailable, isMalformedValue } from '@portal/database/failures';
import { openServer } from '@portal/http-server/server';
import { isSame } from '@portal/http-server/signed';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import {
  type AnyCall,
  type Family,
  type Lookup,
  NoSuchThing,
  type Reply,
  refusal,
} from '@portal/operator-tmf/call';
import { type Hub, hubFamily } from '@portal/operator-tmf/events';
import { families, familyNames } from '@portal/operator-tmf/families';
import { UnevenPairs } from '@portal/operator-tmf/pieces';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';

export interface OperatorAppNeeds {
  ports: OperatorPorts;
  /** Null: nobody is told of events. */
  hub: Hub | null;
  /** Brought as a bearer by whoever may ask. */
  apiKey: string;
  log: Logger;
}

/** Of a user with very many lines, whose ids stand in the query. */
const maxHeaderBytes = 64 * 1024;
const bodyLimitBytes = 64 * 1024;

export function buildOperatorApp({ ports, hub, apiKey, log }: OperatorAppNeeds): FastifyInstance {
  const app = openServer({
    log,
    bodyLimit: bodyLimitBytes,
    maxHeaderSize: maxHeaderBytes,
    refuse,
    statusOf(error) {
      // The id of a command is not one that we could keep.
      if (isMalformedValue(error)) return 400;
      return isDatabaseUnavailable(error) ? 503 : 500;
    },
  }) as unknown as FastifyInstance;

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (isSame(request.headers.authorization ?? '', `Bearer ${apiKey}`)) return;
      return refuse(reply, 401);
    });
    const lookup = lookupIn(ports);
    for (const name of familyNames) serveFamily(scope, families[name] as Family<object>, ports[name], lookup);
    if (hub) serveFamily(scope, hubFamily, hub, lookup);
  });
  return app;
}

const codes: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  404: 'NO_SUCH_CALL',
  405: 'NO_SUCH_CALL',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .type('application/json')
    .send(JSON.stringify(refusal(status, codes[status] ?? 'INVALID').body));

const lookupIn = ({ inventory, billing }: OperatorPorts): Lookup => ({
  lines: (places) => inventory.list(places),
  async bill(billNo, place) {
    const bill = await billing.find(await inventory.list([place]), billNo);
    if (bill === null) throw new NoSuchThing(billNo);
    return bill;
  },
});

/** Three files of five megabytes, as text. */
const largeLimitBytes = 21 * 1024 * 1024;

type Serve = (request: FastifyRequest) => Promise<Reply>;

/** Serves a port as the calls of its family: what was asked is read, the port answers, and its answer is written. */
function serveFamily<Port extends object>(
  app: FastifyInstance,
  family: Family<Port>,
  port: Port,
  lookup: Lookup,
): void {
  const served = Object.entries(family.calls as Record<string, AnyCall>).map(([name, call]) => {
    const operation = (port as Record<string, (...args: unknown[]) => Promise<unknown>>)[name];
    if (!operation) throw new Error(`the port cannot ${name}`);
    return { call, operation: operation.bind(port) };
  });
  const routes = Map.groupBy(served, ({ call }) => `${call.method} ${call.path}`);
  for (const variants of routes.values()) {
    const [first] = variants;
    if (!first) continue;
    const { method, path: url } = first.call;
    const serve: Serve = async (request) => {
      // Several operations may share an address; they differ in the words that they take.
      const readings = variants.map(({ call }) => call.asked.safeParse(partsOf(request, call)));
      const found = readings.findIndex(({ success }) => success);
      const [variant, reading] = [variants[found], readings[found]];
      if (!variant || !reading?.success) return refusal(400, 'INVALID', { field: fieldOf(readings) });
      const args = await variant.call.asks(reading.data, lookup);
      return variant.call.answer.write(await variant.operation(...args), args);
    };
    const isLarge = variants.some(({ call }) => call.isLarge);
    const bodyLimit = isLarge ? { bodyLimit: largeLimitBytes } : {};
    app.route({ method, url, ...bodyLimit, handler: (request, reply) => answer(serve, request, reply) });
  }
}

async function answer(serve: Serve, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, body } = await serve(request).catch((error: unknown) => {
    if (error instanceof UnevenPairs) return refusal(400, 'INVALID', { field: error.field });
    if (error instanceof NoSuchThing) return refusal(404, 'NOT_FOUND');
    throw error;
  });
  reply.code(status).headers(headers);
  if (body instanceof Uint8Array) return reply.send(Buffer.from(body));
  return reply.type('application/json').send(body === undefined ? '' : JSON.stringify(body));
}

/** What the call may hold, and what else was sent: that is refused by its name. */
function partsOf(request: FastifyRequest, { asked }: AnyCall): Record<string, unknown> {
  const shape = asked instanceof z.ZodObject ? asked.shape : {};
  const parts = { params: request.params, query: request.query, body: request.body };
  const isSent = (part: unknown) => part != null && Object.keys(part).length > 0;
  return Object.fromEntries(Object.entries(parts).filter(([name, part]) => name in shape || isSent(part)));
}

type Reading = ReturnType<z.ZodType['safeParse']>;

/** Of the operation that comes nearest to what was asked. */
function fieldOf(readings: readonly Reading[]): string {
  const issues = readings.flatMap(({ error }) => (error ? [error.issues] : []));
  const [nearest] = issues.toSorted((a, b) => a.length - b.length);
  const [issue] = nearest ?? [];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...(issue?.path.slice(1) ?? []), ...unknown].join('.') || String(issue?.path[0] ?? '');
}
