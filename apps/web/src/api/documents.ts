// The invoice as a file on the customer's device.

import type { getInvoiceDocument } from '@portal/contract/documents';
import { country } from '@portal/market/path';
import { dataOf } from '../lib/http/result.ts';
import { saveFile } from '../lib/save-file.ts';
import { lineOfBusiness } from '../session/visit.ts';
import { requestFile } from './requests.ts';

const PATH = `/DocumentManagement/api/${country}/documentManagement/document` as const;

/** Saves `{billNo}.pdf`; throws a `RequestFailure`, of status 404 while the invoice is not ready. */
export async function downloadInvoice(billNo: string, line: string): Promise<void> {
  const file = dataOf(
    await requestFile<typeof getInvoiceDocument>({
      method: 'GET',
      path: PATH,
      query: { type: 'pdf', numfactura: billNo },
      name: 'getInvoiceDocument',
      line,
      // Mobile 1, home 2 (BILL-2); the server finds the invoice by its number alone.
      headers: { Accept: 'application/pdf', LOB: lineOfBusiness(line) === 'Hogar' ? '2' : '1' },
    }),
  );
  saveFile(file, `${billNo}.pdf`);
}
