// Sentences of paying somebody else's bill by its link.
import * as titles from '@portal/help/page-titles.copy';
import { paymentStates } from '../../shared/purchase/payment-states.copy.ts';

export const paymentLinkCopy = {
  title: titles.payBill,
  lead: 'Alguien te compartió este enlace para que pagues su factura.',
  loading: 'Cargando el pago',
  toPay: 'Vas a pagar',
  line: 'Línea o servicio',
  until: 'El enlace vence',
  safe: 'Tu pago viaja cifrado.',
  submit: (money: string) => `Pagar ${money}`,
  submitting: 'Pagando…',
  paid: 'Pago realizado',
  paidText: 'Recibimos el pago de la factura. Ya avisamos a quien te envió el enlace.',
  authorization: 'Número de autorización',
  amount: 'Valor',
  verifying: paymentStates.verifying,
  verifyingText:
    'Todavía no sabemos si tu banco lo aprobó. No pagues otra vez: vuelve a abrir este enlace en unos minutos.',
  inProcess: 'Ya hay un pago en proceso',
  inProcessText:
    'Alguien pagó esta factura, la está pagando o tiene un código para pagarla. Para saber si quedó pagada, vuelve a abrir este enlace más tarde.',
  closed: 'Esta factura ya no tiene nada por pagar',
  closedText: 'No tienes que hacer nada más.',
  ended: 'Este enlace ya no es válido',
  endedText: 'Venció o la factura ya no se paga con él. Pide otro a quien te lo envió, o paga con el número.',
  byNumber: 'Pagar con el número',
  failed: 'No pudimos cargar el pago',
  refused: 'No se hizo el pago',
  changed: 'El valor a pagar cambió. Revísalo y continúa si estás de acuerdo.',
  again: paymentStates.nothingCharged,
} as const;
