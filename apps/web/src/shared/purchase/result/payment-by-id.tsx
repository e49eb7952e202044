// A payment read from the server by its id, so that a reload of a result shows it again.
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { paymentQuery } from '../../../api/purchase/payments.ts';
import { OutcomeById, type OutcomeByIdProps } from '../../page/outcome-by-id.tsx';
import { receiptCopy } from './receipt.copy.ts';

export interface PaymentByIdProps
  extends Pick<OutcomeByIdProps<Payment>, 'title' | 'otherwise' | 'children'> {
  id: string;
}

export function PaymentById({ id, ...rest }: PaymentByIdProps) {
  return <OutcomeById {...rest} query={useQuery(paymentQuery(id))} copy={receiptCopy} />;
}

/** Given with the navigation by whoever has just paid. */
export function paymentIdIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('paymentId' in state)) return null;
  return typeof state.paymentId === 'string' ? state.paymentId : null;
}
