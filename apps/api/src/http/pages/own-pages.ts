// A page with the figures of whoever opens it: asked for within, as they themselves would ask, and drawn for them alone.
import { portalBase } from '@portal/market/path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAdmissionLimiter } from '../../bounded-work.ts';
import type { Caller } from '../../caller.ts';
import { ownCookie } from '../visitor.ts';
import type { PortalPage, PortalPages } from './drawn-pages.ts';
import type { InnerCalls } from './inner-calls.ts';

export interface OwnPageNeeds {
  findCallerOfPage(pageToken: string): Promise<Caller | null>;
  inner: InnerCalls;
  portalOrigin: string;
}

/** Pages being drawn at a time, of a process and of one user; beyond, the page is sent that is everybody's. */
const drawings = { places: 24, share: 6 };
/** The page does not wait for a database that is silent. */
const patienceMs = 700;
/** A token begins with its user. */
const userLength = 22;

/** @returns the page; undefined where everybody's is to be sent, whatever the reason */
export function createOwnPages(app: FastifyInstance, pages: PortalPages, needs: OwnPageNeeds) {
  const room = createAdmissionLimiter(drawings);

  async function draw(token: string, url: string): Promise<PortalPage | undefined> {
    const caller = await needs.findCallerOfPage(token);
    if (!caller) return undefined;
    const { pathname, search } = new URL(url, 'http://portal');
    const place = { pathname: pathname.slice(portalBase.length), search };
    return needs.inner.as(app, caller, (ask) => pages.drawnFor(place, ask));
  }

  return async (request: FastifyRequest): Promise<PortalPage | undefined> => {
    const token = pageTokenOf(request, needs.portalOrigin);
    if (token === null) return undefined;
    const drawn = room(token.slice(0, userLength), () => draw(token, request.url)).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a page could not be drawn for its customer: everybody’s is sent');
      return undefined;
    });
    return inTime(drawn);
  };
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The cookie by which a page that is opened is drawn for whoever is signed in. No call of the API looks at it. */
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

function pageTokenOf(request: FastifyRequest, portalOrigin: string): string | null {
  if (left.test(request.headers.cookie ?? '')) return null;
  return ownCookie(shape, portalOrigin).in(request);
}
