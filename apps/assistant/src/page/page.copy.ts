// Sentences of the page itself; what the assistant answers comes from the portal.

export const pageCopy = {
  log: 'Conversación',
  you: 'Tú',
  assistant: 'Asistente',
  field: 'Escribe tu pregunta',
  send: 'Enviar',
  writing: 'Escribiendo…',
  hello: (givenName: string) =>
    givenName ? `Hola, ${givenName}. ¿En qué te ayudo?` : 'Hola. ¿En qué te ayudo?',
  introduction: (brand: string) =>
    `Soy el asistente automático de ${brand}. Conozco tus líneas, tus facturas y las preguntas frecuentes. Si no sé algo, te lo digo.`,
  newTab: '(se abre en otra pestaña)',
  retry: 'Intentar de nuevo',
  restart: 'Empezar de nuevo',
  opening: 'Abriendo el chat…',
  over: 'Esta conversación terminó.',
  silent: 'No pude responder. Intenta de nuevo en un momento.',
  fast: 'Vas muy rápido para mí. Espera un momento y vuelve a preguntar.',
  card: 'No escribas el número de tu tarjeta aquí. No lo envié. Los pagos se hacen en el portal.',
  handOver: {
    name: 'Escribir a una persona',
    shown: 'Esto recibirá una persona:',
    field: 'Agrega algo, si quieres',
    fieldAlone: '¿Qué necesitas?',
    missing: 'Escribe qué necesitas',
    send: 'Enviar a una persona',
    back: 'Volver',
    sending: 'Enviando…',
    sent: (until: string | null) =>
      until
        ? `Listo, lo enviamos. Una persona te responde a más tardar el ${until}, y te avisamos.`
        : 'Listo, lo enviamos. Una persona te responde, y te avisamos.',
    silent: (phones: string) => `No pudimos enviarlo. Intenta de nuevo, o llámanos al ${phones}.`,
    fast: 'Ya enviaste varias conversaciones hoy. Puedes seguir en la que ya tienes, en Mensajes.',
    answered: 'Una persona te respondió.',
    messages: 'Ver mis mensajes',
  },
  noChat: (phones: string) => `No pudimos abrir el chat. Llámanos al ${phones}.`,
  scenarios: {
    payment: {
      success: 'Veo que tu pago se hizo. ¿Te ayudo en algo más?',
      failed: 'Veo que tu pago no se hizo. Si no sabes por qué, pregúntame o habla con una persona.',
    },
    recharge: {
      success: 'Veo que tu recarga se hizo. ¿Te ayudo en algo más?',
      failed: 'Veo que tu recarga no se hizo. Si no sabes por qué, pregúntame o habla con una persona.',
    },
    activation: {
      success: 'Veo que tu compra está activa. ¿Te ayudo en algo más?',
      failed: 'Veo que tu compra no se hizo. Si no sabes por qué, pregúntame o habla con una persona.',
    },
  },
} as const;
