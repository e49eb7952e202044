// Which outside analytics the operator has configured, and how they are started: once, on the first page.
import { startGa4 } from '../lib/analytics/ga4.ts';
import { startMatomo } from '../lib/analytics/matomo.ts';
import type { OutsideAnalytics, ViewedPage } from '../lib/analytics/port.ts';
import { settings } from '../lib/settings.ts';

let started: OutsideAnalytics[] | undefined;

export function tellOutside(page: ViewedPage): void {
  started ??= start();
  for (const analytics of started) analytics.pageView(page);
}

function start(): OutsideAnalytics[] {
  const { ga4Id, matomoUrl, matomoSiteId } = settings();
  return [ga4Id && startGa4(ga4Id), matomoUrl && startMatomo(matomoUrl, matomoSiteId)].filter(
    (analytics) => typeof analytics === 'object',
  );
}
