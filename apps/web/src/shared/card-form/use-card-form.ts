// What is typed of the card, while it is typed: errors per field, focus to the first, forgotten on leaving.
import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Card } from '../../lib/card-tokenizer/port.ts';
import { keepOfCard, keptOfCard } from '../../session/typed-card.ts';
import { tokenizer } from '../purchase/card-token.ts';
import {
  asTyped,
  type CardEntry,
  type CardField,
  cardFields,
  checkCard,
  emptyCard,
  rewrite,
  toCard,
} from './card-entry.ts';

export interface FieldBinding {
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  ref: (input: HTMLInputElement | null) => void;
}

export interface TypedCard {
  bind: (field: CardField) => FieldBinding;
  /** The card when nothing is against it; otherwise the errors show and the first one takes the focus. */
  read: () => Card | null;
  /** Name and expiry stand there from before a reload, the number is missing. */
  isRestored: boolean;
  /** After each attempt. */
  forgetCvc: () => void;
  focusFirstEmpty: () => void;
}

export function useCardForm(): TypedCard {
  const [entry, setEntry] = useState<CardEntry>(emptyCard);
  const [checked, setChecked] = useState<readonly CardField[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [isRestored, setIsRestored] = useState(false);
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({});
  const errors = checkCard(entry);

  // After the page was drawn, which the server does without it; what was typed meanwhile stands.
  useEffect(() => {
    const kept = keptOfCard();
    if (!kept?.name && !kept?.expiry) return;
    setIsRestored(true);
    setEntry(({ name, expiry, ...rest }) => ({
      ...rest,
      name: name || kept.name,
      expiry: expiry || kept.expiry,
    }));
  }, []);

  // A page kept for the back button must not keep the card.
  useEffect(() => {
    const forget = () => setEntry(emptyCard);
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);

  // So that nothing is waited for when the card is sent; what fails now is tried again then.
  useEffect(() => {
    tokenizer().catch(() => undefined);
  }, []);

  const focusFirstRefused = useEffectEvent(() =>
    firstOf((input) => input.getAttribute('aria-invalid') === 'true')?.focus(),
  );
  // After the errors stand in the page, so that a reader hears them with the field.
  useEffect(() => {
    if (refusals > 0) focusFirstRefused();
  }, [refusals]);

  function firstOf(matches: (input: HTMLInputElement) => boolean): HTMLInputElement | undefined {
    const inOrder = cardFields.map((field) => inputs.current[field]);
    return inOrder.find((input): input is HTMLInputElement => input != null && matches(input));
  }

  return {
    bind: (field) => ({
      value: entry[field],
      error: checked.includes(field) ? errors[field] : undefined,
      onChange: ({ target }) => {
        const words = asTyped(field, target.value, entry[field]);
        rewrite(target, words);
        const typed = { ...entry, [field]: words };
        if (field === 'name' || field === 'expiry') keepOfCard(typed);
        setEntry((current) => ({ ...current, [field]: words }));
      },
      // Only on the way to another field: an error that appears under the finger would move the button away.
      onBlur: ({ relatedTarget }) => {
        const goesOn = relatedTarget instanceof HTMLInputElement && entry[field] !== '';
        if (goesOn && !checked.includes(field)) setChecked([...checked, field]);
      },
      ref: (input) => {
        inputs.current[field] = input;
      },
    }),
    read: () => {
      if (Object.keys(errors).length === 0) return toCard(entry);
      setChecked(cardFields);
      setRefusals(refusals + 1);
      return null;
    },
    isRestored: isRestored && entry.number === '',
    forgetCvc: () => {
      setEntry((current) => ({ ...current, cvc: '' }));
      setChecked((current) => current.filter((field) => field !== 'cvc'));
    },
    focusFirstEmpty: () => firstOf((input) => input.value === '')?.focus(),
  };
}
