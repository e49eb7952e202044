// What somebody pays for somebody else.
import type { Payable } from '@portal/contract/paying/pay-other';
import type { PaidFor } from '../../api/purchase/pay-other.ts';

/** What is paid for whom, once it is known what it comes to. */
export interface OtherWish {
  kind: 'bill' | 'recharge';
  paidFor: PaidFor;
  amountCents: number;
  /** Of a bill. */
  payable: NonNullable<Payable> | null;
}
