// Customers at the door of the whole product, each with a postpaid and a prepaid line, signed in.
import { randomUUID } from 'node:crypto';
import { createPayment } from '@portal/contract/paying/payments';
import type pg from 'pg';
import { insertSession } from './portal.ts';
import type { PurchaseAsk } from './recorded-purchase.ts';

export interface Buyer {
  token: string;
  postpaid: string;
  prepaid: string;
}

export async function giveBuyers(client: pg.Client, count: number): Promise<Buyer[]> {
  const { rows: lines } = await client.query<{ kind: string; number: string }>(
    `select kind, service_number as number from (
       select kind, service_number, row_number() over (partition by kind order by service_number) as place
       from operator.lines where kind <> 'Fixed' and status = 'A' and not is_corporate) l
     where place <= $1 order by place`,
    [count],
  );
  const of = (kind: string) => lines.filter((line) => line.kind === kind).map(({ number }) => number);
  const [postpaid, prepaid] = [of('Postpaid'), of('Prepaid')];
  const buyers: Buyer[] = [];
  for (let index = 0; index < Math.min(postpaid.length, prepaid.length); index++) {
    const numbers = [postpaid[index] ?? '', prepaid[index] ?? ''] as const;
    const token = await giveUser(client, `compradora.${index}@correo.example`, numbers);
    buyers.push({ token, postpaid: `0${numbers[0].slice(3)}`, prepaid: `0${numbers[1].slice(3)}` });
  }
  return buyers;
}

async function giveUser(client: pg.Client, email: string, numbers: readonly string[]): Promise<string> {
  const userId = randomUUID();
  await client.query(
    `insert into users (user_id, login_name, email_kind, email, given_name, family_name)
     values ($1, $2, 'real', $2, 'Compradora', 'De Medida')`,
    [userId, email],
  );
  const token = await insertSession(client, userId);
  await client.query(
    `insert into associations (user_id, service_number, customer_id, line_id, account_id, kind)
     select $1, service_number, customer_id, line_id, account_id, kind from operator.lines
     where service_number = any($2)`,
    [userId, numbers],
  );
  return token;
}

const dollars = (value: number) => ({ amount: value, units: 'USD' });

/** Three dollars of data: charged to the invoice of the postpaid line, or to a card for the prepaid one. */
export function packageAsk({ token, postpaid, prepaid }: Buyer, method: 'invoice' | 'card'): PurchaseAsk {
  const line = method === 'card' ? prepaid : postpaid;
  const amounts = { amount: dollars(2.61), taxAmount: dollars(0.39), totalAmount: dollars(3) };
  const paymentMethod =
    method === 'card'
      ? { '@type': 'bankCard', authorizationCode: 'f'.repeat(32) }
      : { '@type': 'account', details: { name: 'Cargo a factura' } };
  return {
    path: createPayment.path,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'transaction-name': 'createPayment',
      channel: 'WEB',
      action: '1',
      claroid: line,
    },
    body: () => ({
      correlatorId: `EC-${randomUUID()}`,
      name: 'Compra de paquete',
      type: 'normal',
      ...amounts,
      channel: { id: '1', name: 'Portal personas' },
      paymentItem: [{ ...amounts, item: { id: 'INT-3G-7D', '@referredType': 'package' } }],
      paymentMethod,
    }),
  };
}
