import { getVoiceUsage, type VoiceUsage } from '@portal/contract/lines/usage-records';
import { type ExpandedBill, getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { addDays, addMonths, civilDateOf } from '@portal/market/civil-dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { type GivenItem, givenBillOf } from '../../../test/given/bills.ts';
import { givenSubscriber, type Subscriber } from '../../../test/given/plan-change.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (billNo: string, token: string, query = '?expand=lines') =>
  app.call({ method: 'GET', url: `${getCustomerBill.path.replace(':id', billNo)}${query}`, token });
const opened = async (billNo: string, token: string): Promise<ExpandedBill> =>
  (await ask(billNo, token)).json();

const plan: GivenItem = ['plan', 'Plan Esencial 8 GB', 999, 'ESE08'];
const [september, october, november] = ['2026-09-01', '2026-10-01', '2026-11-01'] as const;
const sum = (all: readonly { amount: { value: number } }[] = []) =>
  Math.round(all.reduce((total, { amount }) => total + amount.value, 0) * 100) / 100;

async function givenBills(...bills: [issuedOn: string, items: GivenItem[], state?: string][]) {
  const user = await givenSubscriber(app);
  const numbers: string[] = [];
  for (const [issuedOn, items, state] of bills)
    numbers.push(await givenBillOf(app, await placeOf(user), issuedOn, items, state));
  return { user, numbers };
}

async function placeOf({ line }: Subscriber) {
  const { rows } = await app.database.pool.query(
    'select customer_id, line_id from operator.lines where service_number = $1',
    [line.serviceNumber],
  );
  return { ...line, customerId: rows[0].customer_id as string, lineId: rows[0].line_id as string };
}

describe('a bill 200', () => {
  it("Ana's newest: every line in a group, which add up to $18,39, and why it is not $15,99 again", async () => {
    const ana = await app.signIn('ana.paredes@correo.example');
    const url = `${listCustomerBills.path}?serviceId=0991000001`;
    const all: ExpandedBill[] = (await app.call({ method: 'GET', url, token: ana })).json();
    const [newest, before] = all.map(({ billNo }) => billNo);
    const bill = await opened(newest ?? '', ana);
    expect(bill.groups?.map(({ group, amount, lines }) => [group, amount.value, lines.length])).toEqual([
      ['plan', 13.9, 1],
      ['purchases', 1.74, 2],
      ['overage', 0.35, 1],
      ['tax', 2.4, 1],
    ]);
    expect(sum(bill.groups)).toBe(18.39);
    // As they are compared: without the tax's own line they add up to the total, too.
    expect(bill.groups?.map(({ taxIncludedAmount }) => taxIncludedAmount.value)).toEqual([
      15.99, 2, 0.4, 2.4,
    ]);
    expect(bill.groups?.[1]?.lines.map(({ taxIncludedAmount }) => taxIncludedAmount.value)).toEqual([1, 1]);
    expect(bill.groups?.[2]?.lines[0]).toMatchObject({
      description: 'Llamada internacional a España',
      serviceNumber: '0991000001',
      date: expect.stringMatching(/T00:00:00-05:00$/),
    });
    // The call stands in the line's records with the same amount.
    const on = String(bill.groups?.[2]?.lines[0]?.date).slice(0, 10);
    const calls = await app.call({
      method: 'GET',
      url: `${getVoiceUsage.path}?serviceId=0991000001&dateFrom=${on}&dateTo=${on}`,
      token: ana,
    });
    expect(calls.json<VoiceUsage>().consumption.filter(({ amount }) => amount !== 0)).toMatchObject([
      { date: expect.stringContaining(on), destinationNumber: expect.stringMatching(/^0034/), amount: 0.4 },
    ]);
    expect(bill.groups?.[3]?.lines[0]?.description).toBe('IVA 15 % sobre $15,99');
    expect(bill.comparison).toMatchObject({
      previousBillNo: before,
      difference: { unit: 'USD', value: 2.4 },
      text: 'Subió $2,40: compraste 2 paquetes (+$2,00) y se cobró 1 llamada internacional (+$0,40).',
      causes: [
        { cause: 'purchases', amount: { value: 2 } },
        { cause: 'overage', amount: { value: 0.4 } },
      ],
    });
    expect(bill.firstBill).toBeNull();
    expect(bill.history?.map(({ billNo }) => billNo)).toEqual(all.map(({ billNo }) => billNo));
    expect(bill.appliedPayment).toEqual([]);
  });

  it('every bill of the demo adds up, and so do its causes', async () => {
    const ana = await app.signIn('ana.paredes@correo.example');
    const all: ExpandedBill[] = (
      await app.call({ method: 'GET', url: `${listCustomerBills.path}?limit=50`, token: ana })
    ).json();
    for (const { billNo, amountDue } of all) {
      const { groups, comparison, history } = await opened(billNo, ana);
      expect([billNo, sum(groups)]).toEqual([billNo, amountDue.value]);
      const previous = history?.find((bill) => bill.billNo === comparison?.previousBillNo);
      if (comparison) expect(sum(comparison.causes)).toBe(comparison.difference.value);
      // Their lines are years old: what was before the oldest bill is not known here.
      expect([billNo, comparison === null]).toEqual([billNo, previous === undefined]);
    }
  });

  it('without being asked for its lines it is as in the list', async () => {
    const { user, numbers } = await givenBills([november, [plan]]);
    const [billNo = ''] = numbers;
    const list = await app.call({ method: 'GET', url: listCustomerBills.path, token: user.token });
    expect([(await ask(billNo, user.token, '')).json()]).toEqual(list.json());
  });

  it('a line that was written before lines had a kind stands in the group that its code says', async () => {
    const old: GivenItem[] = [
      [null, 'Plan Esencial 8 GB', 999, 'ESE08'],
      [null, 'Paquete 3 GB por 7 días', 261, 'PQ3GB'],
      [null, 'Recarga de saldo', 435, 'RECARGA'],
      [null, 'Minutos de larga distancia internacional', 30, 'LDI'],
      [null, 'Seguro de equipo', 209, 'SEGEQ'],
      [null, 'Interés por pago tardío', 40, 'INTMO'],
    ];
    const { user, numbers } = await givenBills([october, old], [november, [plan]]);
    const before = await opened(numbers[0] ?? '', user.token);
    expect(before.groups?.map(({ group, lines }) => [group, lines.length])).toEqual([
      ['plan', 1],
      ['purchases', 2],
      ['overage', 1],
      ['device', 1],
      ['other', 1],
      ['tax', 1],
    ]);
    const after = await opened(numbers[1] ?? '', user.token);
    expect(after.comparison?.causes.map(({ cause }) => cause)).not.toContain('plan');
    expect(sum(after.comparison?.causes)).toBe(after.comparison?.difference.value);
  });

  it('a void bill is neither what the next one is compared with, nor among the totals', async () => {
    const { user, numbers } = await givenBills(
      [september, [plan]],
      [october, [['plan', 'Otro', 5_000]], 'cancelled'],
      [november, [plan]],
    );
    const bill = await opened(numbers[2] ?? '', user.token);
    expect(bill.comparison).toMatchObject({
      previousBillNo: numbers[0],
      text: 'Cuesta lo mismo que la anterior.',
    });
    expect(bill.history?.map(({ billNo }) => billNo)).toEqual([numbers[2], numbers[0]]);
  });

  it('the first bill of a new line says what it holds', async () => {
    const today = civilDateOf(new Date());
    const { user, numbers } = await givenBills([today, [['proration', 'Plan, 10 de 30 días', 333]]]);
    const old = await opened(numbers[0] ?? '', user.token);
    expect([old.firstBill, old.comparison]).toEqual([null, null]);
    await app.database.pool.query('update operator.lines set activated_on = $2 where service_number = $1', [
      user.line.serviceNumber,
      addDays(today, -10),
    ]);
    expect((await opened(numbers[0] ?? '', user.token)).firstBill).toEqual({
      text: 'Es tu primera factura: incluye los días desde que empezó tu servicio ($3,83).',
    });
  });

  it('of an operator that tells no lines it says nothing but its totals (BILL-8)', async () => {
    const { user, numbers } = await givenBills([october, []], [november, []]);
    const bill = await opened(numbers[1] ?? '', user.token);
    expect(bill).toMatchObject({
      groups: [],
      comparison: null,
      firstBill: null,
      amountDue: { value: 11.49 },
    });
    expect(bill.history).toHaveLength(2);
  });

  it('at most twelve totals, this one first', async () => {
    const months = Array.from({ length: 15 }, (_none, index) => addMonths('2025-06-01', index));
    const { user, numbers } = await givenBills(...months.map((day): [string, GivenItem[]] => [day, [plan]]));
    const { history } = await opened(numbers[13] ?? '', user.token);
    expect(history?.map(({ billNo }) => billNo)).toEqual(numbers.slice(2, 14).toReversed());
  });

  it('one that was paid somewhere else says when', async () => {
    const { user, numbers } = await givenBills([november, [plan], 'settled']);
    await app.database.pool.query('update operator.bills set paid_at = $2 where bill_no = $1', [
      numbers[0],
      '2026-11-05T15:00:00Z',
    ]);
    expect((await opened(numbers[0] ?? '', user.token)).appliedPayment).toEqual([
      { appliedAmount: { unit: 'USD', value: 11.49 }, date: '2026-11-05T10:00:00-05:00', channel: 'other' },
    ]);
  });
});

describe('a bill 400, 401, 404', () => {
  it('400: to be expanded by something else', async () => {
    const { user, numbers } = await givenBills([november, [plan]]);
    expect((await ask(numbers[0] ?? '', user.token, '?expand=everything')).statusCode).toBe(400);
  });

  it('401 without a token, 404 for a number that nobody has', async () => {
    const { user, numbers } = await givenBills([november, [plan]]);
    const url = `${getCustomerBill.path.replace(':id', numbers[0] ?? '')}?expand=lines`;
    expect((await app.call({ method: 'GET', url })).statusCode).toBe(401);
    expect((await ask('001-002-000000001', user.token)).statusCode).toBe(404);
  });
});
