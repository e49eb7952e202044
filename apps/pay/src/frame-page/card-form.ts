// The card's four fields. What is typed lives in them alone, until it is sent or the page goes away.

import { hasExpired, passesLuhn } from '../charges/cards.ts';
import { make } from './elements.ts';
import { frameCopy } from './frame-page.copy.ts';

// What the card's fields accept, how they read while typed, and in which words they refuse.

const cardFields = ['name', 'number', 'expiry', 'cvc'] as const;
type CardField = (typeof cardFields)[number];
type CardEntry = Record<CardField, string>;

/** As the provider's own token call wants it. */
export type Card = { name: string; number: string; cvv: string; expiryMonth: string; expiryYear: string };

const words = frameCopy.card.errors;

/** Empty when there is nothing against the field. */
export function errorOf(field: CardField, text: string, now = new Date()): string {
  const bare = text.replace(/\s/g, '');
  if (field === 'name') return /^[\p{L}\p{M}. ]{1,60}$/u.test(text.trim()) ? '' : words.nameMissing;
  if (field === 'number') {
    if (bare === '') return words.numberMissing;
    return /^\d{14,19}$/.test(bare) && passesLuhn(bare) ? '' : words.numberWrong;
  }
  if (field === 'expiry') {
    if (bare === '') return words.expiryMissing;
    return isFuture(bare, now) ? '' : words.expiryWrong;
  }
  if (bare === '') return words.cvcMissing;
  return /^\d{3,4}$/.test(bare) ? '' : words.cvcWrong;
}

export function cardFrom(entry: CardEntry): Card {
  const [expiryMonth = '', expiryYear = ''] = entry.expiry.replace(/\s/g, '').split('/');
  return {
    name: entry.name.trim(),
    number: entry.number.replace(/\s/g, ''),
    cvv: entry.cvc.replace(/\s/g, ''),
    expiryMonth,
    expiryYear,
  };
}

/** The number in groups, the expiry with its slash; `before` tells typing from deleting. */
export function asTyped(field: CardField, text: string, before: string): string {
  if (field === 'name') return text.toLocaleUpperCase('es');
  const bare = text.replace(/\s/g, '');
  if (field === 'number') return bare.replace(/-/g, '').replace(/(.{4})(?=.)/g, '$1 ');
  if (field === 'cvc') return bare;
  if (/^\d{2}$/.test(bare) && bare.length > before.length) return `${bare}/`;
  return bare.replace(/^(\d{2})\/?(?:20)?(\d{2})$/, '$1/$2');
}

function isFuture(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? [];
  return month !== undefined && !hasExpired(Number(month), Number(year), now);
}

const { card: copy } = frameCopy;

type CardForm = {
  node: HTMLElement;
  /** The card when nothing is against it; otherwise the errors show and the first one takes the focus. */
  read(): Card | null;
  /** Whether it is to be saved, once it has paid. */
  isToBeSaved(): boolean;
  /** After an attempt: the cvc alone, or all of a card that was refused. */
  forget(what: 'cvc' | 'card'): void;
};

type Field = { node: HTMLElement; input: HTMLInputElement; judge: () => boolean };

const attributes: Record<CardField, Record<string, string>> = {
  name: { autocomplete: 'cc-name', maxlength: '60', autocapitalize: 'characters' },
  // Longer than any card, so that a pasted number is judged and never cut.
  number: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: '40' },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: '9' },
  cvc: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: '6' },
};
const hints: Partial<Record<CardField, string>> = {
  name: copy.nameHint,
  expiry: copy.expiryHint,
  cvc: copy.cvcHint,
};

export function cardForm(onSubmit: () => void, maySave: boolean): CardForm {
  const fields: Record<CardField, Field> = {
    name: makeField('name'),
    number: makeField('number'),
    expiry: makeField('expiry'),
    cvc: makeField('cvc'),
  };
  const saving = make('input', { id: 'save', type: 'checkbox' });
  const clear = (each: readonly CardField[]) => {
    for (const name of each) fields[name].input.value = '';
  };
  // A page kept for the back button must not keep the card.
  addEventListener('pagehide', () => clear(cardFields));

  const node = make(
    'form',
    {
      id: 'card',
      class: 'card fields',
      novalidate: true,
      'aria-label': copy.title,
      onsubmit: (event) => {
        event.preventDefault();
        onSubmit();
      },
    },
    make('h2', {}, copy.title),
    fields.name.node,
    fields.number.node,
    make('div', { class: 'pair' }, fields.expiry.node, fields.cvc.node),
    maySave ? make('label', { class: 'check' }, saving, make('span', {}, copy.save)) : null,
    make('p', { class: 'quiet' }, copy.safe),
  );

  return {
    node,
    read() {
      const wrong = cardFields.filter((name) => !fields[name].judge());
      const [first] = wrong;
      if (first) {
        fields[first].input.focus();
        return null;
      }
      const entry = Object.fromEntries(cardFields.map((name) => [name, fields[name].input.value]));
      return cardFrom(entry as CardEntry);
    },
    isToBeSaved: () => saving.checked,
    forget: (what) => clear(what === 'card' ? ['number', 'expiry', 'cvc'] : ['cvc']),
  };
}

function makeField(name: CardField): Field {
  const noteId = `${name}-note`;
  const hint = hints[name] ?? '';
  const note = make('p', { id: noteId, class: 'note' }, hint);
  let before = '';
  const input = make('input', {
    id: name,
    type: 'text',
    spellcheck: 'false',
    'aria-describedby': noteId,
    ...attributes[name],
    oninput: () => {
      const isAtEnd = input.selectionStart === input.value.length;
      // In the middle of a number the caret must stay where it is.
      if (isAtEnd) input.value = asTyped(name, input.value, before);
      before = input.value;
      if (input.getAttribute('aria-invalid') === 'true') judge();
    },
  });
  function judge(): boolean {
    const error = errorOf(name, input.value);
    if (note.textContent !== (error || hint)) note.textContent = error || hint;
    note.classList.toggle('wrong', error !== '');
    note.toggleAttribute('role', false);
    if (error) note.setAttribute('role', 'alert');
    input.setAttribute('aria-invalid', String(error !== ''));
    return error === '';
  }
  return {
    node: make('div', { class: 'field' }, make('label', { for: name }, copy[name]), input, note),
    input,
    judge,
  };
}
