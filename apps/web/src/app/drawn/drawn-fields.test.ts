// A page that is drawn with a field in it has what its form is made of: a form that still waits for something would be drawn
// anew under whoever types in it.
import { getProfile } from '@portal/contract/access/sso';
import type { Query } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bills, givenServices, postpaid, profile } from '../../../states/portal/given.ts';
import { Server } from '../../../states/portal/server.ts';
import { givenSettings } from '../../../states/portal/settings.ts';
import { queryClient } from '../../api/kept/query-client.ts';
import type { RouteEntry } from '../routes/route-entry.ts';
import { routes } from '../routes/routes.ts';
import { drawOwnPage } from './pages.tsx';

// The server's storage and requests stay with the modules that drew: who comes next in this process has its own.
afterAll(() => vi.resetModules());
// A busy machine is no reason for an answer to be late.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

/**
 * Each page with a field, and what it asks for beyond its `needs` when it is drawn: each of these stands beside the field,
 * above or below it, and the field is the same before and after it has come.
 */
const besideTheFields: Record<string, string[]> = {
  '/profile/change-password': [],
  '/service-details/name': ['serviceProblems'],
  '/service-record': ['serviceProblems', 'records'],
  '/billing/': ['claims', 'bills', 'payment-methods'],
  '/billing/pay-other': ['accounts', 'payees'],
  '/recharge/other': ['accounts', 'payees'],
  '/billing/pay/:billNo': [],
  '/additional-packages/obtain': [],
  '/recharge': [],
  '/buy/': [],
  '/buy/packages-recharges': [],
  '/service-details/movements': ['claims', 'payments', 'balance'],
  '/change-plan/ideal-plan': ['plan', 'offered-plans', 'orders', 'privacyChoices'],
  '/associate-services/choose': ['accounts'],
  '/support/': ['listOneTimeServices', 'listDiscounts'],
  '/support/messages': ['accounts', 'talks'],
  '/support/places': ['accounts'],
  '/cellphone-status/': ['accounts'],
  '/service-order/': ['accounts', 'tickets'],
};

const field = /<(?:textarea|select|input(?![^>]* type="(?:radio|checkbox|hidden|file)"))[ >]/;

/** Null: it is nobody's, leads elsewhere, or has no field. */
async function askedBy({ path }: RouteEntry): Promise<string[] | null> {
  const server = new Server();
  givenServices(server);
  server.answer(getProfile, profile);
  const asked: Query[] = [];
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added') asked.push(query);
  });
  const place = { pathname: path.replace(':billNo', bills[0]?.billNo ?? ''), search: `?line=${postpaid}` };
  const page = await drawOwnPage(place, givenSettings, async (address, headers) => {
    const answer = await server.fetch(new Request(new URL(address, 'http://portal'), { headers }));
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  }).catch(() => null);
  stop();
  if (!page || !field.test(page.html)) return null;
  const lacks = ({ state, options }: Query) =>
    state.data === undefined && (options as { enabled?: unknown }).enabled !== false;
  return [...new Set(asked.filter(lacks).map(({ queryKey }) => String(queryKey[0])))];
}

test('each page with a field asks, when it is drawn, for what its needs name and for what stands beside', async () => {
  const found: Record<string, string[]> = {};
  for (const route of routes) {
    const asked = await askedBy(route);
    if (asked) found[route.path] = asked;
  }
  expect(found).toEqual(besideTheFields);
});
