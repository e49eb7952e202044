// What a request says of the device that it comes from: its address, its program, its cookie, and its place.

import { isIPv6 } from 'node:net';
import { login } from '@portal/contract/access/sso';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeAsker } from '../guess.ts';

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

export const codeAskerOf = (request: FastifyRequest): CodeAsker => ({
  network: networkOf(request.ip),
  work: workOf(request),
  userId: request.caller?.userId ?? null,
});

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

// From where somebody comes, as far as it can be told apart: one home, one phone, one carrier's gate.

/** IPv4 as it is; of IPv6 the first 64 bits, since a single device has all addresses of such a network. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  // An IPv4 address in the clothes of IPv6.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** What a provider hands out as one: of an IPv4 address the first 16 bits, of an IPv6 network the first 32. */
export function neighbourhoodOf(network: string): string {
  const by = network.includes(':') ? ':' : '.';
  return network.split(by).slice(0, 2).join(by);
}
