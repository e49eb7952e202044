// Who answers the three questions about a customer right has proved to be them: document, its type, and its date.

import { Problem } from '@portal/contract/errors';
import type { DocumentType } from '@portal/contract/questions';
import { documentKind } from '@portal/market/documents';
import type { Customer, Customers } from '@portal/operator-ports/customers';
import { type DocumentAnswers, readDocumentAnswers } from './document-answers.ts';

/** Who guesses about which document, and from where. */
export interface Guess {
  /** `CED:1710034065` */
  document: string;
  userId: string;
  address: string;
}

export interface ProveCustomerNeeds {
  customers: Pick<Customers, 'customerByDocument'>;
  /** A try, before anything is compared; counted across processes. @throws Problem DOCUMENT_TRIES_SPENT */
  spendTry(guess: Guess): Promise<void>;
  /** The answers were right. */
  giveTryBack(guess: Guess): Promise<void>;
}

/**
 * An unknown document and a wrong date are the same refusal.
 * @throws Problem INVALID, DOCUMENT_NOT_MATCHED, DOCUMENT_TRIES_SPENT
 */
export type ProveCustomer = (
  asker: Omit<Guess, 'document'>,
  answers: readonly { id: string; answer: string }[],
) => Promise<Customer>;

export function createProveCustomer(needs: ProveCustomerNeeds): ProveCustomer {
  const { customers, spendTry, giveTryBack } = needs;

  async function mustMatch({ documentType, documentNumber, date }: DocumentAnswers): Promise<Customer> {
    const customer = await customers.customerByDocument(documentType, documentNumber);
    if (!customer || dateOf(customer, documentType) !== date) throw new Problem('DOCUMENT_NOT_MATCHED');
    return customer;
  }

  return async (asker, typed) => {
    const answers = readDocumentAnswers(typed);
    const guess = { ...asker, document: `${answers.documentType}:${answers.documentNumber}` };
    await spendTry(guess);
    const customer = await mustMatch(answers);
    await giveTryBack(guess);
    return customer;
  };
}

/** The market says which of its days a document is known by. */
function dateOf(customer: Customer, documentType: DocumentType): string | null {
  return documentKind(documentType)?.date === 'issued' ? customer.documentIssuedOn : customer.bornOn;
}
