import type { CustomerBill } from '@portal/contract/paying/billing';
import { expect, test } from 'vitest';
import { givenService } from '../../api/lines/service.fixture.ts';
import type { Service, ServiceGroup } from '../../api/lines/service-list.ts';
import {
  billedAccounts,
  billStanding,
  isPayable,
  monthWord,
  mostUrgent,
  noBillsReason,
  shortDay,
} from './bill-facts.ts';

const NOW = '2026-11-24T12:00:00-05:00';

function bill(change: {
  state?: CustomerBill['state'];
  payment?: CustomerBill['paymentStatus'];
  due?: string;
  left?: number;
  no?: string;
}): CustomerBill {
  return {
    billNo: change.no ?? '001-002-000000001',
    state: change.state ?? 'sent',
    paymentStatus: change.payment,
    paymentDueDate: change.due ?? '2026-11-26T23:59:59-05:00',
    remainingAmount: { unit: 'USD', value: change.left ?? 18.39 },
  } as CustomerBill;
}

test('a bill is overdue the day after its due date, and only while it is unpaid', () => {
  expect(billStanding(bill({}), NOW)).toBe('toPay');
  expect(billStanding(bill({ due: '2026-11-24T23:59:59-05:00' }), NOW)).toBe('toPay');
  expect(billStanding(bill({ due: '2026-11-23T23:59:59-05:00' }), NOW)).toBe('overdue');
  expect(billStanding(bill({ due: '2026-11-01', left: 0 }), NOW)).toBe('inClaim');
  expect(billStanding(bill({ due: '2026-11-01', state: 'paymentInProcess' }), NOW)).toBe('inProcess');
  expect(billStanding(bill({ due: '2026-11-01', state: 'settled' }), NOW)).toBe('settled');
});

test('a bill whose payment is not known to have gone through is in verification, never paid, in process or overdue', () => {
  const late = { due: '2026-11-01', state: 'paymentInProcess' } as const;
  expect(billStanding(bill({ ...late, payment: 'pendingAuthorization' }), NOW)).toBe('verifying');
  expect(billStanding(bill({ ...late, payment: 'authorized' }), NOW)).toBe('inProcess');
});

test('only what is owed can be paid, the most urgent first', () => {
  expect(isPayable(bill({ left: 0 }))).toBe(false);
  expect(isPayable(bill({ state: 'paymentInProcess' }))).toBe(false);
  const late = bill({ due: '2026-10-26T23:59:59-05:00', no: 'late' });
  const paid = bill({ due: '2026-09-26T23:59:59-05:00', state: 'settled' });
  expect(mostUrgent([bill({}), late, paid])?.billNo).toBe('late');
  expect(mostUrgent([paid])).toBeUndefined();
});

test('words', () => {
  expect(monthWord('2026-11-01')).toBe('noviembre');
  expect(shortDay('2026-11-26')).toBe('26 nov');
});

function group(id: string, type: Service['kind'], numbers: readonly string[], change: Partial<Service> = {}) {
  const services = numbers.map((number) =>
    givenService(number, { kind: type, name: number, accountId: id, ...change }),
  );
  return { id, type, services, balanceCents: 435, balanceUntil: null, cycle: null };
}

const home = group('home', 'Fixed', ['IN-1', 'TV-1']);
const postpaid = group('postpaid', 'Postpaid', ['0991']);
const prepaid = group('prepaid', 'Prepaid', ['0992', '0993']);
const corporate = group('company', 'Postpaid', ['0994'], { isCorpAdmin: true });
const guests = group('guest', 'Postpaid', ['0995'], { allows: ['figures'] });
const list = (...groups: ServiceGroup[]) => ({
  groups,
  services: groups.flatMap(({ services }) => services),
  onlyHidden: false,
  isPartial: false,
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
