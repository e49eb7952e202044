// What people are told of money: bills that are ready, payments, top-ups, packages that were bought, refunds, balance that is advanced or passed on.
import { type CodeEnd, codeEnds, isPaidLater } from '@portal/contract/paying/paid-later';
import { purchaseMethodSchema } from '@portal/contract/paying/payments';
import { purchaseKindNames } from '@portal/contract/paying/purchase-kinds';
import { bookedWithin } from '@portal/help/promises';
import { elsewhereWords } from '@portal/help/ways-to-pay.copy';
import { civilDateOf } from '@portal/market/civil-dates';
import { canonicalMobile } from '@portal/market/service-number';
import { dayWords, momentWords, moneyWords, numberWords } from '@portal/market/words';
import { advanceSchema } from '@portal/operator-ports/advances';
import { told } from '@portal/operator-ports/shown';
import { transferSchema } from '@portal/operator-ports/transfers';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticesOf } from './notice.ts';

const bill = z.object({
  billNo: z.string(),
  accountId: z.string().optional(),
  serviceNumber: z.string(),
  totalCents: z.number(),
  dueOn: z.iso.date(),
  documentReadyAt: dateTimeSchema.nullish(),
});

const payment = z.object({
  payment: z.object({
    kind: z.enum(purchaseKindNames),
    item: z.string(),
    name: z.string().default(''),
    serviceNumber: z.string(),
    totalCents: z.number(),
    status: z.string(),
    createdAt: z.coerce.date().optional(),
    channel: z.string().optional(),
    declineCode: z.string().nullish(),
    codeEnd: z.enum(codeEnds).nullish(),
  }),
  /** Of one for somebody else: whom it was for. */
  secret: z.object({ customerId: z.string(), item: z.string(), serviceNumber: z.string() }).optional(),
});

/** Whoever paid has seen an outcome that came within this time; a later one is news. */
const waitedForMs = 60_000;

const refund = z.object({
  payment: z.object({
    totalCents: z.number(),
    channel: z.string().optional(),
    method: purchaseMethodSchema.default('card'),
  }),
  /** Of what was paid by a code. */
  reason: z.enum(['twice', 'amount', 'late', 'replaced', 'gone']).optional(),
});
const refunded = {
  card: (amount: string) => `Devolvimos ${amount} a tu tarjeta`,
  savedCard: (amount: string) => `Devolvimos ${amount} a tu tarjeta`,
  balance: (amount: string) => `Devolvimos ${amount} a tu saldo`,
  invoice: (amount: string) => `Sacamos ${amount} de tu próxima factura`,
  link: (amount: string) => `Devolvimos ${amount} a quien pagó con tu enlace`,
};

const whyRefunded = {
  gone: 'la compra no se pudo completar',
  twice: 'ya estaba pagado',
  amount: 'no era el valor exacto. Si tu código sigue vigente, puedes pagar de nuevo',
  late: 'el código ya había vencido',
  replaced: 'ya lo pagaste de otra forma',
};

function billReady({ eventTime, event }: EventRow): Notice | null {
  const { data } = bill.safeParse(event);
  if (!data) return null;
  const { billNo, accountId, serviceNumber, totalCents, dueOn, documentReadyAt } = data;
  const isLate = dueOn < civilDateOf(eventTime);
  const until = isLate ? `Venció el ${dayWords(dueOn)}.` : `Puedes pagarla hasta el ${dayWords(dueOn)}.`;
  const whatToDo = totalCents > 0 ? until : 'La cubre lo que tenías a favor: no tienes nada que pagar.';
  const isPdfLater = documentReadyAt != null && Date.parse(documentReadyAt) > eventTime.getTime();
  const pdf = isPdfLater ? ` El PDF estará desde el ${momentWords(new Date(documentReadyAt))}.` : '';
  return {
    kind: 'billReady',
    audience: { bills: { accountId, ofLine: serviceNumber } },
    subject: 'Tu factura está lista',
    content: `La factura de ${numberWords(serviceNumber)} es de ${moneyWords(totalCents)}. ${whatToDo} Es la ${billNo}.${pdf}`,
    about: { billNo, serviceNumber },
  };
}

/** The receipt has been written already, to whoever paid. */
function paymentReceived(row: EventRow): Notice | null {
  const { userId, eventTime, event } = row;
  const { data } = payment.safeParse(event);
  if (!data) return null;
  if (data.secret) return paidByAnother(row, data.payment, data.secret);
  const { kind, item, name, serviceNumber, totalCents } = data.payment;
  const [amount, line] = [moneyWords(totalCents), numberWords(serviceNumber)];
  const isAutomatic = data.payment.channel === 'automatic';
  const isByLink = data.payment.channel === 'link';
  const words = {
    bill: {
      kind: 'paymentReceived',
      subject: 'Recibimos tu pago',
      content: isAutomatic
        ? `Pagamos ${amount} de la factura ${item} con tu débito automático. Se registra ${bookedWithin}.`
        : isByLink
          ? `Alguien pagó ${amount} de la factura ${item} con tu enlace de pago. Se registra ${bookedWithin}.`
          : `Recibimos el pago de ${amount} de la factura ${item}. Se registra ${bookedWithin}.`,
      about: { billNo: item, serviceNumber },
    },
    instalment: {
      kind: 'paymentReceived',
      subject: 'Recibimos tu pago',
      content: `Recibimos ${amount} de tu acuerdo de pago: ${name}.`,
      about: { serviceNumber },
    },
    recharge: {
      kind: 'rechargeReceived',
      subject: 'Recarga realizada',
      content: `La línea ${line} recibió una recarga${isAutomatic ? ' automática' : ''} de ${amount}.`,
      about: { serviceNumber },
    },
    package: {
      kind: 'packageBought',
      subject: 'Paquete activado',
      content: `La línea ${line} ya tiene el paquete ${name || item}, por ${amount}.`,
      about: { serviceNumber },
    },
  } as const;
  const { createdAt = eventTime } = data.payment;
  const wasWaitedFor = eventTime.getTime() - createdAt.getTime() < waitedForMs;
  return {
    ...words[kind],
    audience: { userId, serviceNumber },
    doneBy: wasWaitedFor && !isAutomatic && !isByLink ? userId : null,
    // The receipt has gone to its payer; of a link that is somebody else.
    leaves: isByLink ? undefined : 'elsewhere',
  };
}

/** Whoever paid has their receipt; whoever it is for learns that somebody has, and not who. */
function paidByAnother(
  { userId }: EventRow,
  { kind, totalCents }: z.output<typeof payment>['payment'],
  { customerId, item, serviceNumber }: NonNullable<z.output<typeof payment>['secret']>,
): Notice {
  const [amount, line] = [moneyWords(totalCents), numberWords(serviceNumber)];
  if (kind !== 'bill')
    return {
      kind: 'rechargeReceived',
      audience: { customerId, serviceNumber, except: userId },
      subject: 'Te recargaron saldo',
      content: `Alguien recargó ${amount} a la línea ${line}.`,
      about: { serviceNumber },
      // The number has its message.
      leaves: 'elsewhere',
    };
  return {
    kind: 'paymentReceived',
    audience: { customerId, bills: { ofLine: serviceNumber }, except: userId },
    subject: 'Alguien pagó tu factura',
    content: `Alguien pagó ${amount} de la factura ${item} de ${line}. Se registra ${bookedWithin}.`,
    about: { billNo: item, serviceNumber },
    // A number that has messages has one.
    leaves: canonicalMobile(serviceNumber) === null ? undefined : 'elsewhere',
  };
}

/** One that was in doubt: whoever was refused at once has seen it. */
function paymentFailed({ userId, event }: EventRow): Notice | null {
  const { data } = payment.safeParse(event);
  // What is paid by itself is tried again by itself, and who opened a link sees how it ended.
  if (!data || isElsewhere(data.payment)) return null;
  const { status, declineCode, codeEnd, serviceNumber, totalCents } = data.payment;
  // Whoever has closed their own code knows.
  if (declineCode === 'REPLACED' || (status !== 'failed' && !codeEnd)) return null;
  return {
    kind: 'paymentFailed',
    audience: { userId },
    ...failedWords[codeEnd ?? 'unknown'](moneyWords(totalCents)),
    about: data.secret ? {} : { serviceNumber },
  };
}

const notPaid = 'Tu pago no se realizó';
const failedWords: Record<CodeEnd | 'unknown', (money: string) => Pick<Notice, 'subject' | 'content'>> = {
  expired: (money) => ({
    subject: notPaid,
    content: `Venció el código para pagar ${money}. No se cobró nada. Puedes pedir otro.`,
  }),
  closed: (money) => ({
    subject: 'Tu código ya no sirve',
    content: `Tu código para pagar ${money} ya no sirve, porque se pidió pagar de otra forma o hay un reclamo: no pagues con él. No se cobró nada con él.`,
  }),
  gone: (money) => ({
    subject: 'No se completó tu compra',
    content: `Pagaste ${money} con tu código, pero la compra ya no se podía completar. Te lo devolvemos, y te avisamos.`,
  }),
  unknown: (money) => ({
    subject: notPaid,
    content: `El pago de ${money} que estaba en verificación no se realizó, y no te cobramos nada. Puedes intentarlo de nuevo.`,
  }),
};

const isElsewhere = ({ channel }: { channel?: string | undefined }): boolean =>
  channel === 'automatic' || channel === 'link' || channel === 'guest';

/** Nobody reads what they are told here: their receipt is a message. */
const isByGuest = ({ channel }: { channel?: string | undefined }): boolean => channel === 'guest';

function paymentRefunded({ userId, event }: EventRow): Notice | null {
  const { data } = refund.safeParse(event);
  if (!data || isByGuest(data.payment)) return null;
  const { totalCents, channel, method } = data.payment;
  const way = channel === 'link' ? 'link' : method;
  const words = (isPaidLater(way) ? elsewhereWords[way].refunded : refunded[way])(moneyWords(totalCents));
  return {
    kind: 'paymentRefunded',
    audience: { userId },
    subject: 'Te devolvimos un pago',
    content: `${words}: ${whyRefunded[data.reason ?? 'gone']}.`,
    about: {},
  };
}

const advance = z.object({
  advance: told(advanceSchema, 'serviceNumber', 'amountCents', 'feeCents', 'owedCents'),
});

function advanceMoved({ event }: EventRow, phone: string): Notice | null {
  const { data } = advance.safeParse(event);
  if (!data) return null;
  const { serviceNumber, amountCents, feeCents, owedCents } = data.advance;
  const line = numberWords(serviceNumber);
  const [amount, owed] = [moneyWords(amountCents), moneyWords(owedCents)];
  const about = { audience: { serviceNumber }, about: { serviceNumber } };
  if (owedCents === amountCents + feeCents)
    return {
      ...about,
      kind: 'advanceGiven',
      subject: 'Te adelantamos saldo',
      content: `La línea ${line} recibió ${amount}. De sus próximas recargas se descuentan ${owed}. Si no lo pediste tú, llámanos al ${phone}.`,
    };
  return {
    ...about,
    kind: 'advanceTakenBack',
    subject: owedCents === 0 ? 'Tu adelanto está pagado' : 'Pagaste parte de tu adelanto',
    content:
      owedCents === 0
        ? `Con tu recarga quedó pagado el adelanto de ${amount} de la línea ${line}.`
        : `Con tu recarga pagaste parte del adelanto de la línea ${line}. Quedan ${owed}, que se descuentan de la próxima.`,
  };
}

const transfer = z.object({
  transfer: told(transferSchema, 'serviceNumber', 'receiver', 'amountCents').and(
    z.object({ side: z.enum(['sent', 'received']) }),
  ),
});

function balancePassed({ event }: EventRow, phone: string): Notice | null {
  const { data } = transfer.safeParse(event);
  if (!data) return null;
  const { serviceNumber, receiver, amountCents, side } = data.transfer;
  const [amount, from, to] = [moneyWords(amountCents), numberWords(serviceNumber), numberWords(receiver)];
  const of = (number: string) => ({ audience: { serviceNumber: number }, about: { serviceNumber: number } });
  if (side === 'sent')
    return {
      ...of(serviceNumber),
      kind: 'balanceSent',
      subject: 'Pasaste saldo a otra línea',
      content: `De la línea ${from} pasaron ${amount} a ${to}. Si no fuiste tú, llámanos ya al ${phone}.`,
    };
  return {
    ...of(receiver),
    kind: 'balanceReceived',
    subject: 'Te pasaron saldo',
    content: `La línea ${to} recibió ${amount} de ${from}.`,
  };
}

export const moneyNotices: NoticesOf = {
  CustomerBillCreateEvent: billReady,
  PaymentAuthorizedEvent: paymentReceived,
  PaymentFailedEvent: paymentFailed,
  PaymentRefundedEvent: paymentRefunded,
  BalanceAdvanceEvent: advanceMoved,
  TransferBalanceEvent: balancePassed,
};
