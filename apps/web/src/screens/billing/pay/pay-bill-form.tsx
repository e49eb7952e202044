// Summary and card side by side, and the one red button: in the form on desktop, in the bar on phones.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { useId } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { CardFields } from '../../../shared/card-form/card-fields.tsx';
import type { CardForm } from '../../../shared/card-form/use-card-form.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { purchaseCopy } from '../../../shared/purchase/purchase.copy.ts';
import styles from '../../../shared/purchase/purchase.module.css';
import { ActionBar } from '../../../ui/actions/action-bar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { toPayCents } from '../bill-facts.ts';
import { BillSummary } from '../bill-summary.tsx';
import { payBillCopy as copy } from './pay-bill.copy.ts';
import { PayInTab } from './pay-in-tab.tsx';
import { SavedCardPay } from './saved-card-pay.tsx';
import type { BillNotice, PayBill } from './use-pay-bill.ts';

export interface PayBillFormProps {
  bill: CustomerBill;
  /** When the bill was read, in milliseconds since 1970. */
  updatedAt: number;
  payment: PayBill;
  card: CardForm;
}

export function PayBillForm({ bill, updatedAt, payment, card }: PayBillFormProps) {
  const formId = useId();
  const total = formatMoney(toPayCents(bill));
  const isBusy = payment.stage.at === 'paying';

  async function submit() {
    if (isBusy) return;
    const typed = card.read();
    if (!typed) return;
    await payment.pay(bill, typed);
    card.forgetCvc();
  }

  const button = (className?: string) => (
    <Button
      kind="primary"
      type="submit"
      form={formId}
      className={className}
      busy={isBusy}
      busyText={copy.card.submitting}
    >
      {copy.card.submit(total)}
    </Button>
  );

  return (
    <>
      <Columns
        side={<BillSummary bill={bill} updatedAt={updatedAt} />}
        rest={
          !isBusy && (
            <PayInTab bill={bill} onPaid={(paid) => payment.conclude({ kind: 'paid', payment: paid })} />
          )
        }
      >
        <SavedCardPay
          total={total}
          isBusy={isBusy}
          onPay={(savedCardId) => payment.payWithSaved(bill, savedCardId)}
        />
        <CardFields
          id={formId}
          form={card}
          isBusy={isBusy}
          onSubmit={submit}
          safe={copy.card.safe}
          notice={payment.notice && <AboveFields notice={payment.notice} total={total} />}
          actions={
            <div className={classNames(styles.actions, 'only-lg')}>
              <ButtonLink href={withLine(paths.billing(), bill.product.publicIdentifier)}>
                {copy.back}
              </ButtonLink>
              {button(styles.submit)}
            </div>
          }
        />
      </Columns>
      <ActionBar label={copy.card.barLabel}>{button()}</ActionBar>
    </>
  );
}

/** A refusal is announced by its dialog, the others by themselves. */
function AboveFields({ notice, total }: { notice: BillNotice; total: string }) {
  if (notice.kind === 'refused') {
    return (
      <Notice kind="danger" announce={false}>
        {notice.text}
      </Notice>
    );
  }
  if (notice.kind === 'lost') {
    return (
      <Notice kind="info" title={purchaseCopy.untouched} announce>
        {copy.freeAgain}
      </Notice>
    );
  }
  const isChange = notice.kind === 'amountChanged';
  const { title, text } = isChange
    ? { title: copy.amountChanged.title, text: copy.amountChanged.text(total) }
    : purchaseCopy.neverArrived;
  return (
    <Notice kind={isChange ? 'warning' : 'info'} title={title} announce>
      {text}
    </Notice>
  );
}
