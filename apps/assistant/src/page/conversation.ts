// The talk with the built-in assistant: one question at a time, and what to do when there is no answer.
import { holdsCardNumber } from './cards.ts';
import { pageCopy as copy } from './page.copy.ts';
import type { PortalWindow } from './portal-window.ts';
import { ask, type Begun, type Question, type Refused } from './server.ts';
import { toOffer, type View } from './view.ts';

export type ConversationNeeds = { view: View; portal: PortalWindow; begun: Begun; brand: string };

export function createConversation({ view, portal, begun, brand }: ConversationNeeds): void {
  let awaited: string | undefined;

  const refusals: Record<Refused, (again: () => void) => void> = {
    over: () => view.end(copy.over),
    card: () => view.note(copy.card),
    fast: (again) => cannot(copy.fast, again),
    silent: (again) => cannot(copy.silent, again),
  };
  function cannot(text: string, again: () => void): void {
    view.note(text);
    view.offer([{ label: copy.retry, press: again }]);
  }

  async function put(question: Question, { isFirst = false } = {}): Promise<void> {
    view.offer([]);
    view.wait(true);
    const answer = await ask(begun.conversation, { ...question, awaited });
    view.wait(false);
    if (typeof answer === 'string') return refusals[answer](() => put(question, { isFirst }));
    awaited = answer.awaits ?? undefined;
    if (!isFirst) view.answered(answer);
    if (answer.second) view.answered(answer.second);
    const replies = answer.replies;
    view.offer(
      toOffer(replies, ({ label, topic, line }) => {
        view.said(label);
        put({ text: label, topic, line });
      }),
    );
  }

  view.onSay((text) => {
    if (holdsCardNumber(text)) return view.note(copy.card);
    view.said(text);
    put({ text });
  });
  portal.listen((message) => {
    if (message.type === 'shown') view.focus();
    else view.note(copy.scenarios[message.name][message.result]);
  });

  view.note(copy.hello(begun.givenName));
  view.note(copy.introduction(brand));
  view.focus();
  put({ text: '', topic: 'greeting' }, { isFirst: true });
}
