// Every sentence of the detail of a service.
import type { TheftCause } from '@portal/contract/help/thefts';
import * as titles from '@portal/help/page-titles.copy';
import { bookedWithin } from '@portal/help/promises';
import { market } from '@portal/market/here';
import { leftVerb } from '../../../lib/usage.ts';
import { failedCopy } from '../../../shared/page/form.copy.ts';
import { billFileCopy } from '../../../shared/purchase/bill-states.copy.ts';

export const detailCopy = {
  title: titles.line,
  knowPlan: 'Conoce tu Plan',
  waiting: 'Cargando el detalle de tu servicio',
  suspendedTitle: 'Este servicio está suspendido',
  inDebtTitle: 'Este servicio está suspendido por falta de pago',
  inDebtText: `Cuando pagues lo vencido, vuelve solo ${bookedWithin}.`,
  inDebtBills: 'Ver lo que debes',
  stolenTitle: {
    theft: 'Esta línea está suspendida por robo',
    loss: 'Esta línea está suspendida por pérdida',
  } satisfies Record<TheftCause, string>,
  stolenText: (id: string) => `Tu reporte es el ${id}. Si encuentras el teléfono, la reactivas tú.`,
  /** To who does not hold it. */
  stolenTextOfOthers: (id: string) =>
    `El reporte es el ${id}. Si el teléfono aparece, la reactiva su titular.`,
  stolenReport: 'Ver el reporte',
  stolenBack: 'Quitar la suspensión',
  cancelledTitle: 'Este servicio está cancelado',
  enteredTitle: 'Este servicio se está activando',
  annulledTitle: 'Este servicio está anulado',
  stateText: (phones: string) => `Si tienes dudas, llámanos al ${phones}.`,
  phonesOr: ' o al ',
} as const;

export const dueCopy = {
  title: 'Valor a pagar',
  waiting: 'Cargando el valor a pagar',
  failed: failedCopy.bill,
  until: (day: string) => `Hasta el ${day}`,
  wasUntil: (day: string) => `Debías pagar hasta el ${day}`,
  several: (count: number) => `Suma de ${count} facturas. Se pagan de una en una.`,
  pay: 'Pagar',
  payFirst: (money: string, month: string) => `Pagar ${money} de ${month}`,
  upToDate: 'Al día',
  nothing: 'No tienes nada por pagar en este servicio.',
  together: (services: readonly string[]) =>
    `Una sola factura: ${new Intl.ListFormat(market.locale).format(services)}.`,
  verifyingText: (money: string) =>
    `Tu pago de ${money} está en verificación. No pagues otra vez: no se cobrará dos veces.`,
  inProcessText: (money: string) => `Recibimos ${money}. Tu pago se registra ${bookedWithin}.`,
  seeBill: 'Ver factura',
  download: 'Descargar factura',
  downloading: 'Descargando…',
  notReady: billFileCopy.notYet,
  understood: 'Entendido',
  downloadFailed: billFileCopy.failed,
  retry: 'Reintentar',
  daysLeft: (days: string) => `${days} días para tu fecha de corte`,
  dayLeft: (days: string) => `${days} día para tu fecha de corte`,
  cycle: 'Periodo de facturación',
} as const;

export const balancesCopy = {
  title: 'Saldo Disponible',
  bonuses: 'Bonos y paquetes',
  money: 'Saldo disponible',
  moneyNotKnown: 'Por ahora no sabemos cuánto saldo tienes.',
  moneyWaiting: 'Cargando tu saldo',
  moneyFailed: failedCopy.balance,
  neverEnds: 'Tu saldo no caduca.',
  recharge: 'Recargar',
  advance: '¿Sin saldo? Pide un adelanto',
  transfer: titles.passBalance,
  seeDetail: 'Ver Detalle',
  hideDetail: 'Ocultar Detalle',
  byDay: 'Ver por día',
  short: 'Lo que se acaba',
  stillLeft: (left: string) => `Te ${leftVerb(left)} ${left}`,
  endsOn: (day: string) => `A tu ritmo se acaban el ${day}`,
  /** Of somebody else's line. */
  theirsLeft: (left: string) => `Le ${leftVerb(left)} ${left}`,
  theirsEnds: (day: string) => `A ese ritmo se acaban el ${day}`,
  buy: 'Comprar',
  social: 'Saldo Redes Sociales',
  notDiscounted: 'No descuenta de tus GB',
  more: 'Ver más',
  less: 'Ver menos',
} as const;

export const planCopy = {
  close: 'Cerrar',
  waiting: 'Cargando tu plan',
  failed: 'No pudimos cargar tu plan',
} as const;

export const fixedCopy = {
  yourService: 'Tu servicio',
  plan: 'Plan',
  status: 'Estado',
  address: 'Dirección',
  contractStart: 'Inicio de contrato',
  monthlyFee: 'Valor mensual',
  waiting: 'Cargando los datos de tu servicio',
  failed: 'No pudimos cargar los datos de tu servicio',
  number: 'Número de teléfono',
  video: 'Canales de video',
  audio: 'Canales de audio',
  download: 'Bajada',
  upload: 'Subida',
  mbps: 'Mbps',
  wifi: titles.wifi,
} as const;

/** To whoever was invited to a line; `giver` holds it. */
export const guestCopy = {
  title: 'Lo que puedes hacer',
  holder: 'Su titular',
  leave: 'Dejar de ver esta línea',
  leaveText: 'La línea sigue igual',
  since: (day: string) => `Tienes acceso desde el ${day}.`,
} as const;
