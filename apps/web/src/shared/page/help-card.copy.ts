// Where a customer finds help.

export const helpCopy = {
  title: '¿Te ayudamos?',
  assistant: 'Escríbele al asistente',
  assistantDetail: 'Responde al instante',
  call: (phone: string) => `Llámanos al ${phone}`,
  fromMobile: 'Desde tu celular',
  fromAnywhere: 'Desde cualquier teléfono',
  repair: 'Tu equipo en reparación',
  repairDetail: 'Mira en qué etapa está',
  support: 'Soporte',
  contact: 'Nuestros teléfonos',
  or: ' o ',
  supportDetail: 'Preguntas frecuentes y contacto',
} as const;
