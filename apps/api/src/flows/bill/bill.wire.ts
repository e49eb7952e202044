// A bill to be understood, as a TMF678 CustomerBill with more.
import type { ExpandedBill } from '@portal/contract/paying/billing';
import { nationalNumber } from '@portal/market/service-number';
import { payableCents } from '@portal/operator-ports/billing';
import type { ManagedLine } from '../../caller.ts';
import { dateTime, money, startOfDay } from '../../http/wire.ts';
import { toCustomerBill } from '../../modules/billing/billing.wire.ts';
import type { Group, GroupLine } from './bill-lines.ts';
import type { Comparison } from './compare-bills.ts';
import type { BillPayment, ExplainedBill } from './explain-bill.ts';

export function toExpandedBill(explained: ExplainedBill, managed: readonly ManagedLine[]): ExpandedBill {
  const { bill, groups, comparison, firstBill, history, payment, inClaimCents } = explained;
  return {
    ...toCustomerBill(bill, managed),
    inClaim: money(inClaimCents),
    payable: money(payableCents(bill)),
    groups: groups.map(toGroup),
    comparison: comparison && toComparison(comparison),
    firstBill,
    history: history.map(({ billNo, issuedOn, totalCents }) => ({
      billNo,
      billDate: startOfDay(issuedOn),
      amount: money(totalCents),
    })),
    appliedPayment: payment ? [toAppliedPayment(payment)] : [],
  };
}

const toGroup = ({ group, amountCents, lines }: Group) => ({
  group,
  amount: money(amountCents),
  lines: lines.map(toLine),
});

const toLine = ({ chargedOn, serviceNumber, amountCents, isCharge, ...line }: GroupLine) => ({
  id: line.id,
  description: line.description,
  quantity: line.quantity,
  date: chargedOn && startOfDay(chargedOn),
  serviceNumber: serviceNumber && nationalNumber(serviceNumber),
  amount: money(amountCents),
  claimable: isCharge && line.claimId === null,
  claimId: line.claimId,
});

const toComparison = ({ previousBillNo, differenceCents, text, causes }: Comparison) => ({
  previousBillNo,
  difference: money(differenceCents),
  text,
  causes: causes.map(({ cause, amountCents, text: words }) => ({
    cause,
    amount: money(amountCents),
    text: words,
  })),
});

const toAppliedPayment = ({ amountCents, date, isHere, own }: BillPayment) => ({
  appliedAmount: money(amountCents),
  date: dateTime(date),
  channel: isHere ? ('portal' as const) : ('other' as const),
  ...(own ? { payment: own } : {}),
});
