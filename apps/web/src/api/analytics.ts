// The built-in count of page views: sent in the background, answered by nothing, missed by nobody.

import type { recordPageView } from '@portal/contract/help/portal-support';
import { country } from '@portal/market/path';
import type { z } from 'zod';

const PATH: (typeof recordPageView)['path'] = `/PortalSupport/api/${country}/portalSupport/pageView`;

/** @param path with the `/ec` prefix, and without identifiers */
export function sendPageView(path: string): void {
  const view: z.input<(typeof recordPageView)['body']> = { path };
  // A beacon waits for nothing, outlives the page, and a failure of it disturbs nobody.
  navigator.sendBeacon(PATH, new Blob([JSON.stringify(view)], { type: 'application/json' }));
}
