// That a claim was received, and how it stands.

import { civilDateOf } from '@portal/market/civil-dates';
import { market } from '@portal/market/here';
import { nationalNumber } from '@portal/market/service-number';
import { dayWords, moneyWords } from '@portal/market/words';
import type { Claim } from '@portal/operator-ports/claims';
import type { Paper } from '@portal/operator-ports/papers';
import { claimReceiptCopy as copy } from './claim-receipt.copy.ts';

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
    [copy.until, dayWords(civilDateOf(claim.expectedAt))],
  ];
}

function notesOf({ isWithheld, amountCents }: Claim): string[] {
  const { inFull, name: short, phone, url } = market.regulator;
  const meanwhile = isWithheld ? copy.withheld : copy.paid;
  return [...(amountCents > 0 ? [meanwhile] : []), copy.appeal(`${short}, ${inFull}`, phone, url)];
}
