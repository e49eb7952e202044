// The data that a page needs first: asked for by the server that draws it, and by a link under the finger.
import type { QueryClient } from '@tanstack/react-query';
import { queryClient } from '../../api/kept/query-client.ts';
import { allBalancesQuery } from '../../api/lines/balance.ts';
import { dailyUsageQuery } from '../../api/lines/daily-usage.ts';
import { allProductsQuery } from '../../api/lines/inventory.ts';
import { problemsQuery } from '../../api/lines/problems.ts';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import { allUsageQuery, usageQuery } from '../../api/lines/usage.ts';
import { NOTIFICATIONS_AT_ONCE, notificationsQuery, preferencesQuery } from '../../api/notifications.ts';
import { allBillsQuery, billQuery, openBillsQuery, wholeBillQuery } from '../../api/purchase/billing.ts';
import { packagesQuery, roamingQuery } from '../../api/purchase/packages.ts';
import { paymentMethodsQuery } from '../../api/purchase/payment-methods.ts';
import { MOVEMENTS_AT_ONCE, movementsQuery } from '../../api/purchase/payments.ts';
import { ordersQuery } from '../../api/tickets.ts';
import type { Params } from '../../lib/place/match-path.ts';
import { lineIn } from '../../lib/place/paths.ts';
import { selectedService } from '../../session/visit.ts';
import { underWayQueries } from '../../shared/in-progress/under-way.ts';
import { isMobile, usualLine } from '../../shared/line/line-facts.ts';
import { cycleOf, kindIn, mobileLineOf } from '../../shared/line/line-queries.ts';
import { lineMeant, soldLines } from '../../shared/purchase/sold-lines.ts';
import type { PageNeed } from '../routes/route-entry.ts';

interface Asked {
  /** The app's own, where it is not said. */
  client?: QueryClient;
  params: Params;
  search: string;
}

const ask: Record<PageNeed, (asked: Required<Asked>) => Promise<unknown>> = {
  services: ({ client }) => client.prefetchQuery(serviceListQuery),
  billsToPay: ({ client }) => client.prefetchQuery(openBillsQuery),
  allBills: ({ client }) => client.prefetchQuery(allBillsQuery),
  bill: async ({ client, params: { billNo } }) => billNo && client.prefetchQuery(billQuery(billNo)),
  savedCards: ({ client }) => client.prefetchQuery(paymentMethodsQuery),
  wholeBill: async ({ client, params: { billNo } }) => billNo && client.prefetchQuery(wholeBillQuery(billNo)),
  usage: ({ client }) => client.prefetchQuery(allUsageQuery),
  async dailyUsage({ client, search }) {
    const { services, groups } = await client.ensureQueryData(serviceListQuery);
    const line = mobileLineOf(services, [lineIn(search), selectedService()?.number]);
    if (line)
      await client.prefetchQuery(dailyUsageQuery(line.number, kindIn(search), cycleOf(groups, line)?.from));
  },
  roaming: ({ client }) => client.prefetchQuery(roamingQuery),
  repairs: ({ client }) => client.prefetchQuery(ordersQuery(null)),
  problems: ({ client }) => client.prefetchQuery(problemsQuery),
  notifications: ({ client }) => client.prefetchQuery(notificationsQuery(NOTIFICATIONS_AT_ONCE)),
  preferences: ({ client }) => client.prefetchQuery(preferencesQuery),
  async allLines({ client }) {
    const services = await servicesOf(client);
    await Promise.all([
      services.some(isMobile) && client.prefetchQuery(allBalancesQuery),
      !services.every(isMobile) && client.prefetchQuery(allProductsQuery),
    ]);
  },
  async packagesOfLine({ client, search }) {
    const services = await servicesOf(client);
    const lines = soldLines(services);
    if (lines.length === 0) return;
    const chosen = usualLine(services, selectedService()?.number)?.number;
    const line = lineMeant(lines, [lineIn(search), chosen]);
    await Promise.all([
      client.prefetchQuery(packagesQuery(line?.number ?? null)),
      line && client.prefetchQuery(usageQuery(line.number)),
      line && client.prefetchQuery(movementsQuery(line.number, MOVEMENTS_AT_ONCE)),
    ]);
  },
  async underWay({ client }) {
    const { payments, repairs, claims, visits, turns, talks } = underWayQueries(
      await servicesOf(client),
      true,
    );
    await Promise.all([
      client.prefetchQuery(payments),
      client.prefetchQuery(repairs),
      claims.enabled && client.prefetchQuery(claims),
      visits.enabled && client.prefetchQuery(visits),
      client.prefetchQuery(turns),
      client.prefetchQuery(talks),
    ]);
  },
};

/** When all has come that can be had: a failure is no loss, because the screen asks for its data itself. */
export async function prefetch(needs: readonly PageNeed[], asked: Asked): Promise<void> {
  await Promise.allSettled(needs.map((need) => ask[need]({ client: queryClient, ...asked })));
}

async function servicesOf(client: QueryClient): Promise<readonly Service[]> {
  return (await client.ensureQueryData(serviceListQuery)).services;
}
