// A bill to be understood, as a TMF678 CustomerBill with more.
import type { ExpandedBill } from '@portal/contract/paying/billing';
import { fileClaim } from '@portal/contract/paying/claims';
import { linesFor } from '@portal/contract/policy';
import { nationalNumber } from '@portal/market/service-number';
import { payableCents } from '@portal/operator-ports/billing';
import type { ManagedLine } from '../../caller.ts';
import { dateTime, money, startOfDay } from '../../http/wire.ts';
import type { Group, GroupLine } from './bill-lines.ts';
import { toCustomerBill } from './billing.wire.ts';
import type { Comparison } from './compare-bills.ts';
import type { BillPayment, ExplainedBill } from './explain-bill.ts';

export function toExpandedBill(explained: ExplainedBill, managed: readonly ManagedLine[]): ExpandedBill {
  const ofAccount = managed.filter(({ accountId }) => accountId === explained.bill.accountId);
  const mayClaim = linesFor(fileClaim, ofAccount).length > 0;
  const { bill, groups, comparison, firstBill, history, payment, inClaimCents } = explained;
  return {
    ...toCustomerBill(bill, managed),
    inClaim: money(inClaimCents),
    payable: money(payableCents(bill)),
    groups: groups.map((group) => toGroup(group, mayClaim)),
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

const toGroup = ({ group, amountCents, grossCents, lines }: Group, mayClaim: boolean) => ({
  group,
  amount: money(amountCents),
  taxIncludedAmount: money(grossCents),
  lines: lines.map((line) => toLine(line, mayClaim)),
});

const toLine = (
  { chargedOn, serviceNumber, amountCents, grossCents, isCharge, ...line }: GroupLine,
  mayClaim: boolean,
) => ({
  id: line.id,
  description: line.description,
  quantity: line.quantity,
  date: chargedOn && startOfDay(chargedOn),
  serviceNumber: serviceNumber && nationalNumber(serviceNumber),
  amount: money(amountCents),
  taxIncludedAmount: money(grossCents),
  claimable: mayClaim && isCharge && line.claimId === null,
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

const toAppliedPayment = ({ amountCents, date, channel, own }: BillPayment) => ({
  appliedAmount: money(amountCents),
  date: dateTime(date),
  channel,
  ...(own ? { payment: own } : {}),
});
