// Who answers the three questions about a customer right has proved to be them: document, its type, and its date.

import { Problem } from '@portal/contract/errors';
import type { DocumentType } from '@portal/contract/questions';
import { documentKind } from '@portal/market/documents';
import type { Customer, Customers } from '@portal/operator-ports/customers';
import type { Guesser, Guessing, GuessPurpose } from '../../guess.ts';
import { type DocumentAnswers, readDocumentAnswers } from './document-answers.ts';

export interface ProveCustomerNeeds {
  customers: Pick<Customers, 'customerByDocument'>;
  guess: Guessing;
}

export interface Asker extends Guesser {
  purpose: Exclude<GuessPurpose, 'theftByCode' | 'passkey'>;
  /** What comes before anything is compared, unless they have worked for it. */
  unlessWorked?(): Promise<void>;
  /** Whoever else it is does not match. */
  mayBe?(customer: Customer): Promise<boolean>;
}

/**
 * An unknown document and a wrong date are the same refusal.
 * @throws Problem INVALID, DOCUMENT_NOT_MATCHED, DOCUMENT_TRIES_SPENT, TOO_MANY_REQUESTS; WorkRequired
 */
export type ProveCustomer = (
  asker: Asker,
  answers: readonly { id: string; answer: string }[],
) => Promise<Customer>;

export function createProveCustomer(needs: ProveCustomerNeeds): ProveCustomer {
  const { customers, guess } = needs;

  async function find({ documentType, documentNumber, date }: DocumentAnswers): Promise<Customer | null> {
    const customer = await customers.customerByDocument(documentType, documentNumber);
    return customer && dateOf(customer, documentType) === date ? customer : null;
  }

  return async (asker, typed) => {
    const answers = readDocumentAnswers(typed);
    const { purpose, source, work, unlessWorked, mayBe } = asker;
    const subject = `${answers.documentType}:${answers.documentNumber}`;
    return guess({ purpose, subject, source, work }, async ({ worked }) => {
      if (!worked) await unlessWorked?.();
      const customer = await find(answers);
      if (!customer || (mayBe && !(await mayBe(customer)))) throw new Problem('DOCUMENT_NOT_MATCHED');
      return customer;
    });
  };
}

/** The market says which of its days a document is known by. */
function dateOf(customer: Customer, documentType: DocumentType): string | null {
  return documentKind(documentType)?.date === 'issued' ? customer.documentIssuedOn : customer.bornOn;
}
