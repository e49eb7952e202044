// What an invoice says of a bill, before it is drawn.
import { createBilling } from '@portal/operator/billing/billing';
import { systemClock as clock } from '@portal/operator/clock/clock';
import { createCustomers } from '@portal/operator/customers/customers';
import { documentOf } from '@portal/operator/documents/document-of';
import type { InvoiceDocument } from '@portal/operator/documents/invoice-document';
import { createUsage } from '@portal/operator/usage/usage';
import type { InvoiceAsked } from '@portal/operator-ports/documents';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import type { TestApp } from './build-app.ts';

export function invoiceDocument(app: TestApp, asked: InvoiceAsked): Promise<InvoiceDocument | null> {
  const { issuer, site } = readConfig({});
  const { db } = app.database;
  const parts = {
    billing: createBilling({
      dunning: { review: async () => true },
      db,
      clock,
      taxId: issuer.taxId,
      series: '001-003',
    }),
    customers: createCustomers({ db, clock }),
    usage: createUsage({ db, clock, log: createLog('silent') }),
    help: { ...site, portalOrigin: 'https://portal.operador.example', helpPhone: '*611' },
  };
  return documentOf({ ...parts, issuer }, asked);
}
