// What an invoice says of a bill, before it is drawn.
import type { InvoiceDocument } from '@portal/operator/documents/invoice-document';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './build-app.ts';
import { invoiceDocument } from './invoice-document.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The document of an account's newest bill, as it goes to the printer. */
async function newest(serviceNumber: string): Promise<InvoiceDocument> {
  const { rows } = await app.database.pool.query(
    `select bill_no as "billNo", b.customer_id as "customerId", l.line_id as "lineId"
     from operator.bills b join operator.lines l using (customer_id, account_id)
     where service_number = $1 order by issued_on desc limit 1`,
    [serviceNumber],
  );
  const { billNo, customerId, lineId } = rows[0];
  const document = await invoiceDocument(app, { billNo, customerId, lineIds: [lineId], showsBuyer: true });
  if (!document) throw new Error('no document');
  return document;
}

it('a home names all of its services, first the one that the account is known by', async () => {
  const { services, used } = await newest('TV-100001');
  expect(services.map(({ label, number }) => [label, number])).toEqual([
    ['Internet', 'IN-100001'],
    ['Televisión', 'TV-100001'],
    ['Telefonía fija', '042100001'],
  ]);
  expect(used).toEqual([]);
});

it('a mobile line says what was used in the period, and where it is paid', async () => {
  const { services, used, waysToPay } = await newest('593991000001');
  expect(services).toEqual([{ label: 'Línea móvil', number: '0991000001', planName: 'Plus 15 GB' }]);
  expect(used.map(({ name }) => name)).toEqual(['Datos', 'Llamadas', 'Mensajes']);
  expect(waysToPay[0]?.value).toBe('En https://portal.operador.example/ec/billing/');
});
