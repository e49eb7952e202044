// The card's four fields. What is typed here goes to the card provider and nowhere else.
import { CreditCard, Info, LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BankDialog } from './bank-dialog.tsx';
import { nameMaxLength } from './card-entry.ts';
import { cardFormCopy as copy } from './card-form.copy.ts';
import styles from './card-form.module.css';
import type { TypedCard } from './use-card-form.ts';

/** Longer than any card, so that a pasted number is judged and never cut. */
const NUMBER_MAX_LENGTH = 40;

export interface CardFormProps {
  id: string;
  form: TypedCard;
  isBusy: boolean;
  onSubmit: () => void;
  /** What is charged, for when its bank asks; of a card that is only saved nothing is. */
  amount?: string | undefined;
  /** Above the fields. */
  notice?: ReactNode;
  /** Under them, beside the lock: what becomes of the payment. */
  safe: string;
  /** At the foot. */
  actions?: ReactNode;
}

/** The form as a card of its own on a page. */
export function CardFields({ detail = copy.detail, ...form }: CardFormProps & { detail?: string }) {
  return (
    <Card title={copy.title} detail={detail}>
      <CardForm {...form} />
    </Card>
  );
}

export function CardForm(props: CardFormProps) {
  const { id, form, isBusy, onSubmit, amount, notice, safe, actions } = props;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const typing = { readOnly: isBusy, spellCheck: false, autoCorrect: 'off' } as const;
  return (
    <>
      <form
        id={id}
        className="stack fields"
        noValidate
        autoComplete="on"
        aria-label={copy.title}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {notice}
        {form.isRestored && <Notice kind="info">{copy.restored}</Notice>}
        <TextField
          {...form.bind('name')}
          {...typing}
          label={copy.name}
          hint={copy.nameHint}
          autoComplete="cc-name"
          autoCapitalize="characters"
          maxLength={nameMaxLength}
        />
        <TextField
          {...form.bind('number')}
          {...typing}
          label={copy.number}
          endIcon={CreditCard}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={NUMBER_MAX_LENGTH}
        />
        <div className={styles.pair}>
          <TextField
            {...form.bind('expiry')}
            {...typing}
            label={copy.expiry}
            placeholder={copy.expiryPlaceholder}
            inputMode="numeric"
            autoComplete="cc-exp"
            maxLength={9}
          />
          <TextField
            {...form.bind('cvc')}
            {...typing}
            label={copy.cvc}
            hint={copy.cvcHint}
            endAction={
              <IconButton
                label={copy.whereIsCvc}
                icon={Info}
                iconSize="sm"
                onClick={() => setIsHelpOpen(true)}
              />
            }
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={6}
          />
        </div>
        <p className={styles.safe}>
          <Icon of={LockKeyhole} size="sm" />
          {safe}
        </p>
        {actions}
      </form>
      <Dialog
        open={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
        title={copy.whereIsCvc}
        actions={<Button onClick={() => setIsHelpOpen(false)}>{copy.understood}</Button>}
      >
        {copy.cvcHelp}
      </Dialog>
      <BankDialog amount={amount} number={form.bind('number').value.replace(/\D/g, '')} />
    </>
  );
}
