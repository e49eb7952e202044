// The built-in count of page views: sent in the background, answered by nothing, missed by nobody.

import { recordPageView } from '@portal/contract/help/portal-support';
import type { z } from 'zod';
import { addressOf } from '../lib/http/request.ts';

/** @param path with the `/ec` prefix, and without identifiers */
export function sendPageView(path: string): void {
  const view: z.input<(typeof recordPageView)['body']> = { path };
  // A beacon waits for nothing, outlives the page, and a failure of it disturbs nobody.
  navigator.sendBeacon(
    addressOf({ call: recordPageView }),
    new Blob([JSON.stringify(view)], { type: 'application/json' }),
  );
}
