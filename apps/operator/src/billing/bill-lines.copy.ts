// Lines of bills that have no name of their own.
import type { SpendingScope } from '@portal/operator-ports/usage';

export const pauseWords = (days: number, all: number) => `Línea en pausa, ${days} de ${all} días`;

export const spentWords: Record<SpendingScope, string> = {
  plan: 'Consumo fuera del plan',
  roaming: 'Consumo en roaming',
};

/** What a payment has left out of an earlier bill, and the claim that it was left out for, where it is one. */
export const carriedWords = ({ billNo, claimId }: { billNo: string; claimId?: string }) =>
  `Saldo de la factura ${billNo}${claimId === undefined ? '' : `, reclamo ${claimId}`}`;
