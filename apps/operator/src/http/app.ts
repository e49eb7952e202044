// The operator's own TM Forum APIs over HTTP: whoever has the key asks and commands what the ports offer.
import { isDatabaseUnavailable, isMalformedValue } from '@portal/database/failures';
import { openServer } from '@portal/http-server/server';
import { isSame } from '@portal/http-server/signed';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { type Family, type Lookup, NoSuchThing, refusal } from '@portal/operator-tmf/call';
import { type Hub, hubFamily } from '@portal/operator-tmf/events';
import { families, familyNames } from '@portal/operator-tmf/families';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { serveFamily } from './serve-family.ts';

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
