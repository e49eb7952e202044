// What a request says of the device that it comes from: its address, its program, its cookie, and its place.

import { login } from '@portal/contract/access/sso';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../network.ts';

/** Headers by which a proxy in front tells where a visitor is; null: nobody does. */
export interface PlaceHeaders {
  country: string | null;
  city: string | null;
}

const device = {
  name: 'portal_device',
  path: login.path,
  sameSite: 'Strict' as const,
  value: /[A-Za-z0-9_-]{43}/,
};
/** As long as a browser keeps one. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

export function visitorOf(request: FastifyRequest, place: PlaceHeaders, portalOrigin: string) {
  const { headers, ip } = request;
  const country = told(request, place.country);
  return {
    address: networkOf(ip),
    work: workOf(request),
    userAgent: headers['user-agent']?.slice(0, 300) ?? null,
    country: country && /^[A-Z]{2}$/.test(country) ? country : null,
    city: told(request, place.city)?.slice(0, 80) ?? null,
    deviceToken: ownCookie(device, portalOrigin).in(request),
  };
}

/** Proxies write names in UTF-8, of which Node reads single bytes. */
function told({ headers }: FastifyRequest, name: string | null): string | null {
  const value = name === null ? undefined : headers[name];
  if (typeof value !== 'string') return null;
  return (
    Buffer.from(value, 'latin1')
      .toString('utf8')
      .replace(/[^\p{L}\p{N} .'’-]/gu, '')
      .trim() || null
  );
}

/** What was done for a try. */
export function workOf({ headers }: FastifyRequest): string | null {
  const work = headers['x-proof-of-work'];
  return typeof work === 'string' && work !== '' ? work : null;
}

/** Sent back at sign-in alone. */
export function keepDeviceToken(reply: FastifyReply, token: string, portalOrigin: string): void {
  reply.header('Set-Cookie', ownCookie(device, portalOrigin).with(token, maxAgeSeconds));
}

interface CookieShape {
  name: string;
  path: string;
  sameSite: 'Lax' | 'Strict';
  /** What a value looks like: nothing else is read. */
  value: RegExp;
}

interface OwnCookie {
  in(request: FastifyRequest): string | null;
  /** As `Set-Cookie` has it; without an age it goes with the browser. */
  with(value: string, maxAgeSeconds?: number): string;
}

/** A cookie of this server. With https it has a name that no other host of the domain can set (`__Host-`), which wants the whole host as its path; without, as on one's own machine, its own path. */
export function ownCookie(shape: CookieShape, portalOrigin: string): OwnCookie {
  const isSecure = portalOrigin.startsWith('https:');
  const name = isSecure ? `__Host-${shape.name}` : shape.name;
  const path = isSecure ? '/' : shape.path;
  const sent = new RegExp(`(?:^|; *)${name}=(${shape.value.source}) *(?:;|$)`);
  return {
    in: ({ headers }) => sent.exec(headers.cookie ?? '')?.[1] ?? null,
    with: (value, maxAgeSeconds) =>
      [
        `${name}=${value}`,
        `Path=${path}`,
        ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
        'HttpOnly',
        `SameSite=${shape.sameSite}`,
        ...(isSecure ? ['Secure'] : []),
      ].join('; '),
  };
}
