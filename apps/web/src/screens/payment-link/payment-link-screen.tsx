// A bill that is paid by whoever was sent its link: what to pay, for which number, and a card.
import type { LinkedBill, LinkPayment } from '@portal/contract/paying/payment-link';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { findLinkedBill, payLinked } from '../../api/purchase/payment-link.ts';
import type { Card as TypedCard } from '../../lib/card-tokenizer/port.ts';
import { formatDateTime } from '../../lib/dates.ts';
import type { Result } from '../../lib/http/result.ts';
import { centsFromDollars, formatDollars } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { randomId } from '../../lib/random-id.ts';
import { CardFields } from '../../shared/card-form/card-fields.tsx';
import { useCardForm } from '../../shared/card-form/use-card-form.ts';
import { Columns } from '../../shared/page/columns.tsx';
import publicPage from '../../shared/page/page.module.css';
import { FailedCard } from '../../shared/page/query-card.tsx';
import { askForToken } from '../../shared/purchase/card-token.ts';
import { paidHere, type Trouble } from '../../shared/purchase/pay-outcome.ts';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import {
  type ReceiptEmail,
  ReceiptEmailField,
  useReceiptEmail,
} from '../../shared/purchase/receipt-email.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Amount } from '../../ui/figures/figures.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RowsCard } from '../../ui/waiting/skeleton.tsx';
import { paymentLinkCopy as copy } from './payment-link.copy.ts';

export function PaymentLinkScreen() {
  const token = useLocation().hash.slice(1);
  return <Linked key={token} token={token} />;
}

type Linking = ReturnType<typeof useLinkedBill>;
type BillStage = Extract<Linking['stage'], { at: 'bill' }>;

function Linked({ token }: { token: string }) {
  const linking = useLinkedBill(token);
  const receipt = useReceiptEmail();
  return (
    <div className={isOneColumn(linking.stage) ? publicPage.page : publicPage.quietPage}>
      <h1>{copy.title}</h1>
      {content()}
    </div>
  );

  function content() {
    const { stage, load } = linking;
    if (stage.at === 'loading') return <RowsCard label={copy.loading} rows={4} />;
    if (stage.at === 'failed') return <FailedCard title={copy.failed} onRetry={() => load()} />;
    if (stage.at === 'ended')
      return (
        <Said title={copy.ended} text={copy.endedText}>
          <div>
            <ButtonLink href={paths.payOther()}>{copy.byNumber}</ButtonLink>
          </div>
        </Said>
      );
    if (stage.at === 'verifying') return <Said title={copy.verifying} text={copy.verifyingText} />;
    if (stage.at === 'paidHere') return <Said {...stage.trouble} />;
    if (stage.at === 'paid') {
      const { totalAmount, authorizationCode } = stage.payment;
      return (
        <Said
          title={copy.paid}
          text={`${copy.paidText} ${receipt.email === '' ? '' : purchaseCopy.receipt.sent}`}
        >
          <DefinitionList
            items={[
              { term: copy.amount, value: formatDollars(totalAmount.amount) },
              ...(authorizationCode ? [{ term: copy.authorization, value: authorizationCode }] : []),
            ]}
          />
        </Said>
      );
    }
    const { bill } = stage;
    if (bill.status !== 'open') return <Said {...wordsOfClosed(stage)} />;
    return <Form {...{ bill, stage, receipt }} pay={linking.pay} />;
  }
}

/** Only what is to pay has a side column. */
function isOneColumn(stage: LinkStage): boolean {
  return stage.at === 'bill' ? stage.bill.status !== 'open' : stage.at !== 'loading';
}

/** It is being paid, or was, by somebody else. */
function wordsOfClosed({ bill, isSecond }: BillStage) {
  if (bill.status === 'inProcess')
    return { title: copy.inProcess, text: isSecond ? purchaseCopy.lost : copy.inProcessText };
  return { title: copy.closed, text: isSecond ? purchaseCopy.untouched : copy.closedText };
}

interface SaidProps extends Pick<Trouble, 'title' | 'text'> {
  children?: React.ReactNode;
}

function Said({ title, text, children }: SaidProps) {
  return (
    <Card title={title}>
      <div className="stack">
        <p role="status">{text}</p>
        {children}
      </div>
    </Card>
  );
}

interface FormProps extends Pick<Linking, 'pay'> {
  bill: LinkedBill;
  stage: BillStage;
  receipt: ReceiptEmail;
}

function Form({ bill, stage, receipt, pay }: FormProps) {
  const formId = useId();
  const card = useCardForm();
  const total = formatDollars(bill.totalAmount.amount);

  async function submit() {
    if (stage.isPaying) return;
    const typed = card.read();
    const email = receipt.read();
    if (!typed || email === null) return;
    await pay(bill, typed, email);
    card.forgetCvc();
  }

  return (
    <Columns
      side={
        <Card title={copy.toPay} quietTitle>
          <div className="stack">
            <Amount money={total} />
            <DefinitionList
              items={[
                { term: copy.line, value: bill.serviceNumber },
                { term: copy.until, value: formatDateTime(bill.expiresAt) },
              ]}
            />
            <p className="muted">{copy.lead}</p>
          </div>
        </Card>
      }
    >
      <CardFields
        id={formId}
        form={card}
        isBusy={stage.isPaying}
        onSubmit={submit}
        safe={copy.safe}
        amount={total}
        notice={
          stage.notice && (
            <Notice kind="danger" title={copy.refused} announce>
              {stage.notice}
            </Notice>
          )
        }
        actions={
          <>
            <ReceiptEmailField of={receipt} isBusy={stage.isPaying} />
            <Button
              kind="primary"
              type="submit"
              form={formId}
              wide
              busy={stage.isPaying}
              busyText={copy.submitting}
            >
              {copy.submit(total)}
            </Button>
          </>
        }
      />
    </Columns>
  );
}

// The bill of a link: read, paid once, and read again when it has become another one.
type LinkStage =
  | { at: 'loading' }
  | { at: 'failed' }
  | { at: 'ended' }
  | { at: 'verifying' }
  /** Its operator says that it is to be paid, and it was. */
  | { at: 'paidHere'; trouble: Trouble }
  /** `isSecond`: somebody else was before whoever tried to pay it here. */
  | { at: 'bill'; bill: LinkedBill; isPaying: boolean; isSecond?: boolean; notice: string | null }
  | { at: 'paid'; payment: LinkPayment };

function useLinkedBill(token: string) {
  const [stage, setStage] = useState<LinkStage>({ at: 'loading' });
  const leaving = useRef<AbortController | null>(null);

  const load = useCallback(
    async (notice: string | null = null, isSecond = false) => {
      if (token === '') {
        setStage({ at: 'ended' });
        return;
      }
      const { data, error } = await findLinkedBill(token);
      if (data) setStage({ at: 'bill', bill: data, isPaying: false, isSecond, notice });
      else setStage({ at: error.code === 'LINK_ENDED' || error.code === 'INVALID' ? 'ended' : 'failed' });
    },
    [token],
  );

  useEffect(() => {
    load();
    const ending = new AbortController();
    leaving.current = ending;
    return () => ending.abort();
  }, [load]);

  async function pay(bill: LinkedBill, card: TypedCard, email: string): Promise<void> {
    const totalCents = centsFromDollars(bill.totalAmount.amount);
    const refuse = (notice: string) => setStage({ at: 'bill', bill, isPaying: false, notice });
    setStage({ at: 'bill', bill, isPaying: true, notice: null });
    const signal = leaving.current?.signal ?? new AbortController().signal;
    const proof = await askForToken(totalCents, card, signal);
    if (proof.kind === 'left') return;
    if (proof.kind === 'refused') return refuse(proof.text);
    const order = { correlatorId: randomId(), cardToken: proof.token, totalCents, email };
    let answer = await payLinked(token, order);
    // An answer that was lost is asked for again: the same key charges once.
    const wasLost = answer.code === 0;
    if (wasLost) answer = await payLinked(token, order);
    // Who asks too often is told nothing of what was paid.
    const isUntold = wasLost && answer.code === 429;
    const next: AfterPaying = isUntold ? { kind: 'ended', stage: { at: 'verifying' } } : afterPaying(answer);
    if (next.kind === 'ended') return setStage(next.stage);
    return next.kind === 'refused' ? refuse(next.notice) : load(next.notice, answer.code === 409);
  }

  return { stage, load, pay };
}

type AfterPaying =
  | { kind: 'ended'; stage: LinkStage }
  | { kind: 'refused'; notice: string }
  /** It is not what the page shows. */
  | { kind: 'changed'; notice: string | null };

/** No answer is never a refusal. */
function afterPaying({ data, error, code }: Result<LinkPayment>): AfterPaying {
  if (data?.status === 'authorized') return { kind: 'ended', stage: { at: 'paid', payment: data } };
  if (data || code < 400 || code >= 500) return { kind: 'ended', stage: { at: 'verifying' } };
  if (code === 402) return { kind: 'refused', notice: error.message || copy.again };
  if (error.code === 'BILL_PAID_HERE')
    return { kind: 'ended', stage: { at: 'paidHere', trouble: paidHere(error) } };
  if (error.code === 'AMOUNT_CHANGED') return { kind: 'changed', notice: copy.changed };
  if (code === 404 || code === 409) return { kind: 'changed', notice: null };
  return { kind: 'refused', notice: code === 429 ? error.message : copy.again };
}
