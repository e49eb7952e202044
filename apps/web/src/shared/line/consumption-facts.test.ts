import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import { describe, expect, it } from 'vitest';
import { bucketFacts, ringFigures } from './consumption-facts.ts';

type Category = UsageConsumptionReport['category'][number];
type Bucket = UsageConsumptionReport['bucket'][number];

const category = (values: Partial<Category>): Category => ({
  type: 'internet',
  available: 9421,
  consume: 5939,
  unity: 'MB',
  isLimit: false,
  ...values,
});

const bucket = (usageType: Bucket['usageType'], remainingValue: number, consumed: number): Bucket => ({
  id: usageType,
  name: '',
  usageType,
  isShared: false,
  product: { id: '0991000001', publicIdentifier: '0991000001' },
  bucketBalance: [
    {
      unit: 'MB',
      remainingValue,
      remainingValueLabel: '',
      validFor: { endDateTime: '2026-11-30T23:59:59-05:00' },
    },
  ],
  bucketCounter: [{ counterType: 'Consumido', unit: 'MB', value: consumed }],
});

const report = (values: Partial<UsageConsumptionReport>): UsageConsumptionReport => ({
  '@type': 'UsageConsumptionReport',
  id: 'r-0991000001',
  href: '',
  effectiveDate: '2026-11-21T09:42:00-05:00',
  relatedParty: { id: 'ana@correo.example', role: 'user' },
  bucket: [],
  category: [],
  ...values,
});

describe('the three circles of a line', () => {
  it('shows what is left and what was used', () => {
    const [internet] = ringFigures(report({ category: [category({})] }));
    expect(internet).toMatchObject({
      name: 'Internet',
      value: '9,2',
      unit: 'GB libres',
      used: 'Usaste 5,8 GB de 15 GB',
    });
    expect(internet?.left).toBeCloseTo(0.613, 3);
  });

  it('is unlimited by any of the rules', () => {
    const unlimited = [{ available: -1 }, { available: 999_001 }, { available: 0, isLimit: true }];
    for (const values of unlimited) {
      const [internet] = ringFigures(report({ category: [category(values)] }));
      expect(internet).toMatchObject({ left: 'unlimited', unit: 'Ilimitado' });
    }
  });

  it('says what the plan does not bring, and draws an empty circle; what nobody counts has none', () => {
    const none = category({ type: 'voz', available: 0, consume: 0, unity: 'MIN' });
    expect(ringFigures(report({ category: [none] })).map(({ left, used }) => [left, used])).toEqual([
      [0, 'Sin minutos incluidos'],
    ]);
  });

  it('tells what is gone, and what was not begun, from what was never there', () => {
    const gone = category({ available: 0, consume: 15_360 });
    const whole = category({ type: 'sms', available: 100, consume: 0, unity: 'SMS' });
    const [internet, sms] = ringFigures(report({ category: [gone, whole] }));
    expect(internet).toMatchObject({ isIncluded: true, value: '0,0', used: 'Usaste 15,0 GB de 15 GB' });
    expect(sms).toMatchObject({ isIncluded: true, left: 1, used: '100 sin usar' });
  });
});

describe('buckets', () => {
  const mixed = report({ bucket: [bucket('internet', 1024, 1024), bucket('whatsapp', -1, 512)] });

  it('tells social networks from the rest', () => {
    expect(bucketFacts(mixed, 'plan').map(({ type }) => type)).toEqual(['internet']);
    expect(bucketFacts(mixed, 'social').map(({ type }) => type)).toEqual(['whatsapp']);
  });

  it('says left, used, included and until when', () => {
    expect(bucketFacts(mixed, 'plan')[0]).toMatchObject({
      left: '1,0 GB libres',
      share: 0.5,
      used: 'Usaste 1,0 GB de 2 GB',
      validUntil: '2026-11-30T23:59:59-05:00',
    });
    expect(bucketFacts(mixed, 'social')[0]).toMatchObject({ left: 'Ilimitado', used: 'Usaste 0,5 GB' });
  });

  it('leaves out a bucket without a balance', () => {
    const empty = { ...bucket('internet', 1, 1), bucketBalance: [] };
    expect(bucketFacts(report({ bucket: [empty] }), 'plan')).toEqual([]);
  });
});
