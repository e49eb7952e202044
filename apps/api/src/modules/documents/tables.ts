// What a customer paid and used, as rows for a spreadsheet or a program of their own.
import { Problem, unlessUnavailable } from '@portal/contract/errors';
import type { TableKind } from '@portal/contract/paying/documents';
import { addDays, instantAt, wallTime } from '@portal/market/civil-dates';
import { unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import type { Bill, Billing } from '@portal/operator-ports/billing';
import type { DayRange, RecordType, Usage, UsageRecord } from '@portal/operator-ports/usage';
import type { ManagedLine } from '../../caller.ts';
import {
  boughtWords,
  methodWords,
  type PaymentRow,
  type Payments,
  shownOf,
  standingOf,
} from '../payments/payments.ts';
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
  /** All lines of the user, whose bills say what tax was paid. */
  managed: readonly ManagedLine[];
  /** Civil dates, both inclusive. */
  from: string | undefined;
  to: string | undefined;
}

export type RecordTable = Exclude<TableKind, 'movements'>;

/** Newest first, up to 5,000 rows. */
export interface Tables {
  /** @throws Problem DATE_RANGE when the days are reversed */
  movements(asked: MovementsAsked): Promise<Table>;
  records(kind: RecordTable, lines: readonly ManagedLine[], range: DayRange): Promise<Table>;
}

const window = { offset: 0, limit: 5_000 };
const types: Record<RecordTable, RecordType> = { voice: 'voz', data: 'internet', sms: 'sms' };

export function createTables(needs: {
  billing: Pick<Billing, 'list'>;
  usage: Pick<Usage, 'records'>;
  payments: Pick<Payments, 'list'>;
}): Tables {
  const { billing, usage, payments } = needs;

  /** A payment of a bill has no tax of its own: what it holds is the bill's. */
  async function paidBills(asked: MovementsAsked, rows: readonly PaymentRow[]): Promise<Map<string, Bill>> {
    const billNos = [...new Set(rows.filter(({ kind }) => kind === 'bill').map(({ itemId }) => itemId))];
    if (billNos.length === 0) return new Map();
    const page = { order: 'newest' as const, ...window };
    const found = await unlessUnavailable(billing.list(asked.managed, { billNos }, page));
    return new Map(found?.bills.map((bill) => [bill.billNo, bill]));
  }

  return {
    async movements(asked) {
      const { userId, lines, from, to } = asked;
      if (from !== undefined && to !== undefined && from > to) throw new Problem('DATE_RANGE');
      const filter = {
        lines: lines ?? undefined,
        from: from === undefined ? from : instantAt(from),
        before: to === undefined ? to : instantAt(addDays(to, 1)),
      };
      const found = await payments.list(userId, filter, window);
      const bills = await paidBills(asked, found.payments);
      return { ...copy.movements, rows: found.payments.map((payment) => movementRow(payment, bills)) };
    },

    async records(kind, lines, range) {
      const found = await usage.records(lines, { ...window, types: [types[kind]], range });
      const { name, columns } = copy[kind];
      return { name: `${name}-${range.from}-${range.to}`, columns, rows: found.records.map(recordRow) };
    },
  };
}

function movementRow(payment: PaymentRow, bills: ReadonlyMap<string, Bill>): (string | number)[] {
  const { settledAt, createdAt, kind, itemId, itemName, totalCents } = payment;
  const { number, item } = shownOf(payment);
  const bill = bills.get(itemId);
  const taxCents = kind === 'bill' ? bill && taxPaid(bill, totalCents) : payment.taxCents;
  return [
    ...dayAndTime(settledAt ?? createdAt),
    number,
    boughtWords(payment).label,
    itemName || item,
    copy.standing[standingOf(payment)],
    methodWords(payment),
    payment.authorizationCode ?? '',
    ...(taxCents === undefined ? ['', ''] : [unitsOf(totalCents - taxCents), unitsOf(taxCents)]),
    unitsOf(totalCents),
  ];
}

/** Of what was paid without a part that was in claim, its share. */
const taxPaid = ({ taxCents, totalCents }: Bill, paidCents: number): number =>
  totalCents === 0 ? 0 : Math.round((taxCents * paidCents) / totalCents);

function recordRow({ startedAt, serviceNumber, destination, quantity, amountCents }: UsageRecord) {
  const amount = amountCents === null ? '' : unitsOf(amountCents);
  return [...dayAndTime(startedAt), nationalNumber(serviceNumber), destination, quantity, amount];
}

/** As the market's clocks show it: `2026-11-14`, `18:05:00`. */
function dayAndTime(instant: Date): [string, string] {
  const [day = '', time = ''] = wallTime(instant).slice(0, 19).split('T');
  return [day, time];
}
