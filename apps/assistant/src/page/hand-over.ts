// To a person in two taps: one shows what they will get, the other sends it.
import { withoutSecrets } from '@portal/market/text';
import { momentWords } from '@portal/market/words';
import type { PageSettings } from '../app.ts';
import { pageCopy } from './page.copy.ts';
import type { PortalWindow } from './portal-window.ts';
import { type Begun, countAnswers, type Refused, type Said, sendToPerson } from './server.ts';
import { holdsCardNumber, type Transcript } from './transcript.ts';
import { make, type View } from './view.ts';

// A Chatwoot in place of the built-in assistant, or after it: its script runs on this origin, never in the portal's page.

interface Sdk {
  run(options: { websiteToken: string; baseUrl: string }): void;
}
interface Widget {
  setUser(id: string, user: { name: string; email?: string; identifier_hash?: string }): void;
  setCustomAttributes(attributes: Record<string, string>): void;
  toggle(state: 'open'): void;
}
declare global {
  interface Window {
    chatwootSettings?: object;
    chatwootSDK?: Sdk;
    $chatwoot?: Widget;
  }
}

const authors: Record<Said['author'], string> = { customer: pageCopy.you, assistant: pageCopy.assistant };
const READY_WITHIN_MS = 15_000;

/**
 * With what was said before, if anything. Rejects when its script does not come, or does not get ready.
 */
export function startChatwoot(
  { baseUrl, websiteToken }: NonNullable<PageSettings['chatwoot']>,
  begun: Begun,
  portal: PortalWindow,
  said: readonly Said[],
): Promise<void> {
  if (window.$chatwoot) {
    handOver(window.$chatwoot, said);
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, READY_WITHIN_MS);
    window.chatwootSettings = { hideMessageBubble: true, locale: 'es', type: 'standard' };
    window.addEventListener('chatwoot:ready', () => {
      clearTimeout(timer);
      introduce(begun);
      if (window.$chatwoot) handOver(window.$chatwoot, said);
      portal.listen((message) => {
        if (message.type !== 'scenario') return;
        window.$chatwoot?.setCustomAttributes({ scenario: `${message.name}_${message.result}` });
      });
      resolve();
    });
    // Whoever wrote in this browser before is somebody else, as far as it knows.
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a store of cookies
    if (!begun.identity) document.cookie = 'cw_conversation=; Max-Age=0; Path=/';
    const script = document.createElement('script');
    script.src = `${baseUrl}/packs/js/sdk.js`;
    script.onerror = reject;
    script.onload = () => window.chatwootSDK?.run({ websiteToken, baseUrl });
    document.head.append(script);
  });
}

/** Longer values are refused, and with them all that came beside. */
const LONGEST_ATTRIBUTE = 1_400;
const MOST_PARTS = 6;

/** Of the contact: its conversation is there only once they have written. What is left of an older one is emptied. */
function handOver(widget: Widget, said: readonly Said[]): void {
  if (said.length > 0) {
    const text = said.map(({ author, text: words }) => `${authors[author]}: ${words}`).join('\n');
    const newest = text.slice(-LONGEST_ATTRIBUTE * MOST_PARTS);
    const parts = Array.from({ length: MOST_PARTS }, (_, part) => [
      `transcript_${part + 1}`,
      newest.slice(part * LONGEST_ATTRIBUTE, (part + 1) * LONGEST_ATTRIBUTE),
    ]);
    widget.setCustomAttributes(Object.fromEntries(parts));
  }
  widget.toggle('open');
}

/** Without our proof of who it is, Chatwoot is told nothing: anybody could say it. */
function introduce({ customer, identity }: Begun): void {
  if (!customer || !identity) return;
  const { name, email, accountNumber } = customer;
  window.$chatwoot?.setUser(identity.id, {
    name,
    ...(email ? { email } : {}),
    identifier_hash: identity.hash,
  });
  if (accountNumber) window.$chatwoot?.setCustomAttributes({ accountNumber });
}

const { handOver: copy, ...pageWords } = pageCopy;

type HandOverNeeds = Pick<PageSettings, 'chatwoot' | 'helpPhone'> & {
  view: View;
  portal: PortalWindow;
  begun: Begun;
  transcript: Transcript;
  /** What could be pressed before. */
  goBack(): void;
};

/** A person may take longer than anybody looks at this page: then the portal tells. */
const looks = { everyMs: 30_000, times: 20 };

type HandOver = { show(): void; tellOfAnswer(): void };

export function createHandOver({ view, portal, begun, transcript, ...needs }: HandOverNeeds): HandOver {
  const { chatwoot, helpPhone, goBack } = needs;
  const toMessages = { list: [], links: [{ label: copy.messages, page: 'messages' }] };

  function show(): void {
    const said = transcript.all();
    /** The same words sent again are the same. */
    const key = crypto.randomUUID();
    const form = handOverForm(said, send, goBack);
    view.show(form.node);

    async function send(added: string): Promise<void> {
      if (holdsCardNumber(added)) return form.fail(pageWords.card);
      const all: Said[] =
        added === '' ? said : [...said, { author: 'customer', text: withoutSecrets(added) }];
      form.busy(true);
      if (chatwoot) return openChatwoot(chatwoot, all);
      const sent = await sendToPerson(begun.conversation, key, all);
      form.busy(false);
      if (typeof sent === 'string') return refuse(sent);
      view.offer([]);
      const until = sent.expectedResolutionDate;
      view.answered({ ...toMessages, paragraphs: [copy.sent(until && momentWords(new Date(until)))] });
      view.focus();
      lookForAnswer();
    }

    function refuse(refused: Refused): void {
      const words = { card: pageWords.card, fast: copy.fast, silent: copy.silent(helpPhone) };
      if (refused === 'over') view.end(pageWords.over);
      else form.fail(words[refused]);
    }

    async function openChatwoot(inbox: NonNullable<typeof chatwoot>, all: Said[]): Promise<void> {
      await startChatwoot(inbox, begun, portal, all).then(
        () => view.offer([]),
        () => {
          form.busy(false);
          form.fail(pageWords.noChat(helpPhone));
        },
      );
    }
  }

  async function lookForAnswer(): Promise<void> {
    const before = await countAnswers(begun.conversation);
    for (let time = 0; time < looks.times; time++) {
      await new Promise((resolve) => setTimeout(resolve, looks.everyMs));
      if (document.hidden || (await countAnswers(begun.conversation)) <= before) continue;
      tellOfAnswer();
      return portal.post({ type: 'news' });
    }
  }

  const tellOfAnswer = () => view.answered({ ...toMessages, paragraphs: [copy.answered] });

  return { show, tellOfAnswer };
}

const { handOver: formCopy, you, assistant } = pageCopy;
const names: Record<Said['author'], string> = { customer: you, assistant };

type HandOverForm = { node: HTMLElement; fail(text: string): void; busy(isBusy: boolean): void };

/** @param send is handed what was added */
function handOverForm(said: readonly Said[], send: (added: string) => void, back: () => void) {
  const hasAsked = said.some(({ author }) => author === 'customer');
  const field = make('textarea', { id: 'added', rows: '2', maxlength: '1000' });
  const label = make('label', { for: 'added' }, hasAsked ? formCopy.field : formCopy.fieldAlone);
  const failure = make('p', { role: 'alert', class: 'failure' });
  const button = make('button', { class: 'send' }, formCopy.send);
  const messages = said.map(({ author, text }) =>
    make('li', {}, make('span', { class: 'author' }, names[author]), make('p', {}, text)),
  );
  const node = make(
    'form',
    { class: 'hand-over', 'aria-label': formCopy.name },
    make('p', { class: 'shown', tabindex: '-1' }, formCopy.shown),
    make('ul', { class: 'handed', tabindex: '0', 'aria-label': formCopy.shown }, ...messages),
    label,
    field,
    failure,
    make(
      'div',
      { class: 'acts' },
      button,
      make('button', { class: 'reply', type: 'button', onclick: back }, formCopy.back),
    ),
  );
  const form: HandOverForm = {
    node,
    fail: (text) => {
      failure.textContent = text;
      // With what can be done about it.
      node.scrollIntoView({ block: 'end' });
    },
    busy(isBusy) {
      node.classList.toggle('busy', isBusy);
      button.textContent = isBusy ? formCopy.sending : formCopy.send;
      if (isBusy) failure.textContent = '';
    },
  };
  node.addEventListener('submit', (event) => {
    event.preventDefault();
    if (node.classList.contains('busy')) return;
    const added = field.value.trim();
    if (added === '' && !hasAsked) return form.fail(formCopy.missing);
    send(added);
  });
  return form;
}
