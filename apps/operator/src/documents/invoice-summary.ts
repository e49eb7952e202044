// What closes an invoice: totals on the right; services and payment form on the left; where to verify the key below.

import { currencyCode } from '@portal/market/money';
import { receipts } from '@portal/market/receipts';
import { amountWords } from '@portal/market/words';
import { formatCivilDate, type InvoiceDocument } from './invoice-document.ts';
import { colors, contentWidth, type InvoiceSheet, page, type Tag, type TextStyle } from './invoice-sheet.ts';

const totalsWidth = 224;
const gap = 12;
const left = { x: page.margin, width: contentWidth - totalsWidth - gap };
const totalsX = left.x + left.width + gap;
const nameWidth = 108;
const padding = 6;

const title: TextStyle = { size: 8.6, bold: true };
const text: TextStyle = { size: 8.2 };
const quiet: TextStyle = { size: 8.2, color: colors.quiet };
const rowHeight = 15;
const maxValueHeight = 82;

export function drawSummary(sheet: InvoiceSheet, invoice: InvoiceDocument): void {
  const rows = totalRows(invoice);
  const totalsHeight = rows.length * rowHeight + 26;
  if (totalsHeight > sheet.room) sheet.addPage();
  const [startPage, top] = [sheet.pageIndex, sheet.y];

  drawTotals(sheet, rows, invoice);
  drawAdditional(sheet, invoice);
  drawPayment(sheet, invoice);
  // The left side may have gone over to another page, where nothing stands on the right.
  if (sheet.pageIndex === startPage) sheet.y = Math.max(sheet.y, top + totalsHeight);
}

const { figures } = receipts.names;

interface TotalRow {
  name: string;
  cents: number;
}

/** What the product never charges stands on the paper all the same, as nothing. */
function totalRows({ totals, lines }: InvoiceDocument): TotalRow[] {
  const rate = totals.taxRatePercent;
  const { taxedCents, zeroRatedCents } = totals;
  const rows: { name: string | undefined; cents: number }[] = [
    { name: figures.taxed(rate), cents: taxedCents },
    { name: figures.zeroRated, cents: zeroRatedCents },
    { name: figures.notSubject, cents: 0 },
    { name: figures.exempt, cents: 0 },
    { name: figures.untaxed, cents: taxedCents + zeroRatedCents },
    { name: figures.discount, cents: lines.reduce((sum, { discountCents }) => sum + discountCents, 0) },
    { name: figures.ice, cents: 0 },
    { name: figures.tax(rate), cents: totals.taxCents },
    { name: figures.tip, cents: 0 },
  ];
  return rows.flatMap(({ name, cents }) => (name === undefined ? [] : [{ name, cents }]));
}

function drawTotals(sheet: InvoiceSheet, rows: TotalRow[], { totals }: InvoiceDocument): void {
  const table = sheet.tag(sheet.root, 'Table');
  let y = sheet.y;
  const drawRow = (row: TotalRow, height: number, nameStyle: TextStyle, amountStyle: TextStyle): void => {
    const tableRow = sheet.tag(table, 'TR');
    const line = (style: TextStyle) => y + (height - style.size * 1.2) / 2;
    const amountWidth = 90;
    const amountX = totalsX + totalsWidth - amountWidth - padding;
    const nameSpace = totalsWidth - amountWidth - 2 * padding;
    sheet.heading(tableRow, 'Row', row.name, nameStyle, {
      x: totalsX + padding,
      y: line(nameStyle),
      width: nameSpace,
    });
    sheet.text(
      tableRow,
      'TD',
      amountWords(row.cents),
      { ...amountStyle, tabular: true, oneLine: true, align: 'right' },
      { x: amountX, y: line(amountStyle), width: amountWidth },
    );
    y += height;
  };

  for (const row of rows) {
    drawRow(row, rowHeight, { size: 7.8 }, { size: 8.6 });
    sheet.rule(totalsX, y, totalsWidth);
  }
  sheet.band(totalsX, y, totalsWidth, 26);
  drawRow(
    { name: figures.total, cents: totals.totalCents },
    26,
    { size: 9.6, bold: true },
    { size: 12, bold: true },
  );
}

function drawAdditional(sheet: InvoiceSheet, invoice: InvoiceDocument): void {
  const { services, periodStart, periodEnd, dueOn } = invoice;
  const rows = [
    ...services.map(({ label, number, planName }) => ({ name: label, value: `${number} – ${planName}` })),
    { name: 'Período de consumo', value: `${formatCivilDate(periodStart)} – ${formatCivilDate(periodEnd)}` },
    { name: 'Fecha máxima de pago', value: formatCivilDate(dueOn) },
  ];
  const section = sheet.tag(sheet.root, 'Sect');
  drawTitle(sheet, section, 'Información adicional');
  for (const row of rows) drawPair(sheet, section, row.name, row.value);
}

function drawPayment(sheet: InvoiceSheet, { totals }: InvoiceDocument): void {
  const section = sheet.tag(sheet.root, 'Sect');
  sheet.y += 8;
  drawTitle(sheet, section, 'Forma de pago');
  drawPair(sheet, section, 'Forma', receipts.names.paymentForm);
  sheet.blank(left.x + nameWidth, sheet.y, left.width - nameWidth, 12);
  drawPair(sheet, section, `Valor (${currencyCode})`, amountWords(totals.totalCents));
}

function drawTitle(sheet: InvoiceSheet, section: Tag, words: string): void {
  if (sheet.room < 48) sheet.addPage();
  sheet.y += sheet.text(section, 'H2', words, title, { ...left, y: sheet.y }) + 4;
  sheet.rule(left.x, sheet.y, left.width, 0.7);
  sheet.y += 3;
}

function drawPair(sheet: InvoiceSheet, section: Tag, name: string, value: string): void {
  const nameSpace = { width: nameWidth - 8, maxHeight: maxValueHeight };
  const valueSpace = { width: left.width - nameWidth, maxHeight: maxValueHeight };
  const height = Math.max(sheet.measure(name, quiet, nameSpace), sheet.measure(value, text, valueSpace));
  if (height > sheet.room) sheet.addPage();
  sheet.text(section, 'P', name, quiet, { x: left.x, y: sheet.y, ...nameSpace });
  sheet.text(section, 'P', value, text, { x: left.x + nameWidth, y: sheet.y, ...valueSpace });
  sheet.y += height + 3;
}

export function drawVerification(sheet: InvoiceSheet, { watermark }: InvoiceDocument): void {
  const place = { x: page.margin, width: contentWidth };
  const style: TextStyle = { size: 7.6, color: colors.quiet };
  sheet.y += 10;
  if (sheet.room < 40) sheet.addPage();
  const section = sheet.tag(sheet.root, 'Sect');
  sheet.rule(page.margin, sheet.y, contentWidth);
  sheet.y += 6;
  sheet.y += sheet.text(section, 'P', receipts.names.verify, style, { ...place, y: sheet.y }) + 2;
  if (watermark !== null) {
    sheet.y += sheet.text(
      section,
      'P',
      watermark,
      { ...style, bold: true, color: colors.ink },
      { ...place, y: sheet.y },
    );
  }
}
