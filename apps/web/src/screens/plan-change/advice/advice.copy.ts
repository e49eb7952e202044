// Every sentence of «¿Qué plan me conviene?».

import { cycles } from '../../../shared/plan-advice/plan-advice.copy.ts';

export const adviceCopy = {
  title: '¿Qué plan me conviene?',
  ask: 'Según tu consumo de los últimos ciclos, que solo miramos si nos lo pides.',
  compare: 'Comparar con mis consumos',
  loading: 'Comparando tus últimos ciclos',
  failed: 'No pudimos comparar tus últimos ciclos',
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
