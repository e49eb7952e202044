// The words of the page on which the messages of a number are read and answered.
export const whatsappPageCopy = {
  title: 'WhatsApp de demostración',
  lead: 'Aquí llegan los mensajes que el portal envía por WhatsApp, y desde aquí se le responde. No sale nada a ningún teléfono.',
  number: 'Número',
  open: 'Ver mensajes',
  others: 'Números con mensajes',
  answer: 'Escribir al portal',
  send: 'Enviar',
  none: 'Todavía no hay mensajes.',
  you: 'Tú',
  portal: 'Portal',
  reach: 'Qué pasa con los próximos mensajes a este número',
  ways: {
    arrives: 'Se entregan',
    silent: 'No se entregan, y nadie lo dice',
    failed: 'Fallan: no tiene WhatsApp',
  },
  now: (way: string) => `Ahora: ${way}.`,
} as const;
