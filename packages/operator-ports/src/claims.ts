// Claims: a charge that a customer does not accept, and what became of it (TMF621).
import type { AccountPlace, LinePlace, Window } from './common.ts';

export type ClaimReason =
  | 'notOrdered'
  | 'wrongAmount'
  | 'notProvided'
  | 'cancelledBefore'
  | 'chargedTwice'
  | 'other';
export type ClaimStatus = 'acknowledged' | 'inProgress' | 'resolved';
export type ClaimResolution = 'inFavor' | 'partial' | 'rejected';

/**
 * A line of a bill by its position, a payment by its id, a service of a third party by its product, or a line's own
 * service by its contract.
 */
export interface ClaimedCharge {
  kind: 'billLine' | 'payment' | 'thirdParty' | 'service';
  id: string;
  /** Of a line always; of a payment when it paid a bill; of the others when the charge stands on one. */
  billNo: string | null;
}

export interface ClaimFile {
  fileId: string;
  name: string;
  mimeType: string;
  size: number;
}

export interface ClaimFileContent extends ClaimFile {
  content: Uint8Array;
}

export interface ClaimStep {
  status: ClaimStatus;
  changedAt: Date;
}

export interface ClaimNote {
  noteId: string;
  author: 'customer' | 'operator';
  text: string;
  writtenAt: Date;
}

export interface Claim extends LinePlace, AccountPlace {
  claimId: string;
  serviceNumber: string;
  /** Who filed it, as whoever asks knows them. */
  authorId: string;
  charge: ClaimedCharge;
  /** The line of the bill that the charge is; null: it is on none, or is all that was paid with the bill. */
  billLine: { billNo: string; position: number } | null;
  chargeName: string;
  reason: ClaimReason;
  description: string;
  /** With IVA. */
  amountCents: number;
  /** It was not paid when it was claimed, and nobody asks for it while the claim is open. */
  isWithheld: boolean;
  status: ClaimStatus;
  /** Null until it is resolved. */
  resolution: ClaimResolution | null;
  /** What of the amount is given back: on the account's next bill, or, without bills, on the line's balance. */
  creditCents: number;
  /** The bill with the credit; null until then. */
  creditBillNo: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** By when there must be an answer. */
  expectedAt: Date;
  /** Oldest first; never empty. */
  steps: ClaimStep[];
  /** Oldest first. */
  notes: ClaimNote[];
  files: ClaimFile[];
}

export interface NewClaim extends LinePlace, AccountPlace {
  /** The claim's own id at whoever files it: the same one again is the same claim. */
  key: string;
  serviceNumber: string;
  authorId: string;
  charge: ClaimedCharge;
  /** Of a payment: what was paid for, and how much. Of a charge that the operator knows it counts what is known there. */
  chargeName: string;
  amountCents: number;
  reason: ClaimReason;
  description: string;
  expectedAt: Date;
  files: Omit<ClaimFileContent, 'fileId'>[];
}

export type FileClaimResult =
  | { filed: Claim }
  /** There is a claim about this charge, what holds it or what it holds, whatever became of it. */
  | { refused: 'alreadyClaimed' }
  /** Nothing was charged that could be claimed. */
  | { refused: 'noCharge' };

export interface ClaimFilter {
  claimIds?: string[];
  /** About charges on these bills, or credited on them. */
  billNos?: string[];
  statuses?: ClaimStatus[];
}

export type ClaimKey = Pick<Claim, 'customerId' | 'claimId'>;

/** About a payment with which the whole bill was paid. */
export const isOfWholeBill = (
  { billLine, charge }: Pick<Claim, 'billLine' | 'charge'>,
  billNo: string,
): boolean => billLine === null && charge.billNo === billNo;

export const isOpenClaim = ({ status }: Pick<Claim, 'status'>): boolean => status !== 'resolved';

export interface Claims {
  /** `TroubleTicketStatusChangeEvent` tells of it, and of each step after. */
  fileClaim(claim: NewClaim): Promise<FileClaimResult>;
  /** Of these accounts, newest first. */
  claims(
    accounts: readonly AccountPlace[],
    filter: ClaimFilter,
    page: Window,
  ): Promise<{ claims: Claim[]; total: number }>;
  /** Once a note's id. Null: there is no such claim. */
  noteClaim(claim: ClaimKey, note: Pick<ClaimNote, 'noteId' | 'text'>): Promise<Claim | null>;
  claimFile(claim: ClaimKey, fileId: string): Promise<ClaimFileContent | null>;
}
