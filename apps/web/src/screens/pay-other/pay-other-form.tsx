// How it is paid for somebody else: what it comes to, the way to pay, and the one red button.
import type { Payable } from '@portal/contract/paying/pay-other';
import type { Payment } from '@portal/contract/paying/payments';
import type { KindForOthers } from '@portal/contract/paying/purchase-kinds';
import { currencyCode } from '@portal/market/money';
import { useId, useRef, useState } from 'react';
import type { OtherOrder, PaidFor } from '../../api/purchase/pay-other.ts';
import { createPayment } from '../../api/purchase/payments.ts';
import { formatDate } from '../../lib/dates.ts';
import { dollarsFromCents, formatMoney } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { useCardForm } from '../../shared/card-form/use-card-form.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { payerCheck } from '../../shared/person-check.ts';
import type { ChargedCard } from '../../shared/purchase/card-token.ts';
import { HowToPay, isTyped, type PayChoice, usePayChoices } from '../../shared/purchase/how-to-pay.tsx';
import { outcomeOfAnswer, type Trouble } from '../../shared/purchase/pay-outcome.ts';
import { cardMethod, isLater, type PayMethod } from '../../shared/purchase/payment-request.ts';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import { ReceiptEmailField, useReceiptEmail } from '../../shared/purchase/receipt-email.tsx';
import { type PurchaseCourse, usePurchase } from '../../shared/purchase/use-purchase.tsx';
import { TroubleDialog, Verifying, waysOut } from '../../shared/purchase/verifying.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { Amount } from '../../ui/figures/figures.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { payOtherCopy as copy } from './pay-other.copy.ts';

/** What is paid for whom, once it is known what it comes to. */
export interface OtherWish {
  kind: KindForOthers;
  paidFor: PaidFor;
  amountCents: number;
  /** Of a bill. */
  payable: NonNullable<Payable> | null;
}

export interface PayOtherFormProps {
  wish: OtherWish;
  onPaid: (payment: Payment) => void;
  onBack: () => void;
}

const shownOf = ({ paidFor }: OtherWish): string =>
  'serviceId' in paidFor ? lineNumber(paidFor.serviceId) : paidFor.documentId;

export function PayOtherForm({ wish, onPaid, onBack }: PayOtherFormProps) {
  const { kind, payable, amountCents } = wish;
  const formId = useId();
  const isSignedOut = useProfile() === null;
  const card = useCardForm();
  const receipt = useReceiptEmail();
  // A code that waits would hold a bill of somebody else.
  const later = kind === 'recharge' && !isSignedOut ? settings().payLater.split(',').filter(isLater) : [];
  const pay = usePayChoices(['card', ...later], !isSignedOut);
  const course = useOtherPurchase(wish, isSignedOut, { onPaid, forgetCard: card.forgetCvc });
  const { purchase } = course;
  const { choice } = pay;
  const total = formatMoney(amountCents);
  const isBusy = purchase.isSending || course.isProving;

  if (purchase.verifying)
    return isSignedOut ? (
      <GuestVerifying askAgain={course.askAgain} />
    ) : (
      <Verifying
        {...waysOut(true)}
        purchase={purchase.verifying}
        onOutcome={purchase.conclude}
        onNoTrace={purchase.release}
      />
    );

  function submit() {
    if (isBusy || !choice) return;
    const typed = isTyped(choice) ? card.read() : null;
    const email = isSignedOut ? receipt.read() : '';
    if ((isTyped(choice) && !typed) || email === null) return;
    void course.pay(choice, typed, email);
  }

  return (
    <>
      <Columns
        side={
          <Card title={kind === 'bill' ? copy.toPay : copy.toTopUp} quietTitle>
            <div className="stack">
              <Amount money={total} />
              <DefinitionList
                items={[
                  { term: copy.for, value: shownOf(wish) },
                  ...(payable
                    ? [
                        { term: copy.owner, value: payable.holder },
                        { term: copy.due, value: formatDate(payable.due) },
                      ]
                    : []),
                ]}
              />
              {!isBusy && <TextLink onClick={onBack}>{copy.change}</TextLink>}
            </div>
          </Card>
        }
      >
        <Card title={purchaseCopy.payWith}>
          <div className="stack">
            {course.notice && (
              <Notice kind="danger" title={copy.refused} announce={course.trouble === null}>
                {course.notice}
              </Notice>
            )}
            {purchase.neverArrived && (
              <Notice kind="info" title={purchaseCopy.neverArrived.title} announce>
                {purchaseCopy.neverArrived.text}
              </Notice>
            )}
            <HowToPay
              pay={pay}
              isBusy={isBusy}
              form={{ id: formId, form: card, isBusy, onSubmit: submit, amount: total, safe: copy.safe }}
            />
            {isSignedOut && <ReceiptEmailField of={receipt} isBusy={isBusy} />}
            <Button
              kind="primary"
              wide
              disabled={choice === null}
              busy={isBusy}
              busyText={copy.paying}
              // The card's own form when there is one, so that Enter in its fields does the same.
              {...(isTyped(choice) ? { type: 'submit', form: formId } : { onClick: submit })}
            >
              {isLater(choice?.method) ? purchaseCopy.sheet.later : copy.pay(total)}
            </Button>
          </div>
        </Card>
      </Columns>
      <TroubleDialog trouble={course.trouble} onClose={course.dismiss} />
      {purchase.askAgain}
    </>
  );
}

interface OtherCourse {
  purchase: PurchaseCourse;
  /** Of who is not signed in: that it is a person is being shown. */
  isProving: boolean;
  trouble: Trouble | null;
  notice: string | null;
  dismiss: () => void;
  pay: (
    choice: PayChoice,
    card: ReturnType<ReturnType<typeof useCardForm>['read']>,
    email: string,
  ) => Promise<void>;
  /** Asks what became of the very same order: of who is not signed in nobody else tells. */
  askAgain: () => Promise<void>;
}

/** Of who is no person, or asks too often: it says nothing of what was paid. */
const ASKED_IN_VAIN: readonly number[] = [403, 429];

function useOtherPurchase(
  wish: OtherWish,
  isSignedOut: boolean,
  { onPaid, forgetCard }: { onPaid: (payment: Payment) => void; forgetCard: () => void },
): OtherCourse {
  const { kind, paidFor, amountCents } = wish;
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [isProving, setIsProving] = useState(false);
  const sent = useRef<OtherOrder | null>(null);
  const whose = 'serviceId' in paidFor ? paidFor.serviceId : paidFor.documentId;
  const purchase = usePurchase(
    { kind: 'other', subject: `otro:${kind}-${whose}:${amountCents}` },
    {
      paid: onPaid,
      refused: (refusal) => {
        forgetCard();
        setTrouble(refusal);
        setNotice(refusal.text);
      },
      changed: (what) => {
        forgetCard();
        setNotice(what === 'amount' ? copy.changed : copy.gone);
      },
      away: copy.away,
    },
  );

  async function proof(): Promise<string | null> {
    if (!isSignedOut) return null;
    setIsProving(true);
    try {
      return await payerCheck().proof();
    } finally {
      payerCheck().reset();
      setIsProving(false);
    }
  }

  return {
    purchase,
    isProving,
    trouble,
    notice,
    dismiss: () => setTrouble(null),
    pay: async (choice, typed, email) => {
      setNotice(null);
      const { method, saved } = choice;
      const proved = await proof().catch(() => undefined);
      if (proved === undefined) return setNotice(copy.failed);
      purchase.buy({
        amountCents,
        card: saved ? { savedCardId: saved.id } : typed,
        order: (card, correlatorId) => {
          const totalAmount = { amount: dollarsFromCents(amountCents), units: currencyCode };
          const told = { totalAmount, correlatorId, ...(email === '' ? {} : { email }) };
          sent.current = orderOf(wish, told, { method, card, proof: proved });
          return sent.current;
        },
      });
    },
    askAgain: async () => {
      const proved = await proof().catch(() => undefined);
      if (!sent.current || proved === undefined) return;
      const answer = await createPayment({ ...sent.current, proof: proved });
      const outcome = outcomeOfAnswer(answer);
      if (outcome.kind !== 'unknown' && !ASKED_IN_VAIN.includes(answer.code)) purchase.conclude(outcome);
    },
  };
}

type Told = Pick<OtherOrder['body'], 'totalAmount' | 'correlatorId' | 'email'>;

function orderOf(
  { kind, paidFor }: OtherWish,
  told: Told,
  { method, card, proof }: { method: PayMethod; card: ChargedCard | null; proof: string | null },
): OtherOrder {
  const byCard = cardMethod(card);
  if (kind === 'bill' || !('serviceId' in paidFor))
    return { other: 'bill', proof, body: { ...told, ...paidFor, paymentMethod: byCard } };
  const paymentMethod = isLater(method) ? { '@type': method } : byCard;
  return { other: 'recharge', proof, body: { ...told, ...paidFor, paymentMethod } };
}

/** Whoever is not signed in can only ask for the same again. */
function GuestVerifying({ askAgain }: Pick<OtherCourse, 'askAgain'>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Notice kind="info" title={copy.verifying} announce>
      <div className="stack">
        <p>{copy.verifyingText}</p>
        <div>
          <Button
            size="sm"
            busy={isAsking}
            busyText={copy.asking}
            onClick={async () => {
              setIsAsking(true);
              await askAgain();
              setIsAsking(false);
            }}
          >
            {copy.askAgain}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
