// The assistant's own server, on an origin of its own: its page, and what the page asks, carried to the portal's API.
import { openServer, type Server } from '@portal/http-server/server';
import type { FastifyBaseLogger } from 'fastify';
import { type PageOptions, pageRoutes } from './page.routes.ts';
import { type RelayOptions, refuse, relayRoutes } from './relay.routes.ts';

export type AssistantAppOptions = PageOptions & RelayOptions & { log: FastifyBaseLogger | false };

export function buildAssistantApp({ log, ...options }: AssistantAppOptions): Server {
  // 20,000 characters of any alphabet.
  const app = openServer({ log, bodyLimit: 128 * 1024, refuse });
  pageRoutes(app, options);
  relayRoutes(app, options);
  return app;
}
