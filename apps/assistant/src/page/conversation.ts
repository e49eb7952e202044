// The talk with the built-in assistant: one question at a time, and what to do when there is no answer.
import type { PageSettings } from '../page.ts';
import { createHandOver } from './hand-over.ts';
import { pageCopy as copy } from './page.copy.ts';
import type { Place, PortalWindow } from './portal-window.ts';
import { ask, type Begun, countAnswers, type Question, type Refused } from './server.ts';
import { createTranscript, holdsCardNumber } from './transcript.ts';
import { toOffer, type View } from './view.ts';

export type ConversationNeeds = Pick<PageSettings, 'brand' | 'chatwoot' | 'helpPhone'> & {
  view: View;
  portal: PortalWindow;
  begun: Begun;
};

/** Whoever greets does not wait for longer to know whether somebody has answered. */
const NEWS_WITHIN_MS = 2_000;
/** What was said before only tells what is meant now. */
const longestBefore = 500;

export function createConversation({ view, portal, begun, brand, ...needs }: ConversationNeeds): void {
  let context: unknown;
  let before: string | undefined;
  let place: Place | undefined;
  let offered: Parameters<View['offer']>[0] = [];
  const transcript = createTranscript();
  const handOver = createHandOver({
    view,
    portal,
    begun,
    transcript,
    ...needs,
    goBack: () => view.offer(offered),
  });

  const refusals: Record<Refused, (again: () => void) => void> = {
    over: () => view.end(copy.over),
    card: () => view.note(copy.card),
    fast: (again) => cannot(copy.fast, again),
    silent: (again) => cannot(copy.silent, again),
  };
  function cannot(text: string, again: () => void): void {
    view.note(text);
    offer([{ label: copy.retry, press: again }]);
  }
  function offer(replies: typeof offered): void {
    offered = replies;
    view.offer(replies);
  }
  function say(text: string, question: Question): void {
    view.said(text);
    // That they want a person is seen by their writing to one.
    if (question.topic !== 'person') transcript.said('customer', text);
    put(question);
  }

  async function put(question: Question, { isFirst = false } = {}): Promise<void> {
    offer([]);
    view.wait(true);
    const answer = await ask(begun.conversation, { ...question, context, before, place });
    view.wait(false);
    if (typeof answer === 'string') return refusals[answer](() => put(question, { isFirst }));
    context = answer.context;
    if (question.text !== '') before = question.text.slice(0, longestBefore);
    for (const one of [answer, answer.second]) {
      if (!one || (one === answer && isFirst)) continue;
      view.answered(one);
      if (answer.topic !== 'person') transcript.answered(one);
    }
    offer(toOffer(answer.replies, ({ label, topic, line }) => say(label, { text: label, topic, line })));
  }

  async function greet(): Promise<void> {
    const late = new Promise<number>((resolve) => setTimeout(resolve, NEWS_WITHIN_MS, 0));
    const answers = await Promise.race([countAnswers(begun.conversation), late]);
    if (answers > 0) handOver.tellOfAnswer();
    await put({ text: '', topic: 'greeting' }, { isFirst: true });
  }

  view.onSay((text) => {
    if (holdsCardNumber(text)) return view.note(copy.card);
    say(text, { text });
  });
  view.onWrite(handOver.show);
  portal.listen((message) => {
    if (message.type === 'shown') view.focus();
    else if (message.type === 'place') place = message.place ?? undefined;
    else view.note(copy.scenarios[message.name][message.result]);
  });

  view.note(copy.hello(begun.givenName));
  view.note(copy.introduction(brand));
  view.focus();
  greet();
}
