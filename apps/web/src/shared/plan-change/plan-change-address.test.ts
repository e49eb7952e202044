import { expect, test } from 'vitest';
import { givenService as line } from '../../api/lines/service.fixture.ts';
import { planChangeAddress } from './plan-change-address.ts';

const lines = [line('0991000003', { kind: 'Prepaid' }), line('0991000001'), line('0991000002')];

test('a plan is changed for the chosen line, or the first one that has a plan to change', () => {
  expect(planChangeAddress(lines, '0991000002')).toBe('/change-plan/ideal-plan?line=0991000002');
  expect(planChangeAddress(lines, '0991000003')).toBe('/change-plan/ideal-plan?line=0991000001');
  expect(planChangeAddress(lines, undefined)).toBe('/change-plan/ideal-plan?line=0991000001');
});

test('without such a line it leads to where one is chosen, never home', () => {
  const others = [line('0991000003', { kind: 'Prepaid' }), line('0994000001', { isCorpAdmin: true })];
  expect(planChangeAddress(others, '0994000001')).toBe('/buy/');
  expect(planChangeAddress([], undefined)).toBe('/buy/');
});
