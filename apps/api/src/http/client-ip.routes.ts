// The caller's address, so that no third party learns of each login (SIGN-14).
import { getClientIp } from '@portal/contract/help/portal-support';
import type { FastifyInstance } from 'fastify';
import { route } from './route.ts';

export function clientIpRoutes(app: FastifyInstance): void {
  route(app, getClientIp, async ({ request }) => ({ ip: request.ip }));
}
