// Choosing how a package is paid: the package, the line, the method, and the card or the balance.

import { type MouseEventHandler, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatMoney } from '../../lib/money.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { CardFields } from '../../shared/card-form/card-fields.tsx';
import { type CardForm, useCardForm } from '../../shared/card-form/use-card-form.ts';
import { detailPath } from '../../shared/line/line-facts.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { FormFailed, FormWaiting } from '../../shared/purchase/form-waiting.tsx';
import { LineField } from '../../shared/purchase/line-field.tsx';
import { MethodChoice } from '../../shared/purchase/method-choice.tsx';
import { NoLines } from '../../shared/purchase/no-lines.tsx';
import styles from '../../shared/purchase/purchase.module.css';
import { TroubleDialog } from '../../shared/purchase/result/trouble-dialog.tsx';
import { ActionBar } from '../../ui/actions/action-bar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { BalanceCard } from './balance-card.tsx';
import { priceOf } from './package-facts.ts';
import { packagePaymentCopy as copy } from './package-payment.copy.ts';
import { PaymentSummary } from './payment-summary.tsx';
import { type PackagePayment, usePackagePayment } from './use-package-payment.ts';

const METHOD_STEP = 1;

export function PackagePaymentScreen() {
  const payment = usePackagePayment();
  const card = useCardForm();
  const { visit, sold, packages, trouble } = payment;
  const { line, lines, query: services } = sold;

  function dismiss() {
    payment.dismiss();
    // After the dialog has given the focus back.
    requestAnimationFrame(card.focusFirstEmpty);
  }

  return (
    <>
      <PageHead title={copy.title} back={back()} />
      <StepBar label={copy.stepsLabel} steps={copy.steps} current={METHOD_STEP} doneWord={copy.stepDone} />
      {content()}
      <TroubleDialog trouble={trouble} onClose={dismiss} />
    </>
  );

  function back() {
    if (visit.isDetailService && line) {
      return { href: withLine(detailPath(line.kind), line.number), label: copy.back };
    }
    return { href: withLine(paths.packages(), line?.number ?? null), label: copy.back };
  }

  function content() {
    if (services.isError && !services.data)
      return <FormFailed copy={copy.failed} onRetry={services.refetch} />;
    if (services.data && lines.length === 0) return <NoLines corporate={sold.corporate} />;
    if (packages.isError && !packages.data)
      return <FormFailed copy={copy.failed} onRetry={packages.refetch} />;
    if (!packages.data) return <FormWaiting label={copy.loading} />;
    return <PackagePaymentForm payment={payment} card={card} back={back()} />;
  }
}

// The choices of a package's payment beside what is paid; one red button, in the bar on phones.
interface PackagePaymentFormProps {
  payment: PackagePayment;
  card: CardForm;
  back: { href: string; onClick?: MouseEventHandler<HTMLElement> };
}

function PackagePaymentForm({ payment, card, back }: PackagePaymentFormProps) {
  const formId = useId();
  const choices = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const { sold, offering, options, method, isTyped, isChecked, isAsking, visit } = payment;
  const totalCents = offering ? priceOf(offering).totalCents : null;
  const total = totalCents === null ? undefined : formatMoney(totalCents);

  const focusFirstMissing = useEffectEvent(() =>
    choices.current?.querySelector<HTMLElement>('select[aria-invalid="true"]')?.focus(),
  );
  // After the messages stand in the page, so that a reader hears them with the field.
  useEffect(() => {
    if (tries > 0) focusFirstMissing();
  }, [tries]);

  async function submit() {
    const end = await payment.submit(card.read);
    if (end === 'refused' && isTyped) card.forgetCvc();
    if (end === 'incomplete') setTries((count) => count + 1);
  }

  const button = (className?: string) => (
    <Button
      kind="primary"
      className={className}
      busy={isAsking}
      busyText={copy.submitting}
      // The card's own form when there is one, so that Enter in its fields does the same.
      {...(isTyped ? { type: 'submit', form: formId } : { onClick: submit })}
    >
      {copy.submit}
    </Button>
  );

  return (
    <>
      <Columns side={<PaymentSummary offering={offering} line={sold.line} />}>
        {visit.priceBefore !== null && total && totalCents !== visit.priceBefore && (
          <Notice kind="warning" title={copy.priceChanged.title} announce>
            {copy.priceChanged.text(formatMoney(visit.priceBefore), total)}
          </Notice>
        )}
        <Card title={copy.what}>
          <div ref={choices} className="stack fields">
            <SelectField
              label={copy.package}
              placeholder={offering ? undefined : copy.choosePackage}
              value={offering?.id ?? ''}
              error={isChecked && !offering ? copy.packageMissing : undefined}
              onChange={({ target }) => payment.choosePackage(target.value)}
              options={options.map(({ id, description }) => ({ value: id, label: description }))}
            />
            <LineField lines={sold.lines} line={sold.line} isMissing={isChecked} onPick={sold.pick} />
          </div>
        </Card>
        <MethodCard payment={payment} />
        {method === 'balance' && offering && (
          <BalanceCard
            query={payment.balance}
            balanceCents={payment.balanceCents}
            priceCents={priceOf(offering).totalCents}
          />
        )}
        {isTyped && (
          <CardFields
            id={formId}
            form={card}
            isBusy={isAsking}
            onSubmit={submit}
            safe={copy.safe}
            amount={total}
            notice={
              payment.cardRefusal !== null && (
                <Notice kind="danger" announce={false}>
                  {payment.cardRefusal}
                </Notice>
              )
            }
          />
        )}
        <div className={classNames(styles.actions, 'only-lg')}>
          <ButtonLink {...back}>{copy.back}</ButtonLink>
          {button(styles.submit)}
        </div>
      </Columns>
      <ActionBar label={copy.barLabel} totalLabel={copy.total} total={total}>
        {button()}
      </ActionBar>
    </>
  );
}

// '2. Selecciona el método de pago': what the kind of line allows.
function MethodCard({ payment }: { payment: PackagePayment }) {
  const { pay, method, isChecked } = payment;
  return (
    <Card title={copy.how}>
      {pay.choices.length === 0 ? (
        <p className="muted">{copy.chooseLineFirst}</p>
      ) : (
        <div className="stack">
          <MethodChoice
            legend={copy.how}
            choices={pay.choices}
            choice={pay.choice}
            onChoose={pay.choose}
            error={isChecked && method === null ? copy.methodMissing : undefined}
          />
          {method === 'invoice' && <p className="small muted">{copy.invoice}</p>}
        </div>
      )}
    </Card>
  );
}
