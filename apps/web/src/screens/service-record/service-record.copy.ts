// Every sentence of the service record.
import * as titles from '@portal/help/page-titles.copy';
import { dayCopy } from '../../shared/page/day-field.copy.ts';

export const recordCopy = {
  title: titles.serviceRecord,
  lead: 'Tus llamadas y tu uso de datos, hasta 6 meses atrás.',
  back: 'Volver al detalle del servicio',
  line: 'Línea',
  /** The number first: a long plan is cut in a narrow field. */
  lineOption: (name: string, number: string) => `${number} · ${name}`,
  from: 'De',
  to: 'Hasta',
  dayPattern: 'dd/mm/aaaa',
  calendarOf: dayCopy.calendar,
  dayErrors: {
    missing: 'Elige una fecha',
    malformed: 'Escríbela como dd/mm/aaaa',
    future: 'Elige una fecha hasta hoy',
    tooOld: 'Puedes ver hasta 6 meses atrás',
    reversed: 'Debe ser antes de la fecha «Hasta»',
  },
  tabs: { label: 'Tipo de consumo', voice: 'Llamadas', data: 'Datos' },
  pages: {
    list: 'Páginas del historial',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (number: number) => `Página ${number}`,
    shown: (page: number, count: number) => `Página ${page} de ${count}`,
  },
  csv: 'CSV',
  csvOf: 'CSV de todas estas fechas',
  waitingLines: 'Cargando tus líneas',
} as const;

export const voiceCopy = {
  title: 'Llamadas',
  caption: (line: string) => `Llamadas de ${line}`,
  waiting: 'Cargando tus llamadas',
  failed: 'No pudimos cargar tus llamadas',
  none: 'Sin llamadas en estas fechas',
  noneText: 'Prueba con otras fechas, hasta 6 meses atrás.',
  columns: {
    date: 'Fecha y hora',
    type: 'Tipo de llamada',
    number: 'Teléfono marcado',
    duration: 'Duración',
    amount: 'Monto',
  },
  minutes: (count: string) => `${count} min`,
  totals: { records: 'Llamadas', duration: 'Duración', amount: 'Monto' },
  fileName: (number: string, from: string, to: string) => `llamadas-${number}-${from}-${to}.csv`,
} as const;

export const dataCopy = {
  title: 'Datos',
  caption: (line: string) => `Uso de datos de ${line}`,
  waiting: 'Cargando tu uso de datos',
  failed: 'No pudimos cargar tu uso de datos',
  none: 'Sin uso de datos en estas fechas',
  noneText: 'Prueba con otras fechas, hasta 6 meses atrás.',
  columns: { period: 'Periodo', url: 'URL', data: 'Datos de uso' },
  megabytes: (count: string) => `${count} MB`,
  totals: { records: 'Conexiones', data: 'Datos de uso' },
  fileName: (number: string, from: string, to: string) => `datos-${number}-${from}-${to}.csv`,
} as const;

export const noLinesCopy = {
  onlyHome: {
    title: 'El historial es de tus líneas móviles',
    text: 'Los servicios Hogar no tienen llamadas ni datos que mostrar aquí.',
  },
  none: {
    title: 'Aún no tienes líneas móviles',
    text: 'Cuando asocies una, verás aquí sus llamadas y su uso de datos.',
  },
  associate: titles.associate,
  toHome: 'Ir a Mis Servicios',
} as const;
