// What the operator's site publishes, menu, footer and places: the embedded ones, or the operator's by setting.
import { Problem } from '@portal/contract/errors';
import type { PublishedPlace } from '@portal/contract/help/places';
import type { ContentNode } from '@portal/contract/help/portal-support';
import type { Logger } from 'pino';
import { z } from 'zod';
import { readPlaces } from '../places/places.ts';
import { embeddedFooter, embeddedMenu, embeddedPlaces } from './embedded-content.ts';
import { type ContentSource, createRemoteSource } from './remote-source.ts';

export interface ContentNeeds {
  /** JSON documents of the operator's site; null for the embedded ones. */
  menuUrl: string | null;
  footerUrl: string | null;
  placesUrl: string | null;
  /** Places that are made up are shown of a made-up operator alone. */
  isDemo: boolean;
  log: Logger;
}

/** Each throws Problem CONTENT_UNAVAILABLE when its source fails and nothing is remembered. */
export interface Content {
  menu(): Promise<ContentNode[]>;
  footer(): Promise<ContentNode[]>;
  places(): Promise<PublishedPlace[]>;
}

const maxBytes = { nodes: 256 * 1024, places: 4 * 1024 * 1024 };

export function createContent({ menuUrl, footerUrl, placesUrl, isDemo, log }: ContentNeeds): Content {
  const nodes = (part: 'menu' | 'footer', url: string | null, embedded: ContentNode[]) =>
    url
      ? createRemoteSource(url, { log: log.child({ part }), read: cleanNodes, maxBytes: maxBytes.nodes })
      : async () => embedded;
  const menu = nodes('menu', menuUrl, embeddedMenu);
  const footer = nodes('footer', footerUrl, embeddedFooter);
  const places = placesUrl
    ? createRemoteSource(placesUrl, {
        log: log.child({ part: 'places' }),
        read: readPlaces,
        maxBytes: maxBytes.places,
      })
    : async () => (isDemo ? embeddedPlaces(new Date()) : []);
  return {
    menu: () => orUnavailable(menu),
    footer: () => orUnavailable(footer),
    places: () => orUnavailable(places),
  };
}

async function orUnavailable<Document>(source: ContentSource<Document>): Promise<Document> {
  const document = await source();
  if (document === null) throw new Problem('CONTENT_UNAVAILABLE');
  return document;
}

// What of a menu or footer of the operator's own site can be drawn and followed.

/** As the contract says. */
const maxDepth = 5;
const maxNodes = 500;
const maxWordsLength = 120;
const maxAddressLength = 500;

/** What the portal knows how to draw; every other class is left out. */
const knownClasses = new Set(['destacado', 'nuevo', 'secciones', 'redes', 'institucional', 'carrusel']);

const rawNodeSchema = z.object({
  Descripcion: z.string(),
  URL: z.string().nullish(),
  Hijos: z.array(z.unknown()).nullish(),
  ClassMenu: z.string().nullish(),
  ClassContenido: z.string().nullish(),
});

/**
 * Nodes that are not fit are left out with everything below them.
 * @throws Error when it is no list, or holds something of which nothing is fit
 */
export function cleanNodes(raw: unknown): ContentNode[] {
  if (!Array.isArray(raw)) throw new Error('content is not a list');
  const room = { left: maxNodes };
  const nodes = cleanLevel(raw, 1, room);
  if (raw.length > 0 && nodes.length === 0) throw new Error('content without a usable node');
  return nodes;
}

function cleanLevel(raw: readonly unknown[], depth: number, room: { left: number }): ContentNode[] {
  if (depth > maxDepth) return [];
  const nodes: ContentNode[] = [];
  for (const each of raw) {
    if (room.left === 0) break;
    const node = cleanNode(each, depth, room);
    if (node) nodes.push(node);
  }
  return nodes;
}

function cleanNode(raw: unknown, depth: number, room: { left: number }): ContentNode | null {
  const { success, data } = rawNodeSchema.safeParse(raw);
  if (!success) return null;
  const words = cleanWords(data.Descripcion);
  const address = cleanAddress(data.URL ?? '');
  if (words === '' || address === null) return null;
  room.left -= 1;
  const children = cleanLevel(data.Hijos ?? [], depth + 1, room);
  // Words that lead nowhere and hold nothing are no link and no heading.
  if (address === '' && children.length === 0) return null;
  return {
    Descripcion: words,
    URL: address,
    ClassMenu: cleanClasses(data.ClassMenu),
    ClassContenido: cleanClasses(data.ClassContenido),
    Hijos: children,
  };
}

/** Control characters and those that turn the reading direction go; markup stays what it is, words. */
export function cleanWords(raw: string): string {
  const words = raw.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return [...words].slice(0, maxWordsLength).join('').trim();
}

const nowhere = 'https://relative.invalid';

/** @returns an https or root-relative address, `''` for a heading, or null for what must not be followed */
export function cleanAddress(raw: string): string | null {
  const text = raw.trim();
  if (text === '' || text === '#') return '';
  if (text.length > maxAddressLength || text.startsWith('//') || /[\s\\\p{Cc}\p{Cf}]/u.test(text))
    return null;
  const url = URL.parse(text, nowhere);
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  if (url.origin !== nowhere) return url.href;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // «/..//other.example» becomes the address of another site.
  return path.startsWith('//') ? null : path;
}

function cleanClasses(raw: string | null | undefined): string {
  const classes = (raw ?? '').split(/\s+/).filter((name) => knownClasses.has(name));
  return [...new Set(classes)].join(' ');
}
