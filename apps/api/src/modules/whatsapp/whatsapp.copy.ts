// What is said on WhatsApp besides notices and the assistant's own answers.
import type { WhatsappKind } from '@portal/contract/help/whatsapp';

const kinds: Record<WhatsappKind, string> = {
  bills: 'facturas',
  charges: 'pagos y comprobantes',
  news: 'consumo, líneas y trámites',
  codes: 'códigos para recuperar tu cuenta',
};

const howToLink =
  'Para vincular este número, entra al portal, abre Notificaciones, «Configurar notificaciones», y elige WhatsApp.';

export const whatsappCopy = {
  /** In capitals, without accents. */
  words: { stop: ['STOP', 'ALTO', 'BAJA', 'SALIR'], resume: ['ACTIVAR'] },
  subject: (number: string, chosen: readonly WhatsappKind[]) =>
    `WhatsApp ${number}: ${chosen.length > 0 ? chosen.map((kind) => kinds[kind]).join('; ') : 'sin notificaciones'}`,
  stopped:
    'Listo: desde ahora no te enviamos nada más por aquí. Lo que habías elegido te llega por SMS. Para volver, escribe ACTIVAR.',
  resumed: 'Listo: otra vez te llega por aquí lo que elegiste. Para detenerlo, escribe SALIR.',
  nothingToStop: 'Este número no recibe notificaciones nuestras por aquí.',
  isStopped:
    'Detuviste los mensajes por aquí. Para hablar conmigo y recibir lo que elegiste, escribe ACTIVAR.',
  howToLink,
  /** Of who is not bound: what is theirs stays theirs. */
  whoAreYou: `Para hablarte de tus líneas y tus valores necesito saber quién eres. ${howToLink}`,
  generalOnly: `Aquí puedo responderte en general. ${howToLink}`,
  noCards:
    'No leímos tu mensaje ni lo guardamos: tiene un número de tarjeta. Nunca lo escribas aquí. Para pagar, entra al portal.',
  wordsOnly: 'Por aquí solo leo palabras. Escríbeme tu pregunta, por favor.',
  failed: 'Ahora no puedo responderte. Inténtalo de nuevo en unos minutos.',
  handedOver:
    'Le pasé esta conversación a una persona. Te avisamos cuando te responda; la respuesta está en el portal, en Mensajes.',
  tooManyTalks:
    'Hoy ya escribiste varias veces a una persona. Revisa sus respuestas en el portal, en Mensajes.',
  needsLink: `Para pasarte con una persona necesito saber quién eres. ${howToLink}`,
  person: 'Para hablar con una persona, escribe «hablar con una persona».',
  inPortal: (pages: readonly string[], address: string) =>
    `En el portal, en ${pages.map((page) => `«${page}»`).join(' y ')}: ${address}`,
  mayAsk: 'Puedes escribirme, por ejemplo:',
} as const;
