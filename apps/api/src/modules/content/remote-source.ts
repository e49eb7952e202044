// A document of the operator's own site: one configured address, asked seldom, never believed blindly.

import type { Logger } from 'pino';

const freshForMs = 10 * 60_000;
/** After a failure the source is left alone for a while. */
const pauseMs = 30_000;
const timeoutMs = 3_000;

export interface RemoteSourceNeeds<Document> {
  log: Logger;
  /** @throws Error when nothing of it can be used */
  read(json: unknown): Document;
  maxBytes: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

export type ContentSource<Document> = () => Promise<Document | null>;

/** @returns the document, the last good one when the source fails, or null when there never was any */
export function createRemoteSource<Document>(
  url: string,
  { log, read, maxBytes, now = () => performance.now() }: RemoteSourceNeeds<Document>,
): ContentSource<Document> {
  let copy: Document | null = null;
  let askAgainAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      copy = read(await fetchJson(url, maxBytes));
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

async function fetchJson(url: string, maxBytes: number): Promise<unknown> {
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
  return JSON.parse(await readCapped(response, maxBytes));
}

/** Counts what has been unpacked, so that a small compressed answer cannot become a huge one. */
async function readCapped(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error('content is too large');
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}
