// Sentences of a pause that waits or goes on, and of what is refused.

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
