// A bill's payment on this screen: with a card that is typed or one that is saved, and every way out.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { LaterMethod } from '@portal/contract/paying/paid-later';
import type { Payment, PaymentRequest } from '@portal/contract/paying/payments';
import { currencyCode } from '@portal/market/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { billQuery, nextPart } from '../../../api/purchase/billing.ts';
import { civilDate } from '../../../lib/civil-date.ts';
import { trueNow } from '../../../lib/clock.ts';
import { dollarsFromCents } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../../lib/place/router.tsx';
import type { SentPurchase } from '../../../session/purchases.ts';
import type { ChargedCard } from '../../../shared/purchase/card-token.ts';
import type { Trouble } from '../../../shared/purchase/pay-outcome.ts';
import { CHANNEL, cardMethod } from '../../../shared/purchase/payment-request.ts';
import {
  type Attempt,
  type FinalOutcome,
  unknownTrouble,
  usePurchase,
} from '../../../shared/purchase/use-purchase.tsx';
import { toPayCents } from '../bill-facts.ts';
import { payBillCopy as copy, payBillCopy } from './pay-bill.copy.ts';

export interface PayBill {
  /** The bill as it was when the button was pressed, whatever is read of it meanwhile. */
  paying: CustomerBill | null;
  verifying: SentPurchase | null;
  /** A refusal, for the dialog. */
  trouble: Trouble | null;
  dismiss: () => void;
  /** What the form says above its fields. */
  notice: BillNotice | null;
  pay: (bill: CustomerBill, by: NonNullable<Attempt['card']> | LaterMethod) => void;
  /** Paid in the provider's page. */
  paid: (payment: Payment) => void;
  /** The verification has ended. */
  conclude: (outcome: FinalOutcome) => void;
  /** The server has never heard of the payment: the same purchase may be tried again. */
  release: () => void;
}

export type BillNotice =
  | { kind: 'amountChanged' }
  | { kind: 'lost' }
  | { kind: 'neverArrived' }
  | { kind: 'refused'; text: string; authorization: string | undefined };

export function usePayBill(billNo: string): PayBill {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [paying, setPaying] = useState<CustomerBill | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // Outlives a reload, and not a visit to another page.
  const wasLost = useLocation().state?.lost === billNo;
  const [notice, setNotice] = useState<BillNotice | null>(wasLost ? { kind: 'lost' } : null);
  /** A bill among the purchases that are under way. */
  const subject = `factura:${billNo}`;
  const purchase = usePurchase(
    { kind: 'bill', subject },
    {
      paid: ({ id }) => navigate(paths.paymentResult(), { replace: true, state: { paymentId: id } }),
      refused: refuse,
      changed: (what) => readAgain(noticeOf[what]),
      away: copy.away,
    },
  );

  function refuse(refusal: Trouble) {
    setTrouble(refusal);
    setNotice({ kind: 'refused', text: refusal.text, authorization: refusal.authorization });
  }

  async function readAgain(why: BillNotice | null) {
    try {
      await client.fetchQuery({ ...billQuery(billNo), staleTime: 0 });
      if (why) setNotice(why);
      if (why?.kind === 'lost') navigate(paths.payBill(billNo), { replace: true, state: { lost: billNo } });
    } catch {
      refuse(unknownTrouble);
    }
  }

  function pay(bill: CustomerBill, by: NonNullable<Attempt['card']> | LaterMethod) {
    const later = typeof by === 'string' ? by : null;
    setNotice(null);
    setPaying(bill);
    purchase.buy({
      amountCents: toPayCents(bill),
      card: typeof by === 'string' ? null : by,
      order: (charged, correlatorId) => ({
        action: boughtOf(bill)['@referredType'],
        line: bill.product.publicIdentifier,
        body: billPayment(bill, correlatorId, charged, later),
      }),
    });
  }

  return {
    paying: purchase.isSending ? paying : null,
    verifying: purchase.verifying,
    trouble,
    dismiss: () => setTrouble(null),
    notice,
    pay,
    paid: (payment) => purchase.conclude({ kind: 'paid', payment }),
    conclude: purchase.conclude,
    release: () => {
      purchase.release();
      void readAgain({ kind: 'neverArrived' });
    },
  };
}

const noticeOf = { amount: { kind: 'amountChanged' }, taken: { kind: 'lost' }, gone: null } as const;

// The payment request of a bill, and the check that nothing of the card is in it.

/** What of the bill is paid: all that is asked for, or the next part of its arrangement. */
function boughtOf(bill: CustomerBill) {
  const part = nextPart(bill);
  return part
    ? { id: part.id, '@referredType': 'instalment' as const }
    : { id: bill.billNo, '@referredType': 'bill' as const, href: bill.href };
}

export function billPayment(
  bill: CustomerBill,
  correlatorId: string,
  card: ChargedCard | null,
  later: LaterMethod | null,
): PaymentRequest {
  const total = { amount: dollarsFromCents(toPayCents(bill)), units: currencyCode };
  // Bill tax is sent as 0 (PAY-9).
  const tax = { amount: 0, units: currencyCode };
  return {
    '@type': 'Payment',
    correlatorId,
    name: payBillCopy.title,
    description: bill.product.name,
    ...(card && 'token' in card ? { authorizationCode: card.token } : {}),
    paymentDate: new Date(trueNow()).toISOString(),
    amount: total,
    taxAmount: tax,
    totalAmount: total,
    channel: CHANNEL,
    account: { id: bill.billingAccount.id },
    paymentItem: [
      {
        amount: total,
        taxAmount: tax,
        totalAmount: total,
        item: boughtOf(bill),
      },
    ],
    paymentMethod: later
      ? { '@type': later }
      : card && 'savedCardId' in card
        ? [cardMethod(card)]
        : { '@type': 'paymentGateway' },
    characteristicSpecification: [{ name: 'paymentDueDate', value: civilDate(bill.paymentDueDate) }],
  };
}
