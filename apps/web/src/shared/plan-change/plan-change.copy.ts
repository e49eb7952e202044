// How the values of a plan are said, and a plan that has been ordered and has not begun.

export const planFeaturesCopy = {
  yes: 'Sí',
  no: 'No',
  units: {
    gigas: (value: string) => `${value} GB`,
    mensajes: (value: string) => `${value} SMS`,
    minutos: (value: string) => `${value} min`,
    Mbps: (value: string) => `${value} Mbps`,
    canales: (value: string) => `${value} canales`,
  },
} as const;

export const pendingPlanCopy = {
  title: (plan: string, day: string) => `Tu línea cambia a ${plan} el ${day}`,
  text: (now: string, money: string) =>
    `Hasta ese día sigues con ${now}. Desde entonces pagas ${money} al mes. Te avisaremos cuando empiece.`,
  cancel: 'Cancelar el cambio',
  confirm: {
    title: (plan: string) => `¿Cancelar el cambio a ${plan}?`,
    text: (now: string) =>
      `Sigues con ${now} y pagas lo mismo que ahora. Puedes volver a cambiar cuando quieras.`,
    yes: 'Cancelar el cambio',
    busy: 'Cancelando…',
    no: 'Dejarlo como está',
  },
  done: (now: string) => `Listo: sigues con ${now}.`,
  tooLate: 'El cambio ya empezó y no se puede cancelar.',
  notDone: 'No pudimos cancelar el cambio. Intenta de nuevo.',
} as const;
