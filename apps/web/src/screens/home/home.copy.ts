// Every sentence of home.
import { leftVerb } from '../../lib/usage.ts';

export const homeCopy = {
  hello: (givenName: string) => `Hola, ${givenName}`,
  refresh: 'Actualizar los datos',
  refreshing: 'Actualizando los datos',
  refreshed: 'Datos actualizados',
  partlyRefreshed: 'Algunos datos no se pudieron actualizar',
  yourLines: 'Tus líneas',
  associate: 'Asociar',
  associateWhat: ' un servicio',
  seeAll: 'Ver todos tus servicios',
  detailsOf: 'Ver detalles de ',
  waitingServices: 'Cargando tus servicios',
} as const;

export const urgentCopy = {
  title: (count: number) => (count === 1 ? 'Tienes 1 pendiente' : `Tienes ${count} pendientes`),
  suspended: 'Suspendido por falta de pago',
  pay: (money: string) => `Pagar ${money}`,
  of: (what: string) => ` de ${what}`,
  problem: (line: string) => `Falla en ${line}`,
  until: (moment: string) => `Vuelve ${moment}`,
  working: 'Trabajamos en ella',
  see: 'Ver',
  seeWhat: (line: string) => ` la falla de ${line}`,
  repair: 'Equipo en reparación',
  awaitsYou: 'Espera tu decisión',
  decide: 'Decidir',
  decideWhat: (order: string) => ` sobre la orden ${order}`,
  allowanceOf: (allowance: string, line: string) => `${allowance} de ${line}`,
  left: (value: string, unit: string) => `Te ${leftVerb(value)} ${value} ${unit}`.replace(/ libres$/, ''),
  buy: 'Comprar',
  buyWhat: (what: string) => ` ${what}`,
  more: (count: number) => `${count} pendientes más`,
  and: ' y ',
  seeAll: (count: number) => `Ver los ${count}`,
} as const;

export const billsCopy = {
  title: 'Servicios por pagar',
  waiting: 'Cargando tus facturas por pagar',
  failed: 'No pudimos cargar tus facturas',
  open: ': ver qué te cobramos',
  bills: (count: number) => (count === 1 ? '1 factura.' : `${count} facturas.`),
  overdue: (count: number, all: number) => {
    if (count === 0) return '';
    if (count === 1) return all === 1 ? 'Está vencida.' : 'Una está vencida.';
    return count === all ? 'Todas están vencidas.' : `${count} están vencidas.`;
  },
  verifying: (money: string) => `Pago de ${money}`,
  pay: (money: string) => `Pagar ${money}`,
  payWhat: (what: string) => ` de ${what}`,
  showAll: (count: number) => `Ver las ${count} facturas`,
  showFewer: 'Ver menos',
  upToDate: 'Estás al día',
  upToDateText: 'No tienes facturas por pagar. Aquí verás la próxima.',
  seeBills: 'Ver facturas',
} as const;

/** At the right of a line's row. */
export const leftCopy = {
  balance: 'de saldo',
  unpaid: 'por falta de pago',
  owed: 'por pagar',
  speed: (down: number) => `${down} Mbps`,
  noProblem: 'sin fallas',
  problem: 'Con falla',
  channels: (count: number) => (count === 1 ? 'canal' : 'canales'),
  notKnown: 'Sin cifras',
  notKnownYet: 'por ahora',
} as const;

/** Lines that somebody else lets the customer see or pay. */
export const guestCopy = {
  of: (holder: string | undefined) => (holder === undefined ? 'De otra persona' : `De ${holder}`),
} as const;

/** A company reads what this portal is for it, and what works. */
export const companyHomeCopy = {
  also: 'También puedes',
  record: 'Historial',
  recordDetail: 'Llamadas y datos',
  stolen: 'Robo o pérdida de un equipo',
  repair: 'Equipo en reparación',
  repairDetail: 'Mira en qué etapa está',
  call: 'Llámanos',
} as const;

export const linksCopy = {
  label: 'También puedes',
  recharge: 'Recargar',
  packages: 'Comprar paquetes',
  store: 'Tienda en línea',
  help: '¿Te ayudamos?',
  or: ' o ',
} as const;

export const withoutServicesCopy = {
  title: 'Aún no tienes servicios aquí',
  text: 'Tu cuenta está lista. Cuando asocies una línea móvil o un servicio Hogar, lo verás aquí.',
  associate: 'Asociar un servicio',
  check: 'Buscar mis servicios',
  checking: 'Buscando…',
  stillNone: 'Todavía no encontramos servicios en tu cuenta.',
  notChecked: 'No pudimos buscar. Inténtalo de nuevo en un momento.',
  benefitsTitle: 'Lo que verás en esta página',
  benefits: {
    balance: ['Tus saldos', 'Internet, minutos y SMS que te quedan'],
    bills: ['Tus facturas', 'Lo que debes y hasta cuándo, con su PDF'],
    pay: ['Tus pagos', 'Con tarjeta, sin filas'],
  },
} as const;

/** Sentences of what waits on home to be paid by a code. */
export const awaitedCopy = {
  until: (money: string, moment: string) => `${money} · hasta ${moment}`,
  seeCode: 'Ver código',
  toPay: (money: string) => ` para pagar ${money}`,
} as const;
