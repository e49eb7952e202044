// What somebody pays for others: what is due, paying it or topping up, and the numbers that they keep.
import {
  getPayable,
  listPayees,
  type OtherBillPayment,
  type OtherTopUp,
  type Payable,
  payOtherBill,
  removePayee,
  savePayee,
  topUpOther,
} from '@portal/contract/paying/pay-other';
import type { Payment } from '@portal/contract/paying/payments';
import { queryOptions } from '@tanstack/react-query';
import type { RequestError, Result } from '../../lib/http/result.ts';
import { asked, request } from '../requests.ts';

/** Whose: by a number, or by the document of the person. */
export type PaidFor = { serviceId: string } | { documentId: string };

/** @param proof of the bot check, of who is not signed in */
const shown = (proof: string | null) => (proof === null ? {} : { headers: { 'x-bot-token': proof } });

export function findPayable(paidFor: PaidFor, proof: string | null): Promise<Result<{ payable: Payable }>> {
  return request(getPayable, { query: paidFor, ...shown(proof) });
}

export type OtherOrder = { proof: string | null } & (
  | { other: 'bill'; body: OtherBillPayment }
  | { other: 'recharge'; body: OtherTopUp }
);

export function payForOther(order: OtherOrder): Promise<Result<Payment>> {
  const said = shown(order.proof);
  return order.other === 'bill'
    ? request(payOtherBill, { body: order.body, ...said })
    : request(topUpOther, { body: order.body, ...said });
}

export const payeesQuery = queryOptions({
  queryKey: ['payees'],
  queryFn: asked(listPayees, {}),
});

export async function nameNumber(number: string, name: string): Promise<RequestError | null> {
  return (await request(savePayee, { params: { number }, body: { name } })).error ?? null;
}

export async function forgetNumber(number: string): Promise<RequestError | null> {
  return (await request(removePayee, { params: { number } })).error ?? null;
}
