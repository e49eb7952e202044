// A cookie of this server. With https it has a name that no other host of the domain can set (`__Host-`), which wants the
// whole host as its path; without, as on one's own machine, its own path.
import type { FastifyRequest } from 'fastify';

export interface CookieShape {
  name: string;
  path: string;
  sameSite: 'Lax' | 'Strict';
  /** What a value looks like: nothing else is read. */
  value: RegExp;
}

export interface OwnCookie {
  in(request: FastifyRequest): string | null;
  /** As `Set-Cookie` has it; without an age it goes with the browser. */
  with(value: string, maxAgeSeconds?: number): string;
}

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
