// A row of balance that was passed on or advanced: nothing was paid, so that it counts in no sum.
import { ArrowRightLeft, HandCoins } from 'lucide-react';
import { type BalanceMove, lineOfMove } from '../../api/lines/balance-moves.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { formatTime } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { DayRow } from '../../ui/lists/day-rows.tsx';
import { movementsCopy } from './movements.copy.ts';

const { moves: copy } = movementsCopy;
const moneyOf = ({ value }: { value: number }) => formatMoney(centsFromDollars(value));

export function BalanceMoveRow({ move, services }: { move: BalanceMove; services: readonly Service[] }) {
  const number = lineOfMove(move);
  const line = services.find((service) => service.number === number)?.name ?? lineNumber(number);
  const isSent = 'from' in move;
  return (
    <DayRow
      icon={isSent ? ArrowRightLeft : HandCoins}
      title={isSent ? copy.sent(lineNumber(move.to)) : copy.advanced(line)}
      detail={`${formatTime(move.requestedDate)} · ${isSent ? copy.from(line) : owedWords(move.owed)}`}
      value={moneyOf(move.amount)}
    />
  );
}

const owedWords = (owed: { value: number }): string =>
  owed.value > 0 ? copy.owed(moneyOf(owed)) : copy.paid;
