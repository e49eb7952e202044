// Sentences of who enters and uses lines, and of accepting an invitation.
import type { GivenRole } from '@portal/contract/access/permissions';
import * as titles from '@portal/help/page-titles.copy';
import { invitationDays } from '@portal/help/promises';
import { roleWords } from '@portal/help/roles.copy';
import { failedCopy } from '../../shared/page/form.copy.ts';

export const peopleCopy = {
  lead: 'Invita a alguien de confianza a mirar, pagar o administrar una línea.',
  list: 'Con acceso',
  listDetail: 'Puedes quitarles el acceso cuando quieras.',
  waiting: 'Cargando las personas',
  failed: 'No pudimos cargar las personas',
  none: 'Solo tú tienes acceso a tus líneas.',
  invitedUntil: (day: string) => `Invitación hasta el ${day}`,
  change: 'Cambiar',
  changeOf: (name: string) => `Cambiar el acceso de ${name}`,
  withdraw: 'Retirar',
  withdrawOf: (name: string) => `Retirar la invitación de ${name}`,
  withdrawn: 'Invitación retirada',
  onlyHolder:
    'Solo el titular de una línea invita a otras personas. Si eres tú, confírmalo con los datos de tu documento.',
  again: failedCopy.notDone,
} as const;

export const inviteCopy = {
  title: 'Invitar a una persona',
  detail: `Le enviamos un enlace que sirve una vez y vence en ${invitationDays} días.`,
  who: 'Correo o número móvil',
  whoHint: 'Si no tiene cuenta, la crea al aceptar',
  whoMissing: 'Escribe su correo o su número móvil',
  whoWrong: 'Revisa el correo o el número. No puede ser el tuyo.',
  role: 'Qué puede hacer',
  lines: 'En qué líneas',
  linesMissing: 'Elige al menos una línea',
  submit: 'Enviar invitación',
  submitting: 'Enviando…',
  sent: 'Invitación enviada',
} as const;

export const personCopy = {
  role: 'Qué puede hacer',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Acceso cambiado',
  end: 'Quitar acceso',
  ended: 'Acceso quitado',
  cancel: 'Cancelar',
} as const;

export const lineUsersCopy = {
  lead: 'Las llamadas, los SMS y los sitios que se visitan con una línea son privados de la persona adulta que la usa.',
  none: 'No administras líneas móviles.',
  waiting: 'Cargando quién usa cada línea',
  failed: 'No pudimos cargar quién usa cada línea',
} as const;

export const requestsCopy = {
  title: 'Permisos de la línea que usas',
  detail: 'Tú decides, y puedes retirar un permiso cuando quieras.',
  asksRecords: (line: string, day: string) =>
    `Pide ver a quién llamas y escribes y qué sitios visitas con ${line}, durante 12 meses. Puedes responder hasta el ${day}.`,
  asksChange: (line: string, day: string) => `Dice que ya no usas ${line}. Puedes responder hasta el ${day}.`,
  sees: (line: string, day: string) => `Ve los registros de ${line} hasta el ${day}.`,
  yes: 'Sí',
  yesTo: (name: string) => `Sí, a ${name}`,
  no: 'No',
  noTo: (name: string) => `No, a ${name}`,
  withdraw: 'Retirar',
  withdrawOf: (name: string) => `Retirar el permiso de ${name}`,
  granted: 'Respuesta enviada: dijiste que sí',
  refused: 'Respuesta enviada: dijiste que no',
  withdrawn: 'Permiso retirado',
  over: 'Esta solicitud ya no está: se retiró o venció.',
} as const;

export const linkCopy = {
  title: titles.lineConsent,
  loading: 'Cargando la solicitud',
  failed: 'No pudimos cargar la solicitud',
  ended: 'Este enlace ya no es válido',
  endedText:
    'Se usó, se retiró o venció. Si diste un permiso, el enlace para retirarlo está en el SMS que lo confirmó.',
  support: 'Ir a Soporte',
  who: 'Quién lo pide',
  line: 'Tu línea',
  what: 'Qué pide',
  whoGranted: 'A quién',
  whatGranted: 'Qué ve',
  seesRecords: 'A quién llamas y escribes, qué sitios visitas y cuándo',
  whatRecords: 'Ver a quién llamas y escribes, qué sitios visitas y cuándo',
  whatChange: {
    holder: 'Que conste que ahora la línea la usa su titular',
    minor: 'Que conste que ahora la línea la usa una persona menor de edad a su cargo',
  },
  until: 'Hasta cuándo',
  year: '12 meses desde tu respuesta',
  answerUntil: 'Puedes responder hasta',
  records: {
    title: '¿Permites que vea tus registros?',
    text: 'Los registros son tuyos. Si dices que no, no pasa nada: tu línea sigue igual.',
    yes: 'Sí, lo permito',
    no: 'No',
    yesSaid: {
      title: 'Diste tu permiso',
      text: 'Te enviamos un SMS con el enlace para retirarlo cuando quieras.',
    },
    noSaid: { title: 'Dijiste que no', text: 'Nadie ve tus registros sin tu permiso.' },
  },
  change: {
    title: '¿Ya no usas esta línea?',
    text: 'Si dices que sí, quien es titular podrá ver los registros de los últimos 6 meses, también los tuyos.',
    yes: 'Sí, ya no la uso',
    no: 'No, la sigo usando',
    yesSaid: { title: 'Quedó anotado', text: 'La línea ya no figura como tuya.' },
    noSaid: { title: 'La sigues usando', text: 'Nadie ve tus registros sin tu permiso.' },
  },
  granted: {
    title: 'Diste permiso para ver tus registros',
    text: 'Puedes retirarlo ahora: se termina al instante.',
    yes: '',
    no: 'Retirar el permiso',
    yesSaid: { title: '', text: '' },
    noSaid: { title: 'Permiso retirado', text: 'Ya no ve tus registros.' },
  },
} as const;

export const invitationCopy = {
  title: 'Te ofrecen acceso a una línea',
  loading: 'Cargando la invitación',
  loadFailed: 'No pudimos cargar la invitación',
  unknown: 'Si no conoces a esta persona, no aceptes.',
  by: (name: string | null, role: GivenRole) =>
    `${name ?? 'Quien es titular'} te invita a su línea, para ${roleWords[role].may}.`,
  text: 'Si aceptas, la verás entre tus servicios. Quien te invitó sabrá que aceptaste y puede quitarte el acceso.',
  accept: 'Aceptar invitación',
  accepting: 'Aceptando…',
  accepted: 'Ya tienes acceso',
  later: 'Ahora no',
  enter: 'Para aceptar, inicia sesión. Si no tienes una cuenta, créala y vuelve a abrir este enlace.',
  signIn: 'Iniciar sesión',
  register: 'Crear cuenta',
  ended: 'Esta invitación ya no es válida',
  endedText: 'Se usó, se retiró o venció. Pide otra a quien te invitó.',
  own: 'Esta invitación la enviaste tú',
  ownText: 'Ábrela con la cuenta de la persona que invitaste.',
  failed: 'No pudimos aceptar la invitación. Intenta de nuevo en un momento.',
  services: 'Ir a Mis Servicios',
} as const;
