// Sentences of who uses a line, and of asking that person.
import type { LineUserKind } from '@portal/contract/privacy/line-users';
import { failedCopy } from '../page/form.copy.ts';

export const lineUserCopy = {
  title: 'Quién usa la línea',
  waiting: 'Cargando quién usa la línea',
  failed: 'No pudimos cargar quién usa la línea',
  again: failedCopy.notDone,
  /** To who holds it. */
  ofHolder: {
    holder: 'La usas tú.',
    adult: 'La usa otra persona adulta.',
    minor: 'La usa una persona menor de edad a tu cargo.',
    nobody: 'Falta indicarlo.',
  } satisfies Record<LineUserKind | 'nobody', string>,
  /** To everybody else with a role in it. */
  ofOthers: {
    holder: 'La usa quien es titular.',
    adult: 'La usa otra persona adulta.',
    minor: 'La usa una persona menor de edad a cargo de quien es titular.',
    nobody: 'Su titular no ha dicho quién la usa.',
  } satisfies Record<LineUserKind | 'nobody', string>,
  own: 'La usas tú.',
  ownRecords: 'A quién llamas y escribes y qué sitios visitas lo ves solo tú, y quien tenga tu permiso.',
  closed: 'A quién llama y escribe y qué sitios visita lo ve solo esa persona, y quien tenga su permiso.',
  granted: (day: string) => `Te permite ver sus registros hasta el ${day}.`,
  asked: (day: string) => `Le pediste permiso por SMS. Puede responder hasta el ${day}.`,
  change: (day: string) =>
    `Dijiste que ya no la usa otra persona adulta. Le preguntamos por SMS, y puede responder hasta el ${day}.`,
  ask: 'Pedirle permiso',
  asking: 'Pidiendo permiso…',
  sent: 'Le enviamos un SMS con tu solicitud',
} as const;

/** In the place of the records. */
export const closedCopy = {
  title: 'Esta línea la usa otra persona',
  text: 'A quién llama y escribe y qué sitios visita es suyo. El consumo y las facturas los ves como siempre.',
  waiting: 'Cargando tu permiso',
} as const;
