import type { BillingAccount } from '@portal/contract/lines/accounts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshServices, toServiceList } from './service-list.ts';

type Type = BillingAccount['type'];

function service(number: string, type = '1') {
  return {
    ServiceID: number,
    ServiceType: type,
    ServiceDescription: 'Plan',
    ServiceCode: 'P1',
    ServiceStatus: 'A',
    ServiceActivationDate: '2024-03-01',
    isCorpAdmin: false,
  };
}

function account(type: Type, services: unknown[], extra: object = {}): BillingAccount {
  const balance = {
    amount: { unit: 'USD', value: 18.39 },
    validFor: { endDateTime: '2026-11-30T23:59:59-05:00' },
  };
  const made = { id: `${type}-1`, type, accountBalance: [balance], AssociatedService: services, ...extra };
  return made as unknown as BillingAccount;
}

test('fixed, then postpaid, then prepaid, in the portal’s words', () => {
  const list = toServiceList([
    account('PREPAID', [service('3')]),
    account('POSTPAID', [service('1'), service('2')]),
    account('FIXED', [service('IN-1', '5')]),
  ]);
  expect(list?.groups.map(({ type }) => type)).toEqual(['Fixed', 'Postpaid', 'Prepaid']);
  expect(list?.services.map(({ number }) => number)).toEqual(['IN-1', '1', '2', '3']);
  expect(list?.groups[1]).toMatchObject({
    balanceCents: 1839,
    balanceUntil: '2026-11-30T23:59:59-05:00',
    cycle: null,
  });
  expect(list?.services[1]).toMatchObject({ kind: 'Postpaid', planCode: 'P1', accountId: 'POSTPAID-1' });
});

test('types 6, 7 and 8 are not shown; an account of nothing else is told apart', () => {
  const mixed = toServiceList([account('FIXED', [service('TV', '6'), service('IN', '5')])]);
  expect(mixed?.services.map(({ number }) => number)).toEqual(['IN']);
  expect(mixed?.onlyHidden).toBe(false);
  const hidden = toServiceList([
    account('FIXED', [service('a', '7')]),
    account('FIXED', [service('b', '8')]),
  ]);
  expect(hidden).toEqual({ groups: [], services: [], onlyHidden: true, isPartial: false });
  expect(toServiceList([])).toEqual({ groups: [], services: [], onlyHidden: false, isPartial: false });
});

test('only an account with a line in service has a cycle', () => {
  const validFor = { startDateTime: '2026-11-01', endDateTime: '2026-11-30' };
  const cycleOf = (states: string[]) => {
    const services = states.map((state, index) => ({ ...service(`${index}`), ServiceStatus: state }));
    const billStructure = { cycleSpecification: { validFor } };
    return toServiceList([account('POSTPAID', services, { billStructure })])?.groups[0]?.cycle;
  };
  const cycle = { start: validFor.startDateTime, end: validFor.endDateTime };
  for (const states of [['A'], ['S'], ['I', 'A']]) expect(cycleOf(states)).toEqual(cycle);
  for (const state of ['I', 'P', 'R']) expect(cycleOf([state])).toBeNull();
});

test('a corporate line has no amounts', () => {
  const list = toServiceList([account('POSTPAID', [service('1')], { accountBalance: [] })]);
  expect(list?.groups[0]).toMatchObject({ balanceCents: null, balanceUntil: null });
});

test('a home without services makes the whole list a failed one', () => {
  expect(toServiceList([account('POSTPAID', [service('1')]), account('FIXED', [])])).toBeNull();
});

test('all figures are new only when each that is on screen has its answer of now', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let reachable = true;
  const figure = async () => {
    if (!reachable) throw new Error('503');
    return 1;
  };
  const watch = (key: string) =>
    new QueryObserver(client, { queryKey: [key, 'one'], queryFn: figure }).subscribe(() => undefined);
  const leave = [watch('usage'), watch('bills')];
  await expect.poll(() => client.isFetching()).toBe(0);

  expect(await refreshServices(client)).toBe(true);
  reachable = false;
  // What was there before is still shown, but it is not new.
  expect(await refreshServices(client)).toBe(false);
  reachable = true;
  expect(await refreshServices(client)).toBe(true);
  for (const each of leave) each();
});
