// A bill's payment on this screen: with a card that is typed or one that is saved, and every way out.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { Payment } from '@portal/contract/paying/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { billQuery } from '../../../api/purchase/billing.ts';
import type { Card } from '../../../lib/card-tokenizer/port.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../../lib/place/router.tsx';
import type { SentPurchase } from '../../../session/purchases.ts';
import { askForToken, carriesCard } from '../../../shared/purchase/card-token.ts';
import { purchaseCopy } from '../../../shared/purchase/purchase.copy.ts';
import type { Trouble } from '../../../shared/purchase/result/pay-outcome.ts';
import {
  type FinalOutcome,
  type Sending,
  type SendOutcome,
  sendPurchase,
} from '../../../shared/purchase/send-purchase.ts';
import { usePurchase } from '../../../shared/purchase/use-purchase.ts';
import { toPayCents } from '../bill-facts.ts';
import { payBillCopy as copy } from './pay-bill.copy.ts';
import { billPayment } from './pay-order.ts';

const { trouble: words } = purchaseCopy;
const unknownTrouble = { title: words.unknown, text: words.with(words.unknownText, words.next.other) };

export interface PayBill {
  /** The bill as it was when the button was pressed, whatever is read of it meanwhile. */
  paying: CustomerBill | null;
  verifying: SentPurchase | null;
  /** A refusal, for the dialog. */
  trouble: Trouble | null;
  dismiss: () => void;
  /** What the form says above its fields. */
  notice: BillNotice | null;
  pay: (bill: CustomerBill, card: Card) => void;
  payWithSaved: (bill: CustomerBill, savedCardId: string) => void;
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
  | { kind: 'refused'; text: string };

export function usePayBill(billNo: string): PayBill {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [paying, setPaying] = useState<CustomerBill | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // Outlives a reload, and not a visit to another page.
  const wasLost = useLocation().state?.lost === billNo;
  const [notice, setNotice] = useState<BillNotice | null>(wasLost ? { kind: 'lost' } : null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
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
    setNotice({ kind: 'refused', text: refusal.text });
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

  function attempt(bill: CustomerBill, send: (sending: Omit<Sending, 'order'>) => Promise<SendOutcome>) {
    purchase.buy(async (sending) => {
      setNotice(null);
      setPaying(bill);
      return send(sending);
    });
  }

  return {
    paying: purchase.isSending ? paying : null,
    verifying: purchase.verifying,
    trouble,
    dismiss: () => setTrouble(null),
    notice,
    pay: (bill, card) =>
      attempt(bill, (sending) => {
        leaving.current = new AbortController();
        return payByCard({ bill, card, sending, leaving: leaving.current.signal });
      }),
    payWithSaved: (bill, savedCardId) => attempt(bill, (sending) => send(sending, bill, { savedCardId })),
    paid: (payment) => purchase.conclude({ kind: 'paid', payment }),
    conclude: purchase.conclude,
    release: () => {
      purchase.release();
      void readAgain({ kind: 'neverArrived' });
    },
  };
}

const noticeOf = { amount: { kind: 'amountChanged' }, taken: { kind: 'lost' }, gone: null } as const;

interface CardPayment {
  bill: CustomerBill;
  card: Card;
  sending: Omit<Sending, 'order'>;
  leaving: AbortSignal;
}

/** The card goes to the provider alone. `left`: the customer went away before anything was sent. */
async function payByCard({ bill, card, sending, leaving }: CardPayment): Promise<SendOutcome> {
  const answer = await askForToken(toPayCents(bill), card, leaving);
  if (answer.kind === 'left') return answer;
  if (answer.kind === 'refused')
    return { kind: 'refused', trouble: { title: words.card, text: answer.text } };
  const isCarried = carriesCard(JSON.stringify(billPayment(bill, sending.correlatorId, answer.card)), card);
  return isCarried ? { kind: 'refused', trouble: unknownTrouble } : send(sending, bill, answer.card);
}

function send(sending: Omit<Sending, 'order'>, bill: CustomerBill, card: Parameters<typeof billPayment>[2]) {
  const body = billPayment(bill, sending.correlatorId, card);
  return sendPurchase({
    ...sending,
    order: { action: 'bill', line: bill.product.publicIdentifier, body },
  });
}
