// What every download says.
export const savingCopy = {
  busy: 'Preparando…',
  failed: 'No pudimos descargar el archivo. Intenta de nuevo.',
  retry: 'Reintentar',
} as const;
