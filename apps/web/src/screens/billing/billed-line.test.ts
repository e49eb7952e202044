import { expect, test } from 'vitest';
import type { Service } from '../../api/lines/service-list.ts';
import { billedLines, chooseLine } from './billed-line.ts';

function line(number: string, kind: Service['kind'], isCorpAdmin = false): Service {
  return {
    number,
    kind,
    isCorpAdmin,
    name: number,
    type: '1',
    state: 'A',
    planCode: 'PLAN',
    activatedOn: '2024-01-01',
    accountId: `account of ${number}`,
  };
}

const home = line('IN-1', 'Fixed');
const postpaid = line('0991', 'Postpaid');
const prepaid = line('0992', 'Prepaid');
const corporate = line('0994', 'Postpaid', true);
const all = [home, postpaid, corporate, prepaid];

test('the line asked for, else the first postpaid, else home', () => {
  expect(chooseLine(all, 'IN-1')).toEqual({ kind: 'line', service: home });
  expect(chooseLine(all, null)).toEqual({ kind: 'line', service: postpaid });
  expect(chooseLine([home, prepaid], null)).toEqual({ kind: 'line', service: home });
});

test('a prepaid line or one of somebody else is passed over', () => {
  expect(chooseLine([home, prepaid], '0992')).toEqual({ kind: 'line', service: home });
  expect(chooseLine(all, '0777')).toEqual({ kind: 'line', service: postpaid });
});

test('corporate lines, only prepaid lines, no lines', () => {
  expect(chooseLine(all, '0994')).toEqual({ kind: 'corporate' });
  expect(chooseLine([corporate, prepaid], null)).toEqual({ kind: 'corporate' });
  expect(chooseLine([prepaid], null)).toEqual({ kind: 'onlyPrepaid' });
  expect(chooseLine([], null)).toEqual({ kind: 'noLines' });
});

test('only billed lines are offered', () => {
  expect(billedLines(all)).toEqual([postpaid, home]);
});
