// Every sentence of 'Activaciones' and of choosing how packages and top-ups are paid. Quoted parts are exact.
import { leastTopUp } from '../../lib/money.ts';

export const activationsCopy = {
  title: 'Activaciones',
  lead: 'Recarga, suma paquetes y activa lo que necesites.',
  loading: 'Cargando tus servicios',
  failed: {
    title: 'No pudimos cargar tus servicios',
    text: 'Intenta de nuevo en un momento.',
    retry: 'Reintentar',
  },
  lines: 'Tus líneas',
  acts: 'Activa lo que necesites',
  recharge: ['Recargas', `Desde ${leastTopUp}, a tu factura`, `Desde ${leastTopUp}, con tu tarjeta`],
  packages: ['Activación de Paquetes de Datos', 'Internet, minutos y SMS'],
  roaming: ['Activación de paquete roaming', 'Antes de tu viaje'],
  otherWays: 'Otras formas de pago',
  changePlan: ['Cambia tu Plan', 'Compara y elige otro'],
  bills: ['Pagos y Facturas', 'Mira y paga tus facturas'],
  wifi: ['Administra tu Red WiFi', 'Mira y cambia la clave de tu red'],
  movements: ['Movimientos', 'Los pagos y compras de esta línea'],
  inactive: {
    title: 'Este servicio no está activo',
    text: 'Cuando lo esté, podrás activar aquí lo que necesites.',
  },
  promotions: {
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
  },
  purchasePage: {
    title: 'Compra de paquetes y recargas',
    back: 'Activaciones',
    how: '1. Elige tu método de pago',
    goOn: 'Continuar',
    what: '2. Elige qué comprar',
    chooseLineFirst: 'Elige primero la línea.',
    ways: {
      recharge: { title: 'Recarga', detail: `Saldo desde ${leastTopUp}, no caduca` },
      packages: { title: 'Paquetes', detail: 'GB, minutos o SMS con vigencia' },
    },
  },
} as const;
