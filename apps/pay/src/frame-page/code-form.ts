// One field for the digits that a bank has told its customer.
import { make } from './elements.ts';
import { frameCopy } from './frame-page.copy.ts';

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
