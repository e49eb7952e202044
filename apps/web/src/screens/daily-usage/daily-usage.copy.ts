// Every sentence of «Tu consumo».
import * as titles from '@portal/help/page-titles.copy';
import { leftVerb } from '../../lib/usage.ts';
import { consumptionCopy } from '../../shared/line/consumption-facts.copy.ts';

const { gone } = consumptionCopy;

export const dailyCopy = {
  title: titles.usage,
  tabs: { label: 'Tipo de consumo', data: 'Internet', voice: 'Minutos', sms: 'SMS' },
  waiting: 'Cargando tu consumo por día',
  failed: 'No pudimos cargar tu consumo por día',
  none: 'Aún no hay consumo',

  /** What there is more of to buy. */
  of: { data: 'GB', voice: 'minutos', sms: 'SMS' },
  add: { data: 'Sumar GB', voice: 'Sumar minutos', sms: 'Sumar SMS' },
  ends: (day: string) => `Te alcanza hasta ${day}`,
  today: 'hoy',
  onDay: (day: string) => `el ${day}`,
  lasts: 'Te alcanza para todo el mes',
  left: (left: string, all: string) => `Te ${leftVerb(left)} ${left} de ${all}`,
  reach: (day: string, quantity: string) => `Para llegar ${day}, usa hasta ${quantity} al día.`,
  /** `el 30` after «llegar a». */
  toDay: (day: string) => `al ${day}`,
  atEnd: (day: string, left: string) => `A tu ritmo llegas ${day} con ${left} libres.`,
  gone: { data: gone.internet, voice: gone.voz, sms: gone.sms },
  renews: (day: string) => `Tu plan se renueva después del ${day}.`,
  early: 'Con tres días de consumo te diremos hasta cuándo te alcanza.',
  unlimited: { data: 'Internet ilimitado', voice: 'Minutos ilimitados', sms: 'SMS ilimitados' },
  plain: { data: 'Tu internet por día', voice: 'Tus minutos por día', sms: 'Tus SMS por día' },
  usedSoFar: (quantity: string) => `Usaste ${quantity} en estos días.`,

  perDay: (unit: string) => `${unit} por día`,
  chart: (kind: string, unit: string) => `${kind} por día, en ${unit}. Muévete con las flechas.`,
  dayIs: (day: string, quantity: string) => `${day}: ${quantity}`,
  soFar: (words: string) => `${words}, hoy hasta ahora`,
  runsOut: (day: string) => `día ${day}`,
  marks: {
    bar: 'Usado',
    pace: (quantity: string) => `Tu ritmo: ${quantity} al día`,
    ghost: 'Lo que viene, a este ritmo',
    nothingLeft: { data: 'Sin GB', voice: 'Sin minutos', sms: 'Sin SMS' },
  },
  figures: {
    title: 'En cifras',
    used: 'Usado en este ciclo',
    average: 'Al día, en promedio',
    most: 'El día de mayor consumo',
    mostOn: (quantity: string, day: string) => `${quantity}, ${day.replaceAll(' ', '\u00a0')}`,
    beyond: 'Fuera del plan',
    beyondOf: (spent: string, cap: string) => `${spent} de ${cap}`,
    control: titles.spendingControl,
  },
  history: titles.serviceRecord,
  showTable: 'Ver como tabla',
  hideTable: 'Ocultar la tabla',
  csv: 'CSV',
  csvOf: 'Descargar estos días como CSV',
  csvName: (number: string, from: string, to: string) => `consumo-${number}-${from}-${to}.csv`,
  csvHead: ['Día', 'Usado', 'Unidad', 'Incluido', 'Registros'],
  table: (kind: string, line: string) => `${kind} por día de ${line}`,
  columns: { day: 'Día', before: 'Llevabas', used: 'Usaste' },

  records: {
    data: (count: number) => (count === 1 ? '1 conexión' : `${count} conexiones`),
    voice: (count: number) => (count === 1 ? '1 llamada' : `${count} llamadas`),
    sms: (count: number) => (count === 1 ? '1 mensaje' : `${count} mensajes`),
  },
  usedIn: (quantity: string, records: string) => `${quantity} en ${records}`,
  before: (day: string) => `Día anterior: ${day}`,
  after: (day: string) => `Día siguiente: ${day}`,
  recordsOf: (day: string) => `Registros del ${day}`,
  hour: 'Hora',
  with: { data: 'Sitio', voice: 'Teléfono marcado', sms: 'Número' },
  used: 'Usaste',
  waitingDay: 'Cargando los registros del día',
  failedDay: 'No pudimos cargar los registros del día',
  noneOnDay: 'Sin consumo en este día.',
  pages: {
    list: 'Páginas del día',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (number: number) => `Página ${number}`,
  },
  noMobileLines: 'El consumo por día es de las líneas móviles.',
} as const;
