import type { CustomerBill } from '@portal/contract/paying/billing';
import { describe, expect, it } from 'vitest';
import { dueOf } from './due-card.tsx';

function bill(
  state: CustomerBill['state'],
  dollars: number,
  paymentDueDate: string,
  paymentStatus?: CustomerBill['paymentStatus'],
): CustomerBill {
  const money = { unit: 'USD', value: dollars } as const;
  return {
    '@type': 'CustomerBill',
    id: paymentDueDate,
    href: '',
    billNo: paymentDueDate,
    billDate: paymentDueDate,
    billingPeriod: { startDateTime: paymentDueDate, endDateTime: paymentDueDate },
    paymentDueDate,
    state,
    ...(paymentStatus ? { paymentStatus } : {}),
    amountDue: money,
    remainingAmount: state === 'sent' ? money : { ...money, value: 0 },
    taxExcludedAmount: money,
    taxIncludedAmount: money,
    billingAccount: { id: '8.1' },
    product: { id: '0991000001', publicIdentifier: '0991000001', name: 'Plus 15 GB' },
    billDocument: [],
    documentReadyAt: null,
  };
}

describe('what an account owes', () => {
  it('sums the open bills in cents, the most urgent first', () => {
    const due = dueOf([bill('sent', 18.39, '2026-11-27'), bill('sent', 0.1, '2026-10-27')]);
    expect(due.totalCents).toBe(1849);
    expect(due.bills.map(({ billNo }) => billNo)).toEqual(['2026-10-27', '2026-11-27']);
  });

  it('does not ask for what is settled, cancelled, in process or zero', () => {
    const bills = [
      bill('settled', 5, '2026-09-01'),
      bill('cancelled', 6, '2026-08-01'),
      bill('sent', 0, '2026-07-01'),
    ];
    expect(dueOf(bills)).toEqual({
      bills: [],
      totalCents: 0,
      inProcessCents: null,
      verifyingCents: null,
    });
  });

  it('says what is paid and not posted yet, without what was claimed', () => {
    const posting = bill('paymentInProcess', 18.39, '2026-11-27', 'authorized');
    const paidAmount = { unit: 'USD', value: 17.39 } as const;
    expect(dueOf([{ ...posting, paidAmount }])).toEqual({
      bills: [],
      totalCents: 0,
      inProcessCents: 1739,
      verifyingCents: null,
    });
  });

  it('asks for what waits to be paid by a code: nobody has received it', () => {
    const awaited = bill('paymentInProcess', 18.39, '2026-11-27', 'pending');
    const { remainingAmount } = bill('sent', 18.39, '2026-11-27');
    const due = dueOf([{ ...awaited, remainingAmount, awaitedUntil: '2026-11-20T12:00:00Z' }]);
    expect(due).toMatchObject({ totalCents: 1839, inProcessCents: null });
  });

  it('calls nothing paid whose outcome is not known', () => {
    expect(dueOf([bill('paymentInProcess', 18.39, '2026-11-27', 'pendingAuthorization')])).toEqual({
      bills: [],
      totalCents: 0,
      inProcessCents: null,
      verifyingCents: 1839,
    });
  });
});
