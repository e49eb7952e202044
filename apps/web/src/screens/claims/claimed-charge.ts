// What is about to be claimed: what it was charged for, how much, and whether somebody has claimed it already.
import type { Payment } from '@portal/contract/paying/payments';
import type { Agreement } from '@portal/contract/privacy/agreements';
import { useQuery } from '@tanstack/react-query';
import { thirdPartyQuery } from '../../api/lines/third-party.ts';
import { agreementsQuery } from '../../api/person/agreements.ts';
import { type WholeBill, wholeBillQuery } from '../../api/purchase/billing.ts';
import { paymentQuery } from '../../api/purchase/payments.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import type { ClaimedCharge } from '../../lib/place/paths.ts';

export interface KnownCharge {
  name: string;
  /** Null: it is not told. */
  money: string | null;
  /** Where it was charged; null: on no bill. */
  billNo: string | null;
  claimId: string | null;
}

const money = (value: number) => formatMoney(centsFromDollars(value));

/** Undefined while it is on its way, null when there is none such. */
export function useClaimedCharge({ kind, id, billNo = '' }: ClaimedCharge): KnownCharge | null | undefined {
  const bill = useQuery({ ...wholeBillQuery(billNo), enabled: kind === 'billLine' && billNo !== '' });
  const payment = useQuery({ ...paymentQuery(id), enabled: kind === 'payment' });
  const services = useQuery({ ...thirdPartyQuery(), enabled: kind === 'thirdParty' });
  const agreements = useQuery({ ...agreementsQuery, enabled: kind === 'agreement' });
  if (kind === 'billLine' && billNo === '') return null;
  const { data, isError } = { billLine: bill, payment, thirdParty: services, agreement: agreements }[kind];
  if (isError || data === null) return null;
  if (data === undefined) return undefined;
  if (kind === 'billLine') return bill.data ? ofBill(bill.data, id) : null;
  if (kind === 'payment') return payment.data ? ofPayment(payment.data) : null;
  if (kind === 'agreement') return ofAgreement(agreements.data?.find((one) => one.id === id));
  const service = services.data?.find((one) => one.id === id);
  const price = service?.productPrice[0]?.price.taxIncludedAmount.value;
  if (!service) return null;
  return {
    name: service.name,
    money: price === undefined ? null : money(price),
    billNo: null,
    claimId: null,
  };
}

function ofAgreement(agreement: Agreement | undefined): KnownCharge | null {
  if (!agreement?.claimable) return null;
  const { subject, amount } = agreement;
  return { name: subject, money: amount && money(amount.value), billNo: null, claimId: null };
}

function ofBill({ billNo, groups }: WholeBill, id: string): KnownCharge | null {
  const line = groups.flatMap(({ lines }) => lines).find((one) => one.id === id);
  if (!line) return null;
  return {
    name: line.description,
    money: money(line.taxIncludedAmount.value),
    billNo,
    claimId: line.claimId ?? null,
  };
}

function ofPayment({ paymentItem: [bought], totalAmount, id }: Payment): KnownCharge {
  const name = bought?.item.name ?? id;
  return { name, money: money(totalAmount.amount), billNo: null, claimId: null };
}
