// The course of any purchase in the browser: a card becomes a token, the order leaves, its outcome is awaited, and every way out.
import type { Payment } from '@portal/contract/paying/payments';
import { purchaseKinds } from '@portal/contract/paying/purchase-kinds';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { refreshAfterPurchase } from '../../api/lines/service-list.ts';
import {
  createPayment,
  latestPayments,
  type PaymentOrder,
  paymentQuery,
  paymentsQuery,
} from '../../api/purchase/payments.ts';
import type { Card } from '../../lib/card-tokenizer/port.ts';
import { trueNow } from '../../lib/clock.ts';
import { centsFromDollars } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import {
  closePurchase,
  keepReceipt,
  markSent,
  markUnsent,
  openPurchase,
  type SentPurchase,
  type SubjectKind,
  sentPurchase,
} from '../../session/purchases.ts';
import { forgetCard } from '../../session/typed-card.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { useIsHere } from '../use-task.ts';
import { askForToken, type ChargedCard, carriesCard } from './card-token.ts';
import { outcomeOfAnswer, outcomeOfPayment, type PayOutcome, type Trouble } from './pay-outcome.ts';
import { purchaseCopy } from './purchase.copy.ts';

interface PurchaseWish {
  kind: SubjectKind;
  /** Of `session/purchases.ts`. */
  subject: string;
}

interface PurchaseEnds {
  paid: (payment: Payment) => void;
  /** `isLate`: it was in verification before. */
  refused: (trouble: Trouble, isLate: boolean) => void;
  /** What is bought costs something else now, is not sold any more, or somebody else has it. Nothing was charged. */
  changed: (what: 'amount' | 'gone' | 'taken') => unknown;
  /** Toasts for who has gone elsewhere meanwhile. */
  away: { paid: string; refused: (reason: string) => string };
}

export interface Attempt {
  amountCents: number;
  /** As it was typed, or one that is saved; null for another method. */
  card: Card | { savedCardId: string } | null;
  /** @param correlatorId the purchase's key, which the order carries */
  order: (card: ChargedCard | null, correlatorId: string) => PaymentOrder;
}

export interface PurchaseCourse {
  isSending: boolean;
  /** Sent, and its outcome not known. */
  verifying: SentPurchase | null;
  /** The last try never reached the server. */
  neverArrived: boolean;
  buy: (attempt: Attempt) => void;
  /** Whether the same is meant to be bought once more. */
  askAgain: ReactNode;
  /** The verification has ended. */
  conclude: (outcome: FinalOutcome) => void;
  release: () => void;
}

export type FinalOutcome = Exclude<PayOutcome, { kind: 'unknown' }>;

type SendOutcome =
  | FinalOutcome
  | { kind: 'unknown'; purchase: SentPurchase }
  /** The session has ended, or the customer went away before anything was sent. */
  | { kind: 'left' };

export function usePurchase({ kind, subject }: PurchaseWish, ends: PurchaseEnds): PurchaseCourse {
  const client = useQueryClient();
  const showToast = useToast();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  // A reload, a return, or another tab in the middle of a purchase goes on verifying it.
  const [verifying, setVerifying] = useState(() => sentLately(kind, subject));
  const [neverArrived, setNeverArrived] = useState(false);
  /** What the customer agrees to is the purchase that was there when it was opened, whatever another tab does meanwhile. */
  const [agreed, setAgreed] = useState(() => (kind === 'bill' ? '' : openPurchase(subject).correlatorId));
  const isRunning = useRef(false);
  const isHere = useIsHere();
  const again = useAskAgain();
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const key = () => (kind === 'bill' ? openPurchase(subject).correlatorId : agreed);
  /** That another tab has sent may have another key than this tab's. */
  const underWay = () => verifying?.correlatorId ?? key();

  async function send(attempt: Attempt, isMeant = false) {
    // State would come too late for a second click in the same moment.
    if (isRunning.current) return;
    isRunning.current = true;
    setNeverArrived(false);
    setIsSending(true);
    // A bill is paid once whoever presses: what somebody else has paid the server says.
    if (isChosen(kind) && !isMeant && (await wasJustBought(subject, key()))) {
      stop();
      return again.ask(() => send(attempt, true));
    }
    const outcome = await outcomeOf(attempt);
    await end(outcome, false);
    // Paid, its receipt is on its way: until it is there nothing is pressed once more.
    if (outcome.kind !== 'paid') stop();
  }

  function stop() {
    isRunning.current = false;
    setIsSending(false);
  }

  async function outcomeOf({ amountCents, card, order }: Attempt): Promise<SendOutcome> {
    const before = sentPurchase(subject);
    const sent = kind === 'bill' ? null : await underWayElsewhere(client, subject);
    if (sent) return { kind: 'unknown', purchase: sent };
    // What was sent long ago has ended: this is another purchase.
    const correlatorId = before?.correlatorId === agreed ? openPurchase(subject).correlatorId : key();
    leaving.current = new AbortController();
    const charged = await chargedCard(amountCents, card, leaving.current.signal);
    if (charged && 'kind' in charged) return charged;
    const ordered = order(charged, correlatorId);
    if (card && 'number' in card && carriesCard(JSON.stringify(ordered.body), card))
      return { kind: 'refused', trouble: unknownTrouble };
    return sendPurchase({ kind, subject, correlatorId }, ordered);
  }

  async function end(outcome: SendOutcome, isLate: boolean) {
    if (outcome.kind === 'left') return;
    if (outcome.kind === 'paid') return paid(outcome.payment);
    if (outcome.kind === 'waiting') return waits(outcome.payment);
    setVerifying(outcome.kind === 'unknown' ? outcome.purchase : null);
    if (outcome.kind === 'unknown') {
      // No list goes on asking for what nobody knows to be paid.
      refreshAfterPurchase(client);
      return;
    }
    setAgreed(openPurchase(subject).correlatorId);
    if (outcome.kind === 'changed') await ends.changed(outcome.what);
    else if (isHere.current) ends.refused(outcome.trouble, isLate);
    else showToast({ kind: 'danger', text: ends.away.refused(outcome.trouble.text) });
  }

  /** How to pay it has a page that outlives this one. */
  function waits(payment: Payment) {
    client.setQueryData(paymentQuery(payment.id).queryKey, payment);
    refreshAfterPurchase(client);
    if (isHere.current) navigate(paths.paymentCode(payment.id), { replace: true });
  }

  function paid(payment: Payment) {
    client.setQueryData(paymentQuery(payment.id).queryKey, payment);
    if (isHere.current) ends.paid(payment);
    else showToast({ kind: 'success', text: ends.away.paid });
    // Balances, movements and the next bill show it at once.
    refreshAfterPurchase(client);
  }

  return {
    isSending,
    verifying,
    neverArrived,
    buy: (attempt) => void send(attempt),
    askAgain: again.dialog,
    conclude: (outcome) => {
      settlePurchase({ kind, subject, correlatorId: underWay() }, outcome);
      void end(outcome, true);
    },
    release: () => {
      markUnsent(subject, underWay());
      setVerifying(null);
      setNeverArrived(true);
    },
  };
}

const { trouble: words } = purchaseCopy;
export const unknownTrouble: Trouble = {
  title: words.unknown,
  text: words.with(words.unknownText, words.next.other),
};

/** The card goes to the provider alone. */
async function chargedCard(
  amountCents: number,
  card: Attempt['card'],
  leaving: AbortSignal,
): Promise<ChargedCard | null | Extract<SendOutcome, { kind: 'left' | 'refused' }>> {
  if (!card || 'savedCardId' in card) return card;
  const answer = await askForToken(amountCents, card, leaving);
  if (answer.kind === 'refused')
    return { kind: 'refused', trouble: { title: words.card, text: answer.text } };
  return answer.kind === 'left' ? answer : { token: answer.token };
}

type Keyed = PurchaseWish & { correlatorId: string };

/** From here on nothing calls the payment off: leaving or reloading finds it again by its key. */
async function sendPurchase(keyed: Keyed, order: PaymentOrder): Promise<SendOutcome> {
  const { kind, subject, correlatorId } = keyed;
  const purchase = { correlatorId, sentAt: Date.now() };
  markSent(subject, purchase);
  const result = await createPayment(order);
  if (result.code === 401) {
    closePurchase(subject, correlatorId);
    return { kind: 'left' };
  }
  const outcome = knownIn(kind, outcomeOfAnswer(result));
  if (outcome.kind === 'unknown') {
    // Another tab may have had the answer first, and have closed it: this one has still to learn it.
    markSent(subject, purchase);
    return { kind: 'unknown', purchase };
  }
  settlePurchase(keyed, outcome);
  return outcome;
}

/** A bill may be somebody else's to pay; of a package or a top-up only this very purchase can be under way. */
const isChosen = (kind: SubjectKind): boolean => kind !== 'other' && !purchaseKinds[kind].isOwed;

function knownIn(kind: SubjectKind, outcome: PayOutcome): PayOutcome {
  const isTaken = outcome.kind === 'changed' && outcome.what === 'taken';
  return isTaken && isChosen(kind) ? { kind: 'unknown' } : outcome;
}

/** What is remembered once an outcome is final. */
function settlePurchase({ kind, subject, correlatorId }: Keyed, outcome: FinalOutcome): void {
  if (outcome.kind === 'paid') {
    keepReceipt(kind, outcome.payment.id);
    forgetCard();
  }
  closePurchase(subject, correlatorId);
}

/** Who comes back within this time wants to know what became of it; later it is another purchase. */
const SAME_VISIT_MS = 10 * 60_000;

function sentLately(kind: SubjectKind, subject: string): SentPurchase | null {
  const sent = sentPurchase(subject);
  return kind === 'bill' || (sent && Date.now() < sent.sentAt + SAME_VISIT_MS) ? sent : null;
}

/** The same thing, bought already and its outcome not known. */
async function underWayElsewhere(client: QueryClient, subject: string): Promise<SentPurchase | null> {
  const sent = sentPurchase(subject);
  if (!sent || Date.now() < sent.sentAt + SAME_VISIT_MS) return sent;
  const { correlatorId } = sent;
  try {
    const [payment] = await client.fetchQuery(paymentsQuery({ correlatorId }));
    if (payment && outcomeOfPayment(payment).kind === 'unknown') return sent;
  } catch {
    return sent;
  }
  closePurchase(subject, correlatorId);
  return null;
}

// «Comprar otra vez»: who buys the same within two minutes is asked whether they mean it.
function useAskAgain() {
  const [wish, setWish] = useState<{ buy: () => void } | null>(null);
  const { again: copy } = purchaseCopy;
  const close = () => setWish(null);
  return {
    ask: (buy: () => void) => setWish({ buy }),
    dialog: (
      <Dialog
        open={wish !== null}
        onClose={close}
        title={copy.title}
        actions={
          <>
            <Button
              kind="primary"
              onClick={() => {
                close();
                wish?.buy();
              }}
            >
              {copy.yes}
            </Button>
            <Button onClick={close}>{copy.no}</Button>
          </>
        }
      >
        {copy.text}
      </Dialog>
    ),
  };
}

// The same thing bought a moment ago, from whatever tab or device: the server has the payments.

/** Whoever buys the same again within this time is asked whether they mean it. */
const JUST_BOUGHT_MS = 2 * 60_000;

/** By another purchase than this one. Where the server does not say, nobody is kept from buying. */
async function wasJustBought(subject: string, correlatorId: string): Promise<boolean> {
  const [, line = ''] = subject.split(':');
  const latest = await latestPayments(line);
  return latest.some((payment) => payment.correlatorId !== correlatorId && isJustBought(payment, subject));
}

export function isJustBought(payment: Payment, subject: string): boolean {
  const [kind, , what] = subject.split(':');
  const { status, isAutomatic, paymentDate, paymentItem, totalAmount } = payment;
  if (status !== 'authorized' || isAutomatic || Date.parse(paymentDate) + JUST_BOUGHT_MS < trueNow())
    return false;
  return paymentItem.some(({ item }) =>
    kind === 'recarga'
      ? item['@referredType'] === 'recharge' && String(centsFromDollars(totalAmount.amount)) === what
      : item.id === what,
  );
}
