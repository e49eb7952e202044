// What an invoice tells the customer beside what the tax authority prescribes.

import type { UsedQuantities } from '@portal/operator-ports/usage';
import type { InvoiceDocument } from './invoice-document.ts';

export interface PayingHelp {
  portalOrigin: string;
  helpPaymentUrl: string;
  helpPhone: string;
}

const whole = new Intl.NumberFormat('es-EC', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('es-EC', { maximumFractionDigits: 1 });

const dataWords = (megabytes: number): string =>
  megabytes < 1_024 ? `${whole.format(megabytes)} MB` : `${oneDecimal.format(megabytes / 1_024)} GB`;

/** Nothing of what was not used. */
export function usedWords({ internet, voz, sms }: UsedQuantities): InvoiceDocument['used'] {
  return [
    ...(internet > 0 ? [{ name: 'Datos', value: dataWords(internet) }] : []),
    ...(voz > 0 ? [{ name: 'Llamadas', value: `${whole.format(voz)} min` }] : []),
    ...(sms > 0 ? [{ name: 'Mensajes', value: `${whole.format(sms)} SMS` }] : []),
  ];
}

export function waysToPay(help: PayingHelp): InvoiceDocument['waysToPay'] {
  return [
    { name: 'Con tarjeta', value: `En ${help.portalOrigin}/ec/billing/` },
    { name: 'Otros lugares', value: help.helpPaymentUrl },
    { name: '¿Dudas?', value: `Llama al ${help.helpPhone}` },
  ];
}
