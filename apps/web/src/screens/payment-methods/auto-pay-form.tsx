// Which card pays an account's bills, when, and up to which amount.
import type { AutoPay, PaymentMethod } from '@portal/contract/paying/payment-methods';
import { useState } from 'react';
import { saveAutoPay } from '../../api/purchase/payment-methods.ts';
import { centsIn, typedAmount } from '../../lib/typed-amount.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { numbersWith } from './card-facts.ts';
import { autoPayCopy } from './payment-methods.copy.ts';
import { CardSelect, firstCard, WishForm } from './wish-form.tsx';

const { form: copy } = autoPayCopy;
const DAYS = [0, 1, 2, 3, 5, 7, 10];

export interface AutoPayFormProps {
  accountId: string;
  wish: AutoPay;
  methods: readonly PaymentMethod[];
  onClose: () => void;
  onSaved: () => void;
}

export function AutoPayForm({ accountId, wish, methods, onClose, onSaved }: AutoPayFormProps) {
  const showToast = useToast();
  const [methodId, setMethodId] = useState(firstCard(methods, wish.paymentMethodId));
  const [days, setDays] = useState(wish.daysBeforeDue);
  const [maximum, setMaximum] = useState(wish.maximum ? typedAmount(wish.maximum.amount) : '');
  const [error, setError] = useState<string | undefined>();

  async function save() {
    const maximumCents = centsIn(maximum);
    if (maximumCents === null || maximumCents === 0) {
      setError(maximumCents === 0 ? copy.maximumZero : copy.maximumUnread);
      return null;
    }
    const answer = await saveAutoPay(accountId, {
      enabled: true,
      methodId,
      daysBeforeDue: days,
      maximumCents: maximumCents ?? null,
    });
    if (answer.error) return answer.error;
    showToast({ kind: 'success', text: autoPayCopy.turnedOn });
    onSaved();
    return null;
  }

  return (
    <WishForm title={copy.title} told={copy.told} onSubmit={save} onClose={onClose}>
      <CardSelect methods={methods} value={methodId} onChange={setMethodId} />
      <SelectField
        label={copy.when}
        value={String(days)}
        onChange={({ target }) => setDays(Number(target.value))}
        options={numbersWith(DAYS, wish.daysBeforeDue).map((each) => ({
          value: String(each),
          label: copy.days(each),
        }))}
      />
      <TextField
        label={copy.maximum}
        hint={copy.maximumHint}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={maximum}
        onChange={({ target }) => {
          setMaximum(target.value);
          setError(undefined);
        }}
      />
    </WishForm>
  );
}
