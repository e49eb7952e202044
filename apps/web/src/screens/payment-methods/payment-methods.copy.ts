// Sentences of saved cards and of what is paid with them by itself.
import { highestTopUpCents } from '@portal/market/money';
import { formatMoney } from '../../lib/money.ts';
import { amountExample } from '../../lib/typed-amount.ts';

export const cardsCopy = {
  lead: 'Guarda una tarjeta y no vuelvas a escribirla.',
  waiting: 'Cargando tus tarjetas',
  failed: 'No pudimos cargar tus tarjetas',
  retry: 'Reintentar',
  retrying: 'Cargando…',
  none: 'No tienes tarjetas guardadas',
  noneText: 'La guarda el proveedor de pagos, no nosotros.',
  add: 'Agregar tarjeta',
  expired: 'Vencida',
  preferred: 'Principal',
  prefer: 'Usar como principal',
  preferCard: (card: string) => `Usar como principal ${card}`,
  remove: 'Quitar',
  removeCard: (card: string) => `Quitar ${card}`,
  notDone: 'No pudimos hacerlo. Intenta de nuevo en un momento.',
} as const;

export const removeCopy = {
  title: (card: string) => `¿Quitar ${card}?`,
  text: 'Se borra aquí y en el proveedor de pagos. Puedes volver a agregarla cuando quieras.',
  inUse: 'Se usa para pagar por ti. Al quitarla, el débito o la recarga automática se apaga.',
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
  refused: (reason: string) => `${reason}. No se cobró nada. Revisa los datos o prueba con otra tarjeta.`,
  tooMany: 'Ya tienes diez tarjetas guardadas. Quita una para agregar otra.',
  again: 'No pudimos guardarla. Intenta de nuevo en un momento.',
} as const;

export const autoPayCopy = {
  title: 'Débito automático',
  waiting: 'Cargando tu débito automático',
  failed: 'No pudimos cargar tu débito automático',
  needsCard: 'Guarda una tarjeta para encenderlo.',
  off: 'Apagado',
  on: 'Encendido',
  offText: 'Tus facturas no se pagan solas.',
  onText: (card: string, days: number) =>
    days === 0 ? `El día que vence, con ${card}.` : `${daysWords(days)} antes de que venza, con ${card}.`,
  maximum: (money: string) => `Hasta ${money} por factura. Si es más, te avisamos y no la cobramos.`,
  noMaximum: 'Sin monto máximo.',
  offBecause: {
    refused: 'Se apagó porque tu tarjeta no pasó tres veces.',
    cardRemoved: 'Se apagó porque quitaste su tarjeta.',
  },
  upcoming: {
    announced: (bill: string, money: string, day: string) => `${bill}: ${money} el ${day}`,
    trying: (bill: string, money: string, day: string) =>
      `${bill}: tu tarjeta no pasó. Intentaremos cobrar ${money} otra vez el ${day}`,
    overMaximum: (bill: string, money: string) =>
      `${bill}: es de ${money}, más que tu máximo. No la cobraremos`,
  },
  turnOn: 'Encender',
  change: 'Cambiar',
  turnOff: 'Apagar',
  turningOff: 'Apagando…',
  turnedOff: 'Débito automático apagado',
  turnedOn: 'Débito automático encendido',
  form: {
    title: 'Débito automático',
    card: 'Tarjeta',
    when: 'Cuándo se paga',
    days: (days: number) => (days === 0 ? 'El día que vence' : `${daysWords(days)} antes de que venza`),
    maximum: 'Monto máximo por factura',
    maximumHint: 'Déjalo vacío para pagar cualquier monto.',
    maximumUnread: `No entendemos ese monto. Escríbelo así: ${amountExample}`,
    maximumZero: `Debe ser mayor que ${formatMoney(0)}. Déjalo vacío para pagar cualquier monto.`,
    told: 'Te avisamos tres días antes de cada cobro y después de hacerlo. Puedes apagarlo cuando quieras.',
    save: 'Guardar',
    saving: 'Guardando…',
    cancel: 'Cancelar',
    cardWrong: 'Elige una tarjeta vigente',
  },
} as const;

export const autoTopUpCopy = {
  title: 'Recarga automática',
  waiting: 'Cargando tu recarga automática',
  failed: 'No pudimos cargar tu recarga automática',
  offText: 'Recarga sola cuando tu saldo baje.',
  onText: (amount: string, below: string, card: string) =>
    `${amount} cuando tu saldo baje de ${below}, con ${card}.`,
  times: (used: number, most: number) =>
    `Este mes: ${used} de ${most} ${most === 1 ? 'recarga' : 'recargas'}.`,
  offBecause: autoPayCopy.offBecause,
  turnedOff: 'Recarga automática apagada',
  turnedOn: 'Recarga automática encendida',
  form: {
    title: 'Recarga automática',
    amount: 'Cuánto recargar',
    below: 'Cuando el saldo baje de',
    belowWrong: `Escribe un monto de ${formatMoney(1)} a ${formatMoney(highestTopUpCents)}. Así: ${amountExample}`,
    times: 'Veces al mes, como máximo',
    told: 'Te avisamos de cada recarga. Puedes apagarla cuando quieras.',
  },
} as const;

function daysWords(days: number): string {
  return days === 1 ? '1 día' : `${days} días`;
}
