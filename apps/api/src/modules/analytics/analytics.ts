// The built-in page-view count: civil day, page, number; no cookie, no address, nobody's name.

import type { Db } from '@portal/database/connection';
import type { Logger } from 'pino';
import { type CountedViews, createAnalyticsStore } from './analytics.store.ts';
import { countedPage } from './page-shapes.ts';

/** Views are added up in memory and written together, so that no page waits for the database. */
const writeAfterMs = 1_000;
const tryAgainAfterMs = 10_000;

export interface Analytics {
  /** @param day civil date of the market */
  countView(path: string, day: string): void;
  /** Writes what has not been written yet. */
  close(): Promise<void>;
}

export function createAnalytics(db: Db, log: Logger): Analytics {
  const store = createAnalyticsStore(db);
  let waiting = new Map<string, CountedViews>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function add({ day, path, views }: CountedViews): void {
    const key = `${day} ${path}`;
    const known = waiting.get(key);
    waiting.set(key, { day, path, views: views + (known?.views ?? 0) });
  }

  function writeLater(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      writing = write();
    }, delayMs).unref();
  }

  async function write(): Promise<void> {
    const written = waiting;
    waiting = new Map();
    try {
      await store.addViews([...written.values()]);
    } catch (err) {
      log.warn({ err }, 'page views not written yet');
      for (const views of written.values()) add(views);
      writeLater(tryAgainAfterMs);
    }
  }

  return {
    countView(path, day) {
      add({ day, path: countedPage(path), views: 1 });
      writeLater(writeAfterMs);
    },
    async close() {
      await writing;
      if (waiting.size > 0) await write();
      if (timer) clearTimeout(timer);
    },
  };
}
