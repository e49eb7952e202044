// What the page shows: the conversation as it grows, what can be pressed next, and the field below.
import { pageCopy as copy } from './page.copy.ts';
import type { PortalWindow } from './portal-window.ts';
import type { Answer, Link, Reply } from './server.ts';

export type View = {
  /** What the customer says; the listener is told of it and of nothing else. */
  onSay(listener: (text: string) => void): void;
  /** Somebody wants a person to go on with it. */
  onWrite(listener: () => void): void;
  said(text: string): void;
  note(text: string): void;
  answered(answer: Pick<Answer, 'paragraphs' | 'list' | 'links'>): void;
  /** Buttons under the last answer; the older ones go. */
  offer(replies: readonly { label: string; press: () => void }[]): void;
  /** In the place of what can be pressed, and of the field. */
  show(node: HTMLElement): void;
  wait(isWaiting: boolean): void;
  /** Nothing can be asked any more. */
  end(text: string): void;
  focus(): void;
};

type ViewOptions = { portal: PortalWindow; canAsk: boolean };

export function createView({ portal, canAsk }: ViewOptions): View {
  const list = make('ul', { class: 'log' });
  const log = make('div', { role: 'log', 'aria-label': copy.log, tabindex: '0' }, list);
  const replies = make('div', { class: 'replies' });
  const waiting = make('p', { class: 'waiting', role: 'status' });
  const field = make('textarea', {
    rows: '1',
    maxlength: '500',
    'aria-label': copy.field,
    placeholder: copy.field,
  });
  const send = make('button', { class: 'send' }, copy.send);
  const form = make('form', { class: 'ask' }, field, send);
  const scroller = make('div', { class: 'scroller' }, log, replies, waiting);
  document.getElementById('page')?.replaceChildren(scroller, ...(canAsk ? [form] : []));
  // On a phone the keyboard would cover what is to be read.
  const hasKeyboard = matchMedia('(pointer: fine)').matches;

  function add(who: 'you' | 'assistant', ...children: Node[]): void {
    const name = make('span', { class: 'who' }, `${copy[who]}: `);
    list.append(make('li', { class: who }, name, ...children));
    scroller.scrollTop = scroller.scrollHeight;
  }

  let write = () => {};
  const linkNode = ({ label, page, line, bill, href, person, write: isWriting }: Link): HTMLElement => {
    if (href) {
      const spoken = make('span', { class: 'who' }, ` ${copy.newTab}`);
      const marks = href.startsWith('http') ? [' ↗', spoken] : [];
      return make(
        'a',
        { class: 'link', href, target: '_blank', rel: 'noopener noreferrer' },
        label,
        ...marks,
      );
    }
    const go = () =>
      isWriting
        ? write()
        : portal.post(person || !page ? { type: 'person' } : { type: 'navigate', page, line, bill });
    return make('button', { class: 'link', type: 'button', onclick: go }, label);
  };

  const paragraph = (text: string) => make('p', {}, text);

  const view: View = {
    onSay(listener) {
      const say = () => {
        const text = field.value.trim();
        if (text === '' || form.classList.contains('busy')) return;
        field.value = '';
        listener(text);
      };
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        say();
      });
      field.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
        event.preventDefault();
        say();
      });
    },
    onWrite(listener) {
      write = listener;
    },
    said: (text) => add('you', paragraph(text)),
    note: (text) => add('assistant', paragraph(text)),
    answered({ paragraphs, list, links }) {
      add(
        'assistant',
        ...paragraphs.map(paragraph),
        ...(list.length > 0 ? [make('ul', {}, ...list.map((entry) => make('li', {}, entry)))] : []),
        ...(links.length > 0 ? [make('div', { class: 'links' }, ...links.map(linkNode))] : []),
      );
    },
    offer(offered) {
      const hadFocus = replies.contains(document.activeElement);
      form.hidden = false;
      replies.replaceChildren(
        ...offered.map(({ label, press }) =>
          make('button', { class: 'reply', type: 'button', onclick: press }, label),
        ),
      );
      if (hadFocus) view.focus();
      scroller.scrollTop = scroller.scrollHeight;
    },
    show(node) {
      form.hidden = true;
      replies.replaceChildren(node);
      node.scrollIntoView({ block: 'start' });
      // What was said last is what it is about.
      for (const list of node.querySelectorAll('ul')) list.scrollTop = list.scrollHeight;
      node.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    },
    wait(isWaiting) {
      waiting.textContent = isWaiting ? copy.writing : '';
      form.classList.toggle('busy', isWaiting);
      scroller.scrollTop = scroller.scrollHeight;
    },
    end(text) {
      view.wait(false);
      form.remove();
      view.note(text);
      view.offer([{ label: copy.restart, press: () => portal.post({ type: 'restart' }) }]);
      replies.querySelector('button')?.focus();
    },
    focus: () =>
      (hasKeyboard && form.isConnected && !form.hidden ? field : log).focus({ preventScroll: true }),
  };
  return view;
}

export const toOffer = (replies: readonly Reply[], press: (reply: Reply) => void) =>
  replies.map((reply) => ({ label: reply.label, press: () => press(reply) }));

// Making elements by hand: whatever comes from elsewhere becomes text, never markup.

type Attributes = Record<string, string | (() => void)>;

/** A function is a listener: `onclick`. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value);
  made.append(...children);
  return made;
}
