// The documents beside the invoice: the receipt of a claim, the certificate of a theft, and those of an exit.
import { civilDateOf } from '@portal/market/civil-dates';
import { market } from '@portal/market/here';
import { nationalNumber } from '@portal/market/service-number';
import { civilDateWords, dayWords, longDay, moneyWords, timeWords } from '@portal/market/words';
import { type Claim, isOpenClaim } from '@portal/operator-ports/claims';
import type { Paper, Verification } from '@portal/operator-ports/documents';
import type { Exit } from '@portal/operator-ports/exits';
import type { Theft } from '@portal/operator-ports/thefts';
import {
  claimReceiptCopy as copy,
  exitPapersCopy as exitCopy,
  theftCertificateCopy as theftCopy,
} from './papers.copy.ts';

export interface ClaimReceipt {
  claim: Claim;
  brand: string;
  customerName: string;
}

export function claimReceipt(receipt: ClaimReceipt): Paper {
  const { claim, brand } = receipt;
  return {
    title: copy.title(claim.claimId),
    createdAt: claim.createdAt,
    lead: copy.lead(brand, dayWords(civilDateOf(claim.createdAt))),
    facts: factsOf(receipt),
    notes: notesOf(claim),
  };
}

function factsOf({ claim, customerName }: ClaimReceipt): [string, string][] {
  const { charge, resolution, status } = claim;
  return [
    [copy.number, claim.claimId],
    [copy.customer, customerName],
    [copy.service, nationalNumber(claim.serviceNumber)],
    [copy.charge, claim.chargeName],
    ...(charge.billNo === null ? [] : [[copy.bill, charge.billNo] as [string, string]]),
    [copy.amount, moneyWords(claim.amountCents)],
    [copy.reason, copy.reasons[claim.reason]],
    [copy.description, claim.description],
    [copy.files, claim.files.map((file) => file.name).join(', ') || copy.none],
    [copy.status, resolution ? copy.resolutions[resolution] : copy.statuses[status]],
    ...(isOpenClaim(claim)
      ? [[copy.until, dayWords(civilDateOf(claim.expectedAt))] as [string, string]]
      : []),
  ];
}

function notesOf(claim: Claim): string[] {
  const { inFull, name: short, phone, url } = market.regulator;
  const meanwhile = claim.isWithheld ? copy.withheld : copy.comesBack;
  const isWaiting = isOpenClaim(claim) && claim.amountCents > 0;
  return [...(isWaiting ? [meanwhile] : []), copy.appeal(`${short}, ${inFull}`, phone, url)];
}

interface Of {
  brand: string;
  customerName: string;
}

const momentOf = (moment: Date): string => `${longDay(moment)}, ${timeWords(moment)}`;

/** That a service is left, with what was given back; and that nothing is owed any more. */
export function exitReceipt({ exit, brand, customerName }: Of & { exit: Exit }): Paper {
  const { equipment, equipmentReturnedAt } = exit;
  const returned = equipmentReturnedAt
    ? exitCopy.returned(momentOf(equipmentReturnedAt))
    : exitCopy.notReturned;
  return {
    title: exitCopy.receipt,
    createdAt: exit.orderedAt,
    lead: exitCopy.lead(brand, momentOf(exit.orderedAt)),
    facts: [
      [exitCopy.number, exit.orderId],
      [exitCopy.customer, customerName],
      [exitCopy.service, nationalNumber(exit.serviceNumber)],
      [exitCopy.status, exitCopy.statuses[exit.status]],
      [exitCopy.lastDay, civilDateWords(exit.endsOn)],
      [exitCopy.cost, moneyWords(exit.costCents)],
      ...equipment.map(({ name }): [string, string] => [exitCopy.equipment, `${name}. ${returned}`]),
    ],
    notes: [exitCopy.lastBill],
  };
}

interface NoDebt extends Of {
  accountId: string;
  issuedAt: Date;
  verification: Verification;
}

export function noDebtCertificate({ accountId, brand, customerName, issuedAt, verification }: NoDebt): Paper {
  return {
    title: exitCopy.noDebt,
    createdAt: issuedAt,
    lead: exitCopy.noDebtLead(brand, momentOf(issuedAt)),
    facts: [
      [exitCopy.customer, customerName],
      [exitCopy.account, accountId],
      [exitCopy.owed, moneyWords(0)],
    ],
    notes: [exitCopy.noDebtNote],
    verification,
  };
}

interface TheftCertificate {
  theft: Theft;
  brand: string;
  customerName: string;
  verification: Verification;
}

/** That a phone was reported as stolen or lost, its line and card suspended and its equipment blocked. */
export function theftCertificate({ theft, brand, customerName, verification }: TheftCertificate): Paper {
  const { theftId, serviceNumber, imei, cause, reportedAt, suspendedAt, equipmentBlockedAt } = theft;
  const at = (moment: Date | null) => (moment ? momentOf(moment) : theftCopy.notDone);
  return {
    title: theftCopy.title(cause),
    createdAt: reportedAt,
    lead: theftCopy.lead(brand, momentOf(reportedAt)),
    facts: [
      [theftCopy.number, theftId],
      [theftCopy.customer, customerName],
      [theftCopy.line, nationalNumber(serviceNumber)],
      [theftCopy.imei, imei ?? theftCopy.noImei],
      [theftCopy.cause, theftCopy.causes[cause]],
      [theftCopy.reported, momentOf(reportedAt)],
      [theftCopy.suspended, at(suspendedAt)],
      [theftCopy.blocked, at(equipmentBlockedAt)],
    ],
    notes: [theftCopy.use],
    verification,
  };
}
