// What is accepted when balance is advanced, or passed on.
import { moneyWords, numberWords } from '@portal/market/words';

export const advanceActCopy = {
  subject: (amountCents: number, feeCents: number) =>
    `Adelanto de ${moneyWords(amountCents)}, con un costo de ${moneyWords(feeCents)}`,
} as const;

export const transferActCopy = {
  subject: (amountCents: number, receiver: string) =>
    `Saldo de ${moneyWords(amountCents)} para la línea ${numberWords(receiver)}`,
} as const;
