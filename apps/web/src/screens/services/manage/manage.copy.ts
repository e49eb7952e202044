// Sentences of «Gestionar», and of taking a service out of the account.
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
