// What an invoice tells the customer beside what the tax authority prescribes.
import { portalBase } from '@portal/market/path';
import { gigabyteWords, wholeWords } from '@portal/market/words';
import type { UsedQuantities } from '@portal/operator-ports/usage';
import type { InvoiceDocument } from './invoice-document.ts';

export interface PayingHelp {
  portalOrigin: string;
  helpPaymentUrl: string;
  helpPhone: string;
}

const dataWords = (megabytes: number): string =>
  megabytes < 1_024 ? `${wholeWords(megabytes)} MB` : `${gigabyteWords(megabytes)} GB`;

/** Nothing of what was not used. */
export function usedWords({ internet, voz, sms }: UsedQuantities): InvoiceDocument['used'] {
  return [
    ...(internet > 0 ? [{ name: 'Datos', value: dataWords(internet) }] : []),
    ...(voz > 0 ? [{ name: 'Llamadas', value: `${wholeWords(voz)} min` }] : []),
    ...(sms > 0 ? [{ name: 'Mensajes', value: `${wholeWords(sms)} SMS` }] : []),
  ];
}

export function waysToPay(help: PayingHelp): InvoiceDocument['waysToPay'] {
  return [
    { name: 'Con tarjeta', value: `En ${help.portalOrigin}${portalBase}/billing/` },
    { name: 'Otros lugares', value: help.helpPaymentUrl },
    { name: '¿Dudas?', value: `Llama al ${help.helpPhone}` },
  ];
}

export const copy = {
  used: 'Lo que usaste',
  between: (from: string, until: string) => `Del ${from} al ${until}`,
  howToPay: 'Cómo pagar',
  total: 'Total de esta factura',
  until: (date: string) => `Paga hasta el ${date}`,
} as const;
