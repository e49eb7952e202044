// The receipt of a payment, written in the transaction of its result: by e-mail, or by SMS where there is none, to
// whoever wants to be told of charges.
import { Problem } from '@portal/contract/errors';
import type { PayInstructions } from '@portal/contract/paying/paid-later';
import type { Db, Tx } from '@portal/database/connection';
import { bookedWithin } from '@portal/help/promises';
import { elsewhereWords } from '@portal/help/ways-to-pay.copy';
import { dayMs } from '@portal/market/civil-dates';
import { nationalNumber } from '@portal/market/service-number';
import { taxName } from '@portal/market/tax';
import { dayAndTime, mediumDay, moneyWords, plainMoneyWords } from '@portal/market/words';
import { type Caller, confirmedNumber } from '../../caller.ts';
import { plainGsm } from '../../providers/sms/port.ts';
import type { Messages } from '../messages/messages.ts';
import type { TellPerson } from '../notifications/tell-person.ts';
import type { PaymentLinks } from '../payment-links/payment-links.store.ts';
import { boughtWords, isForOther, methodWords, type PaymentRow, type Payments, shownOf } from './payments.ts';

export type SendReceipt = (tx: Tx, payment: PaymentRow) => Promise<void>;

export interface ReceiptNeeds {
  messages: Pick<Messages, 'send' | 'reaches'>;
  tellPerson: TellPerson;
  links: Pick<PaymentLinks, 'takeReceiptWish'>;
  brand: string;
}

export function createSendReceipt(needs: ReceiptNeeds): SendReceipt {
  const { messages, tellPerson, brand } = needs;

  /** Whoever has the number learns that somebody has paid for it, and not who. */
  async function tellReceiver(tx: Tx, payment: PaymentRow): Promise<void> {
    const { serviceNumber: to } = payment;
    if (isForOther(payment) && messages.reaches('sms', to))
      await messages.send(tx, { channel: 'sms', to, text: receiverSms(payment) });
  }

  return async (tx, payment) => {
    await tellReceiver(tx, payment);
    if (isOfGuest(payment)) return sendToGuest(needs, tx, payment, guestReceipt);
    await tellPerson(tx, {
      userId: payment.userId,
      topic: 'charges',
      line: shownOf(payment).number,
      email: () => receiptEmail(brand, payment),
      sms: () => receiptSms(payment),
    });
  };
}

/** Whoever has an account reads of it as of news. */
export const createSendRefund =
  (needs: GuestNeeds): SendReceipt =>
  async (tx, payment) => {
    if (isOfGuest(payment)) await sendToGuest(needs, tx, payment, guestRefund);
  };

type GuestNeeds = Pick<ReceiptNeeds, 'messages' | 'links' | 'brand'>;

/** Somebody without an account, or whoever was sent a link: nobody here has their address but with the payment. */
const isOfGuest = ({ channel }: PaymentRow): boolean => channel === 'link' || channel === 'guest';

/** They wanted to be written to, or not. */
async function sendToGuest(
  { messages, links, brand }: GuestNeeds,
  tx: Tx,
  payment: PaymentRow,
  words: GuestWords,
): Promise<void> {
  const to = await links.takeReceiptWish(tx, payment.userId, payment.correlatorId);
  if (to === null || !messages.reaches('email', to)) return;
  await messages.send(tx, { channel: 'email', to, ...guestEmail(brand, payment, words) });
}

/** How to pay what is paid elsewhere, so that it is at hand when the page is not. */
export function createSendInstructions({
  tellPerson,
  brand,
}: Pick<ReceiptNeeds, 'tellPerson' | 'brand'>): SendReceipt {
  return async (tx, payment) => {
    const { instructions } = payment;
    if (!instructions) return;
    const how = elsewhereWords[instructions.kind].sms(instructions.code);
    const until = dayAndTime(new Date(instructions.expiresAt));
    await tellPerson(tx, {
      userId: payment.userId,
      topic: 'charges',
      line: nationalNumber(payment.serviceNumber),
      email: () => ({
        subject: `Esperando tu pago: ${boughtWords(payment).short}`,
        text: `Hola:\n\n${how} en ${brand}.\n\n${boughtWords(payment).short}\nTotal: ${moneyWords(payment.totalCents)}\nHasta: ${until}\n${instructions.places.join('\n')}\n\nSi no pagas a tiempo, el código vence y no se cobra nada.`,
      }),
      sms: () => instructionsSms(payment, instructions),
    });
  };
}

const instructionsSms = ({ totalCents }: PaymentRow, { kind, code, expiresAt }: PayInstructions): string =>
  plainGsm(
    plainly(
      `${elsewhereWords[kind].sms(code)}: ${plainMoneyWords(totalCents)} hasta ${dayAndTime(new Date(expiresAt))}.`,
    ),
  );

/** The same once more, to whoever wants it on their phone. */
export type SendPaymentCode = (caller: Caller, paymentId: string) => Promise<void>;

export interface PaymentCodeNeeds {
  db: Db;
  messages: Pick<Messages, 'send'>;
  payments: Pick<Payments, 'get'>;
  countCode(paymentId: string): Promise<void>;
}

export function createSendPaymentCode({
  db,
  messages,
  payments,
  countCode,
}: PaymentCodeNeeds): SendPaymentCode {
  return async (caller, paymentId) => {
    const payment = await payments.get(caller.userId, paymentId);
    if (payment?.status !== 'waiting' || !payment.instructions) throw new Problem('NOT_FOUND');
    const { instructions } = payment;
    if (Date.parse(instructions.expiresAt) <= Date.now()) throw new Problem('NOT_FOUND');
    const to = confirmedNumber(caller);
    if (to === null) throw new Problem('NUMBER_NOT_CONFIRMED');
    await countCode(paymentId);
    const text = instructionsSms(payment, instructions);
    await db.transaction((tx) => messages.send(tx, { channel: 'sms', to, text }));
  };
}

function receiptEmail(brand: string, payment: PaymentRow) {
  const { taxCents, totalCents, bought } = payment;
  const isCharged = payment.method === 'invoice';
  const at = payment.settledAt ?? payment.createdAt;
  const expiresAt = bought ? new Date(at.getTime() + bought.validityDays * dayMs) : null;
  const lines = [
    boughtWords(payment).short,
    ...(bought ? [bought.description] : []),
    `Línea o servicio: ${shownOf(payment).number}`,
    `Total: ${moneyWords(totalCents)}${taxCents > 0 ? ` (incluye ${taxName} de ${moneyWords(taxCents)})` : ''}`,
    `Forma de pago: ${methodWords(payment)}`,
    `Fecha: ${dayAndTime(at)}`,
    `Número de autorización: ${payment.authorizationCode ?? ''}`,
    ...(expiresAt ? [`Vigente hasta: ${dayAndTime(expiresAt)}`] : []),
    ...(payment.kind === 'bill' ? [`Tu pago se registra ${bookedWithin}.`] : []),
    ...(isCharged ? ['Se suma a tu próxima factura.'] : []),
  ];
  // Nothing has been paid yet of what the next invoice will ask for.
  const [name, opening] = isCharged
    ? ['Comprobante de compra', `Registramos tu compra en ${brand}.`]
    : payment.channel === 'automatic'
      ? ['Comprobante de pago automático', `Cobramos a tu tarjeta guardada en ${brand}, como lo pediste.`]
      : ['Comprobante de pago', `Recibimos tu pago en ${brand}.`];
  return {
    subject: `${name}: ${boughtWords(payment).short}`,
    text: `Hola:\n\n${opening}\n\n${lines.join('\n')}\n\nGuarda este mensaje como comprobante.`,
  };
}

type GuestWords = Readonly<{ name: string; opening: (brand: string) => string; ending: string }>;
const guestReceipt: GuestWords = {
  name: 'Comprobante de pago',
  opening: (brand) => `Recibimos tu pago en ${brand}.`,
  ending: 'Guarda este mensaje como comprobante.',
};
const guestRefund: GuestWords = {
  name: 'Te devolvimos un pago',
  opening: (brand) =>
    `Tu banco cobró un pago en ${brand} que no se pudo completar, y te lo devolvimos a la misma tarjeta.`,
  ending: 'Según tu banco, lo verás en unos días. No se pagó nada con él.',
};

/** Nothing of the customer but the end of the number. */
function guestEmail(brand: string, payment: PaymentRow, { name, opening, ending }: GuestWords) {
  const { serviceNumber, totalCents, settledAt, createdAt, authorizationCode } = payment;
  const lines = [
    `Línea o servicio: termina en ${nationalNumber(serviceNumber).slice(-4)}`,
    `Total: ${moneyWords(totalCents)}`,
    `Fecha: ${dayAndTime(settledAt ?? createdAt)}`,
    ...(authorizationCode === null ? [] : [`Número de autorización: ${authorizationCode}`]),
  ];
  return {
    subject: `${name} de ${moneyWords(totalCents)}`,
    text: `Hola:\n\n${opening(brand)}\n\n${lines.join('\n')}\n\n${ending}`,
  };
}

function receiptSms(payment: PaymentRow): string {
  const at = payment.settledAt ?? payment.createdAt;
  const isAutomatic = payment.channel === 'automatic';
  const what = boughtWords(payment).short;
  const total = plainMoneyWords(payment.totalCents);
  const [opening, ending] =
    payment.method === 'invoice'
      ? ['Compra', ' Se suma a tu proxima factura.']
      : [isAutomatic ? 'Pago automatico' : 'Pago recibido', ''];
  const text = `${opening}: ${what}, ${shownOf(payment).number}, ${total}, ${mediumDay(at)}. Autorizacion ${payment.authorizationCode ?? ''}.${ending}`;
  return plainGsm(plainly(text));
}

function receiverSms({ kind, totalCents, authorizationCode }: PaymentRow): string {
  const total = plainMoneyWords(totalCents);
  const what = kind === 'recharge' ? `Te recargaron ${total}` : `Alguien pago ${total} de tu factura`;
  return plainGsm(plainly(`${what}. Autorizacion ${authorizationCode ?? ''}.`));
}

/** Names of packages come from the operator, authorization numbers from a bank: whatever they hold, it is sent. */
function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 \n!"#%&'()*+,\-./:;<=>?]/g, '')
    .slice(0, 160);
}
