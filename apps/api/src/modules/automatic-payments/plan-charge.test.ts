import { Problem } from '@portal/contract/errors';
import { addDays, daysBetween } from '@portal/market/civil-dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEvaluateAutoPay, type EvaluateAutoPayNeeds } from './auto-pay.ts';
import { chargeAutomatically, planCharge } from './charge-automatically.ts';

const wish = { daysBeforeDue: 2, maximumCents: 3_000 };
const bill = { dueOn: '2026-12-20', payableCents: 1_839 };
const told = { status: 'announced', amountCents: 1_839, chargeOn: '2026-12-18' } as const;

describe('a bill', () => {
  it.each([
    ['is not spoken of before', '2026-12-14', null, { kind: 'wait', until: '2026-12-15' }],
    [
      'is told of three days before',
      '2026-12-15',
      null,
      { kind: 'tell', status: 'announced', chargeOn: '2026-12-18' },
    ],
    ['waits for its day', '2026-12-17', told, { kind: 'wait', until: '2026-12-18' }],
    ['is charged on it', '2026-12-18', told, { kind: 'charge' }],
    ['is charged later when nobody could before', '2026-12-25', told, { kind: 'charge' }],
    [
      'that was paid is left alone',
      '2026-12-25',
      { ...told, status: 'done' },
      { kind: 'wait', until: '2026-12-26' },
    ],
    [
      'is told of anew after it was off',
      '2026-12-18',
      { ...told, status: 'withdrawn' },
      { kind: 'tell', status: 'announced', chargeOn: '2026-12-21' },
    ],
    [
      'is told of anew when it costs something else',
      '2026-12-18',
      { ...told, amountCents: 1_000 },
      { kind: 'tell', status: 'announced', chargeOn: '2026-12-21' },
    ],
  ] as const)('%s', (_words, today, known, plan) => {
    expect(planCharge({ wish, bill, told: known, today })).toEqual(plan);
  });

  it('above the maximum is told of and not charged, until the maximum is raised', () => {
    const dear = { ...bill, payableCents: 4_500 };
    const plan = planCharge({ wish, bill: dear, told: null, today: '2026-12-15' });
    expect(plan).toEqual({ kind: 'tell', status: 'overMaximum', chargeOn: '2026-12-18' });
    const known = { status: 'overMaximum', amountCents: 4_500, chargeOn: '2026-12-18' } as const;
    for (const today of ['2026-12-18', '2026-12-30'])
      expect(planCharge({ wish, bill: dear, told: known, today })).toEqual({
        kind: 'wait',
        until: addDays(today, 1),
      });
    const raised = { ...wish, maximumCents: null };
    expect(planCharge({ wish: raised, bill: dear, told: known, today: '2026-12-18' })).toEqual({
      kind: 'tell',
      status: 'announced',
      chargeOn: '2026-12-21',
    });
  });
});

it('nothing is charged that was not told of three days before, at exactly this amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 5_000 }),
      fc.option(fc.integer({ min: 1, max: 5_000 })),
      fc.array(fc.record({ skip: fc.integer({ min: 0, max: 4 }), cents: fc.integer({ min: 1, max: 3 }) }), {
        maxLength: 30,
      }),
      (daysBeforeDue, base, maximumCents, days) => {
        let today = '2026-12-01';
        let known: {
          status: 'announced' | 'overMaximum';
          amountCents: number;
          chargeOn: string;
          on: string;
        } | null = null;
        for (const { skip, cents } of days) {
          today = addDays(today, skip);
          const payableCents = base + Math.floor(cents / 3);
          const plan = planCharge({
            wish: { daysBeforeDue, maximumCents },
            bill: { dueOn: '2026-12-20', payableCents },
            told: known,
            today,
          });
          if (plan.kind === 'tell') known = { ...plan, amountCents: payableCents, on: today };
          if (plan.kind !== 'charge') continue;
          expect(known?.amountCents).toBe(payableCents);
          expect(maximumCents === null || payableCents <= maximumCents).toBe(true);
          expect(daysBetween(known?.on ?? today, today)).toBeGreaterThanOrEqual(3);
        }
      },
    ),
  );
});

describe('One bill that cannot be looked at now keeps no other of the account from it', () => {
  it.each([
    ['many purchases of one user are', 'TOO_MANY_REQUESTS'],
    ['a bill that a system does not find for a moment is', 'NOT_FOUND'],
  ] as const)('%s no answer about this one: it is tried again, by the same key', async (_what, code) => {
    const purchase = async () => {
      throw new Problem(code);
    };
    expect(await chargeAutomatically(purchase, {} as never)).toEqual({ kind: 'open' });
  });

  it('a bill whose amount cannot be asked is passed over, the one after it is announced, and both are looked at again', async () => {
    const bill = (billNo: string) => ({
      billNo,
      accountId: 'A-1',
      paidAt: null,
      state: 'sent',
      totalCents: 1839,
      customerId: 'C-1',
      dueOn: '2026-12-01',
    });
    const announced: string[] = [];
    const stand = {
      db: { transaction: (act: (tx: object) => Promise<void>) => act({}) },
      permissions: { linesOf: async () => [{ accountId: 'A-1' }] },
      savedCards: { find: async () => ({ status: 'active', brand: 'Visa', lastFour: '1111' }) },
      billing: { list: async () => ({ bills: [bill('first'), bill('second')] }) },
      kinds: {
        bill: {
          quote: async (_buyer: object, { itemId }: { itemId: string }) => {
            if (itemId === 'first') throw new Problem('BILLING_UNAVAILABLE');
            return { totalCents: 1839 };
          },
        },
      },
      automatic: {
        bills: async () => [],
        holdAutoPay: async () => true,
        announce: async (_tx: object, { billNo }: { billNo: string }) => {
          announced.push(billNo);
          return false;
        },
      },
      now: () => new Date('2026-11-29T15:00:00Z'),
    } as unknown as EvaluateAutoPayNeeds;
    const wish = { userId: 'U-1', accountId: 'A-1', methodId: 'M-1', daysBeforeDue: 2, maximumCents: null };
    await expect(createEvaluateAutoPay(stand)(wish as never)).rejects.toThrow();
    expect(announced).toEqual(['second']);
  });
});
