// What a line may spend, as the agreement to it says.
import { moneyWords } from '@portal/market/words';
import type { NewSpendingControl, SpendingCap } from '@portal/operator-ports/usage';

const actions = { stop: 'se detiene', slow: 'va más lento', none: 'solo se avisa' } as const;
const cap = (name: string, { amountCents, action }: SpendingCap) =>
  `${name} ${moneyWords(amountCents)}: ${actions[action]}`;

export const spendingActCopy = {
  subject: ({ caps }: NewSpendingControl) =>
    caps
      ? `Alertas y topes. ${cap('Fuera del plan', caps.plan)}. ${cap('Roaming', caps.roaming)}`
      : 'Alertas de consumo',
} as const;
