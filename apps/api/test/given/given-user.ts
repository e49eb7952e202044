// Builders: each test makes its own customer.
import { login } from '@portal/contract/access/sso';
import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from '../build-app.ts';
import { quickHash } from '../quick-hash.ts';
import { e164, local, personDocument, personType } from './country.ts';

export interface GivenUser {
  userId: string;
  email: string;
  password: string;
}

const password = 'Zarpado26';
let passwordHash: Promise<string> | undefined;
let count = 0;

/** A user without lines, and with a real e-mail; or who signed up with a number (E.164 digits), which then is their `email`. */
export async function givenUser(app: Pick<TestApp, 'database'>, number?: string): Promise<GivenUser> {
  passwordHash ??= quickHash(password);
  const userId = uuidv7();
  const email = number ?? `user${++count}.${userId.slice(-6)}@correo.example`;
  const { pool } = app.database;
  await pool.query(
    `insert into users (user_id, login_name, email_kind, email, phone, given_name, family_name)
     values ($1, $2, $3, $4, $5, 'Usuaria', 'De Prueba')`,
    [userId, email, number ? 'phone' : 'real', number ? `${number}@telefono.example` : email, number],
  );
  await pool.query('insert into login_names (login_name, user_id) values ($1, $2)', [email, userId]);
  await pool.query('insert into credentials (user_id, password_hash) values ($1, $2)', [
    userId,
    await passwordHash,
  ]);
  return { userId, email, password };
}

/** As the browser does before an account is closed. */
export async function provePassword(app: TestApp, { email, password }: GivenUser, token: string) {
  await app.call({
    method: 'POST',
    url: login.path,
    token,
    headers: { OperationId: 'VerifyPassword' },
    payload: { username: email, password },
  });
}

export interface GivenPostpaidLine {
  customerId: string;
  lineId: string;
  accountId: string;
  /** Ten digits. */
  number: string;
}

let nextNumber = 70_000_000 + Math.floor(Math.random() * 9_000_000);

/** A postpaid line of a customer of its own, held by the user. */
export async function givenPostpaidLine(
  app: TestApp,
  user: GivenUser,
  options: { isCorporate?: boolean } = {},
): Promise<GivenPostpaidLine> {
  const { pool } = app.database;
  const [customerId, lineId] = [uuidv7(), uuidv7()];
  const digits = String(nextNumber++);
  const accountId = `9.${digits}`;
  await pool.query(
    `insert into operator.customers (customer_id, kind, name, document_type, document_number, address)
     values ($1, 'person', 'Clienta De Prueba', $3, $2, 'Calle Uno')`,
    [customerId, personDocument(`09${digits}`), personType],
  );
  await pool.query(
    `insert into operator.billing_accounts (customer_id, account_id, kind, cycle_day) values ($1, $2, 'Postpaid', 1)`,
    [customerId, accountId],
  );
  await pool.query(
    `insert into operator.lines (customer_id, line_id, account_id, service_number, kind, service_type, plan_code, status,
       is_corporate, activated_on, monthly_fee_cents)
     select $1, $2, $3, $4, 'Postpaid', 1, plan_code, 'A', $5, '2024-01-15', price_cents
     from operator.plans where kind = 'Postpaid' order by plan_code limit 1`,
    [customerId, lineId, accountId, e164(digits), options.isCorporate ?? false],
  );
  await pool.query(
    `insert into associations (user_id, service_number, customer_id, line_id, account_id, kind, role)
     values ($1, $2, $3, $4, $5, 'Postpaid', 'holder')`,
    [user.userId, e164(digits), customerId, lineId, accountId],
  );
  return { customerId, lineId, accountId, number: local(digits) };
}

let nextBill = 900_000_000 + Math.floor(Math.random() * 9_000_000);

/** An unpaid bill; answers its number. */
export async function givenBill(
  app: TestApp,
  line: GivenPostpaidLine,
  options: { totalCents?: number; issuedOn?: string } = {},
): Promise<string> {
  const billNo = `001-002-${nextBill++}`;
  const issuedOn = options.issuedOn ?? '2026-11-01';
  await app.database.pool.query(
    `insert into operator.bills (customer_id, bill_no, account_id, line_id, issued_on, period_start, period_end, due_on,
       taxable_cents, exempt_cents, tax_cents, total_cents, state, access_key, document_ready_at)
     values ($1, $2, $3, $4, $5::date, $5::date - interval '1 month', $5::date - 1, $5::date + 20,
       0, $6, 0, $6, 'sent', $7, now())`,
    [
      line.customerId,
      billNo,
      line.accountId,
      line.lineId,
      issuedOn,
      options.totalCents ?? 1839,
      '1'.repeat(49),
    ],
  );
  return billNo;
}
