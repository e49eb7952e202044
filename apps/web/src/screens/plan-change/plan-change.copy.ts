// Every sentence of choosing and comparing plans. Quoted words of the requirements are exact.
import * as titles from '@portal/help/page-titles.copy';

import { taxName } from '@portal/market/tax';
import { formatMoney } from '../../lib/money.ts';
import { sentCodeCopy } from '../../shared/code/resend-code.copy.ts';
import { answerCopy, cycles } from '../../shared/plan-change/plan-change.copy.ts';

export const planChangeCopy = {
  title: titles.changePlan,
  compareTitle: titles.comparePlan,
  stepsLabel: 'Pasos del cambio de plan',
  steps: ['Selecciona un Plan', 'Compara tu Plan', 'Cambio de Plan'],
  stepDone: 'Listo',
  back: 'Volver',
  mustChoose: 'Debe seleccionar un plan',
  perMonth: 'al mes',
  loading: 'Cargando los planes',
  failed: 'No pudimos cargar los planes',
  noLines: {
    title: 'Usted no tiene líneas',
    text: 'Aquí cambias el plan de tus líneas postpago activas.',
    toHome: 'Volver a Inicio',
  },
  noPlans: {
    title: 'No hay otros planes para tu línea',
    text: 'Tu plan actual es el único que ofrecemos para ella.',
  },
} as const;

export const chooseCopy = {
  heading: 'Selecciona un Plan',
  current: 'Plan actual',
  more: 'Más información',
  moreOf: (plan: string) => ` de ${plan}`,
  close: 'Cerrar',
  monthly: 'Valor mensual',
  submit: 'Continuar',
} as const;

export const factsCopy = {
  gigas: (value: string) => `${value} GB de internet`,
  unlimitedData: 'Internet ilimitado',
  calls: 'Llamadas ilimitadas',
  longDistance: (minutes: string) => `${minutes} minutos a 17 países de América`,
  roaming: 'Roaming incluido',
  noRoaming: 'Sin roaming',
  other: (name: string, value: string) => `${name}: ${value}`,
} as const;

export const compareCopy = {
  caption: 'Tu plan actual y el plan deseado, característica por característica',
  feature: 'Característica',
  current: 'Plan actual',
  desired: 'Plan deseado',
  choose: 'Elige un plan',
  monthly: 'Valor mensual',
  absent: '—',
  absentWords: 'No incluye',
  taxes: `Por ley, al valor del plan se le agregan impuestos. Los valores de esta página ya incluyen el ${taxName}.`,
  summary: 'Tu cambio',
  more: (money: string) => `${money} más al mes`,
  less: (money: string) => `${money} menos al mes`,
  same: 'Pagas lo mismo al mes',
  starts: (day: string, plan: string) =>
    `Empieza con tu próximo ciclo, el ${day}. Hasta ese día sigues con ${plan}.`,
  back: 'Regresar',
  submit: 'Cambiar Plan',
  sending: 'Enviando código…',
  ordering: 'Cambiando tu plan…',
  barLabel: 'Valor del plan nuevo y cambio',
} as const;

/** Of the code that confirms a change of plan, and of what may go wrong with it. */
export const codeCopy = {
  title: 'Confirma con tu código',
  lead: (destination: string, plan: string) =>
    `Enviamos un SMS con un código de 4 dígitos al ${destination}. Escríbelo para cambiar a ${plan}.`,
  label: 'Código de 4 dígitos',
  submit: 'Confirmar cambio',
  checking: 'Confirmando…',
  cancel: 'Cancelar',
  invalid: 'El código es inválido',
  resentTitle: '¡Éxito!',
  resent: sentCodeCopy.resent,
  sendFailed: sentCodeCopy.sendFailed,
  resendFailed: sentCodeCopy.resendFailed,
  service: { title: 'Error al invocar servicio', text: sentCodeCopy.service },
  codeKept: 'Tu código sigue siendo válido.',
  /** The grant that a code earns does not live for ever. */
  again: 'Tu confirmación venció. Pide otro código para continuar.',
  notice: 'Aviso',
  error: 'Error',
  close: 'Cerrar',
  priceTitle: 'El valor del plan cambió',
  price: (cents: number) =>
    `Ahora es ${formatMoney(cents)} al mes. Revísalo y, si estás de acuerdo, continúa.`,
} as const;

/** Of what became of an order of another plan. */
export const resultCopy = {
  loading: 'Cargando tu solicitud',
  pending: {
    title: 'Cambio de plan solicitado',
    lead: (plan: string, day: string) => `Tu plan ${plan} empieza el ${day}.`,
    until: (plan: string) => `Hasta ese día sigues con ${plan}. Te avisaremos cuando empiece el nuevo.`,
  },
  completed: {
    title: 'Tu plan cambió',
    lead: (plan: string) => `Ya tienes ${plan}.`,
  },
  receipt: 'Tu solicitud',
  line: 'Línea',
  from: 'Plan anterior',
  to: 'Plan nuevo',
  starts: 'Empieza el',
  order: 'Número de solicitud',
  total: 'Valor mensual',
  toHome: 'Volver a Inicio',
  toLine: 'Ver mi línea',
  refused: {
    title: 'No pudimos cambiar tu plan',
    text: '¡Ups! Algo pasó y lo estamos resolviendo, inténtalo más tarde',
    kept: 'Tu línea sigue con su plan actual.',
    safe: 'Puedes intentarlo otra vez: no se pedirá dos veces.',
    again: 'Intentar de nuevo',
  },
  failed: {
    title: 'No pudimos cargar tu solicitud',
    text: 'Tu solicitud no se pierde. Intenta de nuevo en un momento.',
  },
} as const;

export const adviceCopy = {
  title: '¿Qué plan me conviene?',
  ask: 'Según tu consumo de los últimos ciclos, que solo miramos si nos lo pides.',
  compare: 'Comparar con mis consumos',
  loading: answerCopy.waiting,
  failed: answerCopy.failed,
  unrecorded: (cycles: string) => `Sin registros de tu consumo, no contamos ${cycles}.`,
  used: 'Lo que usaste',
  cycle: 'Ciclo',
  types: { internet: 'Internet', voz: 'Minutos', sms: 'SMS' },
  nextBill: (day: string, money: string) =>
    `Tu próxima factura, la del ${day}, no cambia: ${money} con lo que sabemos hoy.`,
  firstBill: (day: string) => `La primera con otro plan es la del ${day}.`,
  how: 'Contamos internet, minutos y SMS con los precios de hoy; lo que falta, con los paquetes que menos cuestan. No contamos llamadas internacionales ni roaming.',
  usedUp: 'En algún ciclo se te acabó el plan: con uno mayor, quizá habrías usado más.',
} as const;

export const verdictCopy = {
  suggested: 'El más económico para ti',
  paid: (count: number) => `Habrías pagado en ${cycles(count)}`,
  paidWithPackages: (count: number) => `Habrías pagado en ${cycles(count)}, con paquetes`,
  notSold: 'No hay paquetes para lo que te habría faltado',
  bill: (day: string, money: string) => `Tu factura del ${day}: ${money}`,
  missing: (what: string, times: number, count: number) =>
    count === 1
      ? `Te habrían faltado ${what}`
      : `Te habrían faltado hasta ${what}, en ${times} de ${count} ciclos`,
  /** Null: as much in each cycle. */
  leftOver: (least: string | null, most: string) =>
    least === null ? `Te habrían sobrado ${most}` : `Te habrían sobrado de ${least} a ${most}`,
  ownBills:
    'Tus facturas pudieron sumar más: también traen lo que compraste aparte y otros cobros, que no dependen del plan.',
  /** Minutes say what they are in the unit. */
  what: { internet: (amount: string) => `${amount} de internet`, voz: String, sms: String },
} as const;

export const adviceTableCopy = {
  title: (count: number) =>
    count === 1 ? 'Tu último ciclo con cada plan' : 'Tus últimos ciclos con cada plan',
  caption: 'Lo que habrías pagado con tu plan actual y con el plan deseado, ciclo por ciclo',
  total: 'En total',
  missing: 'Te habría faltado',
  leftOver: 'Te habría sobrado',
  nothing: 'Nada',
  bill: (day: string) => `Factura del ${day}`,
} as const;
