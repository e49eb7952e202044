// Every sentence of the detail of a service.

import type { TheftCause } from '@portal/contract/help/thefts';
import { market } from '@portal/market/here';
import { leastTopUp } from '../../../lib/money.ts';

export const detailCopy = {
  title: 'Detalle de Servicio',
  back: 'Mis Servicios',
  knowPlan: 'Conoce tu Plan',
  waiting: 'Cargando el detalle de tu servicio',
  suspendedTitle: 'Este servicio está suspendido',
  stolenTitle: {
    theft: 'Esta línea está suspendida por robo',
    loss: 'Esta línea está suspendida por pérdida',
  } satisfies Record<TheftCause, string>,
  stolenText: (id: string) => `Tu reporte es el ${id}. Si encuentras el teléfono, la reactivas tú:`,
  stolenBack: 'quitar la suspensión',
  cancelledTitle: 'Este servicio está cancelado',
  enteredTitle: 'Este servicio se está activando',
  annulledTitle: 'Este servicio está anulado',
  stateText: (phones: string) => `Si tienes dudas, llámanos al ${phones}.`,
  phonesOr: ' o al ',
} as const;

export const dueCopy = {
  title: 'Valor a pagar',
  waiting: 'Cargando el valor a pagar',
  failed: 'No pudimos cargar tu factura',
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
  inProcessText: (money: string) => `Recibimos ${money}. Tu pago se refleja hasta en 24 horas.`,
  seeBill: 'Ver factura',
  download: 'Descargar factura',
  downloading: 'Descargando…',
  notReady: 'Tu factura estará lista en los próximos 5 días laborales a partir de tu fecha de corte.',
  understood: 'Entendido',
  downloadFailed: 'No pudimos descargar la factura. Revisa tu internet e intenta de nuevo.',
  retry: 'Reintentar',
  daysLeft: (days: string) => `${days} días para tu corte`,
  dayLeft: (days: string) => `${days} día para tu corte`,
  cycle: 'Periodo de facturación',
} as const;

export const balancesCopy = {
  title: 'Saldo Disponible',
  bonuses: 'Bonos y paquetes',
  money: 'Saldo disponible',
  moneyNone: 'Todavía no tienes un saldo de recargas.',
  moneyWaiting: 'Cargando tu saldo',
  moneyFailed: 'No pudimos cargar tu saldo',
  neverEnds: 'Tu saldo no caduca.',
  recharge: 'Recargar',
  seeDetail: 'Ver Detalle',
  hideDetail: 'Ocultar Detalle',
  noBonuses: 'No tienes bonos activos. Usas tu saldo.',
  validUntil: (day: string) => `Válido hasta el ${day}`,
  social: 'Saldo Redes Sociales',
  socialWaiting: 'Cargando tus redes sociales',
  included: 'Incluido en tu plan',
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
  wifiTitle: 'Administra tu Red WiFi',
  wifiText: 'Mira y cambia la clave de tu red.',
  diagnosisTitle: '¿No funciona?',
  diagnosisText: 'Revisa tu servicio paso a paso.',
  visitTitle: 'Visita técnica',
  visitText: 'Pide, cambia o cancela la visita de un técnico.',
} as const;

export const manageCopy = {
  activate: 'Activa lo que necesites',
  recharge: 'Recargas',
  rechargeToBill: `Desde ${leastTopUp}, con tarjeta o a tu factura`,
  rechargeByCard: `Desde ${leastTopUp}, con tu tarjeta`,
  packages: 'Activación de Paquetes de Datos',
  packagesText: 'GB extra para este mes',
  roaming: 'Activación de paquete roaming',
  roamingText: 'Antes de tu viaje',
  manage: 'Gestiona tu línea',
  changePlan: 'Cambia tu Plan',
  changePlanText: 'Compara y elige otro',
  dailyUsage: 'Consumo por día',
  dailyUsageText: 'Cuánto usas y hasta cuándo te alcanza',
  control: 'Alertas y topes',
  controlText: 'Cuándo te avisamos y hasta cuánto se gasta',
  thirdParties: 'Servicios de terceros',
  thirdPartiesText: 'Cancelar y bloquear',
  record: 'Llamadas y datos',
  recordText: 'Tus últimos 30 días',
  movements: 'Movimientos',
  movementsText: 'Tus pagos y compras',
  exit: 'Dar de baja',
  exitText: 'Fecha, costo y papeles',
} as const;

export const roleCopy = {
  title: 'Tu acceso a esta línea',
  viewer: 'Ves su consumo y sus saldos. Las facturas, los registros y los cambios son de su titular.',
  payer: 'Ves y pagas sus facturas. El consumo, los registros y los cambios son de su titular.',
} as const;
