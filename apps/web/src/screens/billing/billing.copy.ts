// Every sentence of invoices. The billing error and the invoice that is not ready are quoted: exact.
import * as titles from '@portal/help/page-titles.copy';

import { bookedWithin } from '@portal/help/promises';
import { billFileCopy } from '../../shared/purchase/bill-states.copy.ts';

export const billingCopy = {
  line: 'Línea',
  all: 'Todas',
  lineOption: (name: string, number: string) => `${name} · ${number}`,
  loading: 'Cargando tus facturas',
  byLine: 'Por línea',
  urgent: {
    /** In two digits, as the documents show them. */
    until: (day: string, days: string) => {
      if (days === '00') return `Vence hoy, ${day}.`;
      return `Vence el ${day}, en ${days} ${days === '01' ? 'día' : 'días'}.`;
    },
    pay: (money: string) => `Pagar ${money}`,
  },
  nothingDue: {
    title: 'No debes nada',
    next: (day: string) => `Tu próxima factura llega después del ${day}.`,
    verifying: (money: string) =>
      `Estamos confirmando con tu banco si el pago de ${money} se completó. No hace falta que pagues otra vez: no se cobrará dos veces.`,
  },
  totals: {
    title: 'En total',
    late: 'Vencido',
    soon: 'Por vencer',
    all: (count: number) => `Por pagar, ${count} facturas`,
  },
  account: {
    kinds: (words: readonly string[]) =>
      new Intl.ListFormat('es').format(words.map((word, place) => (place === 0 ? word : word.toLowerCase()))),
    line: (what: string, number: string) => `${what} · ${number}`,
    billsOf: (name: string) => `Facturas de ${name}`,
    balance: (money: string) => `Saldo ${money}`,
    prepaid: 'Prepago',
    noBill: 'No tiene factura',
    topUp: 'Recargar',
    topUpOf: (name: string) => ` a ${name}`,
    toPay: (word: string, day: string) => `${word} hasta el ${day}`,
    arranged: (isLate: boolean, day: string) =>
      isLate ? `Con acuerdo de pago: venció el ${day}` : `Con acuerdo de pago: hasta el ${day}`,
    overdue: (word: string, day: string) => `${word} desde el ${day}`,
    settled: (word: string, day: string) => `${word} el ${day}`,
    inProcess: (word: string, day: string) => `${word}. Se pagó el ${day}; se registra ${bookedWithin}`,
    pay: 'Pagar',
    ofBill: (month: string, name: string) => ` la factura de ${month} de ${name}`,
    download: (month: string, name: string) => `Descargar la factura de ${month} de ${name}`,
    downloading: (month: string, name: string) => `Descargando la factura de ${month} de ${name}`,
    claim: (money: string, day: string) => `En reclamo ${money} · te respondemos hasta el ${day}`,
    claimLate: (money: string) => `En reclamo ${money} · nuestra respuesta está atrasada`,
    waiting: 'Por facturar',
    waitingText: 'Llega en tu próxima factura',
    earlier: (count: number) => (count === 1 ? 'Ver la anterior' : `Ver las ${count} anteriores`),
    fewer: 'Ver menos',
    ofLine: (name: string) => ` de ${name}`,
    year: (year: number) => `Todas las de ${year} (ZIP)`,
    yearName: (number: string, year: number) => `facturas-${number}-${year}.zip`,
    empty: {
      title: 'Aún no hay facturas',
      text: 'La primera aparecerá aquí después de tu fecha de corte.',
    },
  },
  settings: {
    title: 'Ajustes de pago',
    autoPay: titles.autoPay,
    forOther: 'Pagar la factura de otra persona',
    some: (count: number, of: number) => `${count} de ${of} ${of === 1 ? 'línea' : 'líneas'}`,
    none: 'Desactivado',
    cards: titles.paymentMethods,
  },
  ready: 'Tu factura está lista, a más tardar, 5 días laborales después de tu fecha de corte.',
  failed: 'No pudimos cargar tus facturas',
  offline: {
    title: 'Sin conexión',
    text: 'No pudimos conectarnos para traer tus facturas. Revisa tu internet e intenta de nuevo.',
  },
  error: {
    title: 'Error en el Servicio de Facturación',
    text: 'Algunos datos no pudieron ser cargados',
    retry: 'Reintentar',
    goOn: 'Continuar',
  },
  download: {
    failed: billFileCopy.failed,
  },
  notReady: {
    title: 'Descarga de factura',
    text: billFileCopy.notYet,
    close: 'Cerrar',
  },
  onlyPrepaid: {
    title: 'Tus líneas no tienen facturas',
    text: 'Las facturas son de las líneas postpago y de los servicios Hogar.',
  },
  noLines: {
    title: 'Aún no tienes servicios',
    text: 'Cuando asocies una línea postpago o un servicio Hogar, verás aquí sus facturas.',
  },
  associate: titles.associate,
  toHome: 'Ir a Inicio',
} as const;
