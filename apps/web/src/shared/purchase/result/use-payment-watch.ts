// Asks how a payment stands until it is final: often at first, then every five seconds.
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { paymentsQuery } from '../../../api/purchase/payments.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;

/**
 * @param filter the purchase's key, or the bill when the purchase is not this tab's
 * @param goesOn whether these payments leave something to wait for
 */
export function usePaymentWatch(
  filter: { correlatorId: string } | { itemId: string },
  goesOn: (payments: readonly Payment[] | undefined) => boolean,
) {
  return useQuery({
    ...paymentsQuery(filter),
    retry: false,
    refetchOnReconnect: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      if (!goesOn(state.data)) return false;
      const asked = state.dataUpdateCount + state.errorUpdateCount;
      return Math.min(FIRST_WAIT_MS * 1.5 ** asked, LONGEST_WAIT_MS);
    },
  });
}
