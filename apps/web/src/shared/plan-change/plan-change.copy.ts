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

export const cycles = (count: number) => (count === 1 ? 'tu último ciclo' : `tus últimos ${count} ciclos`);

export const answerCopy = {
  waiting: 'Comparando tus últimos ciclos',
  failed: 'No pudimos comparar tus últimos ciclos',
  young:
    'Tu línea aún no tiene un ciclo completo. Cuando lo tenga, te diremos qué habrías pagado con cada plan.',
  nothingRecorded:
    'No tenemos registros de tu consumo en tus últimos ciclos, así que no podemos decirte qué habrías pagado con cada plan.',
  unknown: 'No podemos decir qué plan es el más económico para ti: para parte de tu consumo no hay paquetes.',
  own: (count: number) => `Según tu consumo en ${cycles(count)}, tu plan es el más económico.`,
  other: (plan: string, money: string, count: number) =>
    `Con ${plan} habrías pagado ${money} menos en ${cycles(count)}.`,
  withPackages: 'Ya cuenta los paquetes para lo que te habría faltado.',
} as const;
