// How much a prepaid line is topped up by itself, when, and how often a month.
import type { AutoTopUp, PaymentMethod } from '@portal/contract/paying/payment-methods';
import { market } from '@portal/market/here';
import { highestTopUpCents } from '@portal/market/money';
import { useState } from 'react';
import { saveAutoTopUp } from '../../api/purchase/payment-methods.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { centsIn, typedAmount } from '../../lib/typed-amount.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { numbersWith } from './card-facts.ts';
import { autoTopUpCopy } from './payment-methods.copy.ts';
import { CardSelect, firstCard, WishForm } from './wish-form.tsx';

const { form: copy } = autoTopUpCopy;
/** A third of the least top-up. */
const usualBelow = Math.ceil((market.topUps[0] ?? 3) / 3);
const TIMES = [1, 2, 3, 4, 5, 10];

export interface AutoTopUpFormProps {
  number: string;
  wish: AutoTopUp;
  methods: readonly PaymentMethod[];
  onClose: () => void;
  onSaved: () => void;
}

export function AutoTopUpForm({ number, wish, methods, onClose, onSaved }: AutoTopUpFormProps) {
  const showToast = useToast();
  const [methodId, setMethodId] = useState(firstCard(methods, wish.paymentMethodId));
  const [amount, setAmount] = useState(wish.amount?.amount ?? market.topUps[0] ?? 0);
  const [below, setBelow] = useState(wish.below ? typedAmount(wish.below.amount) : typedAmount(usualBelow));
  const [times, setTimes] = useState(wish.timesAMonth);
  const [error, setError] = useState<string | undefined>();

  async function save() {
    const belowCents = centsIn(below);
    if (!belowCents || belowCents > highestTopUpCents) {
      setError(copy.belowWrong);
      return null;
    }
    const answer = await saveAutoTopUp(number, {
      enabled: true,
      methodId,
      belowCents,
      timesAMonth: times,
      amountCents: centsFromDollars(amount),
    });
    if (answer.error) return answer.error;
    showToast({ kind: 'success', text: autoTopUpCopy.turnedOn });
    onSaved();
    return null;
  }

  return (
    <WishForm title={copy.title} told={copy.told} onSubmit={save} onClose={onClose}>
      <CardSelect methods={methods} value={methodId} onChange={setMethodId} />
      <SelectField
        label={copy.amount}
        value={String(amount)}
        onChange={({ target }) => setAmount(Number(target.value))}
        options={market.topUps.map((each) => ({
          value: String(each),
          label: formatMoney(centsFromDollars(each)),
        }))}
      />
      <TextField
        label={copy.below}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={below}
        onChange={({ target }) => {
          setBelow(target.value);
          setError(undefined);
        }}
      />
      <SelectField
        label={copy.times}
        value={String(times)}
        onChange={({ target }) => setTimes(Number(target.value))}
        options={numbersWith(TIMES, times).map((each) => ({ value: String(each), label: String(each) }))}
      />
    </WishForm>
  );
}
