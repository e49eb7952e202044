// Every sentence of «Mis Servicios» and of its selector.

import * as titles from '@portal/help/page-titles.copy';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';

export const servicesCopy = {
  hidden: 'No se ve en Inicio',
  order: 'Ordenar y nombrar',
  title: titles.services,
  lead: 'Consulta el detalle de todos tus servicios asociados',
  back: titles.home,
  mobile: 'Servicios móviles',
  home: 'Servicios Hogar',
  waiting: 'Cargando tus servicios',
  detail: 'Ver detalle',
  detailOf: (what: string) => ` de ${what}`,
  usageFailed: consumptionCopy.failed,
  productsFailed: 'No pudimos cargar los datos de tus servicios Hogar',
  plan: 'Plan',
  video: 'Video',
  videoIncluded: 'Incluido sin costo',
  address: 'Dirección',
  contractStart: 'Inicio de contrato',
  number: 'Número',
  channels: 'Canales',
  download: 'Bajada',
  upload: 'Subida',
  mbps: (speed: number) => `${speed} Mbps`,
  none: 'Aún no tienes servicios asociados',
  noneText: 'Cuando asocies una línea móvil o un servicio Hogar, lo verás aquí.',
  associate: titles.associate,
  associateText: 'Suma una línea móvil o un servicio Hogar.',
} as const;
