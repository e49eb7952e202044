// Words of what is left and what was used.
import { leftVerb } from '../../lib/usage.ts';

export const consumptionCopy = {
  names: {
    internet: 'Internet',
    voz: 'Minutos',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    instagram: 'Instagram',
    messenger: 'Messenger',
    twitter: 'Twitter',
    youtube: 'YouTube',
    texto: 'Texto',
    audio: 'Audio',
    recarga: 'Recarga',
    roaming: 'Roaming',
  },
  unlimited: 'Ilimitado',
  /** Under a number whose unit says itself, such as messages. */
  free: 'libres',
  freeOf: (unit: string) => `${unit} libres`,
  left: (quantity: string) => `${quantity} libres`,
  used: (quantity: string) => `Usaste ${quantity}`,
  usedOf: (used: string, included: string) => `Usaste ${used} de ${included}`,
  /** Of a line of somebody else. */
  theirs: {
    used: (quantity: string) => `Usó ${quantity}`,
    usedOf: (used: string, included: string) => `Usó ${used} de ${included}`,
  },
  leftOf: (left: string, included: string) =>
    `${leftVerb(left) === 'queda' ? 'Queda' : 'Quedan'} ${left} de ${included}`,
  /** Under what is left, in a row. */
  outOf: (included: string) => `de ${included}`,
  validUntil: (day: string) => `Válido hasta el ${day}`,
  notUsed: 'Sin usar',
  unusedOf: (included: string) => `${included} sin usar`,
  /** In the middle of the circle of what a line does not have. */
  nothing: '–',
  notIncluded: {
    internet: 'Sin internet incluido',
    voz: 'Sin minutos incluidos',
    sms: 'Sin SMS incluidos',
  },
  gone: {
    internet: 'Se acabaron los GB',
    voz: 'Se acabaron los minutos',
    sms: 'Se acabaron los SMS',
  },
  rings: (line: string) => `Lo que queda en ${line}`,
  waiting: 'Cargando tu consumo',
  failed: 'No pudimos cargar tu consumo',
  noBonuses: 'No tienes bonos activos. Usas tu saldo.',
  inDetail: 'Lo que queda está en el detalle de la línea.',
  none: 'Todavía no sabemos cuánto te queda en esta línea.',
  passed: (done: number, total: number) =>
    `${done === 1 ? 'Ha pasado' : 'Han pasado'} ${done} de ${total} días del periodo`,
} as const;
