// The methods that something may be paid with, to choose one.
import { CreditCard, ReceiptText, Wallet } from 'lucide-react';
import type { PayMethod } from '../../session/purchase-drafts.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { purchaseCopy as copy } from './purchase.copy.ts';

const ICONS = { card: CreditCard, invoice: ReceiptText, balance: Wallet };

export interface MethodChoiceProps<Method extends PayMethod> {
  /** For readers; the card around it says it. */
  legend: string;
  methods: readonly Method[];
  method: Method | null;
  onChoose: (method: Method) => void;
  error?: string | undefined;
}

export function MethodChoice<Method extends PayMethod>(props: MethodChoiceProps<Method>) {
  const { legend, methods, method, onChoose, error } = props;
  return (
    <RadioGroup
      legend={legend}
      legendHidden
      value={method ?? undefined}
      onChange={onChoose}
      error={error}
      options={methods.map((each) => ({
        value: each,
        label: copy.methods[each],
        detail: copy.methodDetails[each],
        icon: ICONS[each],
      }))}
    />
  );
}
