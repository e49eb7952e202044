// The only SQL for page views.
import type { Db } from '@portal/database/connection';
import { sql } from 'drizzle-orm';
import { pageViews } from '../../db/schema.ts';

export type CountedViews = typeof pageViews.$inferSelect;

export interface AnalyticsStore {
  /** Adds to what is there; at most one row a page and day. */
  addViews(rows: CountedViews[]): Promise<void>;
}

export function createAnalyticsStore(db: Db): AnalyticsStore {
  return {
    async addViews(rows) {
      // In one order, so that two processes never wait for each other.
      const inOrder = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
      await db
        .insert(pageViews)
        .values(inOrder)
        .onConflictDoUpdate({
          target: [pageViews.day, pageViews.path],
          set: { views: sql`${pageViews.views} + excluded.views` },
        });
    },
  };
}

const keyOf = ({ day, path }: CountedViews) => `${day} ${path}`;
