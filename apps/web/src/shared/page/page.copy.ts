// Words of a section that waits, fails, or keeps what it last knew.
import * as titles from '@portal/help/page-titles.copy';

export const sectionCopy = {
  codeFailed: 'No pudimos cargar esta parte',
  retry: 'Reintentar',
  retrying: 'Cargando…',
  tryAgain: 'Intenta de nuevo en un momento.',
  stale: (moment: string) => `No pudimos actualizar. Último dato: ${moment}.`,
  lastKnown: (fact: string, time: string) => `Último dato: ${fact} a las ${time}`,
} as const;

/** Sentences for whoever has no mobile line. */
export const noMobileLinesCopy = {
  title: 'No tienes líneas móviles',
  toServices: titles.services,
} as const;

/** What every download says. */
export const savingCopy = {
  busy: 'Preparando…',
  failed: 'No pudimos descargar el archivo. Intenta de nuevo.',
  retry: 'Reintentar',
} as const;
