// Sentences of Soporte: ways to reach people, guides, the search. The questions and answers: packages/help.

export const supportCopy = {
  title: 'Soporte',
  lead: '¿En qué podemos ayudarte?',
  print: 'Imprimir',
  contact: {
    title: 'Habla con nosotros',
    assistant: 'Asistente',
    assistantDetail: 'Responde al instante',
    messages: 'Escríbenos',
    messagesDetail: 'Te responde una persona',
    stolen: 'Me robaron el teléfono',
    stolenDetail: 'Suspende la línea y bloquea el equipo en segundos',
    stores: 'Visita un centro de atención',
    storesDetail: 'Direcciones y horarios',
    repair: 'Equipos en reparación',
    repairDetail: 'Mira en qué etapa está tu equipo',
    orders: 'Órdenes de servicio',
    ordersDetail: 'Todas tus reparaciones, con su estado',
    claims: 'Reclamos',
    claimsDetail: 'Cómo van y qué te respondimos',
    complaints: 'Presenta un reclamo',
    complaintsDetail: 'En el portal de reclamos',
  },
  guides: {
    title: 'Guías, en el sitio de ayuda',
    invoice: 'Factura electrónica',
    payment: 'Pago de facturas',
    debt: 'Negociación de deudas',
    selfService: 'Autogestión',
  },
  faq: {
    title: 'Preguntas frecuentes',
    search: 'Busca una respuesta',
    found: 'Lo que encontramos',
    asked: 'Lo que más se busca',
    often: ['No tengo internet', 'Mi factura subió', 'Código PUK'],
    count: (count: number) => (count === 1 ? '1 pregunta' : `${count} preguntas`),
    none: {
      title: 'No encontramos esa pregunta',
      text: (phones: string) => `Prueba con otras palabras o llámanos al ${phones}.`,
      all: 'Ver todas las preguntas',
    },
  },
} as const;

export const invoiceDrawing = {
  label: 'Una factura de ejemplo con siete campos numerados',
  total: 'TOTAL',
} as const;

export const visitsLinkCopy = {
  title: 'Visita técnica',
  text: 'Cuando algo no funciona en tu casa.',
} as const;
