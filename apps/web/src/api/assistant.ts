// A link to the assistant, or to a person where there is a live chat: good for one conversation.
import { openAssistant } from '@portal/contract/help/assistant';
import { request } from './requests.ts';

/** Null when none could be had. */
export async function chatLink(to: 'assistant' | 'person'): Promise<string | null> {
  const { data } = await request(openAssistant, { body: { to } });
  return data?.url ?? null;
}
