// Sentences around the assistant's page.

export const assistantCopy = {
  open: 'Asistente',
  news: 'Mensaje nuevo',
  title: 'Asistente',
  close: 'Cerrar el asistente',
  frame: 'Conversación con el asistente',
  opening: 'Abriendo el asistente…',
  failed: {
    title: 'No pudimos abrir el asistente',
    text: (phones: string) => `Intenta de nuevo en un momento, o llámanos al ${phones}.`,
  },
  noPerson: 'No pudimos abrir el chat con una persona. Intenta de nuevo en un momento.',
} as const;
