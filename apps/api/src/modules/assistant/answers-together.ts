// Answers put together: two questions in one message, one question about a few lines, a greeting, a guess.
import { createHash } from 'node:crypto';
import type { AssistantAnswer, AssistantTopic } from '@portal/contract/help/assistant';
import { type AnswerLink, repliesFor, topicLabel } from './answers.ts';
import { assistantCopy as copy } from './assistant.copy.ts';
import type { Understood } from './assistant.ts';

/** Whoever greets and asks is greeted; whoever asks in another language is told in which the answer comes. */
export function greeted(told: AssistantAnswer, { greets, topic, isForeign }: Understood): AssistantAnswer {
  if (isForeign) return { ...told, paragraphs: [copy.inSpanishOnly, ...told.paragraphs] };
  const [opening, ...paragraphs] = told.paragraphs;
  if (!greets || topic === 'greeting' || topic === 'unknown' || opening === undefined) return told;
  return { ...told, paragraphs: [`${copy.hello} ${opening}`, ...paragraphs] };
}

/** Says what is answered, which may not be what was asked, and what else may have been meant. */
export function asGuess(told: AssistantAnswer, others: readonly AssistantTopic[]): AssistantAnswer {
  const answered = repliesFor([told.topic, ...(told.second ? [told.second.topic] : [])]);
  const opening = answered.length > 0 ? [copy.answering(answered.map(({ label }) => label))] : [];
  return {
    ...told,
    paragraphs: [...opening, ...told.paragraphs],
    replies: [...told.replies, ...repliesFor(others)],
  };
}

/** What else may have been asked, at a press. */
export function offering(told: AssistantAnswer, { topic, guesses }: Understood): AssistantAnswer {
  const others = topic === 'unknown' ? [] : guesses.filter((of) => of !== told.topic);
  return { ...told, replies: [...told.replies, ...repliesFor(others)] };
}

/** Two questions in the same words, each sentence once. Which line is asked for once: then the other question is offered at a press. */
export function together(first: AssistantAnswer, other: AssistantAnswer): AssistantAnswer {
  const { topic, replies, context } = other;
  if (!first.context.awaitsLine || !context.awaitsLine) {
    const second = { topic, ...saidBeside(first, other) };
    if (context.awaitsLine) return { ...first, second, replies, context };
    if (second.paragraphs.length === 0) return first;
    return first.context.awaitsLine
      ? { ...first, second }
      : { ...first, second, replies: [...first.replies, ...replies] };
  }
  const later = copy.secondLater(topicLabel(topic) ?? '');
  const second = { topic, paragraphs: [later], list: [], links: [] };
  return { ...first, second, replies: [...first.replies, ...repliesFor([topic])] };
}

/** Which words these are. */
export const wordsKey = (told: AssistantAnswer): string =>
  createHash('sha256')
    .update(JSON.stringify([told, told.second ?? told].map(({ paragraphs, list }) => [paragraphs, list])))
    .digest('base64url');

/** Where the same words would be told once more: its ways, and people. */
export const toldAlready = (told: AssistantAnswer, people: readonly AnswerLink[]): AssistantAnswer => ({
  ...told,
  paragraphs: [copy.toldAlready],
  list: [],
  links: [...told.links, ...people.filter((link) => !told.links.some((other) => isSameWay(link, other)))],
  second: null,
});

/** What the first one has not said already. */
function saidBeside(first: AssistantAnswer, { paragraphs, list, links }: AssistantAnswer) {
  const said = new Set([...first.paragraphs, ...first.list]);
  return {
    paragraphs: paragraphs.filter((sentence) => !said.has(sentence)),
    list: list.filter((sentence) => !said.has(sentence)),
    links: links.filter((link) => !first.links.some((other) => isSameWay(link, other))),
  };
}

const isSameWay = (one: AnswerLink, other: AnswerLink) =>
  one.label === other.label && one.bill === other.bill;

/** A few lines, one after the other; each way on once. */
export function asOne(told: readonly AssistantAnswer[]): AssistantAnswer {
  const [first, ...others] = told;
  if (!first || others.length === 0) return first as AssistantAnswer;
  const links = told.flatMap((one) => one.links);
  const isFirst = (link: AnswerLink, place: number) =>
    links.findIndex((other) => isSameWay(link, other)) === place;
  const sentences = told.map(({ paragraphs, list }) => [...paragraphs, ...list]);
  const ofAll = (first.paragraphs ?? []).filter((sentence) =>
    sentences.every((all) => all.includes(sentence)),
  );
  const own = sentences.map((all) => all.filter((sentence) => !ofAll.includes(sentence)).join(' '));
  return {
    ...first,
    paragraphs: [...own, ...ofAll],
    list: [],
    links: links.filter(isFirst).map(({ line: _ofOne, ...link }) => link),
  };
}
