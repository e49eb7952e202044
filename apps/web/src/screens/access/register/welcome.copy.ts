// Sentences of the welcome after registering.

export const welcomeCopy = {
  title: 'Bienvenido',
  lead: (brand: string) => `Tu cuenta está lista. Esto es lo que puedes hacer en ${brand}.`,
  cards: {
    activation: ['Activación inmediata', 'Compra un paquete de datos a cualquier hora y úsalo al instante.'],
    balances: ['Saldos en línea', 'Consulta en línea los datos y los minutos que te quedan.'],
    plan: ['Mejora tu plan', 'Cámbiate al plan que va con lo que necesitas.'],
  },
  go: 'Ir al portal',
  linePending: 'Todavía no vemos tu línea',
  linePendingText: 'Tu cuenta está lista, pero no pudimos agregar tu número.',
  retry: 'Reintentar',
  retrying: 'Agregando tu número…',
} as const;
