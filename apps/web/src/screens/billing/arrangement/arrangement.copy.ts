// Sentences of «Acuerdo de pago».
import type { ArrangementRule, Instalment } from '@portal/contract/paying/arrangements';
import * as titles from '@portal/help/page-titles.copy';

export const arrangementCopy = {
  title: titles.arrangement,
  lead: (bill: string, money: string) => `${bill} · ${money} por pagar`,
  back: (month: string) => `Factura de ${month}`,
  toBills: titles.billing,
  failed: 'No pudimos cargar el acuerdo de pago',
  waiting: 'Cargando el acuerdo de pago',
  notFound: {
    title: 'No encontramos esta factura',
    text: 'Busca la factura en Pagos y Facturas.',
    act: 'Ir a Pagos y Facturas',
  },
  how: {
    title: '¿Cómo prefieres pagar?',
    once: 'Todo, en otra fecha',
    onceDetail: (day: string) => `Hasta el ${day}`,
    parts: (count: number) => `En ${count} partes`,
    partsDetail: (money: string, day: string) => `La primera, de ${money}, hasta el ${day}`,
    day: '¿Qué día pagas?',
    dayOf: (place: number, money: string) => `Parte ${place}: ${money}`,
  },
  total: 'Vas a pagar',
  free: 'Sin costo: solo pagas tu factura.',
  cost: (money: string) => `El acuerdo cuesta ${money}, ya incluido.`,
  effects: [
    'Mientras pagues en las fechas que elijas, tu servicio no se suspende. Si ya está suspendido y pagas en partes, vuelve al pagar la primera.',
    'Te avisamos un día antes de cada fecha.',
    'Si pasan 2 días de una fecha y no has pagado, el acuerdo termina y debes pagar lo que falte.',
    'El débito automático no cobra esta factura: cada parte la pagas tú.',
  ],
  left: (count: number) =>
    count === 1 ? 'Te queda 1 acuerdo este año.' : `Te quedan ${count} acuerdos este año.`,
  make: 'Hacer el acuerdo',
  making: 'Guardando…',
  made: 'Tu acuerdo de pago está listo',
  notMade: (phone: string) => `No pudimos hacer el acuerdo. Intenta de nuevo o llámanos al ${phone}.`,
  noneNow: 'Por ahora no puedes hacer un acuerdo',
  toBill: 'Ver la factura',
  reasons: {
    open: 'Ya tienes un acuerdo de pago en esta cuenta. Cuando lo cumplas, puedes hacer otro.',
    usedUp: 'Ya hiciste los acuerdos de pago que puedes tener este año.',
    notYet:
      'Todavía tienes tiempo para pagar esta factura. Si no alcanzas, vuelve cuando se acerque su fecha.',
    claimed:
      'Reclamaste algo de esta factura. Cuando te respondamos, puedes hacer un acuerdo por lo que quede.',
    bill: 'Esta factura no tiene valores por pagar.',
  } satisfies Record<NonNullable<ArrangementRule['reason']>, string>,
  refusals: {
    ARRANGEMENT_PARTS: 'El acuerdo no se puede hacer con esas fechas. Elige otras.',
    AMOUNT_CHANGED: 'El valor de la factura cambió. Revísalo y confirma otra vez.',
    PAYMENT_IN_PROCESS: 'Ya hay un pago de esta factura en proceso. Espera a que se registre.',
  } as Readonly<Record<string, string>>,
  standing: {
    active: 'Tu acuerdo está en curso',
    activeText:
      'Mientras pagues en estas fechas, tu servicio no se suspende. Si está suspendido, vuelve al pagar la primera parte.',
    kept: 'Cumpliste tu acuerdo',
    keptText: 'Pagaste toda la factura. Gracias.',
    broken: 'El acuerdo se terminó',
    brokenText: 'No recibimos una parte a tiempo. Paga ahora lo que falta de la factura.',
    parts: 'Lo que acordaste',
    part: (place: number, count: number) => (count === 1 ? 'Toda la factura' : `Parte ${place} de ${count}`),
    pay: (money: string) => `Pagar ${money}`,
    payRest: (money: string) => `Pagar el resto: ${money}`,
    cancel: 'Cancelar el acuerdo',
    cancelling: 'Cancelando…',
    ask: '¿Cancelar el acuerdo de pago?',
    askText: 'Vuelves a deber la factura completa, en su fecha. Este acuerdo cuenta entre los de este año.',
    keep: 'Volver',
    cancelled: 'Cancelaste el acuerdo de pago',
    notCancelled: 'No pudimos cancelarlo. Intenta de nuevo en un momento.',
    tooLate: 'Ya pagaste una parte: el acuerdo no se puede cancelar.',
  },
  states: {
    pending: (day: string) => `Hasta el ${day}`,
    late: (day: string) => `Venció el ${day}`,
    inProcess: () => 'Pago en proceso',
    awaited: (day: string) => `Esperando tu pago hasta el ${day}`,
    paid: (day: string) => `Pagada el ${day}`,
  } satisfies Record<Instalment['status'] | 'late' | 'awaited', (day: string) => string>,
} as const;
