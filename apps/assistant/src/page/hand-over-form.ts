// What a person will get, before it is sent: what was said, and a field for what is still to be said.
import { make } from './elements.ts';
import { pageCopy } from './page.copy.ts';
import type { Said } from './server.ts';

const { handOver: copy, you, assistant } = pageCopy;
const names: Record<Said['author'], string> = { customer: you, assistant };

export type HandOverForm = { node: HTMLElement; fail(text: string): void; busy(isBusy: boolean): void };

/** @param send is handed what was added */
export function handOverForm(said: readonly Said[], send: (added: string) => void, back: () => void) {
  const hasAsked = said.some(({ author }) => author === 'customer');
  const field = make('textarea', { id: 'added', rows: '2', maxlength: '1000' });
  const label = make('label', { for: 'added' }, hasAsked ? copy.field : copy.fieldAlone);
  const failure = make('p', { role: 'alert', class: 'failure' });
  const button = make('button', { class: 'send' }, copy.send);
  const messages = said.map(({ author, text }) =>
    make('li', {}, make('span', { class: 'author' }, names[author]), make('p', {}, text)),
  );
  const node = make(
    'form',
    { class: 'hand-over', 'aria-label': copy.name },
    make('p', { class: 'shown', tabindex: '-1' }, copy.shown),
    make('ul', { class: 'handed', tabindex: '0', 'aria-label': copy.shown }, ...messages),
    label,
    field,
    failure,
    make(
      'div',
      { class: 'acts' },
      button,
      make('button', { class: 'reply', type: 'button', onclick: back }, copy.back),
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
      button.textContent = isBusy ? copy.sending : copy.send;
      if (isBusy) failure.textContent = '';
    },
  };
  node.addEventListener('submit', (event) => {
    event.preventDefault();
    if (node.classList.contains('busy')) return;
    const added = field.value.trim();
    if (added === '' && !hasAsked) return form.fail(copy.missing);
    send(added);
  });
  return form;
}
