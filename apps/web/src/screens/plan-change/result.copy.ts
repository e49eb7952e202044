// Sentences of what became of an order of another plan.

export const resultCopy = {
  loading: 'Cargando tu solicitud',
  pending: {
    title: 'Cambio de plan solicitado',
    lead: (plan: string, day: string) => `Tu plan ${plan} empieza el ${day}.`,
    until: (plan: string) => `Hasta ese día sigues con ${plan}. Te avisaremos cuando empiece el nuevo.`,
  },
  completed: {
    title: 'Tu plan cambió',
    lead: (plan: string) => `Ya tienes ${plan}.`,
  },
  receipt: 'Tu solicitud',
  line: 'Línea',
  from: 'Plan anterior',
  to: 'Plan nuevo',
  starts: 'Empieza el',
  order: 'Número de solicitud',
  total: 'Valor mensual',
  toHome: 'Volver a Home',
  toLine: 'Ver mi línea',
  refused: {
    title: 'No pudimos cambiar tu plan',
    text: '¡Ups! Algo pasó y lo estamos resolviendo, inténtalo más tarde',
    kept: 'Tu línea sigue con su plan actual.',
    safe: 'Puedes intentarlo otra vez: no se pedirá dos veces.',
    again: 'Intentar de nuevo',
  },
  failed: {
    title: 'No pudimos cargar tu solicitud',
    text: 'Tu pedido no se pierde. Intenta de nuevo en un momento.',
    retry: 'Reintentar',
  },
} as const;
