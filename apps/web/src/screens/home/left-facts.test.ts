import type { AccumulatedBalance } from '@portal/contract/lines/balance';
import type { Product } from '@portal/contract/lines/inventory';
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { ServiceProblem } from '@portal/contract/network/service-problems';
import type { CustomerBill } from '@portal/contract/paying/billing';
import { rechargeBalanceName } from '@portal/market/money';
import { expect, test } from 'vitest';
import { givenService as line } from '../../api/lines/service.fixture.ts';
import type { ServiceGroup } from '../../api/lines/service-list.ts';
import { leftOf } from './left-facts.ts';

type Category = Pick<UsageConsumptionReport['category'][number], 'type' | 'available' | 'consume' | 'unity'>;

const report = (...category: Partial<Category>[]) =>
  ({
    id: 'r-1',
    bucket: [],
    category: category.map((each) => ({ type: 'internet', unity: 'MB', available: 0, consume: 0, ...each })),
  }) as unknown as UsageConsumptionReport;
const left = (...category: Partial<Category>[]) => leftOf(line('1'), { reports: [report(...category)] });

test('a postpaid line: internet, amber when little is left, else what its plan brings', () => {
  expect(left({ available: 9421, consume: 5939 })).toEqual({ figure: '9,2 GB', of: 'de 15 GB' });
  expect(left({ available: 614, consume: 4506 })).toEqual({
    figure: '0,6 GB',
    of: 'de 5 GB',
    kind: 'warning',
  });
  expect(left({ available: -1 })).toEqual({ figure: 'Ilimitado', of: 'Internet' });
  expect(left({}, { type: 'voz', unity: 'MIN', available: 142, consume: 58 })).toEqual({
    figure: '142 min',
    of: 'de 200 min',
  });
  expect(left({})).toBeNull();
  expect(leftOf(line('1'), {})).toBeNull();
  // It has answered, and not about this line.
  expect(leftOf(line('1'), { reports: [] })).toEqual({ figure: 'Sin cifras', of: 'por ahora' });
});

test('a prepaid line: its balance, and until that comes what the list says', () => {
  const prepaid = line('1', { kind: 'Prepaid' });
  const groups = [{ id: '8.1', balanceCents: 435 }] as ServiceGroup[];
  const balances = [
    {
      product: [{ publicIdentifier: '1' }],
      bucket: [{ name: rechargeBalanceName, bucketBalance: [{ remainingValue: { amount: 7.5 } }] }],
    },
  ] as AccumulatedBalance[];
  expect(leftOf(prepaid, { groups })).toEqual({ figure: '$4,35', of: 'de saldo' });
  expect(leftOf(prepaid, { groups, balances })).toEqual({ figure: '$7,50', of: 'de saldo' });
  expect(leftOf(prepaid, { groups: [] })).toBeNull();
  // It has answered, and not about this line.
  expect(leftOf(prepaid, { groups: [], balances: [] })).toEqual({ figure: 'Sin cifras', of: 'por ahora' });
});

test('a home service: what it gives, and whether the network has a fault there', () => {
  const product = (...characteristics: [string, string][]) =>
    ({
      publicIdentifier: '1',
      productCharacteristic: characteristics.map(([name, value]) => ({ name, value })),
      productOffering: { bundledProductOffering: [] },
    }) as unknown as Product;
  const internet = line('1', { kind: 'Fixed', type: '5' });
  const products = [product(['downloadSpeed', '300'], ['uploadSpeed', '150'])];
  const fault = [{ status: 'inProgress', affectedService: [{ id: '1' }] }] as ServiceProblem[];
  expect(leftOf(internet, { products })).toEqual({ figure: '300 Mbps', of: '' });
  expect(leftOf(internet, { products, problems: [] })).toEqual({ figure: '300 Mbps', of: 'sin fallas' });
  expect(leftOf(internet, { products, problems: fault })).toEqual({
    figure: 'Con falla',
    of: '300 Mbps',
    kind: 'warning',
  });
  const television = line('1', { kind: 'Fixed', type: '4' });
  expect(leftOf(television, { products: [product(['channelCount', '90'])] })).toEqual({
    figure: '90',
    of: 'canales',
  });
  expect(leftOf(line('1', { kind: 'Fixed', type: '3' }), { products, problems: [] })).toBeNull();
});

test('a line without service says how it stands, and who only pays what is owed', () => {
  const reports = [report({ available: 9421, consume: 5939 })];
  const standing = (more: Parameters<typeof line>[1]) => leftOf(line('1', more), { reports });
  expect(standing({ state: 'S', isInDebt: true })).toEqual({
    figure: 'Suspendido',
    of: 'por falta de pago',
    kind: 'danger',
  });
  expect(standing({ state: 'S' })).toEqual({ figure: 'Suspendido', of: '', kind: 'danger' });
  expect(standing({ state: 'paused' })).toEqual({ figure: 'En pausa', of: '' });
  expect(standing({ state: 'I' })).toEqual({ figure: 'Cancelado', of: '' });

  const payer = line('1', { allows: ['bills'] });
  const bills = [
    { product: { publicIdentifier: '1' }, remainingAmount: { value: 18.39 } },
    { product: { publicIdentifier: '2' }, remainingAmount: { value: 44.99 } },
  ] as CustomerBill[];
  expect(leftOf(payer, { reports, bills })).toEqual({ figure: '$18,39', of: 'por pagar' });
  expect(leftOf(payer, { reports, bills: [] })).toBeNull();
});
