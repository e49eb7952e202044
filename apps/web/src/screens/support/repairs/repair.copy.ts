// Every sentence about equipment in repair.

import { documentOf, repairDocuments } from '@portal/market/documents';

export const percent = (value: number): string => `${value} %`;
export const orderNumber = (id: string): string => `Orden ${id}`;

const documents = repairDocuments.map(({ inSentence }) => inSentence);
const own = documentOf('person');

export const lookupCopy = {
  title: 'Estado de tu equipo en soporte',
  lead: 'Consulta en qué etapa está el equipo que dejaste en reparación.',
  back: { home: 'Mis Servicios', support: 'Soporte' },
  card: 'Busca tu equipo',
  type: 'Tipo de documento',
  chooseType: 'Elige un documento',
  number: 'Número',
  order: 'Número de orden',
  hint: {
    document: 'Solo se muestran tus propios equipos.',
    order: 'Como está en tu comprobante, por ejemplo TRK-1001.',
  },
  search: 'Buscar',
  searching: 'Buscando…',
  errors: {
    typeMissing: 'Elige un tipo de documento',
    numberMissing: 'Ingresa el número',
  },
  help: {
    title: '¿Dónde está el número?',
    text: 'El número de orden está en el comprobante que te dimos al recibir tu equipo.',
    orders: 'Órdenes de servicio',
    ordersDetail: 'Todas tus reparaciones, con su estado',
  },
  found: 'Equipos encontrados',
  foundCount: (count: number) => (count === 1 ? 'Encontramos 1 equipo' : `Encontramos ${count} equipos`),
  waiting: 'Buscando equipos',
  none: {
    title: 'No encontramos equipos',
    text: 'No hay equipos en soporte con ese número. Ingresa otro, o elige otro documento.',
  },
  notHolder: 'Hace falta confirmar que eres el titular',
  failed: {
    title: 'No pudimos buscar tu equipo',
    tooMany: 'Hiciste muchas búsquedas seguidas. Espera unos minutos y vuelve a intentarlo.',
  },
} as const;

/** Why somebody is asked whether they are the holder. */
export const holderLeads = {
  decides: 'Solo el titular acepta o rechaza el costo. Si eres tú, confírmalo con los datos de tu documento.',
  sees: `Solo el titular ve sus equipos por su ${documents.join(' o ')}. Si eres tú, confírmalo con los datos de tu documento.`,
  foreign: 'Si eres su titular, confírmalo con los datos de tu documento y verás la orden completa.',
} as const;

export const trackingCopy = {
  title: 'Seguimiento de equipo',
  lead: (order: string, device: string) => [order, device].filter(Boolean).join(' · '),
  back: 'Estado de tu equipo',
  waiting: 'Cargando el seguimiento',
  step: (place: number, count: number) => `Paso ${place} de ${count}`,
  progress: 'Avance de la reparación',
  now: (step: string, value: string) => `Avance de tu equipo: ${step}, ${value}`,
  timeline: 'Pasos de la reparación',
  stepDone: 'Listo',
  stepComing: 'Por venir',
  at: (when: string, where: string) => (where ? `${when} · ${where}` : when),
  report: { show: 'Ver informe', hide: 'Ocultar informe' },
  device: {
    title: 'Tu equipo',
    foreignTitle: 'El equipo',
    model: 'Modelo',
    imei: 'IMEI',
    channel: 'Recibido en',
    noChannel: 'N/D',
    created: 'Ingreso',
    expected: 'Entrega estimada',
    complaint: 'Motivo',
  },
  cost: { title: 'Costo de la reparación', total: 'Total' },
  foreign: {
    title: 'Esta orden es de otra persona',
    text: 'Puedes seguir su avance. Sus datos están ocultos y solo su titular decide sobre el costo.',
  },
  none: {
    title: 'No encontramos esta orden',
    text: 'Revisa el número de tu comprobante y búscala de nuevo.',
    act: 'Buscar otra orden',
  },
  failed: {
    title: 'No pudimos cargar el seguimiento',
    tooMany: 'Hiciste muchas consultas seguidas. Espera unos minutos y vuelve a intentarlo.',
  },
} as const;

export const decisionCopy = {
  badge: 'Espera tu decisión',
  title: 'Reparar tu equipo cuesta',
  text: (what: string) => `${what}Si no aceptas, te lo devolvemos sin reparar y sin costo.`,
  accept: (money: string) => `Aceptar ${money}`,
  reject: 'Rechazar',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  close: 'Entendido',
  ask: {
    accept: {
      title: (money: string) => `¿Aceptas el costo de ${money}?`,
      text: (device: string) => `Empezamos a reparar tu ${device} apenas aceptes. No se puede deshacer.`,
    },
    reject: {
      title: '¿Rechazas la reparación?',
      text: (device: string) => `Te devolvemos tu ${device} sin reparar y sin costo. No se puede deshacer.`,
      act: 'Rechazar',
    },
  },
  done: {
    accepted: {
      title: 'Aceptaste el costo',
      text: (device: string) => `El taller empieza a reparar tu ${device}. Aquí verás cada paso.`,
    },
    rejected: {
      title: 'Rechazaste la reparación',
      text: (device: string) => `Tu ${device} vuelve al centro de atención sin reparar y sin costo.`,
    },
    late: {
      title: 'Esta reparación ya no espera tu decisión',
      text: 'Alguien decidió antes o el taller la cambió. Te mostramos cómo está ahora.',
    },
    changed: {
      title: 'El costo cambió',
      text: 'El valor ya no es el mismo. Revisa el nuevo costo antes de decidir.',
    },
    failed: {
      title: 'No pudimos enviar tu decisión',
      text: 'Revisa tu conexión e inténtalo de nuevo. Tu equipo sigue como estaba.',
    },
    unknown: {
      title: 'No sabemos si tu decisión llegó',
      text: 'Espera un momento y revisa el seguimiento antes de decidir de nuevo.',
    },
  },
} as const;

export const ordersCopy = {
  title: 'Órdenes de servicio',
  lead: 'Tus equipos en reparación, los actuales y los anteriores.',
  back: 'Soporte',
  search: {
    card: 'Busca una orden',
    by: 'Buscar por',
    words: { id: 'Número de orden', identityNumber: own.name },
    text: { id: 'Número de orden', identityNumber: own.numberName },
    act: 'Buscar',
    all: 'Ver todas mis órdenes',
  },
  tabs: {
    label: 'Órdenes por estado',
    ALL: (count: number) => `Todas (${count})`,
    PENDIENTES: (count: number) => `Pendientes (${count})`,
    CONCLUIDAS: (count: number) => `Concluidas (${count})`,
  },
  list: 'Órdenes',
  caption: 'Órdenes de servicio',
  columns: {
    picture: 'Equipo',
    device: 'Equipo',
    order: 'Orden',
    created: 'Ingreso',
    state: 'Estado',
    progress: 'Avance',
    act: 'Seguimiento',
  },
  follow: 'Ver seguimiento',
  followOf: (order: string) => ` de la orden ${order}`,
  waiting: 'Cargando tus órdenes',
  none: {
    title: 'No tienes órdenes de servicio',
    text: 'Cuando dejes un equipo en reparación, aquí verás su avance.',
  },
  noneFound: {
    title: 'No encontramos órdenes',
    text: 'No hay órdenes tuyas con ese número. Revísalo o busca por otro dato.',
  },
  noneHere: {
    ALL: 'No hay órdenes',
    PENDIENTES: 'No tienes órdenes pendientes',
    CONCLUIDAS: 'No tienes órdenes concluidas',
  },
  failed: 'No pudimos cargar tus órdenes',
  pages: {
    list: 'Páginas de órdenes',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (number: number) => `Página ${number}`,
  },
} as const;
