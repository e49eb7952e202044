import type { SpendingControl } from '@portal/contract/lines/usage';
import { expect, it } from 'vitest';
import { countedKinds, draftOf, percentsOffered, toggled, wantedOf } from './spending-draft.ts';

const usd = (value: number) => ({ unit: 'USD', value }) as const;
const control: SpendingControl = {
  '@type': 'SpendingControl',
  product: { publicIdentifier: '0991000001' },
  alerts: [{ usageType: 'internet', percents: [65, 100] }],
  cap: { amount: usd(5.5), action: 'slow', spent: usd(1), reachedAt: null },
  roamingCap: { amount: usd(0), action: 'stop', spent: usd(0), reachedAt: null },
};

it('what is not changed is sent as it came; what was chosen elsewhere stays offered', () => {
  const { alerts } = control;
  expect(wantedOf(draftOf(control))).toEqual({
    wanted: {
      alerts,
      cap: { amount: usd(5.5), action: 'slow' },
      roamingCap: { amount: usd(0), action: 'stop' },
    },
  });
  expect(wantedOf(draftOf({ ...control, cap: null, roamingCap: null }))).toEqual({ wanted: { alerts } });
  expect(percentsOffered([65, 100])).toEqual([50, 65, 70, 80, 90, 100]);
  expect(toggled([80, 100], 70)).toEqual([70, 80, 100]);
  expect(toggled([80, 100], 80)).toEqual([100]);
});

it('what is allowed again proposes an amount, which must be one unless there is no cap', () => {
  const draft = draftOf(control);
  const roamingCap = { ...draft.caps.roamingCap, isAllowed: true } as const;
  const allowed = (amount: string, action: 'stop' | 'none') =>
    wantedOf({ ...draft, caps: { roamingCap: { ...roamingCap, amount, action } } });
  expect(roamingCap).toMatchObject({ amount: '10', action: 'stop' });
  expect(allowed('3,25', 'stop')).toMatchObject({ wanted: { roamingCap: { amount: usd(3.25) } } });
  for (const wrong of ['', '0', 'diez', '1000,01'])
    expect(allowed(wrong, 'stop')).toEqual({ wrong: ['roamingCap'] });
  expect(allowed('', 'none')).toMatchObject({ wanted: { roamingCap: { action: 'none' } } });
});

it('alerts are about what ends', () => {
  const bucket = (unit: string, remainingValue: number) => ({ bucketBalance: [{ unit, remainingValue }] });
  const report = { bucket: [bucket('MB', 100), bucket('MIN', -1)] } as never;
  expect(countedKinds(['internet', 'voz', 'sms'], report)).toEqual(['internet']);
  expect(countedKinds(['internet', 'voz', 'sms'], undefined)).toEqual(['internet', 'voz', 'sms']);
});
