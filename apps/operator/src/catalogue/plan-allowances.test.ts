import { allowancesOf } from '@portal/operator-ports/catalogue';
import { describe, expect, it } from 'vitest';
import { postpaidPlans } from '../demo/plans.ts';

const feature = (clave: string, valor: string, formato = 'texto') => ({
  nombre: clave,
  valor,
  clave,
  principal: 2,
  formato,
});

describe('what a plan gives', () => {
  it.each(postpaidPlans.map((plan) => [plan.name, plan] as const))(
    '%s: as its lines count it',
    (_name, plan) => {
      expect(allowancesOf(plan)).toEqual([
        { name: 'Internet', usageType: 'internet', unit: 'MB', included: plan.internetMb },
        { name: 'Minutos', usageType: 'voz', unit: 'MIN', included: null },
        { name: 'SMS', usageType: 'sms', unit: 'SMS', included: plan.messages },
      ]);
    },
  );

  it.each([
    [
      feature('GIGAS', '1,5', 'gigas'),
      [{ name: 'Internet', usageType: 'internet', unit: 'MB', included: 1_536 }],
    ],
    [
      feature('GIGAS', 'Ilimitado'),
      [{ name: 'Internet', usageType: 'internet', unit: 'MB', included: null }],
    ],
    [
      feature('LLAMADAS', '300', 'minutos'),
      [{ name: 'Minutos', usageType: 'voz', unit: 'MIN', included: 300 }],
    ],
    [feature('LLAMADAS', 'NO'), []],
    [feature('ROAMING', 'SI'), []],
  ])('%j is %j', (one, allowances) => {
    expect(allowancesOf({ features: [one] })).toEqual(allowances);
  });
});
