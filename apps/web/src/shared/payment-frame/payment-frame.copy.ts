// Every sentence around the payment frame. What stands inside it is the provider's.
import { paymentReceived } from '@portal/help/promises';
import { paymentStates } from '../purchase/payment-states.copy.ts';
import { purchaseCopy } from '../purchase/purchase.copy.ts';

const { trouble } = purchaseCopy;

export const frameCopy = {
  close: 'Cerrar',
  opening: 'Abriendo la página de pago',
  frameTitle: (what: string) => `Página de pago: ${what}`,
  cancel: 'Cancelar',
  retry: 'Intentar de nuevo',
  failed: {
    title: 'No pudimos abrir la página de pago',
    text: paymentStates.nothingCharged,
  },
  silent: {
    title: 'La página de pago no responde',
    text: paymentStates.nothingCharged,
  },
  checking: 'Revisando cómo quedó tu pago…',
  paid: {
    title: 'Pago realizado',
    text: (what: string, money: string) => `${what}: ${money}.`,
    bill: paymentReceived,
    charged: {
      title: 'Compra realizada',
      text: (what: string, money: string) => `${what}: ${money}. Se suma a tu próxima factura.`,
    },
    goOn: 'Continuar',
  },
  verifying: {
    title: paymentStates.verifying,
    text: 'Estamos confirmando si se completó. No hace falta que pagues otra vez: no se cobrará dos veces.',
    movements: 'Ver movimientos',
  },
  notPaid: {
    title: 'No se hizo el pago',
    text: trouble.next.other,
    reason: (reason: string) => trouble.with(reason, trouble.next.other),
  },
  unconfirmed: {
    title: 'No pudimos confirmar tu pago',
    text: 'La página de pago dijo que terminó, pero aquí no consta ningún pago ni cobro. Intenta de nuevo.',
  },
  expired: {
    title: 'Se acabó el tiempo para pagar',
    text: 'No se hizo ningún cobro. Puedes intentarlo de nuevo.',
  },
  unread: {
    title: 'No pudimos saber cómo quedó tu pago',
    text: 'Revisa tu conexión. Si pagaste, lo verás en los movimientos de tu línea.',
    again: 'Revisar otra vez',
  },
  tab: {
    text: 'Tu pago se hace en nuestra página de pago. Cuando termines, vuelve aquí: veremos cómo quedó.',
    open: 'Abrir la página',
    newTab: ' (se abre en otra pestaña)',
    waiting: 'Esperando tu pago. Esta página se actualiza sola.',
    again: 'Abrir otra vez',
  },
} as const;
