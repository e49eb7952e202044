// What is accepted when balance is advanced.
import { moneyWords } from '@portal/market/words';

export const advanceActCopy = {
  subject: (amountCents: number, feeCents: number) =>
    `Adelanto de ${moneyWords(amountCents)}, con un costo de ${moneyWords(feeCents)}`,
} as const;
