// What a customer paid and used, as rows for a spreadsheet or a program of their own.
import type { TableKind } from '@portal/contract/paying/documents';
import { addDays, instantAt, wallTime } from '@portal/market/civil-dates';
import { unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import type { DayRange, RecordType, Usage, UsageRecord } from '@portal/operator-ports/usage';
import type { ManagedLine } from '../../caller.ts';
import { methodWords, type PaymentRow, type Payments, standingOf } from '../../modules/payments/payments.ts';
import { tableCopy as copy } from './tables.copy.ts';

/** Amounts in whole units of the currency; an empty field is not told. */
export interface Table {
  name: string;
  columns: readonly string[];
  rows: (string | number)[][];
}

export interface MovementsAsked {
  userId: string;
  /** Null: all that the user paid, also for lines that are no longer theirs. */
  lines: readonly ManagedLine[] | null;
  /** Civil dates, both inclusive. */
  from: string | undefined;
  to: string | undefined;
}

export type RecordTable = Exclude<TableKind, 'movements'>;

/** Newest first, up to 5,000 rows. */
export interface Tables {
  movements(asked: MovementsAsked): Promise<Table>;
  records(kind: RecordTable, lines: readonly ManagedLine[], range: DayRange): Promise<Table>;
}

const window = { offset: 0, limit: 5_000 };
const types: Record<RecordTable, RecordType> = { voice: 'voz', data: 'internet', sms: 'sms' };

export function createTables(needs: {
  usage: Pick<Usage, 'records'>;
  payments: Pick<Payments, 'list'>;
}): Tables {
  const { usage, payments } = needs;
  return {
    async movements({ userId, lines, from, to }) {
      const filter = {
        lines: lines ?? undefined,
        from: from === undefined ? from : instantAt(from),
        before: to === undefined ? to : instantAt(addDays(to, 1)),
      };
      const found = await payments.list(userId, filter, window);
      return { ...copy.movements, rows: found.payments.map(movementRow) };
    },

    async records(kind, lines, range) {
      const found = await usage.records(lines, { ...window, types: [types[kind]], range });
      const { name, columns } = copy[kind];
      return { name: `${name}-${range.from}-${range.to}`, columns, rows: found.records.map(recordRow) };
    },
  };
}

function movementRow(payment: PaymentRow): (string | number)[] {
  const { settledAt, createdAt, kind, itemId, itemName, serviceNumber, amountCents, taxCents, totalCents } =
    payment;
  return [
    ...dayAndTime(settledAt ?? createdAt),
    nationalNumber(serviceNumber),
    copy.kinds[kind],
    kind === 'bill' ? itemId : itemName,
    copy.standing[standingOf(payment)],
    methodWords(payment),
    payment.authorizationCode ?? '',
    ...[amountCents, taxCents, totalCents].map(unitsOf),
  ];
}

function recordRow({ startedAt, serviceNumber, destination, quantity, amountCents }: UsageRecord) {
  const amount = amountCents === null ? '' : unitsOf(amountCents);
  return [...dayAndTime(startedAt), nationalNumber(serviceNumber), destination, quantity, amount];
}

/** As the market's clocks show it: `2026-11-14`, `18:05:00`. */
function dayAndTime(instant: Date): [string, string] {
  const [day = '', time = ''] = wallTime(instant).slice(0, 19).split('T');
  return [day, time];
}
