// How an answer is put together: words, ways to pages and people, and what can be said next.
import type { AssistantAnswer, AssistantPage, AssistantTopic } from '@portal/contract/assistant';
import { nationalNumber } from '@portal/contract/service-number';
import { assistantCopy as copy } from './assistant.copy.ts';
import { type OwnLine, replyLabel } from './own-lines.ts';

export type AnswerLink = AssistantAnswer['links'][number];

export function answer(
  topic: AssistantTopic,
  paragraphs: readonly string[],
  more: Partial<Omit<AssistantAnswer, 'topic' | 'paragraphs'>> = {},
): AssistantAnswer {
  return { topic, paragraphs: [...paragraphs], list: [], links: [], replies: [], awaits: null, ...more };
}

export function pageLink(page: AssistantPage, line?: OwnLine): AnswerLink {
  const about = line ? { line: nationalNumber(line.line.serviceNumber) } : {};
  return { label: copy.pages[page], page, ...about };
}

/** In a `tel:` address `#` would begin a fragment. */
export const callLink = (label: string, phone: string): AnswerLink => ({
  label,
  href: `tel:${phone.replace(/\s/g, '').replaceAll('#', '%23')}`,
});

/** More would be a list to scroll through. */
const mostReplies = 6;

export function askWhich(topic: AssistantTopic, lines: readonly OwnLine[]): AssistantAnswer {
  const isMore = lines.length > mostReplies;
  return answer(topic, isMore ? [copy.which, copy.whichMore] : [copy.which], {
    replies: lines.slice(0, mostReplies).map((own) => ({
      label: replyLabel(own),
      topic,
      line: nationalNumber(own.line.serviceNumber),
    })),
    awaits: topic,
  });
}
