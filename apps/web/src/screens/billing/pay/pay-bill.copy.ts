// Every sentence of paying a bill by card that no other purchase needs.
import * as titles from '@portal/help/page-titles.copy';

import { bookedWithin, paymentReceived } from '@portal/help/promises';
import { failedCopy } from '../../../shared/page/form.copy.ts';
import { paymentStates } from '../../../shared/purchase/payment-states.copy.ts';

export const payBillCopy = {
  title: titles.payBill,
  back: 'Volver',
  loading: 'Cargando tu factura',
  stepsLabel: 'Pasos del pago',
  steps: ['Factura', 'Tarjeta', 'Confirmación'],
  stepDone: 'Listo',
  loadFailed: failedCopy.bill,
  summary: {
    title: 'Vas a pagar',
    more: 'Ver detalle',
    less: 'Ocultar detalle',
    brief: (plan: string, due: string) => `${plan} · ${due}`,
    dueOn: (day: string) => `vence el ${day}`,
    wasDueOn: (day: string) => `venció el ${day}`,
    plan: 'Plan',
    line: 'Línea',
    bill: 'Factura',
    period: 'Periodo',
    due: 'Vence',
    total: 'Total',
  },
  card: {
    safe: `Tu pago viaja cifrado y se registra ${bookedWithin}.`,
    /** The documents' word, and what a press of it charges. */
    submit: (money: string) => `Continuar y pagar ${money}`,
    submitting: 'Pagando…',
    /** Until it is known with what it may be paid. */
    waiting: 'Cargando…',
    barLabel: 'Pagar',
  },
  pay: (money: string) => `Pagar ${money}`,
  bankMayAsk: 'Tu banco puede pedirte un código antes de cobrar.',
  byItself: {
    title: 'Que se pague sola',
    text: 'Cada mes, con esta tarjeta y antes de vencer. Lo desactivas cuando quieras.',
    turnOn: 'Activar',
    busy: 'Activando…',
    isOn: 'Activado',
    on: 'Débito automático activado',
    failed: 'No pudimos activarlo. Intenta de nuevo en un momento.',
  },
  inTab: {
    offer: 'Pagar en otra pestaña',
    title: (month: string, money: string) => `Factura de ${month} · ${money}`,
    failed: paymentStates.pageFailed,
  },
  amountChanged: {
    title: 'El valor a pagar cambió',
    text: (money: string) => `Ahora es ${money}. Revísalo y, si estás de acuerdo, continúa.`,
  },
  freeAgain: 'Otra persona la estaba pagando y su pago no se hizo. Ya puedes pagarla tú.',
  inProcess: {
    text: `Ya recibimos un pago de esta factura; se registra ${bookedWithin}.`,
    receipt: 'Ver comprobante',
  },
  settled: {
    title: 'Esta factura ya está pagada',
    text: 'No tienes que hacer nada más.',
  },
  nothingDue: {
    title: 'Esta factura no tiene valores por pagar',
    text: 'No tienes que hacer nada más.',
  },
  cancelled: {
    title: 'Esta factura está anulada',
    text: 'No tiene valores por pagar.',
  },
  toBill: 'Ver la factura',
  notFound: {
    title: 'No encontramos esta factura',
    text: 'Revisa tus facturas y elige la que quieres pagar.',
  },
  result: {
    title: 'Pago realizado',
    lead: paymentReceived,
    bill: 'Número de factura',
    plan: 'Plan',
  },
  away: {
    paid: 'Pago realizado',
    refused: (reason: string) => `No se hizo el pago de tu factura. ${reason}`,
  },
} as const;
