// Customers: who they are, found by their document, their billing accounts and contracts (TMF629, TMF666, TMF651).
import { exampleAddress, exampleDocument } from '@portal/market/demo';
import { documentTypes } from '@portal/market/documents';
import { z } from 'zod';
import type { Anchors, ServiceContracts } from './agreements.ts';
import { at, maybe, noun, otherwise, part } from './noun.ts';
import {
  type AccountPlace,
  called,
  firstMoment,
  instant,
  kindWord,
  lastMoment,
  operatorIdSchema,
  text,
} from './wire.ts';

/** One of the market's: `CED`. */
export const documentTypeSchema = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentTypeSchema>;

export const customerSchema = noun(
  'Customer',
  {
    customerId: at('id', operatorIdSchema),
    kind: at('engagedParty/@referredType', called({ person: 'Individual', company: 'Organization' })),
    /** Full legal name, as on the invoice. */
    name: at('name', text('Ana Paredes')),
    documentType: at('characteristic:documentType', documentTypeSchema),
    documentNumber: at('characteristic:documentNumber', text(exampleDocument)),
    documentIssuedOn: maybe('characteristic:documentIssuedOn', text('2019-08-20'), 'It proves no holder.'),
    bornOn: maybe('characteristic:bornOn', text('1988-02-11'), 'A company, or it proves no holder.'),
    email: maybe(
      'contactMedium[mediumType=email]/characteristic/emailAddress',
      text('ana.paredes@correo.example'),
      'None is known.',
    ),
    address: otherwise(
      'contactMedium[mediumType=postalAddress]/characteristic/street1',
      text(exampleAddress),
      '',
      'None is known.',
    ),
  },
  { also: { 'engagedParty/id': ({ customerId }) => customerId } },
);
export type Customer = z.output<typeof customerSchema>;

/** A document as somebody names it. */
export interface AskedDocument {
  /** Undefined: of any type. */
  type?: DocumentType | undefined;
  number: string;
}

const cycle = 'billStructure/cycleSpecification/validFor';
export const accountSchema = noun(
  'BillingAccount',
  {
    customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
    accountId: at('id', operatorIdSchema),
    kind: at('accountType', kindWord),
    /** The billing cycle that runs now, in civil dates, both inclusive. */
    cycle: maybe(
      cycle,
      part({ startsOn: at('startDateTime', firstMoment), endsOn: at('endDateTime', lastMoment) }),
      'It is prepaid.',
    ),
  },
  { also: { name: ({ accountId }) => accountId } },
);
export type Account = z.output<typeof accountSchema>;

export interface Customers extends ServiceContracts, Corrections, Anchors {
  accounts(places: readonly AccountPlace[]): Promise<Account[]>;
  /** The person or company that the bills are made out to. */
  customer(customerId: string): Promise<Customer | null>;
  customerByDocument(type: DocumentType, number: string): Promise<Customer | null>;
  /** Of these customers, those with this document. */
  withDocument(customerIds: readonly string[], document: AskedDocument): Promise<string[]>;
}

const correction = {
  /** The correction's own id: the same one again is the same correction. */
  correctionId: at('id', operatorIdSchema),
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  field: at('field', z.enum(['address', 'name', 'document', 'birthDate', 'email'])),
  /** What it should say. */
  wanted: at('wanted', text(exampleAddress)),
};
export const newCorrectionSchema = part(correction);
export type NewCorrection = z.output<typeof newCorrectionSchema>;
export type CorrectedField = NewCorrection['field'];

export const correctionSchema = noun('CustomerCorrection', {
  ...correction,
  status: at('status', z.enum(['inProgress', 'done', 'rejected'])),
  /** As the customer reads it. */
  answer: maybe('answer', z.string(), 'It is not decided.'),
  askedAt: at('creationDate', instant),
  decidedAt: maybe('resolutionDate', instant, 'It is not decided.'),
});
export type Correction = z.output<typeof correctionSchema>;
export type CorrectionStatus = Correction['status'];

export interface Corrections {
  /** How it is decided is told by `CustomerAttributeValueChangeEvent`. Null: there is no such customer. */
  askCorrection(correction: NewCorrection): Promise<Correction | null>;
}
