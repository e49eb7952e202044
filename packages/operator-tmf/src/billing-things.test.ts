import { expect, test } from 'vitest';
import { billItem } from './billing-things.ts';

test('a line of a bill that says neither what it is, nor for which service, nor of which day', () => {
  const written = billItem.encode({
    customerId: 'C-1',
    billNo: '1',
    position: 1,
    kind: 'plan',
    code: 'A',
    description: 'Plan',
    quantity: 1,
    unitPriceCents: 100,
    amountCents: 100,
    taxRatePercent: 15,
    serviceNumber: null,
    chargedOn: null,
    chargeId: null,
  });
  const characteristic = written.characteristic.filter(({ name }) => name !== 'kind');
  expect(billItem.parse({ ...written, characteristic })).toMatchObject({
    kind: 'other',
    serviceNumber: null,
    chargedOn: null,
  });
  const garbled = { ...written, characteristic: [...characteristic, { name: 'kind', value: 'planes' }] };
  expect(billItem.safeParse(garbled).success).toBe(false);
});
