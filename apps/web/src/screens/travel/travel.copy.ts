// Every sentence of «Viajar».
import * as titles from '@portal/help/page-titles.copy';

import { market } from '@portal/market/here';
import { failedCopy } from '../../shared/page/form.copy.ts';

const { prefix, trunk } = market.numbers;

export const travelCopy = {
  title: titles.travel,
  lead: 'Mira antes de salir cuánto cuesta usar tu línea en otro país.',
  back: titles.activations,
  where: '¿A dónde viajas?',
  choose: 'Elige un país',
  days: '¿Cuántos días? (opcional)',
  daysHint: 'Así ves qué paquete te alcanza para todo el viaje.',
  failed: 'No pudimos cargar los países',
  waiting: 'Cargando los países',
  packages: {
    title: (country: string) => `Con un paquete, en ${country}`,
    failed: failedCopy.packages,
    waiting: 'Cargando los paquetes',
    none: (country: string) => `Para ${country} no hay paquetes. Todo se cobra con las tarifas de abajo.`,
    prepaid: (phone: string) =>
      `Los paquetes de roaming son para líneas postpago. Para tu línea prepago, llámanos al ${phone}.`,
    lasts: (days: number) =>
      days === 1 ? 'Te alcanza para tu día de viaje' : `Te alcanza para tus ${days} días`,
    endsBefore: (lasts: number, days: number) => `Te alcanza para ${lasts} de tus ${days} días`,
    see: 'Comprar un paquete',
  },
  rates: {
    title: 'Sin paquete',
    minute: 'Un minuto de llamada, hecha o recibida',
    megabyte: 'Un MB de internet',
    message: 'Un SMS enviado',
    note: 'Sin un paquete, lo incluido en tu plan no sirve en otro país.',
  },
  home: {
    title: 'Para llamar a casa',
    text: (example: string) =>
      `Marca +${prefix} y el número${trunk && ` sin el ${trunk}`}: ${example}. Así funciona desde cualquier país.`,
  },
  lines: {
    title: 'Roaming de tus líneas',
    text: 'Actívalo, desactívalo o ponle un tope en cada línea.',
    off: 'Desactivado: en otro país no funciona y no pagas nada',
    upTo: (money: string) => `Activado, hasta ${money} al mes`,
    slowAfter: (money: string) => `Activado; desde ${money} al mes va más lento`,
    noCap: 'Activado, sin tope',
    unknown: 'Ver cómo está',
  },
} as const;
