// Every sentence of «Mis Servicios» and of its selector.

export const servicesCopy = {
  guest: { viewer: 'Solo miras', payer: 'Solo pagas' },
  title: 'Mis Servicios',
  lead: 'Consulta el detalle de todos tus servicios asociados',
  back: 'Inicio',
  mobile: 'Servicios móviles',
  home: 'Servicios Hogar',
  waiting: 'Cargando tus servicios',
  detail: 'Ver detalle',
  detailOf: (what: string) => ` de ${what}`,
  usageFailed: 'No pudimos cargar tu consumo',
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
  noReport: 'Todavía no hay consumo registrado en esta línea.',
  none: 'Aún no tienes servicios asociados',
  noneText: 'Cuando tengas una línea móvil o un servicio Hogar, lo verás aquí.',
  goHome: 'Volver al inicio',
  associate: 'Asociar un servicio',
  associateText: 'Suma una línea móvil o un servicio Hogar.',
} as const;

export const pickerCopy = {
  label: 'Servicio',
  all: 'Todos',
  allDetail: 'Todos tus servicios asociados',
  change: 'Cambiar de línea',
} as const;
