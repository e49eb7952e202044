// What the kit itself says.

export const kitCopy = {
  newTab: '(se abre en otra pestaña)',
  retry: 'Reintentar',
  retrying: 'Cargando…',
} as const;
