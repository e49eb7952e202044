// What an invoice says of a bill, before it is drawn.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { createModules } from '../app-modules.ts';
import type { ManagedLine } from '../caller.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import type { InvoiceDocument } from '../modules/documents/documents.ts';
import { createGetInvoice } from './get-invoice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The document of an account's newest bill, as it goes to the printer. */
async function documentOf(serviceNumber: string): Promise<InvoiceDocument> {
  const config = readConfig({});
  const modules = createModules({
    config,
    database: app.database,
    operator: app.operator,
    log: createLog('silent'),
  });
  const { rows } = await app.database.pool.query(
    `select bill_no, b.customer_id, b.account_id, l.kind, l.line_id from operator.bills b join operator.lines l using (customer_id, account_id)
     where service_number = $1 order by issued_on desc limit 1`,
    [serviceNumber],
  );
  const [row] = rows;
  const managed: ManagedLine[] = [
    {
      serviceNumber,
      customerId: row.customer_id,
      lineId: row.line_id,
      accountId: row.account_id,
      kind: row.kind,
      role: 'holder',
    },
  ];
  let drawn: InvoiceDocument | undefined;
  const getInvoice = createGetInvoice({
    ...modules,
    documents: {
      renderInvoice: async (document) => {
        drawn = document;
        return new Uint8Array();
      },
      close: async () => {},
    },
    issuer: config.issuer,
    help: {
      portalOrigin: 'https://portal.operador.example',
      helpPaymentUrl: config.site.helpPaymentUrl,
      helpPhone: '*611',
    },
  });
  const bill = await modules.billing.find(managed, row.bill_no);
  if (!bill) throw new Error('no bill');
  await getInvoice.pdf(managed, bill);
  if (!drawn) throw new Error('nothing was drawn');
  return drawn;
}

it('a home names all of its services, first the one that the account is known by', async () => {
  const { services, used } = await documentOf('TV-100001');
  expect(services.map(({ label, number }) => [label, number])).toEqual([
    ['Internet', 'IN-100001'],
    ['Televisión', 'TV-100001'],
    ['Telefonía fija', '042100001'],
  ]);
  expect(used).toEqual([]);
});

it('a mobile line says what was used in the period, and where it is paid', async () => {
  const { services, used, waysToPay } = await documentOf('593991000001');
  expect(services).toEqual([{ label: 'Línea móvil', number: '0991000001', planName: 'Plus 15 GB' }]);
  expect(used.map(({ name }) => name)).toEqual(['Datos', 'Llamadas', 'Mensajes']);
  expect(waysToPay[0]?.value).toBe('En https://portal.operador.example/ec/billing/');
});
