import { taxOn } from '@portal/market/tax';
import type { BillItem, BillItemKind } from '@portal/operator-ports/billing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsOf, type WholeBill } from './bill-lines.ts';
import { compareBills, firstBill } from './compare-bills.ts';

interface Line extends Partial<BillItem> {
  kind: BillItemKind;
  amountCents: number;
}

const nameOf: Partial<Record<BillItemKind, string>> = {
  plan: 'Plan Plus 15 GB',
  thirdParty: 'Juegos al Día',
};

/** @param taxCents as the operator has it; not given: on the sum of what is taxed */
function billOf(lines: readonly Line[], taxCents?: number, billNo = '001-002-000000002'): WholeBill {
  const items = lines.map((line, index) => ({
    customerId: 'c',
    billNo,
    position: index + 1,
    code: line.kind,
    quantity: 1,
    taxRatePercent: 15,
    description: nameOf[line.kind] ?? line.kind,
    unitPriceCents: line.amountCents,
    serviceNumber: '593991000001',
    chargedOn: null,
    chargeId: null,
    ...line,
  }));
  const sum = (all: readonly BillItem[]) => all.reduce((total, { amountCents }) => total + amountCents, 0);
  const taxed = items.filter(({ taxRatePercent }) => taxRatePercent > 0);
  const [taxableCents, netCents] = [sum(taxed), sum(items)];
  const rate = taxed[0]?.taxRatePercent ?? 15;
  const onAll = rate === 15 ? taxOn(taxableCents) : Math.round((taxableCents * rate) / 100);
  const tax = taxCents ?? onAll;
  const totals = {
    taxableCents,
    exemptCents: netCents - taxableCents,
    taxCents: tax,
    totalCents: netCents + tax,
  };
  return { bill: { billNo, issuedOn: '2026-11-01', ...totals }, items };
}

const plan: Line = { kind: 'plan', amountCents: 1_400, code: 'PLU15' };
const packages: Line[] = [
  { kind: 'package', amountCents: 87 },
  { kind: 'package', amountCents: 174 },
];
const call: Line = { kind: 'internationalCall', amountCents: 30 };
const text = (before: Line[], after: Line[]) => compareBills(billOf(before), billOf(after))?.text;

describe('why a bill is another than the one before', () => {
  it('says one sentence a cause, the biggest first', () => {
    expect(text([plan], [plan, call, ...packages])).toBe(
      'Subió $3,35: compraste 2 paquetes (+$3,00) y se cobró 1 llamada internacional (+$0,35).',
    );
    expect(text([plan, call, ...packages], [plan])).toBe(
      'Bajó $3,35: esta vez no compraste paquetes (-$3,00) y esta vez no hubo llamadas internacionales (-$0,35).',
    );
  });

  it('says nothing of what is the same', () => {
    expect(text([plan, call], [plan, call])).toBe('Cuesta lo mismo que la anterior.');
    expect(
      text([plan, { kind: 'device', amountCents: 100 }], [plan, { kind: 'thirdParty', amountCents: 100 }]),
    ).toBe(
      'Cuesta lo mismo que la anterior: se cobró «Juegos al Día», de terceros (+$1,15) y terminó de cobrarse «device» (-$1,15).',
    );
  });

  it('knows a plan that became another, also where an older bill does not say whose it was', () => {
    const max: Line = { kind: 'plan', amountCents: 1_922, code: 'MAX30', description: 'Plan Max 30 GB' };
    const changed = 'Subió $6,00: cambiaste de «Plan Plus 15 GB» a «Plan Max 30 GB» (+$6,00).';
    expect(text([plan], [max])).toBe(changed);
    expect(text([{ ...plan, serviceNumber: null }], [max])).toBe(changed);
    expect(text([plan], [{ ...plan, amountCents: 1_487 }])).toBe(
      'Subió $1,00: subió el precio de «Plan Plus 15 GB» (+$1,00).',
    );
  });

  it('does not take the services of one account for each other', () => {
    const of = (code: string, amountCents: number): Line => ({
      kind: 'plan',
      code,
      amountCents,
      description: code,
      serviceNumber: code,
    });
    expect(text([of('IN', 1_846), of('TV', 1_476)], [of('TV', 1_476), of('TEL', 590), of('IN', 1_846)])).toBe(
      'Subió $6,79: se sumó «TEL» (+$6,79).',
    );
  });

  it('knows a whole month after a part of one, and a promotion that has ended', () => {
    const part: Line = { ...plan, kind: 'proration', amountCents: 556 };
    expect(text([part], [plan])).toBe(
      'Subió $9,71: esta vez se cobra el mes completo de «Plan Plus 15 GB» (+$9,71).',
    );
    const promotion: Line = { kind: 'discount', amountCents: -200, description: 'Promoción Plus' };
    expect(text([plan, promotion], [plan])).toBe(
      'Subió $2,30: terminó tu descuento «Promoción Plus» (+$2,30).',
    );
  });

  it('tells another rate of tax from another price', () => {
    const at = (taxRatePercent: number): Line => ({ kind: 'plan', amountCents: 10_000, taxRatePercent });
    expect(text([at(12)], [at(15)])).toBe('Subió $3,00: cambió el IVA (+$3,00).');
  });

  it('sums up what comes after the third of many causes', () => {
    const many = (['package', 'recharge', 'use', 'device', 'thirdParty'] as const).map((kind, index) => ({
      kind,
      amountCents: 100 * (5 - index),
    }));
    const comparison = compareBills(billOf([plan]), billOf([plan, ...many]));
    expect(comparison?.causes).toHaveLength(5);
    expect(comparison?.text).toMatch(
      /^Subió \$17,25: compraste.*, hiciste.*, usaste.* y otros 2 cambios \(\+\$3,45\)\.$/,
    );
  });

  it('is silent where the lines are missing or do not add up', () => {
    expect(compareBills(billOf([]), billOf([plan]))).toBeNull();
    const wrong = billOf([plan]);
    wrong.bill.totalCents += 1;
    expect(compareBills(wrong, billOf([plan]))).toBeNull();
    expect(groupsOf(wrong)).toEqual([]);
  });
});

it('a pause says why a bill is less, and why the next one is more (BILL-7)', () => {
  const rest: Line = {
    ...plan,
    kind: 'proration',
    description: 'Plan Plus, 20 de 30 días',
    amountCents: 933,
  };
  const paused: Line = {
    kind: 'pause',
    code: 'PAUSA',
    description: 'Línea en pausa, 10 de 30 días',
    amountCents: 58,
  };
  const longer: Line = { ...paused, description: 'Línea en pausa, 20 de 30 días', amountCents: 116 };
  const texts = (before: Line[], after: Line[]) =>
    compareBills(billOf(before), billOf(after))?.causes.map(({ text }) => text);
  expect(texts([plan], [rest, paused])?.at(-1)).toBe(
    'pausaste tu servicio («Línea en pausa, 10 de 30 días») (+$0,67)',
  );
  expect(texts([paused, plan], [longer, plan])).toEqual([
    'cambiaron los días de pausa («Línea en pausa, 20 de 30 días») (+$0,66)',
  ]);
  expect(texts([rest, paused], [plan])).toContain('tu servicio ya no está en pausa (-$0,67)');
});

describe('the first bill', () => {
  it('says what of it is the beginning, and what the month ahead (BILL-7)', () => {
    const part: Line = { ...plan, kind: 'proration', amountCents: 556 };
    expect(firstBill(billOf([part]))?.text).toBe(
      'Es tu primera factura: incluye los días desde que empezó tu servicio ($6,39).',
    );
    expect(firstBill(billOf([part, plan, call]))?.text).toBe(
      'Es tu primera factura: incluye los días desde que empezó tu servicio ($6,39), un mes por adelantado ($16,10) y lo demás que usaste o compraste ($0,35).',
    );
  });
});

const kinds = [
  ...(['plan', 'proration', 'package', 'recharge', 'internationalCall', 'use'] as const),
  ...(['pause', 'thirdParty', 'device', 'discount', 'credit', 'other'] as const),
];
const line: fc.Arbitrary<Line> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    amountCents: fc.integer({ min: 1, max: 500_000 }),
    code: fc.constantFrom('A', 'B', 'C', 'D'),
    quantity: fc.integer({ min: 0, max: 40 }),
    serviceNumber: fc.constantFrom(null, '593991000001', 'IN-100001'),
    isTaxed: fc.boolean(),
  })
  .map(({ isTaxed, ...it }) => ({
    ...it,
    amountCents: it.kind === 'discount' || it.kind === 'credit' ? -it.amountCents : it.amountCents,
    taxRatePercent: isTaxed ? 15 : 0,
  }));
const generated = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    rate: fc.constantFrom(12, 15),
    /** Operators round line by line, or have a mind of their own. */
    off: fc.oneof(fc.constant(0), fc.integer({ min: -3, max: 3 }), fc.integer({ min: -900, max: 900 })),
  })
  .map(({ lines, rate, off }) => {
    const rated = lines.map((each) => ({ ...each, taxRatePercent: each.taxRatePercent === 0 ? 0 : rate }));
    return billOf(rated, billOf(rated).bill.taxCents + off);
  });

const sumOf = (all: readonly { amountCents: number }[]) =>
  all.reduce((sum, { amountCents }) => sum + amountCents, 0);

it('groups add up to the total and hold each line once, causes to the difference, whatever two bills hold (BILL-5, BILL-6)', () => {
  fc.assert(
    fc.property(generated, generated, (before, after) => {
      const groups = groupsOf(after);
      const ids = groups.flatMap(({ lines }) => lines.map(({ id }) => id)).filter((id) => id !== 'tax');
      const causes = compareBills(before, after)?.causes ?? [];
      const sizes = causes.map(({ amountCents }) => Math.abs(amountCents));
      const holds = {
        total: sumOf(groups) === after.bill.totalCents,
        groups: groups.every(({ amountCents, lines }) => sumOf(lines) === amountCents),
        eachOnce: ids.length === after.items.length && new Set(ids).size === ids.length,
        difference: sumOf(causes) === after.bill.totalCents - before.bill.totalCents,
        biggestFirst: sizes.every((size, at) => size <= (sizes[at - 1] ?? size) && size > 0),
      };
      return Object.values(holds).every(Boolean);
    }),
    { numRuns: 10_000 },
  );
});

it('two equal bills have no cause', () => {
  fc.assert(
    fc.property(generated, (bill) => {
      expect(compareBills(bill, bill)?.causes).toEqual([]);
    }),
  );
});
