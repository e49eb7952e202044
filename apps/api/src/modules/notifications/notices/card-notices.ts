// What people are told of their saved cards, and of what is paid with them by itself: before, after, and when it fails.
import { chargeTries } from '@portal/help/promises';
import { dayWords, moneyWords, numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticesOf } from './notice.ts';

const card = z.object({
  paymentMethod: z.object({ card: z.string() }),
  switchedOff: z.boolean().default(false),
});

const announcement = z.object({
  autoPay: z.object({
    billNo: z.string(),
    serviceNumber: z.string(),
    card: z.string(),
    chargeOn: z.iso.date(),
    totalCents: z.number(),
    maximumCents: z.number().nullable(),
  }),
});

const refusal = z.object({
  automaticPayment: z.object({
    kind: z.enum(['bill', 'recharge']),
    item: z.string(),
    serviceNumber: z.string(),
    card: z.string(),
    reason: z.string(),
    totalCents: z.number(),
    isLast: z.boolean(),
    nextOn: z.iso.date(),
  }),
});

const paid = z.object({
  paidHere: z.object({ billNo: z.string(), serviceNumber: z.string(), authorization: z.string() }),
});

const limit = z.object({
  autoTopUp: z.object({ serviceNumber: z.string(), times: z.number(), againOn: z.iso.date() }),
});

/** Whoever saves a card is told, wherever it was: nobody saves one behind its owner's back. */
function cardSaved({ userId, event }: EventRow): Notice | null {
  const { data } = card.safeParse(event);
  if (!data) return null;
  return {
    kind: 'cardSaved',
    audience: { userId },
    subject: 'Guardaste una tarjeta',
    content: `Tu tarjeta ${data.paymentMethod.card} quedó guardada con el proveedor de pagos. Puedes quitarla en Mi cuenta, en Tarjetas.`,
    about: {},
  };
}

function cardRemoved({ userId, event }: EventRow): Notice | null {
  const { data } = card.safeParse(event);
  if (!data?.switchedOff) return null;
  return {
    kind: 'automaticPaymentOff',
    audience: { userId },
    subject: 'Se desactivó un pago automático',
    content: `Quitaste la tarjeta ${data.paymentMethod.card}, y los pagos automáticos que usaban esa tarjeta quedaron desactivados. Elige otra tarjeta para activarlos de nuevo.`,
    about: {},
  };
}

function announced({ userId, event }: EventRow): Notice | null {
  const { data } = announcement.safeParse(event);
  if (!data) return null;
  const { billNo, serviceNumber, chargeOn, totalCents } = data.autoPay;
  return {
    kind: 'autoPayAnnounced',
    audience: { userId },
    subject: 'Pronto pagaremos tu factura',
    content: `El ${dayWords(chargeOn)} pagaremos ${moneyWords(totalCents)} de la factura ${billNo} con tu tarjeta ${data.autoPay.card}. Hasta entonces puedes desactivar el débito automático.`,
    about: { billNo, serviceNumber },
  };
}

function overMaximum({ userId, event }: EventRow): Notice | null {
  const { data } = announcement.safeParse(event);
  if (!data) return null;
  const { billNo, serviceNumber, totalCents, maximumCents } = data.autoPay;
  return {
    kind: 'autoPayOverMaximum',
    audience: { userId },
    subject: 'Tu factura supera tu máximo',
    content: `La factura ${billNo} es de ${moneyWords(totalCents)}, más que tu máximo de ${moneyWords(maximumCents ?? 0)}: no la cobraremos. Págala tú, o sube el máximo.`,
    about: { billNo, serviceNumber },
  };
}

function refused({ userId, event }: EventRow): Notice | null {
  const { data } = refusal.safeParse(event);
  if (!data) return null;
  const { kind, item, serviceNumber, reason, totalCents, isLast, nextOn } = data.automaticPayment;
  const isBill = kind === 'bill';
  const what = isBill
    ? `el pago de ${moneyWords(totalCents)} de la factura ${item}`
    : `la recarga de ${moneyWords(totalCents)} de la línea ${numberWords(serviceNumber)}`;
  const said = reason === '' ? '' : ` (${reason})`;
  const next = isLast
    ? `Fueron ${chargeTries} intentos: desactivamos ${isBill ? 'el débito automático' : 'la recarga automática'}.`
    : `Lo intentaremos otra vez el ${dayWords(nextOn)}.`;
  return {
    kind: isLast ? 'automaticPaymentOff' : 'automaticPaymentRefused',
    audience: { userId },
    subject: isLast ? 'Se desactivó un pago automático' : 'No pudimos cobrar a tu tarjeta',
    content: `Tu tarjeta ${data.automaticPayment.card} no aceptó ${what}${said}. ${next}`,
    about: isBill ? { billNo: item, serviceNumber } : { serviceNumber },
  };
}

function paidHere({ userId, event }: EventRow): Notice | null {
  const { data } = paid.safeParse(event);
  if (!data) return null;
  const { billNo, serviceNumber, authorization } = data.paidHere;
  return {
    kind: 'automaticPaymentRefused',
    audience: { userId },
    subject: 'Tu factura ya se pagó y figura por pagar',
    content: `La factura ${billNo} se pagó aquí con la autorización ${authorization} y todavía figura por pagar. No la cobramos otra vez: escríbenos con esos números y lo corregimos.`,
    about: { billNo, serviceNumber },
  };
}

function limitReached({ userId, event }: EventRow): Notice | null {
  const { data } = limit.safeParse(event);
  if (!data) return null;
  const { serviceNumber, times, againOn } = data.autoTopUp;
  const done =
    times === 1 ? 'Ya hicimos la recarga automática' : `Ya hicimos las ${times} recargas automáticas`;
  return {
    kind: 'autoTopUpLimitReached',
    audience: { userId, theirLines: [serviceNumber] },
    subject: 'Llegaste al límite de recargas automáticas',
    content: `${done} de este mes en la línea ${numberWords(serviceNumber)}. Hasta el ${dayWords(againOn)} no haremos otra: si la necesitas, recarga tú o sube el límite.`,
    about: { serviceNumber },
  };
}

export const cardNotices: NoticesOf = {
  PaymentMethodCreateEvent: cardSaved,
  PaymentMethodDeleteEvent: cardRemoved,
  AutoPayAnnouncedEvent: announced,
  AutoPayOverMaximumEvent: overMaximum,
  AutomaticPaymentRefusedEvent: refused,
  AutoPayPaidHereEvent: paidHere,
  AutoTopUpLimitReachedEvent: limitReached,
};
