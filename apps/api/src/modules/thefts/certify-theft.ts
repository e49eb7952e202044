// The certificate of a stolen phone that is stopped: drawn, kept under its code, and sent, once.
import type { Db } from '@portal/database/connection';
import type { Customers } from '@portal/operator-ports/customers';
import type { Documents } from '@portal/operator-ports/documents';
import type { Certificates } from '../certificates/certificates.ts';
import type { Messages } from '../messages/messages.ts';
import { certificateEmail } from './theft-texts.copy.ts';
import type { TheftRow, Thefts } from './thefts.ts';

export interface CertifyTheftNeeds {
  db: Db;
  certificates: Certificates;
  customers: Pick<Customers, 'customer'>;
  documents: Pick<Documents, 'theftCertificate'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  thefts: Pick<Thefts, 'certify'>;
  brand: string;
}

export type CertifyTheft = (row: TheftRow) => Promise<void>;

export function createTheftCertificate(needs: CertifyTheftNeeds): CertifyTheft {
  const { db, certificates, customers, documents, messages, thefts, brand } = needs;
  return async (row) => {
    const { customerId, theftId, certificateTo: to } = row;
    const verification = certificates.newVerification();
    const { code } = verification;
    const content = await documents.theftCertificate({ customerId, theftId }, verification);
    const customer = await customers.customer(customerId);
    if (!content || !customer) return;
    await db.transaction(async (tx) => {
      // Who was slower has drawn for nothing: that paper is nobody's.
      const certified = await thefts.certify(tx, row, code);
      if (!certified) return;
      await certificates.keep(tx, {
        code,
        kind: 'theft',
        customerId,
        holderName: customer.name,
        content,
        endedAt: certified.undoneAt,
      });
      if (to === null || !messages.reaches('email', to)) return;
      const attachment = { name: `${theftId}.pdf`, content };
      await messages.send(tx, {
        channel: 'email',
        to,
        ...certificateEmail(brand, row, verification),
        attachment,
      });
    });
  };
}
