// Words of a section that waits, fails, or keeps what it last knew.

export const sectionCopy = {
  codeFailed: 'No pudimos cargar esta parte',
  retry: 'Reintentar',
  retrying: 'Cargando…',
  tryAgain: 'Intenta de nuevo en un momento.',
  stale: (time: string) => `No pudimos actualizar. Este es el último dato, de las ${time}.`,
  lastKnown: (fact: string, time: string) => `Último dato: ${fact} a las ${time}`,
} as const;

/** Sentences for whoever has no mobile line. */
export const noMobileLinesCopy = {
  title: 'No tienes líneas móviles',
  toServices: 'Mis Servicios',
} as const;

/** Sentences of a day that is chosen within others. */
export const dayCopy = {
  placeholder: 'dd/mm/aaaa',
  calendar: (label: string) => `Abrir el calendario de «${label}»`,
  noDate: 'Escribe la fecha como 05/12/2026.',
  notBefore: (day: string) => `Elige desde el ${day}.`,
  notAfter: (day: string) => `Elige hasta el ${day}.`,
} as const;

/** Where a customer finds help. */
export const helpCopy = {
  title: '¿Te ayudamos?',
  assistant: 'Escríbele al asistente',
  assistantDetail: 'Responde al instante',
  call: (phone: string) => `Llámanos al ${phone}`,
  fromMobile: 'Desde tu móvil',
  fromAnywhere: 'Desde cualquier teléfono',
  repair: 'Tu equipo en reparación',
  repairDetail: 'Mira en qué etapa está',
  support: 'Soporte',
  contact: 'Nuestros teléfonos',
  or: ' o ',
  supportDetail: 'Preguntas frecuentes y contacto',
} as const;

/** What every download says. */
export const savingCopy = {
  busy: 'Preparando…',
  failed: 'No pudimos descargar el archivo. Intenta de nuevo.',
  retry: 'Reintentar',
} as const;
