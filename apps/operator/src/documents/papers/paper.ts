// A paper of one thing: a title, facts under each other, what follows from them, and by which code it is known.
import type { Paper } from '@portal/operator-ports/documents';
import bwipjs from 'bwip-js/node';
import { colors, contentWidth, InvoiceSheet, page, type Tag, type TextStyle } from '../invoice-sheet.ts';
import { paperCopy as copy } from './papers.copy.ts';

const title: TextStyle = { size: 17, bold: true };
const lead: TextStyle = { size: 10.5, color: colors.quiet };
const name: TextStyle = { size: 9, color: colors.quiet };
const value: TextStyle = { size: 10.5 };
const nameWidth = 150;
const gap = 9;
const qrSize = 92;

/** CPU-bound, as an invoice is. */
export async function renderPaper(paper: Paper): Promise<Uint8Array> {
  const { title: heading, createdAt, verification } = paper;
  const sheet = new InvoiceSheet({
    title: heading,
    createdAt,
    compress: true,
    watermark: null,
    ...(verification && { subject: verification.url }),
  });
  const whole = { x: page.margin, width: contentWidth };
  sheet.y += 24;
  sheet.y += sheet.text(sheet.root, 'H1', heading, title, { ...whole, y: sheet.y }) + 6;
  sheet.y += sheet.text(sheet.root, 'P', paper.lead, lead, { ...whole, y: sheet.y }) + 18;
  for (const [term, words] of paper.facts) drawFact(sheet, term, words);
  sheet.y += 10;
  for (const words of paper.notes) {
    const height = sheet.measure(words, value, whole);
    if (sheet.room < height) sheet.addPage();
    sheet.y += sheet.text(sheet.root, 'P', words, value, { ...whole, y: sheet.y }) + 8;
  }
  if (verification) drawVerification(sheet, verification);
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

function drawVerification(sheet: InvoiceSheet, { code, url }: { code: string; url: string }): void {
  if (sheet.room < qrSize + 24) sheet.addPage();
  sheet.y += 16;
  const section = sheet.tag(sheet.root, 'Sect');
  drawQr(sheet, section, url);
  const beside = { x: page.margin + qrSize + 18, width: contentWidth - qrSize - 18 };
  let y = sheet.y + 8;
  y += sheet.text(section, 'P', copy.check, value, { ...beside, y }) + 8;
  y += sheet.text(section, 'P', code, { size: 15, bold: true, oneLine: true }, { ...beside, y }) + 6;
  sheet.text(section, 'P', url.replace(/[?#].*$/, ''), name, { ...beside, y });
  sheet.y += qrSize;
}

function drawQr(sheet: InvoiceSheet, section: Tag, url: string): void {
  const [symbol] = bwipjs.raw({ bcid: 'qrcode', text: url });
  if (!symbol || !('pixs' in symbol)) throw new Error('The barcode library gave no squares');
  const { pixs, pixx } = symbol;
  const side = qrSize / pixx;
  const { y } = sheet;
  sheet.figure(section, copy.qr, (doc) => {
    for (const [at, isDark] of [...pixs].entries())
      if (isDark) doc.rect(page.margin + (at % pixx) * side, y + Math.floor(at / pixx) * side, side, side);
    doc.fill('#000000');
  });
}
