// What the operator says of problems of its network.
import type { Compensation } from './compensation.ts';

export const problemWords = {
  terms: ({ afterMinutes, percentPerHour }: Compensation) =>
    afterMinutes === 0
      ? `Te devolvemos el ${percentPerHour} % de tu mensualidad por cada hora sin servicio.`
      : `Desde el minuto ${afterMinutes} te devolvemos el ${percentPerHour} % de tu mensualidad por cada hora sin servicio.`,
  /** On the bill. */
  credit: (problemId: string) => `Crédito por falta de servicio, ${problemId}`,
  fibre: 'Se cortó una fibra en tu zona.',
} as const;
