// Which plan would have cost least, in a sentence.

export const cycles = (count: number) => (count === 1 ? 'tu último ciclo' : `tus últimos ${count} ciclos`);

export const answerCopy = {
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
