// What the operator does once: what it costs, how long it takes and its terms, as sentences say it.
import { priceWords, type ServiceTerms, termsOf } from '@portal/help/one-time-services.copy';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../api/kept/query-client.ts';
import { oneTimeServicesQuery } from '../api/purchase/packages.ts';
import { centsFromDollars, formatMoney } from '../lib/money.ts';

/** Nothing until it is there, and of what is not known. */
export function useServiceTerms(isWanted = true): ServiceTerms {
  const { data = [] } = useQuery({ ...oneTimeServicesQuery, enabled: isWanted }, queryClient);
  const offered = data.map(({ id, price, ...said }) => ({
    service: id,
    priceCents: price && centsFromDollars(price.value),
    ...said,
  }));
  return termsOf(offered, formatMoney);
}

/** A sentence; null where it is not known, or not wanted. */
export function useServicePrice(of: keyof ServiceTerms, isWanted = true): string | null {
  const terms = useServiceTerms(isWanted);
  return isWanted ? priceWords(terms, of) : null;
}
