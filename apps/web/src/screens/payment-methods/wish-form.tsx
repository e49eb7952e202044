// The dialog of a wish: its fields, what it promises, and the two buttons.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { RequestError } from '../../lib/http/result.ts';
import { cardName } from '../../shared/saved-card/saved-card-facts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { autoPayCopy, cardsCopy } from './payment-methods.copy.ts';

const { form: copy } = autoPayCopy;

export interface WishFormProps {
  title: string;
  told: string;
  /** Answers why it was refused; null when it is done, or a field says why not. */
  onSubmit: () => Promise<RequestError | null>;
  onClose: () => void;
  children: ReactNode;
}

export function WishForm({ title, told, onSubmit, onClose, children }: WishFormProps) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    const error = await onSubmit();
    setIsBusy(false);
    // Whoever would not say who they are has closed that dialog, and is back here.
    if (error && error.code !== 'STEP_UP_REQUIRED')
      setRefusal(error.code === 'CARD_NOT_USABLE' ? copy.cardWrong : cardsCopy.notDone);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={title}
      initialFocus="title"
      actions={
        <>
          <Button type="submit" form={formId} kind="primary" busy={isBusy} busyText={copy.saving}>
            {copy.save}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack fields" noValidate onSubmit={submit}>
        {refusal && <Notice kind="danger">{refusal}</Notice>}
        {children}
        {told && <p className="small quiet">{told}</p>}
      </form>
    </Dialog>
  );
}

export interface CardSelectProps {
  methods: readonly PaymentMethod[];
  value: string;
  onChange: (id: string) => void;
}

export function CardSelect({ methods, value, onChange }: CardSelectProps) {
  return (
    <SelectField
      label={copy.card}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={methods.map((method) => ({
        value: method.id,
        label: cardName(method),
        disabled: method.isExpired,
      }))}
    />
  );
}

/** The one that it has, while it is good; otherwise the first that is. */
export function firstCard(methods: readonly PaymentMethod[], id: string | null): string {
  const good = methods.filter(({ isExpired }) => !isExpired);
  return (good.find((method) => method.id === id) ?? good[0])?.id ?? '';
}
