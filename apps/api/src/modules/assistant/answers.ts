// How an answer is put together: words, ways to pages and people, and what can be said next.
import type { AssistantAnswer, AssistantPage, AssistantTopic } from '@portal/contract/help/assistant';
import type { Way } from '@portal/help/question-words';
import { type QuestionId, questions } from '@portal/help/questions';
import { wayLabels } from '@portal/help/ways.copy';
import { nationalNumber } from '@portal/market/service-number';
import { assistantCopy as copy, figureLabels } from './assistant.copy.ts';
import { type OwnLine, replyLabel } from './own-lines.ts';

export type AnswerLink = AssistantAnswer['links'][number];

export function answer(
  topic: AssistantTopic,
  paragraphs: readonly string[],
  more: Partial<Omit<AssistantAnswer, 'topic' | 'paragraphs'>> = {},
): AssistantAnswer {
  return {
    topic,
    paragraphs: [...paragraphs],
    list: [],
    links: [],
    replies: [],
    awaits: null,
    second: null,
    ...more,
  };
}

export function pageLink(page: AssistantPage, line?: OwnLine): AnswerLink {
  const about = line ? { line: nationalNumber(line.line.serviceNumber) } : {};
  return { label: isWay(page) ? wayLabels[page]() : copy.pages[page], page, ...about };
}

export const billLink = (billNo: string): AnswerLink => ({
  label: copy.pages.bill,
  page: 'bill',
  bill: billNo,
});

const isWay = (page: AssistantPage): page is AssistantPage & Way => page in wayLabels;

/** What a press asks about a topic; null where nobody is led to ask. */
export function topicLabel(topic: AssistantTopic): string | null {
  if (figureLabels[topic]) return figureLabels[topic];
  return isQuestionId(topic) ? questions[topic]({ phones: '', deviceBalance: '' }).question : null;
}

export const isQuestionId = (topic: string): topic is QuestionId => Object.hasOwn(questions, topic);

export function repliesFor(topics: readonly AssistantTopic[]): AssistantAnswer['replies'] {
  return topics.flatMap((topic) => {
    const label = topicLabel(topic);
    return label === null ? [] : [{ label, topic }];
  });
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
