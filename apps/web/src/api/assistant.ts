// A link to the assistant, or to a person where there is a live chat: good for one conversation.

import type { openAssistant } from '@portal/contract/help/assistant';
import { country } from '@portal/market/path';
import { request } from './requests.ts';

/** Null when none could be had. */
export async function chatLink(to: 'assistant' | 'person'): Promise<string | null> {
  const { data } = await request<typeof openAssistant>({
    method: 'POST',
    path: `/PortalSupport/api/${country}/portalSupport/assistant/link`,
    name: 'openAssistant',
    body: { to },
  });
  return typeof data?.url === 'string' ? data.url : null;
}
