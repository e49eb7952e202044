// After an association: everything is asked anew, and the service that has come is the chosen one.
import type { QueryClient } from '@tanstack/react-query';
import { forgetServices, serviceListQuery } from '../../api/lines/service-list.ts';
import { chooseLine } from '../line/choose-line.ts';

export async function showNewServices(client: QueryClient): Promise<void> {
  const before = client.getQueryData(serviceListQuery.queryKey);
  await forgetServices(client);
  // A list that cannot be had now is home's to report.
  const list = await client.fetchQuery(serviceListQuery).catch(() => null);
  const known = new Set(before?.services.map(({ number }) => number));
  const fresh = before && list?.services.find(({ number }) => !known.has(number));
  if (fresh) chooseLine(fresh);
}
