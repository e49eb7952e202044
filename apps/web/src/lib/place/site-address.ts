// Where an address of the public site leads: a page of this portal, the operator's site, or somebody else's.
import { portalBase } from '@portal/market/path';

export interface Destination {
  /** Of a page of this portal without `/ec`, otherwise absolute. */
  href: string;
  leads: 'portal' | 'site' | 'elsewhere';
}

/** @returns null for a heading, and for what must not be followed even if the server let it through */
export function destinationOf(url: string, siteUrl: string): Destination | null {
  if (url === '') return null;
  if (url === portalBase || url.startsWith(`${portalBase}/`)) {
    const href = url.slice(portalBase.length) || '/';
    return href.startsWith('//') ? null : { href, leads: 'portal' };
  }
  const address = parse(url, siteUrl);
  if (!address) return null;
  const isSite = address.origin === new URL(siteUrl).origin;
  if (address.protocol !== 'https:' && !(isSite && address.protocol === 'http:')) return null;
  return { href: address.href, leads: isSite ? 'site' : 'elsewhere' };
}

function parse(url: string, siteUrl: string): URL | null {
  try {
    return new URL(url, siteUrl);
  } catch {
    return null;
  }
}

export interface Country {
  name: string;
  url: string;
}

/** `Colombia=https://…, Perú=https://…` */
export function parseCountries(text: string): Country[] {
  return text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    const url = pair.slice(at + 1).trim();
    return name && /^https?:\/\//.test(url) ? [{ name, url }] : [];
  });
}
