// The assistant's own server, on an origin of its own: its page, and what the page asks, carried to the portal's API.
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerRefusals, hardenAnswers } from './http.ts';
import { type PageOptions, pageRoutes } from './page.routes.ts';
import { type RelayOptions, relayRoutes } from './relay.routes.ts';

export type AssistantAppOptions = PageOptions & RelayOptions & { log: FastifyBaseLogger | false };

export function buildAssistantApp({ log, ...options }: AssistantAppOptions): FastifyInstance {
  const app = Fastify({
    ...(log === false ? { logger: false } : { loggerInstance: log }),
    // 20,000 characters of any alphabet.
    bodyLimit: 128 * 1024,
    requestTimeout: 20_000,
    // Node ends nothing before its limit for headers, a minute, and looks every half minute only.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 1_000 },
    exposeHeadRoutes: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  hardenAnswers(app);
  answerRefusals(app);
  pageRoutes(app, options);
  relayRoutes(app, options);
  return app;
}
