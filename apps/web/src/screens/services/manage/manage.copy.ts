// Sentences of «Gestionar»: its rows, leaving the account, the chip, who uses the line.
import type { LineUserKind } from '@portal/contract/privacy/line-users';

export const manageCopy = {
  title: 'Gestionar',
  none: 'Aquí aparecen los servicios que administras.',
  spending: 'Plan y gasto',
  plan: 'Cambia tu Plan',
  planText: (name: string) => `${name} · compara y elige otro`,
  monthly: (money: string) => `${money} al mes`,
  control: 'Alertas y topes',
  controlText: 'Cuándo te avisamos y hasta cuánto se gasta',
  cap: (money: string) => `Tope ${money}`,
  reached: 'Se llegó al tope',
  thirdParties: 'Servicios de terceros',
  thirdPartiesText: 'Lo que otras empresas cobran en esta línea',
  active: (count: number) => (count === 1 ? '1 activo' : `${count} activos`),
  noneActive: 'Ninguno',
  line: 'La línea',
  look: 'Nombre y color',
  lookText: 'Ponle un nombre para reconocerla',
  user: 'Quién la usa',
  userText: 'Para cuidar los datos de esa persona',
  users: { holder: 'Tú', adult: 'Otra persona', minor: 'Un menor a tu cargo' } satisfies Record<
    LineUserKind,
    string
  >,
  userMissing: 'Falta indicarlo',
  people: 'Quién puede verla',
  peopleText: 'Personas con permiso en esta línea',
  onlyYou: 'Solo tú',
  chip: 'Chip y PUK',
  chipText: 'Tu chip, tu PUK y el candado contra cambios',
  locked: 'Con candado',
  unlocked: 'Sin candado',
  ends: 'Dejar la línea',
  leave: {
    title: 'Quitar de mi cuenta',
    text: 'Deja de verse aquí.',
    not: 'No cancela nada: la línea sigue y se sigue pagando.',
    act: 'Quitar',
    what: (number: string) => ` ${number} de mi cuenta`,
  },
  exit: {
    title: 'Dar de baja',
    text: 'Termina el contrato y pierdes el número.',
    textHome: 'Termina el contrato y se corta el servicio.',
    not: 'No es al instante: antes ves fecha, costo y documentos.',
    act: 'Dar de baja',
  },
} as const;

export const dissociateCopy = {
  ask: (number: string) => `¿Quitar ${number} de tu cuenta?`,
  consequence:
    'Dejarás de ver aquí su consumo, sus saldos y sus facturas. El contrato sigue igual. Puedes volver a asociarlo cuando quieras.',
  yes: 'Quitar',
  cancel: 'Cancelar',
  dissociating: 'Desasociando tu servicio…',
  waiting: 'Desasociando tu servicio Hogar. Toma unos segundos…',
  doneTitle: 'Desasociación exitosa',
  done: 'Tu servicio se ha desasociado de forma exitosa',
  failedTitle: '¡Error!',
  failed: 'Ocurrió un error al desasociar el servicio, intenta nuevamente',
  accept: 'Aceptar',
} as const;

export const chipCopy = {
  title: 'Tu chip',
  failed: 'No pudimos cargar tu chip',
  waiting: 'Cargando tu chip',
  iccid: 'Número (ICCID)',
  puk: 'Código PUK',
  pukHint: 'El PUK desbloquea tu chip si te equivocas tres veces con el PIN. No lo compartas con nadie.',
  hidden: '••••••••',
  show: 'Ver número y PUK',
  showing: 'Buscando…',
  hide: 'Ocultar',
  notShown: 'No pudimos mostrar tu chip. Inténtalo de nuevo.',
  locked:
    'Tu chip está protegido contra cambios: nadie puede cambiar tu chip ni llevarse tu número a otro operador.',
  unlocking: (moment: string) => `El candado se quita el ${moment}. Hasta entonces sigue puesto.`,
  unlocked: (moment: string) =>
    `Sin candado desde el ${moment}: tu chip se puede cambiar y tu número se puede portar.`,
  unlock: 'Quitar candado',
  lock: 'Poner candado',
  keep: 'Dejarlo puesto',
  saving: 'Guardando…',
  ask: '¿Quitar el candado del chip?',
  consequence:
    'Hazlo solo si vas a cambiar de chip o a portar tu número. Se quita dentro de una hora, y te avisamos por todos tus medios.',
  cancel: 'Cancelar',
  stolen: 'Me robaron o perdí el teléfono',
  onlyHolder: 'Solo el titular de la línea puede quitar el candado.',
  notSaved: 'No pudimos guardar el cambio. Inténtalo de nuevo.',
} as const;

export const sayUserCopy = {
  change: 'Cambiar',
  say: 'Indicar quién la usa',
  title: '¿Quién usa esta línea?',
  legend: 'La usa',
  options: {
    holder: { label: 'Yo', detail: 'Ves sus registros como siempre.' },
    adult: {
      label: 'Otra persona adulta',
      detail: 'Sus llamadas, SMS y sitios son suyos: para verlos le pides permiso. Se lo contamos por SMS.',
    },
    minor: { label: 'Una persona menor de edad a mi cargo', detail: 'Ves sus registros.' },
  },
  asksUser: 'Se lo preguntamos por SMS a quien usa la línea: el cambio vale cuando lo confirme.',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: 'Quedó guardado',
  asked: 'Le preguntamos por SMS a quien usa la línea',
  requests: 'Permisos que te piden y que das',
  stop: 'Ya no la uso',
  stopTitle: '¿Ya no usas esta línea?',
  stopText:
    'Quien es titular y quienes la administran podrán ver los registros de los últimos 6 meses, también los tuyos. Los permisos que diste terminan.',
  stopAct: 'Ya no la uso',
  stopping: 'Guardando…',
  stopped: 'Quedó guardado: ya no usas esta línea',
} as const;

/** Sentences about services of other companies on a line. */
export const thirdPartyCopy = {
  title: 'Servicios de terceros',
  waiting: 'Cargando los servicios de terceros',
  failed: 'No pudimos cargar los servicios de terceros',
  none: 'Ninguna otra empresa cobra en esta línea.',
  month: (money: string) => `${money} al mes`,
  since: (day: string) => `Desde el ${day}`,
  ended: (day: string) => `Cancelado el ${day}`,
  proof: 'Cómo se aceptó',
  end: 'Cancelar',
  ending: 'Cancelando…',
  claim: 'Reclamar',
  of: (name: string) => ` ${name}`,
  wasEnded: (name: string) => `Cancelaste ${name}. Ya no te lo cobramos.`,
  notEnded: 'No pudimos cancelarlo. Intenta de nuevo.',
  block: 'Bloquear servicios de terceros',
  blocking: 'Guardando…',
  unblock: 'Permitirlos otra vez',
  blocked: (day: string) => `Bloqueados desde el ${day}: ninguna empresa puede activar uno nuevo aquí.`,
  blockHint: 'Si los bloqueas, ninguna otra empresa podrá activar un servicio aquí.',
  notBlocked: 'No pudimos guardarlo. Intenta de nuevo.',
} as const;
