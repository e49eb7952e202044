// One attempt to pay: the card becomes a token here, the confirmation goes to our own server, and its answer is read.
import { currencyCode } from '@portal/market/money';
import { type AskBank, proveAtBank } from './bank-view.ts';
import type { Card } from './card-form.ts';
import { frameCopy } from './frame-page.copy.ts';
import { money } from './views.ts';
import { type Answer, type Choice, type Order, post, refusalIn, textIn } from './wire.ts';

const { refused: words } = frameCopy;

export type PayEnd =
  | { kind: 'paid'; reference: string; authorization: string }
  /** Nothing was charged; the customer may try again here. */
  | { kind: 'refused'; text: string; newDollars?: number; withCard: boolean }
  /** It may have been charged. */
  | { kind: 'unknown' }
  /** Nothing more can be paid here. */
  | { kind: 'over'; why: 'closed' | 'nothing' | 'lost' };

const ASK_AGAIN_MS = 3_000;
const ASK_TIMES = 12;

export type Wish = {
  order: Order;
  choice: Choice;
  card: Card | null;
  saves: boolean;
  publicMerchantId: string;
  askBank: AskBank;
};

/** `onUnknown`: the outcome is not known yet, and is being asked for. */
export async function pay(wish: Wish, onUnknown: () => void): Promise<PayEnd> {
  const { order, choice, card } = wish;
  let token = '';
  let savingToken = '';
  if (card) {
    const answer = await askForToken(wish, card);
    token = textIn(answer, 'token');
    if (token === '') return { kind: 'refused', text: tokenRefusal(answer), withCard: answer.status === 402 };
    const proof = await proveAtBank(answer, wish);
    if (proof !== 'proven') return { kind: 'refused', text: words[proof], withCard: proof === 'bank' };
    if (wish.saves) savingToken = await savingTokenOf(wish, card);
  }
  const { visit, sid } = order;
  const confirmation = {
    sid,
    visit,
    item: { id: choice.id, '@referredType': choice['@referredType'] },
    totalAmount: { amount: choice.totalAmount.amount, units: currencyCode },
    ...(token ? { authorizationCode: token } : {}),
    ...(savingToken ? { savingToken } : {}),
  };
  // The very same confirmation charges once, however often it is sent.
  for (let asked = 0; asked < ASK_TIMES; asked++) {
    const end = endOf(await post('/pay/confirmation', confirmation));
    if (end.kind !== 'unknown') return end;
    onUnknown();
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  return { kind: 'unknown' };
}

/** At this very origin, which is the card provider's. */
function askForToken({ choice, publicMerchantId }: Wish, card: Card): Promise<Answer> {
  const body = { totalAmount: choice.totalAmount.amount, currency: currencyCode, isDeferred: false, card };
  return post('/card/v1/tokens', body, { 'public-merchant-id': publicMerchantId });
}

/** Empty for a card that cannot be saved: it pays all the same. */
async function savingTokenOf(wish: Wish, card: Card): Promise<string> {
  const headers = { 'public-merchant-id': wish.publicMerchantId };
  const answer = await post('/v1/subscription-tokens', { currency: currencyCode, card }, headers);
  const proof = await proveAtBank(answer, { ...wish, isToSave: true });
  return proof === 'proven' ? textIn(answer, 'token') : '';
}

function tokenRefusal(answer: Answer): string {
  const { message } = refusalIn(answer);
  return answer.status === 402 && message ? words.card(message) : words.unknown;
}

export function endOf(answer: Answer): PayEnd {
  const { status } = answer;
  if (status === 201) {
    return {
      kind: 'paid',
      reference: textIn(answer, 'id'),
      authorization: textIn(answer, 'authorizationCode'),
    };
  }
  if (status < 400 || status >= 500) return { kind: 'unknown' };
  const { code, message, totalAmount, authorizationCode = '' } = refusalIn(answer);
  if (code === 'FRAME_CLOSED') return { kind: 'over', why: 'closed' };
  if (code === 'BILL_NOT_PAYABLE') return { kind: 'over', why: 'nothing' };
  if (code === 'PAYMENT_IN_PROCESS') return { kind: 'over', why: 'lost' };
  if (code === 'AMOUNT_CHANGED' && totalAmount) {
    const { amount } = totalAmount;
    return { kind: 'refused', text: words.amount(money(amount)), newDollars: amount, withCard: false };
  }
  if (code === 'BILL_PAID_HERE')
    return { kind: 'refused', text: words.paidHere(authorizationCode), withCard: false };
  if (code === 'INSUFFICIENT_BALANCE') return { kind: 'refused', text: words.balance, withCard: false };
  if (code === 'DENIED') return { kind: 'refused', text: words.card(message), withCard: true };
  if (code === 'TOO_MANY_REQUESTS') return { kind: 'refused', text: words.other(message), withCard: false };
  return { kind: 'refused', text: words.unknown, withCard: false };
}
