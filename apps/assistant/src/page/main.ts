// The assistant's page: opens the link that it came with, and then talks.
import type { PageSettings } from '../app.ts';
import { createHandOver, startChatwoot } from './hand-over.ts';
import { pageCopy as copy } from './page.copy.ts';
import { type Place, type PortalWindow, portalWindow, takeToken } from './portal-window.ts';
import { ask, type Begun, beginConversation, countAnswers, type Question, type Refused } from './server.ts';
import { createTranscript, holdsCardNumber } from './transcript.ts';
import { createView, toOffer, type View } from './view.ts';

// The talk with the built-in assistant: one question at a time, and what to do when there is no answer.

type ConversationNeeds = Pick<PageSettings, 'brand' | 'chatwoot' | 'helpPhone'> & {
  view: View;
  portal: PortalWindow;
  begun: Begun;
};

/** Whoever greets does not wait for longer to know whether somebody has answered. */
const NEWS_WITHIN_MS = 2_000;

function createConversation({ view, portal, begun, brand, ...needs }: ConversationNeeds): void {
  let context: unknown;
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
    const answer = await ask(begun.conversation, { ...question, context, place });
    view.wait(false);
    if (typeof answer === 'string') return refusals[answer](() => put(question, { isFirst }));
    context = answer.context;
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

async function start(): Promise<void> {
  const { portalOrigins, chatwoot, brand, helpPhone } = settings();
  const portal = portalWindow(portalOrigins);
  const view = createView({ portal, canAsk: chatwoot?.opens !== 'atOnce' });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') portal.post({ type: 'close' });
  });

  const token = takeToken(location.hash);
  history.replaceState(null, '', location.pathname);
  const begun = token === null ? null : await beginConversation(token);
  if (begun === null) return view.end(copy.over);
  if (begun === 'silent') return view.end(copy.silent);
  if (chatwoot?.opens === 'atOnce') {
    view.note(copy.opening);
    return startChatwoot(chatwoot, begun, portal, []).catch(() => view.end(copy.noChat(helpPhone)));
  }
  createConversation({ view, portal, begun, brand, chatwoot, helpPhone });
}

start();

/** What the server tells the page about its operator. */
function settings(): PageSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="assistant-settings"]')?.content;
  return JSON.parse(content ?? '{}');
}
