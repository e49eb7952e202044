// Sentences around what a customer and the operator write to each other.
import { failedCopy } from '../page/form.copy.ts';

export const notesCopy = {
  you: 'Tú',
  us: 'Nosotros',
  assistant: 'Asistente',
  write: 'Escribe un mensaje',
  send: 'Enviar',
  sending: 'Enviando…',
  notSent: 'No pudimos enviar tu mensaje. Sigue escrito: intenta de nuevo.',
  errors: {
    CARD_DATA_REFUSED: failedCopy.cardTyped,
    TOO_MANY_REQUESTS: 'Enviaste muchos mensajes seguidos. Espera un momento e intenta de nuevo.',
  } as Readonly<Record<string, string>>,
} as const;
