import type { TroubleTicket } from '@portal/contract/help/tickets';
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { ServiceProblem } from '@portal/contract/network/service-problems';
import type { CustomerBill } from '@portal/contract/paying/billing';
import { expect, test } from 'vitest';
import { givenService } from '../../api/lines/service.fixture.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { type UrgentMatters, urgencies } from './urgent-facts.ts';

const line = (number: string, more: Partial<Service> = {}) => givenService(number, { name: 'Plus', ...more });

const bill = (billNo: string, paymentDueDate: string) => ({ billNo, paymentDueDate }) as CustomerBill;

const ticket = (id: string, asks: 'true' | 'false', role = 'holder') =>
  ({
    id,
    itemPrice: [],
    relatedParty: [{ role: 'customer' }, { role }],
    statusChange: [{ id: '1', characteristic: [{ name: 'pide', value: asks }] }],
  }) as unknown as TroubleTicket;

const report = (number: string, type: string, available: number, consume: number, isLimit = false) =>
  ({
    id: `r-${number}`,
    bucket: [],
    category: [{ type, available, consume, unity: 'MB', isLimit }],
  }) as unknown as UsageConsumptionReport;

const problem = (id: string, of: string, status = 'inProgress') =>
  ({ id, status, affectedService: [{ id: of }] }) as ServiceProblem;

const nothing: UrgentMatters = {
  services: [line('1'), line('2')],
  bills: [],
  tickets: [],
  reports: [],
  problems: [],
};
const of = (matters: Partial<UrgentMatters>) => urgencies({ ...nothing, ...matters }, 'pide');

const LATE = '2020-01-01';
const LATER = '2020-02-01';
const NOT_YET = '2999-01-01';

test('nothing urgent, no rows', () => {
  const bills = [bill('b', NOT_YET)];
  const reports = [report('1', 'internet', 50, 50), report('2', 'internet', -1, 90, true)];
  expect(of({ bills, tickets: [ticket('T', 'false')], reports })).toEqual([]);
});

test('one of each kind: overdue, then a line without service, then a decision, then what runs out', () => {
  const rows = of({
    bills: [bill('first', LATE), bill('second', LATER), bill('third', NOT_YET)],
    tickets: [
      ticket('T-0', 'true', 'manager'),
      ticket('T-1', 'false'),
      ticket('T-2', 'true'),
      ticket('T-3', 'true'),
    ],
    reports: [report('1', 'internet', 20, 80), report('2', 'sms', 14, 86)],
    problems: [problem('R-0', '1', 'resolved'), problem('R-1', '2'), problem('R-2', '9')],
  });
  expect(rows).toMatchObject([
    { kind: 'overdue', bill: { billNo: 'first' } },
    { kind: 'problem', line: { number: '2' }, problem: { id: 'R-1' } },
    { kind: 'decision', ticket: { id: 'T-2' } },
    { kind: 'runningOut', line: { number: '2' }, figure: { type: 'sms' } },
  ]);
});

test('the next comes when the one before is solved', () => {
  expect(of({ bills: [bill('second', LATER)] })).toMatchObject([{ bill: { billNo: 'second' } }]);
});

test('what was never included does not run out, and nothing is sold to a company or a suspended line', () => {
  expect(of({ reports: [report('1', 'internet', 0, 0)] })).toEqual([]);
  expect(of({ reports: [report('1', 'internet', 0, 90)] })).toHaveLength(1);
  expect(of({ reports: [report('1', 'internet', 21, 79)] })).toEqual([]);
  const reports = [report('1', 'internet', 1, 99), report('2', 'internet', 1, 99)];
  const services = [line('1', { isCorpAdmin: true }), line('2', { state: 'S' })];
  expect(of({ services, reports })).toEqual([]);
});
