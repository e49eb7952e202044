// The certificate that nothing is owed: of an account whose services have ended and of which nothing is open anywhere.
import { Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import type { AccountPlace } from '@portal/operator-ports/common';
import type { Customers } from '@portal/operator-ports/customers';
import type { Documents } from '@portal/operator-ports/documents';
import type { OpenMatter } from '@portal/operator-ports/exits';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { ManagedLine } from '../../caller.ts';
import type { Certificates } from '../certificates/certificates.ts';
import type { Payments } from '../payments/payments.ts';

export interface NoDebtNeeds {
  db: Db;
  certificates: Certificates;
  customers: Pick<Customers, 'customer'>;
  documents: Pick<Documents, 'noDebtCertificate'>;
  ordering: Pick<Ordering, 'openMatters'>;
  payments: Pick<Payments, 'isAnyOpen'>;
}

export interface NoDebt {
  /** None: the certificate can be had. @throws Problem HOLDER_REQUIRED */
  open(line: ManagedLine): Promise<OpenMatter[]>;
  /** @throws Problem HOLDER_REQUIRED, NOT_SETTLED */
  certify(line: ManagedLine): Promise<Uint8Array>;
}

const accountOf = ({ customerId, accountId }: ManagedLine): AccountPlace => ({ customerId, accountId });

export function createNoDebt(needs: NoDebtNeeds): NoDebt {
  const { db, certificates, customers, documents, ordering, payments } = needs;

  async function open(line: ManagedLine): Promise<OpenMatter[]> {
    if (line.role !== 'holder') throw new Problem('HOLDER_REQUIRED');
    const account = accountOf(line);
    const [matters, isPaying] = await Promise.all([
      ordering.openMatters(account),
      payments.isAnyOpen(account),
    ]);
    // Of a payment whose result is not known here the operator may know nothing at all.
    return isPaying && !matters.includes('payment') ? [...matters, 'payment'] : matters;
  }

  return {
    open,
    async certify(line) {
      if ((await open(line)).length > 0) throw new Problem('NOT_SETTLED');
      const verification = certificates.newVerification();
      // The operator looks once more when it draws.
      const content = await documents.noDebtCertificate(accountOf(line), verification);
      const { customerId } = line;
      const customer = await customers.customer(customerId);
      if (!content || !customer) throw new Problem('NOT_SETTLED');
      const { code } = verification;
      await db.transaction((tx) =>
        certificates.keep(tx, { code, kind: 'noDebt', customerId, holderName: customer.name, content }),
      );
      return content;
    },
  };
}
