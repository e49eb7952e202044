// Home services come under a user's management by the answers about their customer (B1, B2): document and date.
import { Problem } from '@portal/contract/errors';
import type { DocumentType } from '@portal/contract/questions';
import type { Caller } from '../../caller.ts';
import type { Db } from '../../db/database.ts';
import type { Accounts, Customer } from '../../modules/accounts/accounts.ts';
import type { Inventory, Line } from '../../modules/inventory/inventory.ts';
import type { Sso } from '../../modules/sso/sso.ts';
import type { BeginManaging } from './begin-managing.ts';
import { type HomeAnswers, readHomeAnswers } from './home-answers.ts';

export interface AssociateHomeNeeds {
  db: Db;
  sso: Sso;
  accounts: Accounts;
  inventory: Inventory;
  beginManaging: BeginManaging;
  /** One of the three tries that a document has a day, before anything is compared; held across processes. */
  spendTry(document: string, userId: string): Promise<void>;
  /** The answers were right. */
  giveTryBack(document: string): Promise<void>;
}

export interface AssociateHome {
  /** @throws Problem REAL_EMAIL_REQUIRED */
  mayAsk(caller: Caller): Promise<void>;
  /**
   * False when the customer has no home service. An unknown document and a wrong date are the same refusal.
   * @throws Problem REAL_EMAIL_REQUIRED, INVALID, DOCUMENT_NOT_MATCHED, BUSINESS_LINE, DOCUMENT_TRIES_SPENT
   */
  answer(caller: Caller, answers: readonly { id: string; answer: string }[]): Promise<boolean>;
}

/** An account of types 6 to 8 alone has no page in this portal: whoever managed just that would be shut out. */
const shownTypes = [2, 3, 4, 5];

export function createAssociateHome(needs: AssociateHomeNeeds): AssociateHome {
  const { db, sso, accounts, inventory, beginManaging, spendTry, giveTryBack } = needs;

  async function mayAsk(caller: Caller): Promise<void> {
    if (!(await sso.hasRealEmail(caller))) throw new Problem('REAL_EMAIL_REQUIRED');
  }

  async function mustMatch({ documentType, documentNumber, date }: HomeAnswers): Promise<Customer> {
    const customer = await accounts.customerByDocument(documentType, documentNumber);
    if (!customer || dateOf(customer, documentType) !== date) throw new Problem('DOCUMENT_NOT_MATCHED');
    return customer;
  }

  async function homeLines(customerId: string): Promise<Line[]> {
    const lines = await inventory.listHome(customerId);
    if (!lines.some((line) => shownTypes.includes(line.serviceType))) return [];
    const own = lines.filter((line) => !line.isCorporate);
    if (own.length === 0) throw new Problem('BUSINESS_LINE');
    return own;
  }

  return {
    mayAsk,

    async answer(caller, typed) {
      await mayAsk(caller);
      const answers = readHomeAnswers(typed);
      const document = `${answers.documentType}:${answers.documentNumber}`;
      await spendTry(document, caller.userId);
      const { customerId } = await mustMatch(answers);
      await giveTryBack(document);
      const lines = await homeLines(customerId);
      await db.transaction((tx) => beginManaging(tx, caller.userId, lines));
      return lines.length > 0;
    },
  };
}

/** A cédula is known by the day it was issued, everybody else by the day they were born. */
function dateOf(customer: Customer, documentType: DocumentType): string | null {
  return documentType === 'CED' ? customer.documentIssuedOn : customer.bornOn;
}
