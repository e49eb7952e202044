// Builders: lines and homes of the operator that nobody manages yet, each of a customer of its own.
import type { LineKind, MobileKind } from '@portal/contract/common';
import type { Role } from '@portal/contract/policy';
import { documentKind } from '@portal/market/documents';
import { rechargeBalanceName } from '@portal/market/money';
import { readSeal } from '@portal/operator/db/seal';
import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from '../build-app.ts';
import { e164, local, personDocument, personType } from './country.ts';
import type { GivenUser } from './given-user.ts';

export interface GivenLine {
  /** Ten digits, or the code of a home service. */
  number: string;
  /** Canonical. */
  serviceNumber: string;
  accountId: string;
}

export interface GivenCustomerLine extends GivenLine {
  customerId: string;
  lineId: string;
  /** What its customer knows: a cédula and its date. */
  documentType: string;
  documentNumber: string;
  date: string;
}

interface LineOptions {
  /** Another line of the same customer. */
  beside?: GivenCustomerLine;
  kind?: MobileKind;
  isCorporate?: boolean;
  status?: 'A' | 'S' | 'I';
}

let nextNumber = 80_000_000 + Math.floor(Math.random() * 9_000_000);

type Shelves = Pick<TestApp, 'database'>;

export async function givenLine(app: Shelves, options: LineOptions = {}): Promise<GivenCustomerLine> {
  const { kind = 'Postpaid', isCorporate = false, status = 'A' } = options;
  const digits = String(nextNumber++);
  const serviceNumber = e164(digits);
  const accountId = `9.${digits}`;
  const documentNumber = options.beside?.documentNumber ?? personDocument(`09${digits}`);
  const customerId =
    options.beside?.customerId ??
    (await givenCustomer(app, `${personType}:${documentNumber}`, { issuedOn: '2015-03-09' }));
  const line = { customerId, accountId, serviceNumber, kind, serviceType: 1, isCorporate, status };
  const lineId = await addLine(app, line);
  const document = { documentType: personType, documentNumber, date: '2015/03/09' };
  return { number: local(digits), serviceNumber, accountId, customerId, lineId, ...document };
}

/** The line has ended, and its number is another customer's, by a line of theirs. */
export async function givenNext(app: Shelves, before: GivenCustomerLine): Promise<GivenCustomerLine> {
  const next = await givenLine(app);
  const { number, serviceNumber } = before;
  const { pool } = app.database;
  await pool.query("update operator.lines set status = 'I' where line_id = $1", [before.lineId]);
  await pool.query('update operator.lines set service_number = $2 where line_id = $1', [
    next.lineId,
    serviceNumber,
  ]);
  await pool.query('delete from operator.line_numbers where service_number = $1', [next.serviceNumber]);
  await pool.query(
    'update operator.line_numbers set customer_id = $2, line_id = $3 where service_number = $1',
    [serviceNumber, next.customerId, next.lineId],
  );
  return { ...next, number, serviceNumber };
}

/** What is on a prepaid line. */
export const givenBalance = (
  app: Shelves,
  { customerId, lineId }: Pick<GivenCustomerLine, 'customerId' | 'lineId'>,
  cents: number,
) =>
  app.database.pool.query(
    'insert into operator.prepaid_balances (customer_id, line_id, name, amount_cents) values ($1, $2, $3, $4)',
    [customerId, lineId, rechargeBalanceName, cents],
  );

/** Beside others of its customer, it is billed alone. */
export const givenOwnAccount = (app: Shelves, { lineId }: Pick<GivenCustomerLine, 'lineId'>) =>
  app.database.pool.query("update operator.lines set account_id = account_id || '.o' where line_id = $1", [
    lineId,
  ]);

export interface GivenHome {
  /** Of its services, as the customer knows them. */
  numbers: string[];
  accountId: string;
  documentType: string;
  documentNumber: string;
  /** As the answer is written: `2015/03/09`. */
  date: string;
}

interface HomeOptions {
  documentType?: GivenHome['documentType'];
  documentNumber?: string;
  serviceTypes?: number[];
  isCorporate?: boolean;
}

export async function givenHome(app: TestApp, options: HomeOptions = {}): Promise<GivenHome> {
  const { documentType = personType, serviceTypes = [5], isCorporate = false } = options;
  const digits = String(nextNumber++);
  const isCompany = documentKind(documentType)?.of === 'company';
  const documentNumber = options.documentNumber ?? personDocument(`09${digits}${isCompany ? '001' : ''}`);
  const dates =
    documentKind(documentType)?.date === 'issued' ? { issuedOn: '2015-03-09' } : { bornOn: '2015-03-09' };
  const customerId = await givenCustomer(app, `${documentType}:${documentNumber}`, dates);
  const accountId = `9.${digits}`;
  const numbers = serviceTypes.map((type) => `HG${type}-${digits}`);
  for (const [index, serviceType] of serviceTypes.entries())
    await addLine(app, {
      customerId,
      accountId,
      serviceNumber: numbers[index] ?? '',
      kind: 'Fixed',
      serviceType,
      isCorporate,
      status: 'A',
    });
  return { numbers, accountId, documentType, documentNumber, date: '2015/03/09' };
}

/** As if the user had associated it by a code. */
export const givenManager = (app: TestApp, user: Pick<GivenUser, 'userId'>, line: GivenLine): Promise<void> =>
  givenRole(app, user, line, 'manager');

/** However they came to it. */
export async function givenRole(
  app: Shelves,
  { userId }: Pick<GivenUser, 'userId'>,
  { serviceNumber }: Pick<GivenLine, 'serviceNumber'>,
  role: Role,
): Promise<void> {
  const { pool } = app.database;
  await pool.query(
    `insert into associations (user_id, service_number, customer_id, line_id, account_id, kind, role)
     select $1, service_number, customer_id, line_id, account_id, kind, $3
     from operator.lines where service_number = $2`,
    [userId, serviceNumber, role],
  );
  await pool.query(
    `insert into line_managers (service_number, user_id, customer_id, role)
     select service_number, user_id, customer_id, role from associations
     where user_id = $1 and service_number = $2`,
    [userId, serviceNumber],
  );
}

async function givenCustomer(
  { database: { pool } }: Shelves,
  document: string,
  dates: { issuedOn?: string; bornOn?: string },
): Promise<string> {
  const customerId = uuidv7();
  const [type, number] = document.split(':');
  await pool.query(
    `insert into operator.customers (customer_id, kind, name, document_type, document_number, document_issued_on, born_on,
       address) values ($1, 'person', 'Clienta De Prueba', $2, $3, $4, $5, 'Calle Uno')`,
    [customerId, type, number, dates.issuedOn ?? null, dates.bornOn ?? null],
  );
  await pool.query('insert into operator.customer_documents (document, customer_id) values ($1, $2)', [
    document,
    customerId,
  ]);
  return customerId;
}

interface NewLine extends Required<Omit<LineOptions, 'kind' | 'beside'>> {
  customerId: string;
  accountId: string;
  serviceNumber: string;
  kind: LineKind;
  serviceType: number;
}

/** Answers its id. */
async function addLine({ database: { pool } }: Shelves, line: NewLine): Promise<string> {
  const { customerId, accountId, serviceNumber, kind, serviceType, isCorporate, status } = line;
  const lineId = uuidv7();
  await pool.query(
    `insert into operator.billing_accounts (customer_id, account_id, kind, cycle_day) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [customerId, accountId, kind, kind === 'Prepaid' ? null : 1],
  );
  await pool.query(
    `insert into operator.lines (customer_id, line_id, account_id, service_number, kind, service_type, plan_code, status,
       is_corporate, activated_on, monthly_fee_cents)
     select $1, $2, $3, $4, $5, $6, plan_code, $7, $8, '2024-01-15', price_cents
     from operator.plans where kind = $5 order by plan_code limit 1`,
    [customerId, lineId, accountId, serviceNumber, kind, serviceType, status, isCorporate],
  );
  await pool.query(
    'insert into operator.line_numbers (service_number, customer_id, line_id) values ($1, $2, $3)',
    [serviceNumber, customerId, lineId],
  );
  return lineId;
}

// Builder: the internet of a home with its Wi-Fi, of a customer of its own.

export interface GivenInternet {
  customerId: string;
  lineId: string;
  /** `IN-…` */
  code: string;
  ssid: string;
  key: string;
}

export interface InternetOptions {
  encryption?: 'WEP' | 'WPA2';
  key?: string;
  appliesLater?: boolean;
  status?: 'A' | 'S';
  /** False: the line is there, and has no Wi-Fi. */
  hasWifi?: boolean;
}

let nextCode = 700_000 + Math.floor(Math.random() * 90_000);

export async function givenInternet(
  app: TestApp,
  users: readonly GivenUser[],
  options: InternetOptions = {},
): Promise<GivenInternet> {
  const { encryption = 'WPA2', appliesLater = false, status = 'A', hasWifi = true } = options;
  const { key = encryption === 'WEP' ? '1234567890123' : 'Guayacan2481' } = options;
  const { pool, db } = app.database;
  const [customerId, lineId] = [uuidv7(), uuidv7()];
  const code = `IN-${nextCode++}`;
  const accountId = `9.${code}`;
  const ssid = `Casa ${code}`;
  await pool.query(
    `insert into operator.lines (customer_id, line_id, account_id, service_number, kind, service_type, plan_code, status,
       activated_on, monthly_fee_cents, address, download_mbps, upload_mbps)
     values ($1, $2, $3, $4, 'Fixed', 5, 'HOG300', $5, '2024-01-15', 2499, 'Calle Uno', 300, 150)`,
    [customerId, lineId, accountId, code, status],
  );
  for (const { userId } of users) {
    await pool.query(
      `insert into associations (user_id, service_number, customer_id, line_id, account_id, kind)
       values ($1, $2, $3, $4, $5, 'Fixed')`,
      [userId, code, customerId, lineId, accountId],
    );
  }
  if (hasWifi) {
    const sealed = (await readSeal(db)).close(key, lineId);
    await pool.query(
      `insert into operator.wifi_networks (customer_id, line_id, ssid, encryption, sealed_key, applies_later)
       values ($1, $2, $3, $4, $5, $6)`,
      [customerId, lineId, ssid, encryption, sealed, appliesLater],
    );
  }
  return { customerId, lineId, code, ssid, key };
}
