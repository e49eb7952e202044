// Which bill a payment was for: as a whole, or a part of its arrangement.
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { arrangementsQuery } from '../../api/purchase/arrangements.ts';

/** Undefined: none, or it is not known yet. */
export function usePaidBill({ paymentItem }: Payment): string | undefined {
  const { id, '@referredType': kind } = paymentItem[0]?.item ?? {};
  const { data } = useQuery({ ...arrangementsQuery, enabled: kind === 'instalment' });
  if (kind === 'bill') return id;
  return data?.find(({ instalments }) => instalments.some((part) => part.id === id))?.billNo;
}
