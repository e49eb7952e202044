// Every sentence of the review of a package's order. Terms and refusals in quotes of the documents: exact.
import { taxName } from '@portal/market/tax';
export const orderReviewCopy = {
  title: 'Resumen de compra',
  paymentName: 'Compra de paquete',
  back: 'Volver',
  loading: 'Cargando el resumen de tu compra',
  order: 'Tu pedido',
  line: 'Número de línea',
  plan: 'Descripción',
  method: 'Forma de pago',
  includes: 'Características',
  conditions: 'Condiciones del paquete',
  summary: {
    title: 'Vas a pagar',
    subtotal: 'Subtotal',
    tax: (rate: number) => `${taxName} ${rate} %`,
    total: 'Total',
  },
  termsTitle: 'Términos',
  termsMissing: 'Favor de aceptar los términos y condiciones',
  submit: 'Comprar',
  submitting: 'Comprando…',
  barLabel: 'Total y comprar',
  priceChanged: {
    title: 'El precio del paquete cambió',
    text: (before: string, now: string) =>
      `Costaba ${before} y ahora cuesta ${now}. No se cobró nada. Si estás de acuerdo, acepta los términos otra vez y compra.`,
  },
  gone: {
    title: 'Este paquete ya no está disponible',
    text: 'No se cobró nada. Elige otro paquete para tu línea.',
    toPackages: 'Ver paquetes',
  },
  failed: {
    title: 'No pudimos cargar el resumen de tu compra',
    text: 'Intenta de nuevo en un momento.',
    retry: 'Reintentar',
  },
  away: {
    paid: 'Compra realizada',
    refused: (reason: string) => `No se hizo tu compra. ${reason}`,
  },
} as const;
