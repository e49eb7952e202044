// Every sentence of the shop of packages, and of buying from it.
import * as titles from '@portal/help/page-titles.copy';

import { taxName } from '@portal/market/tax';
import { leastTopUp } from '../../lib/money.ts';
import { leftVerb } from '../../lib/usage.ts';
import { failedCopy } from '../../shared/page/form.copy.ts';

const UNITS = { MB: 'GB', MIN: 'min', SMS: 'SMS' } as const;

export const packagesCopy = {
  chooseLineText: 'Verás aquí lo que le queda.',
  pageTitle: titles.morePackages,
  lead: 'Contrata paquetes adicionales para tu plan: suma lo que te falta, sin cambiarlo.',
  travel: 'Lo que cuesta usar tu línea en otro país',
  tabs: 'Tipo de paquete',
  anyType: 'Paquete',
  once: 'Pago único',
  buy: 'Comprar',
  forMoney: (name: string, money: string) => `${name} · ${money}`,
  carousel: (tab: string) => `Paquetes: ${tab}`,
  carouselWords: {
    role: 'carrusel',
    previous: 'Paquetes anteriores',
    next: 'Paquetes siguientes',
    pause: 'Detener el carrusel',
    play: 'Mover el carrusel',
    page: (number: number, count: number) => `Grupo ${number} de ${count}`,
  },
  showAll: 'Ver en una lista',
  showCarousel: 'Ver de uno en uno',
  sort: 'Ordenar',
  sorts: {
    missing: 'Lo que te falta, primero',
    last: 'Lo último que compraste, primero',
    price: 'Precio',
    size: 'Tamaño',
    validity: 'Vigencia',
    unitPrice: 'Precio por GB, minuto o SMS',
  },
  heads: { name: 'Paquete', days: 'Vigencia', unit: 'Por unidad', price: 'Precio' },
  days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  perUnit: (money: string, unit: keyof typeof UNITS) => `${money} por ${UNITS[unit]}`,
  left: (what: string) => `Te ${leftVerb(what)} ${what}`,
  leftTitle: 'Lo que te queda',
  title: (name: string, validity: string) => `${name} por ${validity}`,
  atOnce: 'Se activa al instante',
  subtotal: 'Subtotal',
  tax: (rate: number) => `${taxName} ${rate} %`,
  paymentName: 'Compra de paquete',
  notBought: (reason: string) => `No se hizo tu compra. ${reason}`,
  prices: `Precios con ${taxName}.`,
  loading: 'Cargando los paquetes',
  failed: failedCopy.packages,
  empty: {
    title: 'No hay paquetes para esta línea',
    text: 'Elige otra línea o vuelve más tarde.',
  },
} as const;

/** Of a package purchase's result. Quoted of the documents, spelt right: exact. */
export const buyReviewCopy = {
  success: {
    title: 'Compra realizada',
    words: ['Tu paquete adicional fue adquirido con éxito.', 'Gracias por tu preferencia'],
  },
  failure: {
    title: 'Error',
    words: ['Hubo un error, favor de intentar más tarde', 'Disculpe las molestias'],
  },
  package: 'Paquete',
  description: 'Descripción',
  validUntil: 'Vigente hasta',
  again: 'Intentar de nuevo',
  toHome: 'Volver a Home',
} as const;

export const promotionsCopy = {
  title: 'Estrena algo nuevo',
  want: '¡Lo quiero!',
  phones: { title: 'Celulares', text: 'Elige el tuyo y llévalo a tu plan.' },
  tv: { title: 'Televisores', text: 'Tu serie, en una pantalla a su altura.' },
  laptops: { title: 'Laptops', text: 'Para estudiar, trabajar y crear.' },
  words: {
    role: 'carrusel',
    previous: 'Promociones anteriores',
    next: 'Promociones siguientes',
    pause: 'Detener el carrusel',
    play: 'Mover el carrusel',
    page: (number: number, count: number) => `Promoción ${number} de ${count}`,
  },
} as const;

export const activationsCopy = {
  title: 'Activa lo que necesites',
  recharge: titles.recharge,
  rechargeToBill: `Desde ${leastTopUp}, con tarjeta o a tu factura`,
  rechargeByCard: `Desde ${leastTopUp}, con tu tarjeta`,
  packages: 'Activación de Paquetes de Datos',
  packagesText: 'GB extra para este mes',
  roaming: 'Activación de paquete roaming',
  roamingText: 'Antes de tu viaje',
} as const;

/** Of the page where the method is chosen first. Quoted parts are exact. */
export const methodFirstCopy = {
  loading: 'Cargando tus servicios',
  failed: 'No pudimos cargar tus servicios',
  title: titles.bought,
  back: titles.activations,
  how: '1. Elige tu método de pago',
  goOn: 'Continuar',
  chooseLineFirst: 'Elige primero la línea.',
} as const;
