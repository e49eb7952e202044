// Who answers the three questions about a customer right has proved to be them: document, its type, and its date.

import { InvalidField, Problem } from '@portal/contract/errors';
import { type DocumentType, documentTypeSchema, questionIds } from '@portal/contract/questions';
import { documentKind, isDocument } from '@portal/market/documents';
import type { Customer, Customers } from '@portal/operator-ports/customers';
import type { Guesser, Guessing, GuessPurpose } from '../../guess.ts';

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

interface DocumentAnswers {
  documentType: DocumentType;
  /** Of a passport in capitals. */
  documentNumber: string;
  /** Civil, `2015-03-09`. */
  date: string;
}

/** @throws Problem INVALID; nothing that is refused here could have matched anybody */
function readDocumentAnswers(answers: readonly { id: string; answer: string }[]): DocumentAnswers {
  const wrong = (id: string) => {
    const index = answers.findIndex((each) => each.id === id);
    return new InvalidField(index < 0 ? 'questions' : `questions.${index}.answer`);
  };
  const answerTo = (id: string) => answers.find((each) => each.id === id)?.answer.trim() ?? '';
  const documentType = documentTypeSchema.safeParse(answerTo(questionIds.documentType).toUpperCase());
  if (!documentType.success) throw wrong(questionIds.documentType);
  const documentNumber = answerTo(questionIds.documentNumber).replace(/\s/g, '').toUpperCase();
  if (!isDocument(documentType.data, documentNumber)) throw wrong(questionIds.documentNumber);
  const date = civilDateOf(answerTo(questionIds.date));
  if (date === null) throw wrong(questionIds.date);
  return { documentType: documentType.data, documentNumber, date };
}

/** `2015/03/09` or `2015/3/9`; null for one that is none, or to come. */
function civilDateOf(text: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  // 30 February becomes 2 March, which is not what was written.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date) return null;
  return instant.getTime() > Date.now() ? null : date;
}
