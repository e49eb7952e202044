// What the operator says of itself to everybody; also for pages without the cache of the signed-in ones.
import type { Call } from '@portal/contract/common';
import { listDiscounts, listOneTimeServices } from '@portal/contract/shopping/catalogue';
import { type OfferedService, type OperatorFacts, priceWords } from '@portal/help/operator-facts.copy';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatMoney } from '../lib/money.ts';
import { FRESH, queryClient } from './kept/query-client.ts';
import { asked } from './requests.ts';

const factQuery = <C extends Call>(call: C) =>
  queryOptions({
    queryKey: [call.id],
    staleTime: FRESH.facts,
    queryFn: asked(call, { anonymous: true } as never),
  });

/** Nothing until it is there, and of what is not known. */
export function useOperatorFacts(): OperatorFacts {
  const { data: oneTimeServices = [] } = useQuery(factQuery(listOneTimeServices), queryClient);
  const { data: discounts = [] } = useQuery(factQuery(listDiscounts), queryClient);
  return { oneTimeServices, discounts };
}

/** What it costs, as a sentence; null where it is not known, or not wanted. */
export function useServicePrice(of: OfferedService['id'], isWanted = true): string | null {
  const { data = [] } = useQuery({ ...factQuery(listOneTimeServices), enabled: isWanted }, queryClient);
  return isWanted ? priceWords(data, of, formatMoney) : null;
}
