// What is accepted when a bill is arranged.
import { civilDateWords, moneyWords } from '@portal/market/words';

export const arrangementActCopy = {
  subject: (billNo: string, parts: readonly { amountCents: number; dueOn: string }[]) =>
    `Acuerdo de pago de la factura ${billNo}: ${parts
      .map(({ amountCents, dueOn }) => `${moneyWords(amountCents)} hasta el ${civilDateWords(dueOn)}`)
      .join('; ')}`,
} as const;
