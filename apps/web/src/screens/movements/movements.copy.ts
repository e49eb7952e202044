// Every sentence of the movements: payments and purchases, and one of them opened again.
import type { SoldKind } from '@portal/contract/paying/purchase-kinds';
import * as titles from '@portal/help/page-titles.copy';
import { capital } from '../../lib/dates.ts';
import { sectionCopy } from '../../shared/page/page.copy.ts';
import { paymentStates } from '../../shared/purchase/payment-states.copy.ts';

export const movementsCopy = {
  line: 'Línea',
  all: 'Todas',
  lineOption: (name: string, number: string) => `${name} · ${number}`,
  filter: 'Qué ver',
  /** In the order of their filter. */
  kinds: {
    all: 'Todo',
    bill: 'Facturas',
    recharge: titles.recharge,
    package: 'Paquetes',
    balance: 'Saldo',
  } satisfies Record<SoldKind | 'all' | 'balance', string>,
  today: (day: string) => `Hoy, ${day}`,
  yesterday: (day: string) => `Ayer, ${day}`,
  waiting: 'Cargando tus movimientos',
  failed: 'No pudimos cargar tus movimientos',
  none: 'Aún no hay movimientos',
  noneText: 'Cuando pagues o compres algo, lo verás aquí.',
  noneOfKind: 'No hay ninguno entre los últimos movimientos.',
  what: {
    bill: (_: string, line: string) => `Factura de ${line}`,
    package: (name: string, line: string) => `Paquete ${name}, ${line}`,
    recharge: (_: string, line: string) => `Recarga a ${line}`,
  },
  /** Balance that moved without a payment. */
  moves: {
    sent: (number: string) => `Pasaste saldo a ${number}`,
    advanced: (line: string) => `Saldo adelantado a ${line}`,
    from: (line: string) => `Desde ${line}`,
    owed: (money: string) => `Faltan por descontar ${money}`,
    paid: 'Ya descontado',
    failed: 'Falta aquí el saldo que pasaste o te adelantamos: no pudimos cargarlo.',
  },
  /** Nothing is said of what is paid. */
  state: {
    paid: undefined,
    inProcess: 'Pago en proceso',
    charged: paymentStates.charged,
    billed: paymentStates.billed,
    verifying: 'En verificación',
    pending: 'Esperando tu pago',
    denied: 'Rechazado, no se cobró',
    expired: 'El código venció, no se cobró',
    closed: 'Código anulado, no se cobró',
    failed: 'No se completó',
    returned: 'Te lo devolvimos',
  },
  /** The same, when a row is open. */
  done: {
    paid: 'Pagado',
    inProcess: 'Pago en proceso',
    charged: paymentStates.charged,
    billed: paymentStates.billed,
    verifying: 'En verificación',
    pending: 'Esperando tu pago',
    denied: 'Rechazado',
    expired: 'El código venció',
    closed: 'Código anulado',
    failed: 'No se completó',
    returned: 'Te lo devolvimos',
  },
  facts: { state: 'Estado', authorization: 'Autorización' },
  receipt: 'Ver comprobante',
  claim: 'Reclamar',
  write: 'Escribir a una persona',
  more: 'Ver más',
  csv: 'CSV',
  csvOf: 'CSV de todos estos movimientos',
  csvName: (line = 'todos', month?: string) =>
    `movimientos-${line}${month === undefined ? '' : `-${month}`}.csv`,
  month: { paid: 'Pagaste', charged: 'Se suma a tu factura', download: 'Descargar el mes' },
} as const;

export const movementCopy = {
  title: titles.receipt,
  code: 'Código de pago',
  /** How it stands nobody knows. */
  notLoaded: {
    receipt: { title: 'No pudimos cargar tu comprobante', text: sectionCopy.tryAgain },
    code: { title: 'No pudimos cargar tu código', text: sectionCopy.tryAgain },
  },
  finished: { bill: 'Pago realizado', package: 'Compra realizada', recharge: 'Recarga realizada' },
  verifying: {
    title: paymentStates.verifying,
    words: [
      'Estamos confirmando si se completó. Esta página se actualiza sola.',
      'No hace falta que pagues otra vez: no se cobrará dos veces.',
    ],
  },
  awaited: {
    what: {
      bill: (name: string, line: string) => `Factura ${name}, ${line}`,
      instalment: (name: string, line: string) => `${capital(name)}, ${line}`,
      package: (name: string, line: string) => `Paquete ${name}, ${line}`,
      recharge: (_: string, line: string) => `Recarga a ${line}`,
    },
    waits: 'Esperando tu pago',
    pay: 'Pagas',
    until: (when: string) => `Hasta el ${when}`,
    bars: (code: string) => `Código de barras de ${code}`,
    qr: 'Código QR de tu pago',
    next: 'Lo encuentras también en Movimientos. Paga el valor exacto: te avisamos y se completa solo. Si no pagas a tiempo, el código vence y no se cobra nada.',
    copy: 'Copiar código',
    copied: 'Código copiado',
    sms: 'Enviar por SMS',
    smsSent: (number: string) => `Enviado a ${number}`,
    smsOften: 'Ya lo enviamos hace poco. Espera antes de pedirlo otra vez.',
    smsFailed: 'No pudimos enviarlo. Inténtalo de nuevo.',
    print: 'Imprimir',
    change: 'Cambiar forma de pago',
    changing: {
      title: '¿Pagar de otra forma?',
      text: 'Este código deja de servir y no se cobra nada con él. Después eliges cómo pagar.',
      yes: 'Cambiar forma de pago',
      no: 'Seguir con el código',
      failed: 'No pudimos cerrar el código. Inténtalo de nuevo.',
    },
    where: 'Dónde pagar',
    nearest: 'Ver los más cercanos',
  },
  /** In the place of the words of what came to nothing. */
  returned: (what: string) => `Te devolvimos ${what}.`,
  expired: { title: 'El código venció', words: ['No se cobró nada.'], again: 'Pedir otro' },
  closed: { title: 'El código ya no sirve', words: ['No se cobró nada con él.'] },
  denied: { title: 'No se hizo el pago', words: ['No se hizo ningún cobro.'] },
  /** A charge that came to light later has been given back. */
  failed: {
    title: 'No se completó',
    words: ['No recibimos este pago. Si tu banco llegó a cobrarlo, te lo devolvemos a la misma tarjeta.'],
  },
  /** By a code: it may have been paid for what could no longer be given. */
  failedLater: { title: 'No se completó', words: ['Si llegaste a pagarlo, te lo devolvemos y te avisamos.'] },
  toMovements: 'Ver movimientos',
} as const;
