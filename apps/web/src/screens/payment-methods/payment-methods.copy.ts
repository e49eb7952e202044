// Sentences of saved cards and of what is paid with them by itself.
import { chargeTries, toldDaysBefore } from '@portal/help/promises';
import { highestTopUpCents } from '@portal/market/money';
import { formatMoney } from '../../lib/money.ts';
import { amountExample } from '../../lib/typed-amount.ts';
import { amountBetween, failedCopy } from '../../shared/page/form.copy.ts';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';

const { trouble } = purchaseCopy;

export const cardsCopy = {
  lead: 'Guarda una tarjeta y no vuelvas a escribirla.',
  waiting: 'Cargando tus tarjetas',
  failed: 'No pudimos cargar tus tarjetas',
  none: 'No tienes tarjetas guardadas',
  noneText: 'Cuando agregues una, la guarda el proveedor de pagos, no nosotros.',
  add: 'Agregar tarjeta',
  expired: 'Vencida',
  preferred: 'Principal',
  prefer: 'Usar como principal',
  preferCard: (card: string) => `Usar como principal ${card}`,
  remove: 'Quitar',
  removeCard: (card: string) => `Quitar ${card}`,
  notDone: failedCopy.notDone,
} as const;

export const removeCopy = {
  title: (card: string) => `¿Quitar ${card}?`,
  text: 'Se borra aquí y en el proveedor de pagos. Puedes volver a agregarla cuando quieras.',
  inUse: 'Se usa para pagar por ti. Al quitarla, el débito o la recarga automática se desactiva.',
  yes: 'Quitar tarjeta',
  busy: 'Quitando…',
  cancel: 'Cancelar',
  done: 'Tarjeta quitada',
} as const;

export const addCopy = {
  detail: 'Crédito o débito.',
  safe: 'Tu tarjeta viaja cifrada al proveedor de pagos, que la guarda. No se cobra nada ahora.',
  save: 'Guardar tarjeta',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  done: 'Tarjeta guardada',
  uncertain: 'Todavía no sabemos si la tarjeta se guardó. Revisa la lista en un momento.',
  refused: (reason: string) =>
    trouble.with(reason, 'No se cobró nada. Revisa los datos o prueba con otra tarjeta.'),
  tooMany: 'Ya tienes diez tarjetas guardadas. Quita una para agregar otra.',
  again: 'No pudimos guardarla. Intenta de nuevo en un momento.',
} as const;

const offBecause = {
  refused: `Se desactivó porque tu tarjeta fue rechazada ${chargeTries} veces.`,
  cardRemoved: 'Se desactivó porque quitaste su tarjeta.',
} as const;

export const autoPayCopy = {
  lead: (days: number) =>
    days === 0
      ? 'Tus facturas se pagan solas, el día que vencen.'
      : `Tus facturas se pagan solas, ${daysWords(days)} antes de vencer.`,
  byLine: 'Por línea',
  waiting: 'Cargando tu débito automático',
  failed: 'No pudimos cargar tu débito automático',
  noAccounts: 'No tienes facturas que pagar con débito automático.',
  prepaid: 'Las líneas prepago no tienen factura: para ellas está la',
  toRecharge: 'recarga automática',
  switchOf: (line: string) => `Débito automático de ${line}`,
  on: 'Activado',
  off: 'Desactivado',
  due: (money: string, day: string) => `Desactivado · ${money} vence el ${day}`,
  overdue: (money: string, day: string) => `Desactivado · ${money} venció el ${day}`,
  offBecause,
  upcoming: {
    announced: (money: string, day: string) => `Próximo cobro: ${money} el ${day}`,
    trying: (money: string, day: string) => `Tu tarjeta fue rechazada: cobraremos ${money} el ${day}`,
    overMaximum: (money: string) => `${money} es más que tu máximo: no lo cobraremos, págalo tú`,
  },
  turnedOff: 'Débito automático desactivado',
  turnedOn: 'Débito automático activado',
  withWhat: 'Con qué se paga',
  needsCard: 'Guarda una tarjeta para activarlo.',
  maximum: (money: string) => `Si una factura pasa de ${money}, te avisamos y no la cobramos`,
  noMaximum: 'Sin valor máximo',
  change: 'Cambiar',
  saved: 'Cambios guardados',
  past: 'Últimos cobros',
  form: {
    card: 'Tarjeta',
    when: 'Cuándo se paga',
    days: (days: number) => (days === 0 ? 'El día que vence' : `${daysWords(days)} antes de vencer`),
    maximum: 'Valor máximo',
    maximumHint: 'Por factura. Déjalo vacío para pagar cualquier valor.',
    maximumUnread: `No entendemos ese valor. Escríbelo así: ${amountExample}`,
    maximumZero: `Debe ser mayor que ${formatMoney(0)}. Déjalo vacío para pagar cualquier valor.`,
    told: `Te avisamos ${toldDaysBefore} días antes de cada cobro y después de hacerlo.`,
    forAll: 'Se aplica a todas tus líneas con débito automático.',
    submit: 'Guardar',
    busy: 'Guardando…',
    cancel: 'Cancelar',
    cardWrong: 'Elige una tarjeta vigente',
  },
} as const;

export const autoTopUpCopy = {
  lead: 'Tu línea prepago se recarga sola cuando le queda poco saldo.',
  byLine: autoPayCopy.byLine,
  told: 'Te avisamos de cada recarga.',
  waiting: 'Cargando tu recarga automática',
  failed: 'No pudimos cargar tu recarga automática',
  noLines: 'No tienes líneas prepago que recargar.',
  switchOf: (line: string) => `Recarga automática de ${line}`,
  off: 'Desactivada',
  onText: (amount: string, below: string, card: string) =>
    `${amount} cuando el saldo baje de ${below}, con ${card}.`,
  times: (used: number, most: number) =>
    `Este mes: ${used} de ${most} ${most === 1 ? 'recarga' : 'recargas'}.`,
  offBecause,
  needsCard: 'Guarda una tarjeta para activarla.',
  change: 'Cambiar',
  changeOf: (line: string) => `Cambiar la recarga automática de ${line}`,
  turnedOff: 'Recarga automática desactivada',
  turnedOn: 'Recarga automática activada',
  form: {
    amount: 'Cuánto recargar',
    below: 'Cuando el saldo baje de',
    belowWrong: amountBetween(formatMoney(1), formatMoney(highestTopUpCents), amountExample),
    times: 'Veces al mes, como máximo',
  },
} as const;

function daysWords(days: number): string {
  return days === 1 ? '1 día' : `${days} días`;
}
