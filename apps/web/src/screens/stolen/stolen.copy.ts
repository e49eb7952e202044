// Sentences of «Me robaron el teléfono».
import type { TheftCause } from '@portal/contract/help/thefts';
import * as titles from '@portal/help/page-titles.copy';
import { theftEscalationMinutes } from '@portal/help/promises';
import { failedCopy } from '../../shared/page/form.copy.ts';

export const stolenCopy = {
  title: titles.stolen,
  lead: 'Suspendemos tu línea, bloqueamos el equipo y te damos un certificado. Si aparece, su titular reactiva la línea aquí mismo.',
  which: 'Qué línea suspendemos',
  another: 'Otra línea',
  linesFailed: failedCopy.lines,
  linesWaiting: 'Cargando tus líneas',
  noLines: 'No administras otra línea móvil que se pueda suspender.',
  theftsUnknown: 'No pudimos cargar tus reportes. Puedes reportar otra vez: si ya lo hiciste, no se duplica.',
  line: 'Línea',
  lineMissing: 'Elige una línea',
  cause: 'Qué pasó',
  causes: { theft: 'Me lo robaron', loss: 'Lo perdí' } satisfies Record<TheftCause, string>,
  soon: 'En segundos:',
  does: [
    'La línea deja de llamar, de recibir códigos y de usar datos.',
    'El equipo deja de conectarse a la red, incluso con otro chip.',
    'Recibes por correo un certificado con el IMEI, la fecha y la hora.',
  ],
  report: 'Suspender y bloquear',
  reporting: 'Suspendiendo…',
  failed: (phone: string) => `No pudimos reportarlo. Inténtalo de nuevo o llámanos al ${phone}.`,
  errors: {
    NOT_FOR_THIS_LINE: 'Esta línea ya no está en servicio.',
    HOLDER_REQUIRED: 'Solo el titular de la línea puede quitar la suspensión.',
    THEFT_NOT_CONFIRMED: 'Todavía estamos suspendiendo la línea. Inténtalo en unos minutos.',
    TOO_MANY_REQUESTS: failedCopy.tooMany,
  } as Readonly<Record<string, string>>,
  tooLate: 'Pasó mucho tiempo. Dinos otra vez quién eres.',
  asked: 'Estamos suspendiendo tu línea',
  askedText: `Tarda unos segundos. Si la red no confirma, en menos de ${theftEscalationMinutes} minutos se ocupa una persona.`,
  stopped: 'Tu línea está suspendida',
  escalated: 'La red todavía no confirma',
  escalatedText: (phone: string) =>
    `Una persona ya lo está resolviendo. También puedes llamarnos al ${phone}.`,
  number: 'Número de reporte',
  reported: 'Reportado',
  suspended: 'Línea y chip suspendidos',
  blocked: 'Equipo bloqueado',
  waiting: 'En curso',
  noEquipment: 'No sabemos qué equipo es',
  imei: 'IMEI',
  code: 'Código del certificado',
  certificate: 'Descargar certificado',
  sent: (address: string) => `Enviamos el certificado a ${address}.`,
  notSent: 'No tenemos un correo tuyo: descarga el certificado aquí.',
  willSend: (address: string) => `Cuando la red confirme, enviamos el certificado a ${address}.`,
  willTell: 'Cuando la red confirme, pide el certificado en un centro de atención.',
  found: 'Encontré el teléfono',
  /** To who does not hold it. */
  foundByHolder: 'Si aparece, su titular quita la suspensión.',
  askFound: '¿Quitar la suspensión?',
  foundText: 'La línea, el chip y el equipo quedan como estaban antes. Te avisamos por correo y SMS.',
  undo: 'Quitar suspensión',
  undoing: 'Quitando…',
  undone: 'Quitamos la suspensión por robo o pérdida',
  notUndone: 'No pudimos quitar la suspensión. Inténtalo de nuevo.',
  cancel: 'Cancelar',
} as const;

export const pastCopy = {
  title: 'Reportes anteriores',
  detail: 'Teléfonos que aparecieron.',
  causes: {
    theft: (day) => `Robado el ${day}`,
    loss: (day) => `Perdido el ${day}`,
  } satisfies Record<TheftCause, (day: string) => string>,
  found: (day: string) => `encontrado el ${day}`,
  certificate: 'Certificado',
  certificateOf: (id: string) => `Certificado ${id}`,
} as const;

export const proveCopy = {
  title: 'Dinos quién eres',
  detail: 'No necesitas el teléfono, y esto solo sirve para reportarlo.',
  password: 'Con mi contraseña',
  passwordDetail: 'Entras a tu cuenta y lo reportas ahí.',
  code: 'Con un código',
  codeDetail: 'De tu aplicación de códigos, o uno de respaldo.',
  document: 'Con mi documento',
  documentDetail: 'El número y la fecha que figuran en él.',
  signIn: 'Iniciar sesión',
  username: 'Correo o número con el que inicias sesión',
  usernameMissing: 'Escribe tu correo o número',
  codeField: 'Código',
  codeHint: 'Un código de respaldo sirve una sola vez.',
  codeMissing: 'Escribe un código',
  goOn: 'Continuar',
  checking: 'Comprobando…',
  takesLong: 'Estamos comprobando que eres una persona. Puede tardar unos minutos: no cierres esta página.',
  insecure: 'Esta dirección no es segura (https): aquí no podemos comprobar que eres una persona.',
  failed: (phone: string) => `No pudimos comprobarlo. Inténtalo de nuevo o llámanos al ${phone}.`,
  errors: {
    OTP_INVALID: 'Los datos no corresponden. Revísalos.',
    CODE_DOUBTFUL:
      'Tu código es correcto, pero restableciste tu contraseña hace poco y por tu seguridad no basta aquí. Usa tu documento.',
    DOCUMENT_NOT_MATCHED: 'Los datos no corresponden a un cliente. Revísalos.',
    INVALID: 'Revisa los datos.',
    TOO_MANY_REQUESTS: 'Son demasiados intentos. Espera 15 minutos o usa otra forma.',
    BOT_CHECK_FAILED: 'No pudimos comprobar que eres una persona. Inténtalo de nuevo.',
    WORK_REQUIRED: 'No pudimos comprobar que eres una persona. Inténtalo de nuevo.',
  } as Readonly<Record<string, string>>,
} as const;
