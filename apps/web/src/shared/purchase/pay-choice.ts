// With what something is paid: the methods that a line has, and, where a card is one of them, each card that is saved.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentMethodsQuery } from '../../api/purchase/payment-methods.ts';
import type { Draft, PayMethod, SavedProof } from '../../session/purchase-drafts.ts';
import { purchaseCopy } from './purchase.copy.ts';

export interface PayChoice {
  method: PayMethod;
  /** The card, where it is one that is saved; otherwise a card is typed. */
  saved: PaymentMethod | null;
}

/** Without saved cards: where something is paid on a page that is not ours. */
export const plainChoice = (method: PayMethod): PayChoice => ({ method, saved: null });

export const choiceKey = ({ method, saved }: PayChoice): string => saved?.id ?? method;

export const savedProof = ({ id, brand, lastFour }: PaymentMethod): SavedProof => ({
  savedCardId: id,
  brand,
  last4: lastFour,
});

/** The method, or the card as people know it. */
export const methodWords = ({ method, card }: Pick<Draft, 'method' | 'card'>): string =>
  card ? purchaseCopy.cardEnding(card.brand, card.last4) : purchaseCopy.methods[method];

export interface PayChoices {
  choices: readonly PayChoice[];
  /** What was chosen, or goes without saying: the only one, or a card that is saved, the preferred one first. */
  choice: PayChoice | null;
  choose: (choice: PayChoice) => void;
}

export interface PayChoiceRules {
  /** False: only cards that are saved, and none that is typed. */
  takesTyped?: boolean;
  /** Where none goes without saying, the first one does. */
  takesFirst?: boolean;
}

export function usePayChoices(methods: readonly PayMethod[], rules: PayChoiceRules = {}): PayChoices {
  const { takesTyped = true, takesFirst = false } = rules;
  const isByCard = methods.includes('card');
  const { data = [], isLoading } = useQuery({ ...paymentMethodsQuery, enabled: isByCard });
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const saved = isByCard ? data.filter(({ isExpired }) => !isExpired) : [];
  const choices = [
    ...saved.map((each): PayChoice => ({ method: 'card', saved: each })),
    ...methods.filter((method) => takesTyped || method !== 'card').map(plainChoice),
  ];
  // Another line may not have the method that was chosen for the one before.
  const chosen = choices.find((each) => choiceKey(each) === chosenKey) ?? null;
  const preferred =
    choices.find((each) => each.saved?.preferred) ??
    choices.find((each) => each.saved) ??
    (takesFirst || choices.length === 1 ? (choices[0] ?? null) : null);
  return {
    choices,
    // Until the cards are here nothing goes without saying: a form would change under whoever types in it.
    choice: chosen ?? (isByCard && isLoading ? null : preferred),
    choose: (each) => setChosenKey(choiceKey(each)),
  };
}
