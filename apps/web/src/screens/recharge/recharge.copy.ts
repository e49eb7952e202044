// Every sentence of top-ups. What the documents quote is exact, spelt right.
import * as titles from '@portal/help/page-titles.copy';

import { market } from '@portal/market/here';
import { taxName } from '@portal/market/tax';
import { failedCopy } from '../../shared/page/form.copy.ts';

export const rechargeCopy = {
  title: titles.recharge,
  stepsLabel: 'Pasos de la recarga',
  steps: ['Tipo de Recarga', 'Método de pago', 'Resumen de compra', 'Confirmación de compra'],
  stepDone: 'Listo',
  loading: 'Cargando tus líneas',
  failed: failedCopy.lines,
  total: 'Total',
  choice: '¿Qué quieres recargar?',
  type: 'Tipo de recarga',
  types: {
    balance: {
      label: 'Saldo',
      detail: `${market.words.currencyName} para llamar, navegar y escribir. No caducan.`,
    },
    package: { label: 'Paquete', detail: 'GB, minutos o SMS con vigencia.' },
  },
  other: '¿Es para otra persona?',
  toOther: 'Recargar otro número',
  amount: 'Valor de la recarga',
  amountHint: `El ${taxName} está incluido.`,
  submit: 'Continuar',
  forMoney: (money: string) => `Recarga de ${money}`,
  onItsPage: (money: string) => `Recarga · ${money}`,
  kept: 'Tu saldo no caduca · Se acredita al instante',
  typeWord: 'Saldo',
  cardTrouble: 'Error Tarjeta',
  serviceError: 'Error en el Servicio',
  away: {
    paid: 'Recarga realizada',
    refused: (reason: string) => `No se hizo tu recarga. ${reason}`,
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
