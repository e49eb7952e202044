// That a claim was received, and how it stands: one sheet as a tagged PDF.

import { civilDateOf } from '@portal/market/civil-dates';
import { market } from '@portal/market/here';
import { nationalNumber } from '@portal/market/service-number';
import { dayWords, moneyWords } from '@portal/market/words';
import type { Claim } from '@portal/operator-ports/claims';
import { claimReceiptCopy as copy } from './claim-receipt.copy.ts';
import { colors, contentWidth, InvoiceSheet, page, type Tag, type TextStyle } from './invoice-sheet.ts';

export interface ClaimReceipt {
  claim: Claim;
  brand: string;
  customerName: string;
}

const title: TextStyle = { size: 17, bold: true };
const lead: TextStyle = { size: 10.5, color: colors.quiet };
const name: TextStyle = { size: 9, color: colors.quiet };
const value: TextStyle = { size: 10.5 };
const nameWidth = 150;
const gap = 9;

/** CPU-bound, as an invoice is. */
export async function renderClaimReceipt(receipt: ClaimReceipt): Promise<Uint8Array> {
  const { claim, brand } = receipt;
  const heading = copy.title(claim.claimId);
  const sheet = new InvoiceSheet({
    title: heading,
    createdAt: claim.createdAt,
    compress: true,
    watermark: null,
  });
  const whole = { x: page.margin, width: contentWidth };
  sheet.y += 24;
  sheet.y += sheet.text(sheet.root, 'H1', heading, title, { ...whole, y: sheet.y }) + 6;
  const day = dayWords(civilDateOf(claim.createdAt));
  sheet.y += sheet.text(sheet.root, 'P', copy.lead(brand, day), lead, { ...whole, y: sheet.y }) + 18;
  for (const [term, words] of factsOf(receipt)) drawFact(sheet, term, words);
  sheet.y += 10;
  for (const words of notesOf()) {
    const height = sheet.measure(words, value, whole);
    if (sheet.room < height) sheet.addPage();
    sheet.y += sheet.text(sheet.root, 'P', words, value, { ...whole, y: sheet.y }) + 8;
  }
  return sheet.finish((number, count) =>
    sheet.decorationText(
      `${heading} · ${copy.page(number, count)}`,
      { size: 7.4, color: colors.quiet },
      { ...whole, y: page.height - page.margin - 10 },
    ),
  );
}

function drawFact(sheet: InvoiceSheet, term: string, words: string): void {
  const place = { x: page.margin + nameWidth, width: contentWidth - nameWidth };
  const height = sheet.measure(words, value, place);
  if (sheet.room < height + gap) sheet.addPage();
  const row: Tag = sheet.tag(sheet.root, 'Sect');
  sheet.text(row, 'P', term, name, { x: page.margin, width: nameWidth - 12, y: sheet.y + 1 });
  sheet.text(row, 'P', words, value, { ...place, y: sheet.y });
  sheet.y += Math.max(height, 13) + gap;
  sheet.rule(page.margin, sheet.y - gap / 2 - 1, contentWidth);
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

function notesOf(): string[] {
  const { inFull, name: short, phone, url } = market.regulator;
  return [copy.meanwhile, copy.appeal(`${short}, ${inFull}`, phone, url)];
}
