// What is paid beside how: a saved card is chosen, the form for another one folded, and the one red button.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { serviceListQuery } from '../../../api/lines/service-list.ts';
import { nextPart } from '../../../api/purchase/billing.ts';
import { refreshPaymentMethods, saveAutoPay } from '../../../api/purchase/payment-methods.ts';
import { trueTime } from '../../../lib/clock.ts';
import { formatDate, formatPeriod, isOverdue, updatedAtWords } from '../../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { formatMoney } from '../../../lib/money.ts';
import { lineNumber } from '../../../lib/phone.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useNavigate } from '../../../lib/place/router.tsx';
import { settings } from '../../../lib/settings.ts';
import { lineOfBusiness } from '../../../session/visit.ts';
import { CardFields } from '../../../shared/card-form/card-fields.tsx';
import type { TypedCard } from '../../../shared/card-form/use-card-form.ts';
import { methodsOf } from '../../../shared/line/line-facts.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { FieldsWaiting } from '../../../shared/purchase/form-waiting.tsx';
import { HowToPay, usePayChoices } from '../../../shared/purchase/how-to-pay.tsx';
import { isLater } from '../../../shared/purchase/payment-request.ts';
import { purchaseCopy } from '../../../shared/purchase/purchase.copy.ts';
import { paidByItself } from '../../../shared/saved-card/saved-cards.ts';
import { ActionBar } from '../../../ui/actions/action-bar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Amount, UpdatedAt } from '../../../ui/figures/figures.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { lazyCode } from '../../../ui/waiting/lazy-code.ts';
import { monthWord, shortDay, toPayCents } from '../bill-facts.ts';
import styles from '../billing.module.css';
import { payBillCopy } from './pay-bill.copy.ts';
import type { BillNotice, PayBill } from './use-pay-bill.ts';

interface PayBillFormProps {
  bill: CustomerBill;
  /** When the bill was read, in milliseconds since 1970. */
  updatedAt: number;
  payment: PayBill;
  card: TypedCard;
}

export function PayBillForm({ bill, updatedAt, payment, card }: PayBillFormProps) {
  const formId = useId();
  const { data: list, isLoading } = useQuery(serviceListQuery);
  const own = list?.services.find(({ accountId }) => accountId === bill.billingAccount.id);
  const later = own ? methodsOf(own, 'portal', 'bill').filter(isLater) : [];
  const pay = usePayChoices(isLoading ? null : ['card', ...later], true);
  const { choice, choices } = pay;
  const total = formatMoney(toPayCents(bill));
  const isBusy = payment.paying !== null;
  const saved = choice?.saved ?? null;
  const { forgetCvc } = card;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) forgetCvc();
    wasBusy.current = isBusy;
  }, [isBusy, forgetCvc]);

  function submit() {
    if (isBusy) return;
    if (isLater(choice?.method)) return payment.pay(bill, choice.method);
    const charged = saved ? { savedCardId: saved.id } : card.read();
    if (charged) payment.pay(bill, charged);
  }

  const button = (
    <Button
      kind="primary"
      wide
      busy={isBusy || !choice}
      busyText={choice ? payBillCopy.card.submitting : payBillCopy.card.waiting}
      // The card's own form when there is one, so that Enter in its fields does the same.
      {...(saved || isLater(choice?.method) ? { onClick: submit } : { type: 'submit', form: formId })}
    >
      {isLater(choice?.method)
        ? purchaseCopy.sheet.later
        : saved
          ? payBillCopy.pay(total)
          : payBillCopy.card.submit(total)}
    </Button>
  );
  const form = {
    id: formId,
    form: card,
    isBusy,
    onSubmit: submit,
    safe: payBillCopy.card.safe,
    amount: total,
  };

  return (
    <>
      <Columns
        side={
          <BillSummary bill={bill} updatedAt={updatedAt}>
            {button}
          </BillSummary>
        }
        // The provider's page knows bills as a whole, and none that waits for a code.
        rest={
          !isBusy && !nextPart(bill) && !bill.awaitedUntil && <PayInTab bill={bill} onPaid={payment.paid} />
        }
      >
        {payment.notice && <AboveFields notice={payment.notice} bill={bill} total={total} />}
        {!choice && <FieldsWaiting label={payBillCopy.loading} />}
        {choice && choices.length === 1 && <CardFields {...form} />}
        {choice && choices.length > 1 && (
          <Card title={purchaseCopy.payWith}>
            <HowToPay pay={pay} form={form} isBusy={isBusy}>
              {!isLater(choice.method) && <p className="small muted">{payBillCopy.bankMayAsk}</p>}
            </HowToPay>
          </Card>
        )}
        {saved && !isBusy && !nextPart(bill) && <ByItself saved={saved} accountId={bill.billingAccount.id} />}
      </Columns>
      <ActionBar label={payBillCopy.card.barLabel} totalLabel={payBillCopy.summary.total} total={total}>
        {button}
      </ActionBar>
    </>
  );
}

/** Offered where it is not on yet; nobody has it by paying once. */
function ByItself({ saved, accountId }: { saved: PaymentMethod; accountId: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [standing, setStanding] = useState<'off' | 'busy' | 'on'>('off');
  if (standing !== 'on' && paidByItself([saved]).accounts.has(accountId)) return null;

  async function turnOn() {
    setStanding('busy');
    const { error } = await saveAutoPay(accountId, { enabled: true, methodId: saved.id });
    setStanding(error ? 'off' : 'on');
    if (error?.code === STEP_UP_REQUIRED) return;
    showToast(
      error
        ? { kind: 'danger', text: payBillCopy.byItself.failed }
        : { kind: 'success', text: payBillCopy.byItself.on },
    );
    void refreshPaymentMethods(client);
  }

  return (
    <Card
      title={payBillCopy.byItself.title}
      detail={payBillCopy.byItself.text}
      aside={
        standing === 'on' ? (
          <strong>{payBillCopy.byItself.isOn}</strong>
        ) : (
          <Button size="sm" busy={standing === 'busy'} busyText={payBillCopy.byItself.busy} onClick={turnOn}>
            {payBillCopy.byItself.turnOn}
          </Button>
        )
      }
    />
  );
}

/** To a person, with what they need to look it up. */
function Write({ words }: { words: string }) {
  const navigate = useNavigate();
  return (
    <>
      {' '}
      <TextLink inherit onClick={() => navigate(paths.messages(), { state: { about: words } })}>
        {purchaseCopy.trouble.paidHere.write}
      </TextLink>
    </>
  );
}

/** A refusal is announced by its dialog, the others by themselves. */
function AboveFields({ notice, bill, total }: { notice: BillNotice; bill: CustomerBill; total: string }) {
  if (notice.kind === 'refused') {
    return (
      <Notice kind="danger" announce={false}>
        {notice.text}
        {notice.authorization !== undefined && (
          <Write words={purchaseCopy.trouble.paidHere.message(bill.billNo, notice.authorization)} />
        )}
      </Notice>
    );
  }
  if (notice.kind === 'lost') {
    return (
      <Notice kind="info" title={purchaseCopy.untouched} announce>
        {payBillCopy.freeAgain}
      </Notice>
    );
  }
  const isChange = notice.kind === 'amountChanged';
  const { title, text } = isChange
    ? { title: payBillCopy.amountChanged.title, text: payBillCopy.amountChanged.text(total) }
    : purchaseCopy.neverArrived;
  return (
    <Notice kind={isChange ? 'warning' : 'info'} title={title} announce>
      {text}
    </Notice>
  );
}

// The other way to pay a bill: on the provider's own page, in another tab. Its code comes with the press.
const { inTab: payInTabCopy } = payBillCopy;

const tabDialog = lazyCode(() =>
  import('../../../shared/payment-frame/payment-tab-dialog.tsx').then((code) => code.PaymentTabDialog),
);

interface PayInTabProps {
  bill: CustomerBill;
  onPaid: (payment: Payment) => void;
}

function PayInTab({ bill, onPaid }: PayInTabProps) {
  const showToast = useToast();
  const Dialog = tabDialog.current();
  const [isOpen, setIsOpen] = useState(false);
  if (settings().paymentFrame !== 'on') return null;
  const line = bill.product.publicIdentifier;

  function open() {
    tabDialog.promise().then(
      () => setIsOpen(true),
      () => showToast({ kind: 'danger', text: payInTabCopy.failed }),
    );
  }

  return (
    <>
      <p className="small muted">
        <TextLink inherit icon={ExternalLink} onClick={open}>
          {payInTabCopy.offer}
        </TextLink>
      </p>
      {Dialog && isOpen && (
        <Dialog
          title={payInTabCopy.title(monthWord(bill.billDate), formatMoney(toPayCents(bill)))}
          wish={{
            type: lineOfBusiness(line) === 'Hogar' ? 'fixed' : 'postpaid',
            line,
            itemId: bill.billNo,
          }}
          onPaid={onPaid}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const { summary: copy } = payBillCopy;

interface BillSummaryProps {
  bill: CustomerBill;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** The one button, on desktop. */
  children: ReactNode;
}

/** What is about to be paid: the amount first, the details open on desktop and behind a button on phones. */
function BillSummary({ bill, updatedAt, children }: BillSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailId = useId();
  const amountCents = toPayCents(bill);
  const due = bill.paymentDueDate;
  const dueWords = isOverdue(due) ? copy.wasDueOn(shortDay(due)) : copy.dueOn(shortDay(due));
  const { startDateTime, endDateTime } = bill.billingPeriod;
  return (
    <Card title={copy.title} quietTitle sticky>
      <Amount money={formatMoney(amountCents)} />
      <div className="row between wrap only-sm">
        <p className="small muted">{copy.brief(bill.product.name, dueWords)}</p>
        <TextLink
          plain
          icon={isOpen ? ChevronUp : ChevronDown}
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={detailId}
        >
          {isOpen ? copy.less : copy.more}
        </TextLink>
      </div>
      <div id={detailId} className={classNames(styles.detail, !isOpen && 'only-lg')}>
        <DefinitionList
          total
          items={[
            { term: copy.plan, value: bill.product.name },
            { term: copy.line, value: lineNumber(bill.product.publicIdentifier) },
            { term: copy.bill, value: bill.billNo },
            { term: copy.period, value: formatPeriod(startDateTime, endDateTime) },
            { term: copy.due, value: formatDate(due) },
            { term: copy.total, value: formatMoney(amountCents) },
          ]}
        />
      </div>
      <div className={classNames(styles.detail, 'only-lg')}>{children}</div>
      <p className={styles.updated}>
        <UpdatedAt>{updatedAtWords(trueTime(updatedAt))}</UpdatedAt>
      </p>
    </Card>
  );
}
