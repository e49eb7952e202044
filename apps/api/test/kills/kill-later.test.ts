// kill -9 while a code is made, paid, paid twice and replaced by a card: afterwards one payment is kept, and all else went back (PAY-42, PAY-44).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually, scaled } from '../eventually.ts';
import { billPaymentBody, cards, givenToken } from '../given/cards.ts';
import { units } from '../given/country.ts';
import { passTime } from '../neighbours/provider-news.ts';
import {
  bearerOf,
  givenUnpaidBill,
  type KillWorld,
  lanes,
  openKillWorld,
  payingBy,
  senderOf,
} from './kill-world.ts';

vi.setConfig({ testTimeout: scaled(300_000), hookTimeout: 120_000 });

const [lane] = lanes;
const rounds = scaled(2);
/** Of each kill, after what was sent: a step further in every round. */
const afterMs = (round: number, step: number) => (round * 37 + step * 61) % 180;

let world: KillWorld;
beforeAll(async () => {
  world = await openKillWorld({ PAYMENT_LATER: 'cash,bankTransfer,qr' });
});
afterAll(() => world.close());

const codeOf = (billNo: string, correlatorId: string) => ({
  ...billPaymentBody({ billNo, dollars: units(1839), correlatorId, token: '' }),
  authorizationCode: undefined,
  paymentMethod: { '@type': 'cash' },
});

async function atTill(codigo: string): Promise<void> {
  await fetch(`${world.payOrigin}/pagar`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ codigo, como: 'exacto' }),
  });
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('keeps the money of one payment of a bill, whichever step is killed', async () => {
  const { pool } = world.database;
  let authorization: string | undefined;
  const bills: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = await world.start();
    authorization ??= await bearerOf(first.origin, lane.username);
    const billNo = await givenUnpaidBill(world.database, lane);
    bills.push(billNo);
    const body = codeOf(billNo, `EC-${randomUUID()}`);
    const asked = payingBy(senderOf(first.origin, authorization))('3', lane.postpaid, body);
    await rest(afterMs(round, 1));
    await world.kill(first);
    await asked;
    const second = await world.start();
    const pay = payingBy(senderOf(second.origin, authorization));
    const token = await givenToken(world, cards.approved, units(1839));
    const { rows } = await pool.query(
      `select instructions ->> 'code' as code from payments where item_id = $1 and status = 'waiting'`,
      [billNo],
    );
    const paid = rows.map(({ code }) => atTill(code).then(() => (round % 2 ? atTill(code) : undefined)));
    const byCard = pay(
      '3',
      lane.postpaid,
      billPaymentBody({ billNo, dollars: units(1839), correlatorId: `EC-${randomUUID()}`, token }),
    );
    await rest(afterMs(round, 2));
    await world.kill(second);
    await Promise.all([...paid, byCard]);
  }
  await world.start();
  for (const billNo of bills)
    await eventually(
      async () => {
        await passTime({ database: world.database } as Parameters<typeof passTime>[0]);
        const { rows: open } = await pool.query(
          `select 1 from payments where item_id = $1 and (status in ('pending', 'unknown') or effect = 'due')`,
          [billNo],
        );
        expect(open).toEqual([]);
        const { rows } = await pool.query(
          `select (select count(*)::int from payments where item_id = $1 and status = 'authorized') as paid,
             (select coalesce(sum(p.total_cents), 0)::int from pay_sandbox.code_payments p
                join pay_sandbox.codes c using (token) join payments on payment_id::text = c.idempotency_key
                where item_id = $1 and p.refunded_at is null)
             + (select coalesce(sum(c.total_cents), 0)::int from pay_sandbox.charges c
                join payments on payment_id::text = c.idempotency_key
                left join pay_sandbox.refunds r on r.charge_ticket_number = c.ticket_number
                where item_id = $1 and c.status = 'APPROVAL' and r.ticket_number is null) as cents`,
          [billNo],
        );
        expect(rows[0].paid).toBeLessThanOrEqual(1);
        expect(rows[0].cents).toBe(rows[0].paid * 1839);
      },
      { timeout: 60_000, interval: 500 },
    );
});
