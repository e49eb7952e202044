// Sentences about what a customer asks on their own data.
import type { CorrectedField, DataRequest } from '@portal/contract/privacy/data-requests';

export const copyCardCopy = {
  title: 'Copia de mis datos',
  detail: 'Todo lo que guardamos de ti, en un archivo ZIP con JSON y CSV.',
  waiting: 'Cargando tu copia',
  failed: 'No pudimos cargar tu copia',
  none: 'La preparamos en minutos y te avisamos. Puedes bajarla durante siete días.',
  ask: 'Pedir copia',
  asking: 'Pidiendo…',
  asked: 'Ya la estamos preparando',
  making: 'Preparamos tu copia',
  makingText: (due: string) =>
    `Te avisamos cuando esté lista, casi siempre en minutos y a más tardar el ${due}.`,
  ready: 'Tu copia está lista',
  readyText: (size: string, until: string) =>
    `${size}. Puedes bajarla hasta el ${until}; pedimos confirmar que eres tú.`,
  download: 'Descargar copia',
  fileName: (day: string) => `mis-datos-${day}.zip`,
  broken: 'No pudimos preparar tu copia',
  brokenText: 'Algo falló de nuestro lado. Pídela otra vez.',
  gone: (day: string) => `La copia del ${day} ya no se guarda.`,
  again: 'Pedir otra copia',
} as const;

export const correctionCopy = {
  title: 'Corregir mis datos',
  detail: 'Tu nombre en el portal lo cambias tú. Lo que dice tu factura lo corrige la operadora.',
  profile: 'Cambiar mi nombre en el portal',
  profileDetail: 'Nombres y apodo',
  begin: 'Pedir una corrección',
  dialog: 'Pedir una corrección',
  lead: 'La operadora la revisa y te responde en un máximo de 15 días.',
  field: 'Qué dato está mal',
  fields: {
    name: 'Nombre en la factura',
    document: 'Documento de identidad',
    birthDate: 'Fecha de nacimiento',
    address: 'Dirección',
    email: 'Correo del contrato',
  } satisfies Record<CorrectedField, string> as Record<string, string>,
  wanted: 'Qué debe decir',
  missing: 'Escribe el dato correcto',
  send: 'Enviar',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  sent: 'Solicitud enviada',
  notHolder: 'Solo la persona titular puede pedirlo. Confirma en Administrar que eres tú.',
  several: 'Administras servicios de más de una persona titular. Pídelo en un centro de atención.',
} as const;

export const oppositionCopy = {
  title: 'No usar mis datos para otra cosa',
  detail: 'Apaga de una vez promociones, propuestas según tus consumos y medición de otras empresas.',
  act: 'Oponerme a todo',
  busy: 'Guardando…',
  done: 'Listo: tus datos se usan solo para tus servicios',
  since: (day: string) => `Te opusiste el ${day}.`,
  choices: 'Elegir uno por uno',
  choicesDetail: 'En Contratos y permisos',
} as const;

export const erasureCopy = {
  title: 'Borrar mi cuenta y mis datos',
  detail: 'Tus líneas y servicios siguen activos, y lo que debes se sigue cobrando en tu factura.',
  goes: 'Se borra',
  goesList: 'Tu perfil, tus accesos, tarjetas guardadas, avisos, preferencias y el historial de tu cuenta.',
  stays: 'Queda porque la ley lo pide',
  staysList:
    'Los pagos y lo que aceptaste, siete años, sin tu nombre, tu número ni tu correo. Tus facturas y reclamos los guarda la operadora.',
  act: 'Borrar mi cuenta',
  dialog: '¿Borrar tu cuenta y tus datos?',
  text: 'Tu cuenta se cierra ahora y se borra en tres días. Hasta entonces puedes recuperarla con el enlace que te enviamos; después no se puede deshacer. Si quieres conservar tus datos, baja antes una copia.',
  yes: 'Borrar todo',
  busy: 'Borrando…',
  cancel: 'Cancelar',
  doneTitle: 'Cerramos tu cuenta',
  doneText: (moment: string) =>
    `Tus datos se borran ${moment}. Hasta entonces puedes recuperar todo con el enlace que te enviamos.`,
  accept: 'Aceptar',
} as const;

export const requestsCopy = {
  title: 'Lo que he pedido',
  detail: 'Cada solicitud tiene respuesta en un máximo de 15 días.',
  waiting: 'Cargando tus solicitudes',
  failed: 'No pudimos cargar tus solicitudes',
  none: 'Aquí verás lo que pidas sobre tus datos, y su respuesta.',
  kinds: {
    access: 'Copia de mis datos',
    rectification: 'Corrección',
    erasure: 'Borrar mi cuenta',
    opposition: 'Oposición a otros usos',
  } satisfies Record<DataRequest['kind'], string> as Record<string, string>,
  statuses: {
    inProgress: 'En curso',
    done: 'Atendida',
    rejected: 'Rechazada',
    failed: 'Falló',
    cancelled: 'Cancelada',
  } satisfies Record<DataRequest['status'], string> as Record<string, string>,
  asked: (day: string) => `Pedida el ${day}`,
  due: (day: string) => `respuesta hasta el ${day}`,
  receipt: 'Constancia',
  receiptOf: (what: string, day: string) => `Constancia de ${what}, ${day}`,
  more: 'Ver más',
} as const;
