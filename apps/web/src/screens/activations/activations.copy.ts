// Every sentence of choosing how packages and top-ups are paid. Quoted parts are exact.
import { leastTopUp } from '../../lib/money.ts';

export const activationsCopy = {
  loading: 'Cargando tus servicios',
  failed: {
    title: 'No pudimos cargar tus servicios',
    text: 'Intenta de nuevo en un momento.',
    retry: 'Reintentar',
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
