// A menu or footer of the operator's own site: one configured address, asked seldom, never believed blindly.

import type { ContentNode } from '@portal/contract/help/portal-support';
import type { Logger } from 'pino';
import { z } from 'zod';

const freshForMs = 10 * 60_000;
/** After a failure the source is left alone for a while. */
const pauseMs = 30_000;
const timeoutMs = 3_000;
const maxBytes = 256 * 1024;

export interface RemoteSourceNeeds {
  log: Logger;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

export type ContentSource = () => Promise<ContentNode[] | null>;

/** @returns the nodes, the last good ones when the source fails, or null when there never were any */
export function createRemoteSource(
  url: string,
  { log, now = () => performance.now() }: RemoteSourceNeeds,
): ContentSource {
  let copy: ContentNode[] | null = null;
  let askAgainAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      copy = await fetchNodes(url);
      askAgainAt = now() + freshForMs;
    } catch (err) {
      askAgainAt = now() + pauseMs;
      log.warn({ err, hasCopy: copy !== null }, 'content source failed');
    } finally {
      asking = null;
    }
  }

  return async () => {
    if (now() >= askAgainAt) {
      // Many callers, one question.
      asking ??= ask();
      await asking;
    }
    return copy;
  };
}

async function fetchNodes(url: string): Promise<ContentNode[]> {
  // A redirect would let the source choose whom this server talks to.
  const response = await fetch(url, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`content source answered ${response.status}`);
  }
  return cleanNodes(JSON.parse(await readCapped(response)));
}

/** Counts what has been unpacked, so that a small compressed answer cannot become a huge one. */
async function readCapped(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error('content is too large');
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}

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
