// Every sentence of what customers write with people: the list, and one of them.
import * as titles from '@portal/help/page-titles.copy';

export const messagesCopy = {
  title: titles.messages,
  lead: 'Lo que nos escribiste y lo que te respondió una persona.',
  back: titles.support,
  list: 'Tus mensajes',
  waiting: 'Cargando tus mensajes',
  failed: 'No pudimos cargar tus mensajes',
  none: {
    title: 'Todavía no tienes mensajes',
    text: 'Cuando escribas a una persona, su respuesta aparece aquí y te avisamos.',
  },
  write: 'Escribe a una persona',
  question: '¿Qué necesitas?',
  hint: 'No escribas claves, códigos ni números de tarjeta.',
  states: { waiting: 'Enviado', answered: 'Respuesta nueva', read: 'Respondido' },
} as const;

export const messageCopy = {
  title: 'Mensaje',
  back: titles.messages,
  messages: 'Conversación',
  waiting: 'Cargando el mensaje',
  failed: 'No pudimos cargar el mensaje',
  notFound: {
    title: 'No encontramos este mensaje',
    text: 'Búscalo entre tus mensajes.',
    act: 'Ir a Mensajes',
  },
  expected: (moment: string) => `Una persona te responde a más tardar ${moment}. Te avisamos cuando lo haga.`,
  expectedSoon: 'Una persona te va a responder. Te avisamos cuando lo haga.',
} as const;
