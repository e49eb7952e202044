// Every sentence of «Resumen del mes».

import * as titles from '@portal/help/page-titles.copy';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';

import { answerCopy } from '../../../shared/plan-change/plan-change.copy.ts';

export const monthCopy = {
  title: (month: string) => `Tu ${month} en un minuto`,
  untitled: 'Resumen del mes',
  back: (month: string) => `Factura de ${month}`,
  toBills: titles.billing,
  loading: 'Cargando tu resumen',
  failed: 'No pudimos cargar tu resumen',
  notFound: {
    title: 'No encontramos este mes',
    text: 'Busca la factura en Pagos y Facturas: desde ella se abre su resumen.',
    act: 'Ir a Pagos y Facturas',
  },
  due: { bill: 'Ver la factura', pay: (money: string) => `Pagar ${money}` },
  cost: { title: 'Cuánto costó', total: 'Total' },
  use: {
    title: 'Cuánto usaste',
    failed: consumptionCopy.failed,
    waiting: 'Cargando tu consumo',
    kinds: { data: 'Internet', voice: 'Llamadas', sms: 'SMS' },
    more: (what: string, month: string) => `${what} más que en ${month}`,
    less: (what: string, month: string) => `${what} menos que en ${month}`,
    same: (month: string) => `Igual que en ${month}`,
    days: 'Ver mi consumo día a día',
  },
  cheaper: {
    title: '¿Te conviene tu plan?',
    failed: answerCopy.failed,
    waiting: answerCopy.waiting,
    ask: 'Lo vemos con tu consumo de los últimos ciclos, si nos lo pides.',
    compare: 'Comparar con mis consumos',
    plans: 'Ver los planes',
  },
  share: {
    title: 'Para compartir',
    text: 'Una imagen de tu mes, sin números: ni tu línea, ni lo que usaste, ni lo que pagas.',
    act: 'Compartir imagen',
    busy: 'Preparando…',
    failed: 'No pudimos preparar la imagen. Inténtalo de nuevo.',
    heading: (month: string) => `Mi ${month}`,
    kinds: { data: 'internet', voice: 'llamadas', sms: 'mensajes' },
    more: (what: string) => `Más ${what}`,
    less: (what: string) => `Menos ${what}`,
    same: (what: string) => `Igual en ${what}`,
    against: (month: string) => `que en ${month}`,
    file: (month: string) => `mi-${month}.png`,
  },
} as const;
