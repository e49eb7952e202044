// The built-in page-view count: civil day, page, number; no cookie, no address, nobody's name.

import type { Db } from '@portal/database/connection';
import { createWriteBehind } from '@portal/keep-doing/write-behind';
import type { Logger } from 'pino';
import { type CountedViews, createAnalyticsStore } from './analytics.store.ts';
import { countedPage } from './page-shapes.ts';

const pagesAtOnce = 500;

export interface Analytics {
  /** @param day civil date of the market */
  countView(path: string, day: string): void;
  /** Writes what has not been written yet. */
  close(): Promise<void>;
}

export function createAnalytics(db: Db, log: Logger): Analytics {
  const store = createAnalyticsStore(db);
  const behind = createWriteBehind<CountedViews>({
    merge: (known, { views }) => ({ ...known, views: known.views + views }),
    write: (views) => store.addViews(views),
    atOnce: pagesAtOnce,
    onFailure: (err) => log.warn({ err }, 'page views not written yet'),
  });
  return {
    countView(path, day) {
      const counted = countedPage(path);
      behind.add(`${day} ${counted}`, { day, path: counted, views: 1 });
    },
    close: behind.close,
  };
}
