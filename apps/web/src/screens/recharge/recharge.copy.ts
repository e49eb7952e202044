// Every sentence of top-ups. What the documents quote is exact, spelling included.

import { market } from '@portal/market/here';
import { taxName } from '@portal/market/tax';
export const rechargeCopy = {
  title: 'Recargas',
  stepsLabel: 'Pasos de la recarga',
  steps: ['Tipo de Recarga', 'Método de pago', 'Resumen de compra', 'Confirmación de compra'],
  stepDone: 'Listo',
  back: 'Volver',
  activations: 'Activaciones',
  loading: 'Cargando tus líneas',
  failed: {
    title: 'No pudimos cargar tus líneas',
    text: 'Intenta de nuevo en un momento.',
    retry: 'Reintentar',
  },
  barLabel: 'Total y continuar',
  total: 'Total',
  choice: {
    title: '¿Qué quieres recargar?',
    type: 'Tipo de recarga',
    types: {
      balance: {
        label: 'Saldo',
        detail: `${market.words.currencyName} para llamar, navegar y escribir. No caduca.`,
      },
      package: { label: 'Paquete', detail: 'GB, minutos o SMS con vigencia.' },
    },
    amount: 'Valor de la recarga',
    forMoney: (money: string) => `Recarga de ${money}`,
    amountHint: `El ${taxName} está incluido.`,
    submit: 'Continuar',
  },
  payment: {
    title: 'Método de pago',
    how: 'Elige cómo pagar',
    missing: 'Favor de seleccionar una opción de pago válida',
    missingTitle: 'Forma de Pago',
    cardTitle: 'Erro Tarjeta',
    safe: 'Tus datos viajan cifrados. Todavía no se cobra nada.',
    submit: 'Continuar',
    submitting: 'Validando…',
  },
  review: {
    title: 'Resumen de compra',
    order: 'Tu recarga',
    type: 'Tipo de recarga',
    typeWord: 'Saldo',
    method: 'Forma de pago',
    value: 'Valor de la recarga',
    onInvoice: 'El valor se suma a tu próxima factura. No pagas nada hoy.',
    termsTitle: 'Términos y condiciones',
    termsMissing: 'Favor de aceptar los Términos y condiciones',
    submit: 'Finalizar recarga',
    submitting: 'Recargando…',
    barLabel: 'Total y finalizar',
    serviceError: 'Error en el Servicio',
    unknown: '¡Ups! Algo pasó y lo estamos resolviendo, inténtalo más tarde',
    away: {
      paid: 'Recarga realizada',
      refused: (reason: string) => `No se hizo tu recarga. ${reason}`,
    },
  },
  summary: {
    title: 'Vas a pagar',
    line: 'Línea',
    total: 'Total',
    kept: 'Tu saldo no caduca.',
  },
  result: {
    success: {
      title: 'Recarga realizada',
      words: ['Tu recarga fue realizada con éxito.', 'Gracias por tu preferencia'],
    },
    failure: {
      title: 'Error',
      words: ['Hubo un error, inténtalo más tarde.'],
    },
    what: 'Recarga',
    again: 'Intentar de nuevo',
    toHome: 'Volver a Home',
  },
} as const;
