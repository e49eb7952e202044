import { expect, test } from 'vitest';
import { givenService } from '../../api/lines/service.fixture.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { findServices } from './service-search.tsx';

const service = (number: string, name: string, kind: Service['kind'], type: Service['type']) =>
  givenService(number, { name, planName: name, kind, type });

const services = [
  service('0991000001', 'Plus 15 GB', 'Postpaid', '1'),
  service('0991000002', 'Ilimitado', 'Postpaid', '1'),
  service('0987654321', 'Prepago', 'Prepaid', '1'),
  service('042100001', 'Línea fija', 'Fixed', '3'),
  service('IN-100001', 'Internet Hogar', 'Fixed', '5'),
];

test.each([
  ['', 5],
  ['  ', 5],
  ['ILIMITADO', 1],
  ['linea', 1],
  ['telefonia', 1],
  ['internet hogar', 1],
  ['plus 0001', 1],
  ['0991000001', 1],
  ['593991000001', 1],
  ['(099) 100-0002', 1],
  ['0991', 2],
  ['in-100001', 1],
  ['100001', 2],
  ['zzz', 0],
])('«%s» finds %i', (text, count) => {
  expect(findServices(services, text)).toHaveLength(count);
});

test('a line is found by the name that its customer gave it, and by its plan', () => {
  const named = { ...service('IN-100002', 'Casa de mamá', 'Fixed', '5'), planName: 'Internet Hogar' };
  for (const text of ['mama', 'hogar']) expect(findServices([named], text)).toEqual([named]);
});
