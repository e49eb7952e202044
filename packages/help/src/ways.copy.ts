// Where an answer leads to, and what the ways are called.
import { market } from '@portal/market/here';
import { type PageName, pages } from './pages.copy.ts';

/** Out of the portal. `code`: what is dialled for a device's balance; `phone`: each phone in turn. */
const outside = {
  call: (phone: string) => `Llamar al ${phone}`,
  complaints: () => 'Ir al portal de reclamos',
  debtGuide: () => 'Ver la guía de acuerdos de pago',
  dial: (code: string) => `Marcar ${code}`,
  paymentGuide: () => 'Ver la guía de pagos',
  phones: () => 'Ver celulares',
  receiptCheck: () => `Ir a la página ${market.words.taxAuthority.of}`,
  shop: () => 'Ir a la tienda',
} as const satisfies Record<string, (number: string) => string>;
export type OutsideWay = keyof typeof outside;

/** Whoever shows it knows the address. `call`: all phones. */
export type Way = OutsideWay | Exclude<PageName, 'bill'>;

export const isOutside = (way: Way): way is OutsideWay => Object.hasOwn(outside, way);

/** @param number that is called or dialled */
export const wayLabel = (way: Way, number = ''): string =>
  isOutside(way) ? outside[way](number) : pages[way][1];
