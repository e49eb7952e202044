import { expect, test } from 'vitest';
import type { Service, ServiceGroup } from '../../api/lines/service-list.ts';
import { billedAccounts, noBillsReason } from './billed-accounts.ts';

function group(id: string, type: Service['kind'], numbers: readonly string[], change: Partial<Service> = {}) {
  const services = numbers.map((number) => ({
    ...{ number, kind: type, name: number, type: '1', state: 'A', planCode: 'PLAN' },
    ...{ activatedOn: '2024-01-01', accountId: id, isCorpAdmin: false, ...change },
  }));
  return { id, type, services, balanceCents: 435, balanceUntil: null, cycle: null } as ServiceGroup;
}

const home = group('home', 'Fixed', ['IN-1', 'TV-1']);
const postpaid = group('postpaid', 'Postpaid', ['0991']);
const prepaid = group('prepaid', 'Prepaid', ['0992', '0993']);
const corporate = group('company', 'Postpaid', ['0994'], { isCorpAdmin: true });
const guests = group('guest', 'Postpaid', ['0995'], { allows: ['figures'] });
const list = (...groups: ServiceGroup[]) => ({
  ...{ groups, services: groups.flatMap(({ services }) => services), onlyHidden: false, isPartial: false },
});

test('postpaid first, a home is one account, each prepaid line for itself and last; corporate lines and those that one may only look at are not here', () => {
  const accounts = billedAccounts(list(home, prepaid, corporate, guests, postpaid));
  expect(accounts.map(({ services }) => services.map(({ number }) => number))).toEqual([
    ['0991'],
    ['IN-1', 'TV-1'],
    ['0992'],
    ['0993'],
  ]);
  expect(accounts.map(({ balanceCents }) => balanceCents)).toEqual([435, 435, null, null]);
});

test('corporate lines, only prepaid lines, no lines', () => {
  expect(noBillsReason(list(home, corporate))).toBeNull();
  expect(noBillsReason(list(corporate, prepaid))).toBe('corporate');
  expect(noBillsReason(list(prepaid))).toBe('onlyPrepaid');
  expect(noBillsReason(list())).toBe('noLines');
});
