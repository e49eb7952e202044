// The top-ups that a line has had by itself in a month. Each try has a key with its number: two processes that count
// alike begin the same purchase.
import { type PaymentRow, type Payments, standingOf } from '../payments/payments.ts';

export interface LineMonth {
  userId: string;
  serviceNumber: string;
  /** `2026-11`. */
  month: string;
}

export interface MonthOfTopUps {
  done: number;
  /** One is under way, or nobody knows yet what became of it. */
  isOpen: boolean;
  /** Null: more were tried than a month has days. */
  nextKey: string | null;
}

const mostTries = 40;

export async function topUpsOf(
  payments: Pick<Payments, 'listByKeys'>,
  { userId, serviceNumber, month }: LineMonth,
): Promise<MonthOfTopUps> {
  const keys = Array.from(
    { length: mostTries },
    (_, number) => `autotopup-${serviceNumber}-${month}-${number}`,
  );
  const rows = await payments.listByKeys(userId, keys);
  const isIn = (row: PaymentRow, statuses: PaymentRow['status'][]) => statuses.includes(standingOf(row));
  return {
    done: rows.filter((row) => isIn(row, ['authorized'])).length,
    isOpen: rows.some((row) => isIn(row, ['pending', 'unknown'])),
    nextKey: keys[rows.length] ?? null,
  };
}
