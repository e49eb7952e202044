// The cookie by which a page that is opened is drawn for whoever is signed in. No call of the API looks at it.
import { portalBase } from '@portal/market/path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from '../visitor.ts';

const shape = {
  name: 'portal_page',
  path: `${portalBase}/`,
  sameSite: 'Lax' as const,
  value: /[A-Za-z0-9_-]{20,200}/,
};
/** The browser's own word that its session was left while the server could not hear it. */
const LEFT = 'portal_left';
const left = new RegExp(`(?:^|; *)${LEFT}=`);
const notLeft = `${LEFT}=; Path=${portalBase}/; Max-Age=0`;

/** It goes with the browser, and dies with its session. */
export function keepPageToken(reply: FastifyReply, pageToken: string, portalOrigin: string): void {
  reply.header('Set-Cookie', [ownCookie(shape, portalOrigin).with(pageToken), notLeft]);
}

export function forgetPageToken(reply: FastifyReply, portalOrigin: string): void {
  reply.header('Set-Cookie', [ownCookie(shape, portalOrigin).with('', 0), notLeft]);
}

export function pageTokenOf(request: FastifyRequest, portalOrigin: string): string | null {
  if (left.test(request.headers.cookie ?? '')) return null;
  return ownCookie(shape, portalOrigin).in(request);
}
