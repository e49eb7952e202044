// Six consecutive monthly bills of an account, with their lines, tax, number and access key.
import { addDays, addWorkingDays, dayMs, hourMs, instantAt } from '@portal/market/civil-dates';
import { receipts } from '@portal/market/receipts';
import { taxOn, withTaxShared } from '@portal/market/tax';
import { billItems, bills } from '../db/schema.ts';
import { emitBilledUses } from './billed-use.ts';
import type { Charge } from './charges.ts';
import type { Random } from './generated/names.ts';
import type { Line } from './lines.ts';
import type { Cycle, World } from './world.ts';

const billsPerAccount = 6;
/** The document of a bill is ready this many working days after the cut. */
const workingDaysToDocument = 2;

export interface BillSeries {
  /** The service that the account is known by, and what its plan is called. */
  line: Line;
  planName: string;
  cycle: Cycle;
  /** From the issue date; at most 28, so that a bill falls due before the next but one is issued. */
  dueAfterDays: number;
  isNewestPaid: boolean;
  /** The line is suspended for the newest one. */
  isSuspendedFor?: boolean;
  /** Charges of the bill issued `age` cuts before the last one. */
  chargesOf: (age: number) => readonly Charge[];
}

export function emitBills(world: World, random: Random, series: BillSeries): void {
  for (let age = billsPerAccount - 1; age >= 0; age--) emitBill(world, random, series, age);
}

function emitBill(world: World, random: Random, series: BillSeries, age: number): void {
  const { line, planName, cycle, dueAfterDays, chargesOf } = series;
  const { customerId, accountId, lineId } = line;
  const issuedOn = cycle.starts[age] as string;
  const billNo = world.nextBillNo(issuedOn);
  const periodStart = cycle.starts[age + 1] as string;
  const totals = emitItems(world, line, { billNo, periodStart, issuedOn }, chargesOf(age));
  const dueOn = addDays(issuedOn, dueAfterDays);
  const paidAt = age > 0 || series.isNewestPaid ? paymentInstant(world, random, issuedOn, dueOn) : null;
  const isSuspendedFor = age === 0 && series.isSuspendedFor === true;
  world.emit(bills, {
    customerId,
    billNo,
    accountId,
    lineId,
    planName,
    issuedOn,
    periodStart,
    periodEnd: addDays(issuedOn, -1),
    dueOn,
    ...totals,
    state: paidAt ? 'settled' : 'sent',
    accessKey: receipts.keyOf(world.taxId, issuedOn, billNo, numericCodeOf(billNo)),
    documentReadyAt: instantAt(addWorkingDays(issuedOn, workingDaysToDocument), 6),
    // Paid at a bank or a store: only payments made in this portal have a row of their own.
    paidAt,
    // Nobody is reminded of what else was not paid before the demo began.
    dunningStage: isSuspendedFor ? 'suspended' : null,
    dunningAt: isSuspendedFor ? instantAt(addDays(world.today, 1), 9) : null,
    suspendsOn: isSuspendedFor ? world.today : null,
  });
}

/** The same bill has the same key in every filling. */
const numericCodeOf = (billNo: string): number => (Number(billNo.slice(-9)) * 7_919) % 100_000_000;

function emitItems(
  world: World,
  line: Line,
  bill: { billNo: string; periodStart: string; issuedOn: string },
  charges: readonly Charge[],
) {
  let taxableCents = 0;
  let exemptCents = 0;
  for (const [index, charge] of charges.entries()) {
    const { daysIntoPeriod, serviceNumber = line.serviceNumber, use: _, ...item } = charge;
    const amountCents = charge.quantity * charge.unitPriceCents;
    if (charge.taxRatePercent === 0) exemptCents += amountCents;
    else taxableCents += amountCents;
    world.emit(billItems, {
      customerId: line.customerId,
      billNo: bill.billNo,
      position: index + 1,
      ...item,
      amountCents,
      serviceNumber,
      chargedOn: daysIntoPeriod === undefined ? null : addDays(bill.periodStart, daysIntoPeriod),
    });
  }
  const taxCents = taxOn(taxableCents);
  const amounts = withTaxShared(
    charges.map(({ quantity, unitPriceCents, taxRatePercent }) => ({
      amountCents: quantity * unitPriceCents,
      taxRatePercent,
    })),
    taxCents,
  );
  const uses = charges.flatMap(({ use, daysIntoPeriod }, index) =>
    use ? [{ ...use, daysIntoPeriod, amountCents: amounts[index] as number }] : [],
  );
  emitBilledUses(world, line, bill, uses);
  return { taxableCents, exemptCents, taxCents, totalCents: taxableCents + exemptCents + taxCents };
}

/** In office hours of the last nine days before it was due, or today if those are still to come. */
function paymentInstant(world: World, random: Random, issuedOn: string, dueOn: string): Date {
  const usual = instantAt(dueOn, 8).getTime() - random.between(1, 9) * dayMs + random.next() * 10 * hourMs;
  const earliest = instantAt(issuedOn, 8).getTime();
  const latest = world.now.getTime() - hourMs;
  if (usual <= latest) return new Date(Math.max(earliest, usual));
  return new Date(earliest + random.next() * Math.max(0, latest - earliest));
}
