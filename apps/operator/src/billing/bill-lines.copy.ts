// Lines of bills that have no name of their own.
import type { SpendingScope } from '@portal/operator-ports/usage';

export const pauseWords = (days: number, all: number) => `Línea en pausa, ${days} de ${all} días`;

export const spentWords: Record<SpendingScope, string> = {
  plan: 'Consumo fuera del plan',
  roaming: 'Consumo en roaming',
};
