import { expect, test } from 'vitest';
import type { Service } from '../../api/service-list.ts';
import { lineMeant, soldLines } from './sold-lines.ts';

const line = (number: string, more: Partial<Service> = {}) =>
  ({ number, kind: 'Postpaid', type: '1', state: 'A', isCorpAdmin: false, ...more }) as Service;

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

test('the line asked for, the one chosen last, the one that home shows, the only one; otherwise nobody’s', () => {
  const services = [line('0991000003', { kind: 'Prepaid' }), line('0991000001')];
  const ended = line('0991000000', { state: 'R' });
  expect(lineMeant(services, ['0991000003', '0991000001'])?.number).toBe('0991000003');
  expect(lineMeant(services, ['IN-1', '0991000003'])?.number).toBe('0991000003');
  expect(lineMeant(services, [null, undefined])?.number).toBe('0991000001');
  expect(lineMeant([ended, ...services], [null])).toBeNull();
  expect(lineMeant([ended, line('0991000001')], [null])?.number).toBe('0991000001');
  expect(lineMeant([], ['0991000001'])).toBeNull();
});
