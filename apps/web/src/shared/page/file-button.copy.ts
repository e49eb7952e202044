// What every download says.
export const fileCopy = {
  busy: 'Preparando…',
  failed: 'No pudimos descargar el archivo. Intenta de nuevo.',
  retry: 'Reintentar',
} as const;
