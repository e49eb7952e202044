// Sentences of «Pausar un servicio».
import * as titles from '@portal/help/page-titles.copy';

export const pauseCopy = {
  title: titles.pauseLine,
  lead: 'Para un viaje o cuando no lo necesites: lo conservas y pagas menos.',
  none: 'No administras ningún servicio con factura. Cuando lo hagas, lo verás aquí.',
  failed: 'No pudimos cargar la pausa',
  waiting: 'Cargando la pausa',
  from: 'Desde',
  until: 'Hasta',
  untilHint: (days: number) => `Como máximo ${days} días.`,
  cost: 'Mientras está en pausa',
  perMonth: (money: string) => `${money} al mes`,
  costHint: 'Reemplaza el precio de tu plan. Si es una parte del mes, pagas solo esos días.',
  effects: [
    'Conservas tu número y puedes llamar a emergencias.',
    'No llegan llamadas ni SMS, y no hay internet.',
    'Los paquetes que tengas siguen venciendo en su fecha.',
    'Se reactiva sola al día siguiente, o antes cuando tú quieras.',
  ],
  effectsHome: [
    'Conservas el servicio y el equipo en tu casa.',
    'Mientras tanto no hay servicio.',
    'Se reactiva solo al día siguiente, o antes cuando tú quieras.',
  ],
  pause: 'Pausar',
  pausing: 'Pausando…',
  isPlanned: 'Tu pausa está programada',
  isPaused: 'Tu servicio está en pausa',
  notPaused: (phone: string) => `No pudimos pausar el servicio. Inténtalo de nuevo o llámanos al ${phone}.`,
} as const;

export const standingCopy = {
  planned: 'Pausa programada',
  plannedText: (from: string, until: string) => `Será del ${from} al ${until}.`,
  on: 'En pausa, como pediste',
  onText: (until: string) => `Hasta el ${until}. Al día siguiente se reactiva sin que hagas nada.`,
  back: 'Reactivar ahora',
  backing: 'Reactivando…',
  cancel: 'Cancelar la pausa',
  isBack: 'Tu servicio está activo',
  notBack: 'No pudimos reactivarlo. Inténtalo de nuevo.',
} as const;

/** By the code of a refusal. */
export const pauseTroubles: Readonly<Record<string, string>> = {
  NOT_FOR_THIS_LINE: 'Este servicio no se puede pausar ahora.',
  PAUSE_PENDING: 'Este servicio ya tiene una pausa.',
  PAUSE_DAYS: 'La pausa no se puede hacer en esos días. Elige otros.',
  AMOUNT_CHANGED: 'El costo cambió. Revísalo y confirma otra vez.',
};
