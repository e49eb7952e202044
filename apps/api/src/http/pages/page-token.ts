// The cookie by which a page that is opened is drawn for whoever is signed in. No call of the API looks at it, and the
// browser sends it to pages alone.
import { portalBase } from '@portal/market/path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'portal_page';
/** The browser's own word that its session was left while the server could not hear it. */
const LEFT = 'portal_left';
const left = new RegExp(`(?:^|; *)${LEFT}=`);
const notLeft = `${LEFT}=; Path=${portalBase}/; Max-Age=0`;
const sent = new RegExp(`(?:^|; *)${NAME}=([A-Za-z0-9_-]{20,200}) *(?:;|$)`);

/** It goes with the browser, and dies with its session. */
export function keepPageToken(reply: FastifyReply, pageToken: string, portalOrigin: string): void {
  reply.header('Set-Cookie', [cookie(pageToken, portalOrigin), notLeft]);
}

export function forgetPageToken(reply: FastifyReply, portalOrigin: string): void {
  reply.header('Set-Cookie', [`${cookie('', portalOrigin)}; Max-Age=0`, notLeft]);
}

export function pageTokenOf({ headers }: FastifyRequest): string | null {
  const cookies = headers.cookie ?? '';
  return left.test(cookies) ? null : (sent.exec(cookies)?.[1] ?? null);
}

function cookie(value: string, portalOrigin: string): string {
  const secure = portalOrigin.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Path=${portalBase}/; HttpOnly; SameSite=Lax${secure}`;
}
