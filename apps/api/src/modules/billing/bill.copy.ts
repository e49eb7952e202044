// What a bill's own line of tax says.
import { taxName } from '@portal/market/tax';
import { moneyWords } from '@portal/market/words';

export const billCopy = {
  tax: (ratePercent: number | null, taxableCents: number) =>
    ratePercent === null ? taxName : `${taxName} ${ratePercent} % sobre ${moneyWords(taxableCents)}`,
} as const;
