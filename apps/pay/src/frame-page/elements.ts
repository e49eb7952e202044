// Making elements by hand: whatever comes from elsewhere becomes text, never markup.
import { frameCopy } from './frame-page.copy.ts';

export type Child = Node | string | null;
type Attributes = Record<string, string | boolean | ((event: Event) => void)>;

/** A function is a listener (`onclick`); `true` is an attribute without value, `false` none. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function button(label: string, kind: 'primary' | 'tonal' | 'link', onPress: () => void) {
  return make('button', { type: 'button', class: kind, onclick: onPress }, label);
}

/** What the page says now. Its heading takes the focus, so that a reader hears of the change. */
export function show(...children: Child[]): void {
  const page = document.getElementById('page');
  page?.replaceChildren(...children.filter((child) => child !== null));
  const heading = page?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

// One field for the digits that a bank has told its customer.

const { bank: copy } = frameCopy;

/** @param check the words against what was typed; null when there are none, and the form is over */
export function codeForm(maxLength: number, check: (digits: string) => Promise<string | null>): HTMLElement {
  let isBusy = false;
  const note = make('p', { id: 'code-note', class: 'note' });
  const input = make('input', {
    id: 'code',
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: String(maxLength),
    'aria-describedby': 'code-note',
  });
  const submit = make('button', { type: 'submit', class: 'primary' }, copy.confirm);

  async function send() {
    if (isBusy) return;
    isBusy = true;
    submit.setAttribute('aria-busy', 'true');
    const digits = input.value.replace(/\s/g, '');
    const words = digits === '' ? copy.missing : await check(digits);
    submit.removeAttribute('aria-busy');
    isBusy = false;
    if (words === null) return;
    note.textContent = words;
    note.classList.add('wrong');
    note.setAttribute('role', 'alert');
    input.setAttribute('aria-invalid', 'true');
    input.select();
    input.focus();
  }

  return make(
    'form',
    {
      class: 'fields',
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        void send();
      },
    },
    make('div', { class: 'field' }, make('label', { for: 'code' }, copy.code), input, note),
    submit,
  );
}
