import { expect, test } from 'vitest';
import { givenService as line } from '../../api/lines/service.fixture.ts';
import { usualLine } from '../line/line-facts.ts';
import { lineMeant, soldLines } from './sold-lines.ts';

test('mobile, active, and not of a company', () => {
  const sold = soldLines([
    line('IN-1', { kind: 'Fixed', type: '5' }),
    line('0991000003', { kind: 'Prepaid' }),
    line('0991000001'),
    line('0991000002', { state: 'S' }),
    line('0994000001', { isCorpAdmin: true }),
  ]);
  expect(sold.map(({ number }) => number)).toEqual(['0991000001', '0991000003']);
});

test('where none is said, the line looked at last is meant, or else the first', () => {
  const services = [line('0991000003', { kind: 'Prepaid' }), line('0991000001')];
  expect(usualLine(services, '0991000003')?.number).toBe('0991000003');
  expect(usualLine(services, '0777')?.number).toBe('0991000001');
  expect(usualLine(services, undefined)?.number).toBe('0991000001');
  expect(usualLine([], undefined)).toBeUndefined();
});

test('the line asked for, the one looked at last, the only one; otherwise nobody’s', () => {
  const lines = soldLines([line('0991000001'), line('0991000003', { kind: 'Prepaid' })]);
  expect(lineMeant(lines, ['0991000003', '0991000001'])?.number).toBe('0991000003');
  expect(lineMeant(lines, ['IN-1', '0991000001'])?.number).toBe('0991000001');
  expect(lineMeant(lines, [null, undefined])).toBeNull();
  expect(lineMeant(lines.slice(0, 1), [null])?.number).toBe('0991000001');
  expect(lineMeant([], ['0991000001'])).toBeNull();
});
