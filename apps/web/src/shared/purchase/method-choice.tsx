// The methods that something may be paid with, and the cards that are saved, to choose one.
import { CreditCard, ReceiptText, Wallet } from 'lucide-react';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { cardName, expiryWords } from '../saved-card/saved-card-facts.ts';
import { choiceKey, type PayChoice } from './pay-choice.ts';
import { purchaseCopy as copy } from './purchase.copy.ts';

const ICONS = { card: CreditCard, invoice: ReceiptText, balance: Wallet };

export interface MethodChoiceProps {
  /** For readers; the card around it says it. */
  legend: string;
  choices: readonly PayChoice[];
  choice: PayChoice | null;
  onChoose: (choice: PayChoice) => void;
  error?: string | undefined;
}

export function MethodChoice({ legend, choices, choice, onChoose, error }: MethodChoiceProps) {
  return (
    <RadioGroup
      legend={legend}
      legendHidden
      value={choice ? choiceKey(choice) : undefined}
      onChange={(key) => {
        const chosen = choices.find((each) => choiceKey(each) === key);
        if (chosen) onChoose(chosen);
      }}
      error={error}
      options={choices.map((each) => ({
        value: choiceKey(each),
        label: each.saved ? cardName(each.saved) : copy.methods[each.method],
        detail: each.saved ? expiryWords(each.saved) : copy.methodDetails[each.method],
        icon: ICONS[each.method],
      }))}
    />
  );
}
