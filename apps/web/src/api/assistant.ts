// A link to the assistant, or to a person where there is a live chat: good for one conversation. And the portal's own count
// of page views: sent in the background, answered by nothing, missed by nobody.
import { openAssistant } from '@portal/contract/help/assistant';
import { recordPageView } from '@portal/contract/help/portal-support';
import type { z } from 'zod';
import { addressOf } from '../lib/http/request.ts';
import { request } from './requests.ts';

/** Null when none could be had. */
export async function chatLink(to: 'assistant' | 'person'): Promise<string | null> {
  const { data } = await request(openAssistant, { body: { to } });
  return data?.url ?? null;
}

/** @param path with the `/ec` prefix, and without identifiers */
export function sendPageView(path: string): void {
  const view: z.input<(typeof recordPageView)['body']> = { path };
  // A beacon waits for nothing, outlives the page, and a failure of it disturbs nobody.
  navigator.sendBeacon(
    addressOf({ call: recordPageView }),
    new Blob([JSON.stringify(view)], { type: 'application/json' }),
  );
}
