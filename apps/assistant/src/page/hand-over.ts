// To a person in two taps: one shows what they will get, the other sends it.

import { withoutSecrets } from '@portal/market/text';
import { momentWords } from '@portal/market/words';
import type { PageSettings } from '../page.ts';
import { startChatwoot } from './chatwoot.ts';
import { pageCopy } from './page.copy.ts';
import type { PortalWindow } from './portal-window.ts';
import { type Begun, countAnswers, type Refused, type Said, sendToPerson } from './server.ts';
import { holdsCardNumber, type Transcript } from './transcript.ts';
import { make, type View } from './view.ts';

const { handOver: copy, ...pageWords } = pageCopy;

export type HandOverNeeds = Pick<PageSettings, 'chatwoot' | 'helpPhone'> & {
  view: View;
  portal: PortalWindow;
  begun: Begun;
  transcript: Transcript;
  /** What could be pressed before. */
  goBack(): void;
};

/** A person may take longer than anybody looks at this page: then the portal tells. */
const looks = { everyMs: 30_000, times: 20 };

export type HandOver = { show(): void; tellOfAnswer(): void };

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
