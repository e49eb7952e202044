// Sentences of «Alertas y topes».
import * as titles from '@portal/help/page-titles.copy';

import { market } from '@portal/market/here';
import { mostCapCents } from '@portal/market/money';
import { formatMoney } from '../../lib/money.ts';
import { amountExample } from '../../lib/typed-amount.ts';
import { amountBetween, failedCopy } from '../../shared/page/form.copy.ts';

export const spendingCopy = {
  title: titles.spendingControl,
  lead: 'Te avisamos antes de que se te acaben los datos, los minutos o los SMS, y no gastas más de lo que decidas.',
  waiting: 'Cargando tus alertas y topes',
  failed: 'No pudimos cargar tus alertas y topes',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado. Se aplica desde ahora.',
  notSaved: failedCopy.notSaved,
  noMobileLines:
    'En los servicios Hogar no se cobra por lo que usas: no hay nada de qué avisarte ni que detener.',
} as const;

export const alertsCopy = {
  title: 'Alertas',
  detail: 'Te avisamos una vez por ciclo o paquete, al llegar a cada porcentaje.',
  kinds: { internet: 'Internet', voz: 'Minutos', sms: 'SMS' },
  percent: (percent: number) => `${percent} %`,
  unlimited: (kinds: readonly string[]) =>
    `${new Intl.ListFormat(market.locale).format(kinds)} sin límite: no hace falta una alerta.`,
} as const;

const stopped = { plan: 'El consumo fuera del plan', roaming: 'El roaming' } as const;

export const capCopy = {
  plan: {
    title: 'Consumo fuera del plan',
    detail: 'Lo que usas cuando se acaba lo que incluye tu plan.',
    allow: 'Permitir consumo fuera del plan',
    off: 'Desactivado: cuando se acabe tu plan, no pagas nada más.',
  },
  roaming: {
    title: 'Roaming',
    detail: 'Lo que usas en otro país sin un paquete de roaming.',
    allow: 'Permitir roaming',
    off: 'Desactivado: en otro país no funciona y no pagas nada.',
  },
  amount: 'Tope por ciclo, con impuestos',
  amountWrong: amountBetween(formatMoney(1), formatMoney(mostCapCents), amountExample),
  action: 'Al llegar al tope',
  actions: {
    stop: { label: 'Detener', detail: 'Se detiene el consumo y no pagas nada más' },
    slow: { label: 'Ir más lento', detail: 'Datos lentos y sin costo; llamadas y SMS se detienen' },
    none: { label: 'Seguir sin tope', detail: 'Pagas todo lo que uses' },
  },
  spent: (spent: string) => `Llevas ${spent} en este ciclo`,
  spentOf: (spent: string, cap: string) => `Llevas ${spent} de ${cap} en este ciclo`,
  meter: 'Gastado en este ciclo',
  stopped: (moment: string, spent: string) => `Se detuvo ${moment} al llegar a ${spent}`,
  slowed: (moment: string, spent: string) => `Va más lento: llegó a ${spent} ${moment}`,
  at: (time: string) => `a las ${time}`,
  on: (day: string, time: string) => `el ${day} a las ${time}`,
  reachedText: (scope: keyof typeof stopped) =>
    `${stopped[scope]} sigue así hasta que subas el tope o empiece tu nuevo ciclo.`,
  records: 'Ver qué se usó',
} as const;

export const noCapsCopy = {
  title: 'Topes',
  prepaid:
    'En una línea prepago el tope es tu saldo: lo que usas sin paquete sale de él, y sin saldo no se usa nada. No te llega ninguna factura.',
  corporate: 'Los topes de una línea corporativa los pone tu empresa.',
} as const;
