// Sentences of «Pausar un servicio».

export const pauseCopy = {
  title: 'Pausar un servicio',
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
