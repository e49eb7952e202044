// Every sentence of the catalogue of packages.

import { taxName } from '@portal/market/tax';
import { leastTopUp } from '../../lib/money.ts';
export const packagesCopy = {
  title: 'Paquetes adicionales',
  lead: 'Contrata paquetes adicionales para tu plan: suma lo que te falta, sin cambiarlo.',
  activations: 'Activaciones',
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
  showAll: (count: number) => `Ver los ${count} en una lista`,
  showCarousel: 'Ver en carrusel',
  prices: `Los precios incluyen ${taxName}.`,
  pricesOnInvoice: `Los precios incluyen ${taxName} y se cargan a tu próxima factura.`,
  loading: 'Cargando los paquetes',
  failed: {
    title: 'No pudimos cargar los paquetes',
    text: 'Intenta de nuevo en un momento.',
    retry: 'Reintentar',
  },
  empty: {
    title: 'No hay paquetes para esta línea',
    text: 'Elige otra línea o vuelve más tarde.',
  },
} as const;

export const activationsCopy = {
  title: 'Activa lo que necesites',
  recharge: 'Recargas',
  rechargeToBill: `Desde ${leastTopUp}, con tarjeta o a tu factura`,
  rechargeByCard: `Desde ${leastTopUp}, con tu tarjeta`,
  packages: 'Activación de Paquetes de Datos',
  packagesText: 'GB extra para este mes',
  roaming: 'Activación de paquete roaming',
  roamingText: 'Antes de tu viaje',
} as const;
