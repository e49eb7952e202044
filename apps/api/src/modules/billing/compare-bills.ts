// Why a bill is not what the one before was: causes with tax that add up to the difference, to the cent.
import type { BillGroupName } from '@portal/contract/paying/billing';
import type { BillItem } from '@portal/operator-ports/billing';
import { isWhole, taxRateOf, type WholeBill } from './bill-lines.ts';
import { causeOf, wordsOf } from './change-words.ts';
import { type Change, changesBetween } from './changes.ts';
import { comparisonCopy as copy } from './comparison.copy.ts';

export interface Cause {
  cause: BillGroupName;
  amountCents: number;
  /** With its amount: `compraste 2 paquetes (+$3,00)`. */
  text: string;
}

export interface Comparison {
  previousBillNo: string;
  differenceCents: number;
  text: string;
  causes: Cause[];
}

/** Null when the lines of either are not known. */
export function compareBills(before: WholeBill, after: WholeBill): Comparison | null {
  if (!isWhole(before) || !isWhole(after)) return null;
  const differenceCents = after.bill.totalCents - before.bill.totalCents;
  const causes = causesOf(before, after);
  const text = copy.difference(differenceCents, causes);
  return { previousBillNo: before.bill.billNo, differenceCents, text, causes };
}

/** What the first bill of an account holds; null when its lines are not known. */
export function firstBill(after: WholeBill): { text: string } | null {
  if (!isWhole(after)) return null;
  const amounts = weighed({ bill: nothing, items: [] }, after);
  const sumOf = (group: (name: BillGroupName) => boolean) =>
    amounts.filter(({ cause }) => group(cause)).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    text: copy.first({
      partCents: sumOf((group) => group === 'proration'),
      monthCents: sumOf((group) => group === 'plan'),
      restCents: sumOf((group) => group !== 'proration' && group !== 'plan'),
    }),
  };
}

const nothing = { billNo: '', issuedOn: '', taxableCents: 0, exemptCents: 0, taxCents: 0, totalCents: 0 };

function causesOf(before: WholeBill, after: WholeBill): Cause[] {
  return weighed(before, after)
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ cause, amountCents, change }) => ({
      cause,
      amountCents,
      text: change ? wordsOf(change, amountCents) : copy.withAmount(copy.tax, amountCents),
    }))
    .toSorted((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents));
}

interface Weighed {
  cause: BillGroupName;
  amountCents: number;
  /** Null: of the tax itself. */
  change: Change | null;
}

/** What was taxed at an old rate is counted at the new one, and what that alone makes is the tax's own. */
function weighed(before: WholeBill, after: WholeBill): Weighed[] {
  const [oldRate, newRate] = [taxRateOf(before.items), taxRateOf(after.items)];
  const isRateNew = oldRate !== null && newRate !== null && oldRate !== newRate;
  const taxWas = ({ amountCents, taxRatePercent }: BillItem) =>
    amountCents * (isRateNew && taxRatePercent > 0 ? newRate : taxRatePercent);
  const taxIs = ({ amountCents, taxRatePercent }: BillItem) => amountCents * taxRatePercent;
  const changes = changesBetween(before.items, after.items).map((change) => {
    const netCents = total(change.after, amountOf) - total(change.before, amountOf);
    const exactTaxCents = (total(change.after, taxIs) - total(change.before, taxWas)) / 100;
    const taxCents = Math.round(exactTaxCents);
    const cutCents = exactTaxCents - taxCents;
    return { change, cause: causeOf(change), amountCents: netCents + taxCents, exactTaxCents, cutCents };
  });
  const rateCents = isRateNew ? Math.round((before.bill.taxableCents * (newRate - oldRate)) / 100) : 0;
  const tax: Weighed = { cause: 'tax', amountCents: rateCents, change: null };
  const restCents = after.bill.totalCents - before.bill.totalCents - rateCents - total(changes, amountOf);
  const taxed = changes.filter(({ exactTaxCents }) => exactTaxCents !== 0);
  // Cents that rounding left go to those that lost most by it; more than that is no rounding.
  if (Math.abs(restCents) > taxed.length) tax.amountCents += restCents;
  else {
    const sign = Math.sign(restCents);
    const losers = taxed.toSorted((a, b) => sign * (b.cutCents - a.cutCents));
    for (const loser of losers.slice(0, Math.abs(restCents))) loser.amountCents += sign;
  }
  return [...changes, tax];
}

const amountOf = ({ amountCents }: { amountCents: number }) => amountCents;
const total = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((sum, one) => sum + of(one), 0);
