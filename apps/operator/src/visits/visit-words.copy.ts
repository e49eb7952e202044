// What the operator says of visits.
export const visitWords = {
  terms: (percent: number) => `Si nadie va, te devolvemos el ${percent} % de tu mensualidad.`,
  /** On the bill. */
  credit: (visitId: string) => `Crédito por la visita ${visitId}, a la que no fuimos`,
} as const;
