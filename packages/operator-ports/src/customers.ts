// Customers: who they are, found by their document, their billing accounts and contracts (TMF629, TMF666, TMF651).
import type { ServiceContracts } from './agreements.ts';
import type { Anchors } from './anchors.ts';
import type { AccountPlace, LineKind } from './common.ts';
import type { Corrections } from './corrections.ts';

/** One of the market's: `CED`. */
export type DocumentType = string;

export interface Customer {
  customerId: string;
  kind: 'person' | 'company';
  /** Full legal name, as on the invoice. */
  name: string;
  documentType: DocumentType;
  documentNumber: string;
  documentIssuedOn: string | null;
  bornOn: string | null;
  email: string | null;
  address: string;
}

/** A document as somebody names it. */
export interface AskedDocument {
  /** Undefined: of any type. */
  type?: DocumentType | undefined;
  number: string;
}

export interface Account extends AccountPlace {
  kind: LineKind;
  /** The billing cycle that runs now, in civil dates, both inclusive; null for prepaid. */
  cycle: { startsOn: string; endsOn: string } | null;
}

export interface Customers extends ServiceContracts, Corrections, Anchors {
  accounts(places: readonly AccountPlace[]): Promise<Account[]>;
  /** The person or company that the bills are made out to. */
  customer(customerId: string): Promise<Customer | null>;
  customerByDocument(type: DocumentType, number: string): Promise<Customer | null>;
  /** Of these customers, those with this document. */
  withDocument(customerIds: readonly string[], document: AskedDocument): Promise<string[]>;
}
