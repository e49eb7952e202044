// The second step of a top-up: a card for prepaid lines, the invoice for postpaid ones.
import { useId } from 'react';
import { formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../lib/place/router.tsx';
import { CardFields } from '../../shared/card-form/card-fields.tsx';
import { useCardForm } from '../../shared/card-form/use-card-form.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { MethodChoice } from '../../shared/purchase/method-choice.tsx';
import styles from '../../shared/purchase/purchase.module.css';
import { TroubleDialog } from '../../shared/purchase/result/trouble-dialog.tsx';
import { ActionBar } from '../../ui/actions/action-bar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rechargeCopy } from './recharge.copy.ts';
import { RechargeFrame } from './recharge-frame.tsx';
import { RechargeSummary } from './recharge-summary.tsx';
import { type RechargeVisit, readRechargeVisit } from './recharge-visit.ts';
import { useRechargeBack } from './use-recharge-back.ts';
import { useRechargePayment } from './use-recharge-payment.ts';

const { payment: copy, back: backWord, barLabel, total: totalWord } = rechargeCopy;

export function RechargePaymentScreen() {
  const visit = readRechargeVisit(useLocation().state);
  return visit ? <ChoosePayment visit={visit} /> : <Navigate to={paths.recharge()} replace />;
}

function ChoosePayment({ visit }: { visit: RechargeVisit }) {
  const formId = useId();
  const card = useCardForm();
  const back = useRechargeBack(paths.recharge(), visit);
  const payment = useRechargePayment(visit);
  const { services, line, pay, isTyped, isChecked, isAsking, trouble } = payment;
  const total = formatMoney(visit.amountCents);

  async function submit() {
    if ((await payment.submit(card.read)) === 'refused' && isTyped) card.forgetCvc();
  }

  function dismiss() {
    payment.dismiss();
    // After the dialog has given the focus back.
    requestAnimationFrame(card.focusFirstEmpty);
  }

  const button = (className?: string) => (
    <Button
      kind="primary"
      className={className}
      busy={isAsking}
      busyText={copy.submitting}
      {...(isTyped ? { type: 'submit', form: formId } : { onClick: submit })}
    >
      {copy.submit}
    </Button>
  );

  return (
    <RechargeFrame title={copy.title} back={back} step={1} services={services}>
      {() => (line ? form() : <Navigate to={paths.recharge()} replace />)}
    </RechargeFrame>
  );

  function form() {
    return (
      <>
        <Columns side={<RechargeSummary number={visit.phoneNumber} amountCents={visit.amountCents} />}>
          <Card title={copy.how}>
            <MethodChoice
              legend={copy.how}
              choices={pay.choices}
              choice={pay.choice}
              onChoose={pay.choose}
              error={isChecked && pay.choice === null ? copy.missing : undefined}
            />
          </Card>
          {isTyped && (
            <CardFields
              id={formId}
              form={card}
              isBusy={isAsking}
              onSubmit={submit}
              safe={copy.safe}
              amount={total}
            />
          )}
          <div className={classNames(styles.actions, 'only-lg')}>
            <Button onClick={back.onClick}>{backWord}</Button>
            {button(styles.submit)}
          </div>
        </Columns>
        <ActionBar label={barLabel} totalLabel={totalWord} total={total}>
          {button()}
        </ActionBar>
        <TroubleDialog trouble={trouble} onClose={dismiss} stays />
      </>
    );
  }
}
