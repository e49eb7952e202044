// With what something is paid: the methods that a line has, each card that is saved, and the form of one that is typed.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { elsewhereWords } from '@portal/help/ways-to-pay.copy';
import { useQuery } from '@tanstack/react-query';
import { Banknote, CreditCard, Landmark, Plus, QrCode, ReceiptText, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paymentMethodsQuery } from '../../api/purchase/payment-methods.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { CardForm, type CardFormProps } from '../card-form/card-fields.tsx';
import { sectionCopy } from '../page/page.copy.ts';
import { cardName, expiryWords } from '../saved-card/saved-cards.ts';
import { isLater, type PayMethod } from './payment-request.ts';
import { purchaseCopy as copy } from './purchase.copy.ts';

export interface PayChoice {
  method: PayMethod;
  /** The card, where it is one that is saved; otherwise a card is typed. */
  saved: PaymentMethod | null;
}

/** Without saved cards: where something is paid on a page that is not ours. */
export const plainChoice = (method: PayMethod): PayChoice => ({ method, saved: null });

export const isTyped = (choice: PayChoice | null): boolean => choice?.method === 'card' && !choice.saved;

const keyOf = ({ method, saved }: PayChoice): string => saved?.id ?? method;

export interface PayChoices {
  choices: readonly PayChoice[];
  /** What was chosen, or goes without saying: a card that is saved, the preferred one first, or else the first way. */
  choice: PayChoice | null;
  choose: (choice: PayChoice) => void;
  /** Cards that are saved could not be read: reads them again. */
  readCards?: (() => void) | undefined;
}

/**
 * @param methods null: not known yet
 * @param takesSaved whether a card that is saved pays, too
 */
export function usePayChoices(methods: readonly PayMethod[] | null, takesSaved: boolean): PayChoices {
  const cards = useQuery({ ...paymentMethodsQuery, enabled: takesSaved });
  const { data = [], isLoading } = cards;
  const isKnown = methods !== null && !isLoading;
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const saved = takesSaved ? data.filter(({ isExpired }) => !isExpired) : [];
  const choices = [
    ...saved.map((each): PayChoice => ({ method: 'card', saved: each })),
    ...(methods ?? []).map(plainChoice),
  ];
  const preferred = choices.find((each) => each.saved?.preferred) ?? choices[0] ?? null;
  return {
    choices,
    // Until all are here nothing goes without saying: a form would change under whoever types in it.
    choice: choices.find((each) => keyOf(each) === chosenKey) ?? (isKnown ? preferred : null),
    choose: (each) => setChosenKey(keyOf(each)),
    readCards: takesSaved && cards.isError && !cards.data ? () => void cards.refetch() : undefined,
  };
}

const ICONS: Record<PayMethod, IconGlyph> = {
  card: CreditCard,
  invoice: ReceiptText,
  balance: Wallet,
  bankTransfer: Landmark,
  cash: Banknote,
  qr: QrCode,
};

export interface MethodChoiceProps extends PayChoices {
  /** For readers; what stands around it says it. */
  legend: string;
  isBusy?: boolean;
}

export function MethodChoice({ legend, isBusy = false, choices, choice, choose }: MethodChoiceProps) {
  const hasSaved = choices.some(({ saved }) => saved);
  return (
    <RadioGroup
      legend={legend}
      legendHidden
      value={choice ? keyOf(choice) : undefined}
      onChange={(key) => {
        const chosen = choices.find((each) => keyOf(each) === key);
        if (chosen) choose(chosen);
      }}
      options={choices.map((each) => ({
        value: keyOf(each),
        disabled: isBusy && each !== choice,
        ...wordsOf(each, hasSaved),
      }))}
    />
  );
}

function wordsOf(each: PayChoice, hasSaved: boolean) {
  const { method, saved } = each;
  if (saved) return { label: cardName(saved), detail: expiryWords(saved), icon: CreditCard };
  if (isTyped(each) && hasSaved) return { ...copy.anotherCard, icon: Plus };
  const { name, detail } = isLater(method) ? elsewhereWords[method] : copy.ways[method];
  return { label: name, detail, icon: ICONS[method] };
}

export interface HowToPayProps {
  pay: PayChoices;
  /** The form of a card that is typed; null where the provider's own page has it. */
  form: CardFormProps | null;
  /** Nothing is chosen any more. */
  isBusy: boolean;
  /** Under the chosen way, where it is no card that is typed. */
  children?: ReactNode;
}

export function HowToPay({ pay, form, isBusy, children }: HowToPayProps) {
  const { choices, choice, readCards } = pay;
  const showsForm = form && isTyped(choice);
  return (
    <div className="stack">
      {/* Where there is nothing to choose the form says it. */}
      {!(showsForm && choices.length === 1) && (
        <MethodChoice legend={copy.payWith} isBusy={isBusy} {...pay} />
      )}
      {readCards && (
        <p className="small muted">
          {copy.cardsFailed} <TextLink onClick={readCards}>{sectionCopy.retry}</TextLink>
        </p>
      )}
      {showsForm ? <CardForm {...form} /> : children}
    </div>
  );
}
