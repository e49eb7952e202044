// A menu or footer of the operator's own site: one configured address, asked seldom, never believed blindly.
import type { ContentNode } from '@portal/contract/help/portal-support';
import type { Logger } from 'pino';
import { cleanNodes } from './clean-nodes.ts';

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
