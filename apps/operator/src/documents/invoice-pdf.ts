// An electronic invoice's printed form (RIDE) as a tagged PDF; the same invoice gives the same bytes.
import type { TaxInvoiceLine } from '@portal/market/market';
import { receipts } from '@portal/market/receipts';
import { taxName } from '@portal/market/tax';
import { amountWords, moneyWords } from '@portal/market/words';
import {
  formatCivilDate,
  formatQuantity,
  type InvoiceDocument,
  type InvoicePair,
  invoiceNumber,
} from './invoice-document.ts';
import { drawHeader } from './invoice-header.ts';
import { colors, contentWidth, InvoiceSheet, page, type Tag, type TextStyle } from './invoice-sheet.ts';
import { drawSummary, drawVerification } from './invoice-summary.ts';
import { copy } from './invoice-words.copy.ts';

// The table of an invoice's lines: rows as high as their text, headings repeated on every page.

interface Column {
  heading: string;
  width: number;
  /** Figures stand to the right, on one line. */
  isFigure: boolean;
  text: (line: TaxInvoiceLine) => string;
}

const columns: Column[] = [
  { heading: 'Código', width: 66, isFigure: false, text: (line) => line.code },
  { heading: 'Cantidad', width: 50, isFigure: true, text: (line) => formatQuantity(line.quantity) },
  { heading: 'Descripción', width: 187.28, isFigure: false, text: (line) => line.description },
  { heading: taxName, width: 34, isFigure: true, text: (line) => `${line.taxRatePercent}%` },
  {
    heading: 'Precio unitario',
    width: 66,
    isFigure: true,
    text: (line) => amountWords(line.unitPriceCents),
  },
  { heading: 'Descuento', width: 58, isFigure: true, text: (line) => amountWords(line.discountCents) },
  { heading: 'Precio total', width: 70, isFigure: true, text: (line) => amountWords(line.totalCents) },
];

const cellPadding = { x: 5, y: 4 };
const headingStyle: TextStyle = { size: 7.4, bold: true };
const cellStyle: TextStyle = { size: 8.2, tabular: true };
const headingHeight = 19;
/** A row never fills a page: a description longer than this ends in an ellipsis. */
const maxCellHeight = 118;

function drawDetail(sheet: InvoiceSheet, lines: InvoiceDocument['lines']): void {
  const table = sheet.tag(sheet.root, 'Table');
  drawHeading(sheet, table);
  for (const line of lines) {
    const height = rowHeight(sheet, line);
    if (height > sheet.room) {
      sheet.addPage();
      repeatHeading(sheet);
    }
    drawRow(sheet, table, line, height);
  }
  sheet.y += 10;
}

function drawHeading(sheet: InvoiceSheet, table: Tag): void {
  sheet.band(page.margin, sheet.y, contentWidth, headingHeight);
  const row = sheet.tag(table, 'TR');
  forEachCell((column, x, width) => {
    const place = { x, y: sheet.y + 5, width };
    sheet.heading(row, 'Column', column.heading, styleOf(column, headingStyle), place);
  });
  sheet.y += headingHeight;
}

function repeatHeading(sheet: InvoiceSheet): void {
  sheet.band(page.margin, sheet.y, contentWidth, headingHeight);
  forEachCell((column, x, width) => {
    const place = { x, y: sheet.y + 5, width };
    sheet.decorationText(column.heading, styleOf(column, headingStyle), place);
  });
  sheet.y += headingHeight;
}

function drawRow(sheet: InvoiceSheet, table: Tag, line: TaxInvoiceLine, height: number): void {
  const row = sheet.tag(table, 'TR');
  forEachCell((column, x, width) => {
    const place = { x, y: sheet.y + cellPadding.y, width, maxHeight: maxCellHeight };
    sheet.text(row, 'TD', column.text(line), styleOf(column, cellStyle), place);
  });
  sheet.y += height;
  sheet.rule(page.margin, sheet.y, contentWidth);
}

function rowHeight(sheet: InvoiceSheet, line: TaxInvoiceLine): number {
  const heights = columns.map((column) =>
    sheet.measure(column.text(line), styleOf(column, cellStyle), {
      width: column.width - 2 * cellPadding.x,
      maxHeight: maxCellHeight,
    }),
  );
  return Math.max(...heights) + 2 * cellPadding.y;
}

function forEachCell(draw: (column: Column, x: number, width: number) => void): void {
  let x = page.margin;
  for (const column of columns) {
    draw(column, x + cellPadding.x, column.width - 2 * cellPadding.x);
    x += column.width;
  }
}

function styleOf(column: Column, style: TextStyle): TextStyle {
  return column.isFigure ? { ...style, align: 'right', oneLine: true } : style;
}

/** Below the totals, for the customer and not for the tax authority: what was used, and how the invoice is paid. */
const title: TextStyle = { size: 10.5, bold: true };
const figure: TextStyle = { size: 20, bold: true, tabular: true, oneLine: true };
const text: TextStyle = { size: 9 };
const strong: TextStyle = { size: 9, bold: true };
const quiet: TextStyle = { size: 8.2, color: colors.quiet };

const padding = 11;
const inner = { x: page.margin + padding, width: contentWidth - 2 * padding };
const amountWidth = 132;
const ways = { x: inner.x + amountWidth + 20, width: inner.width - amountWidth - 20 };
const wayNameWidth = 76;
const maxWayHeight = 44;

function drawHowToPay(sheet: InvoiceSheet, invoice: InvoiceDocument): void {
  if (invoice.used.length > 0) drawUsed(sheet, invoice);
  if (invoice.waysToPay.length > 0) drawWays(sheet, invoice);
}

function drawUsed(sheet: InvoiceSheet, { used, periodStart, periodEnd }: InvoiceDocument): void {
  const [titleHeight, height, gap] = [17, 28, 10];
  sheet.y += 12;
  if (sheet.room < titleHeight + height) sheet.addPage();
  const section = sheet.tag(sheet.root, 'Sect');
  const whole = { x: page.margin, width: contentWidth };
  sheet.text(section, 'H2', copy.used, title, { ...whole, y: sheet.y });
  const period = copy.between(formatCivilDate(periodStart), formatCivilDate(periodEnd));
  sheet.text(section, 'P', period, { ...quiet, align: 'right' }, { ...whole, y: sheet.y + 2 });
  const top = sheet.y + titleHeight;
  const width = (contentWidth - gap * (used.length - 1)) / used.length;
  used.forEach(({ name, value }, index) => {
    const x = page.margin + index * (width + gap);
    sheet.blank(x, top, width, height);
    sheet.box(x, top, width, height);
    const place = { x: x + 10, width: width - 20 };
    sheet.text(section, 'P', name, text, { ...place, y: top + 9 });
    sheet.text(section, 'P', value, { ...figure, size: 13, align: 'right' }, { ...place, y: top + 6 });
  });
  sheet.y = top + height;
}

function drawWays(sheet: InvoiceSheet, { waysToPay, totals, dueOn }: InvoiceDocument): void {
  const waysHeight = waysToPay.reduce((sum, way) => sum + heightOf(sheet, way), 0);
  const height = Math.max(waysHeight + 18, 52) + 2 * padding - 3;
  sheet.y += 12;
  if (sheet.room < height) sheet.addPage();
  const top = sheet.y;
  sheet.band(page.margin, top, contentWidth, height);
  const section = sheet.tag(sheet.root, 'Sect');

  const amount = { x: inner.x, width: amountWidth };
  sheet.text(section, 'P', copy.total, quiet, { ...amount, y: top + padding });
  const total = moneyWords(totals.totalCents);
  sheet.text(section, 'P', total, figure, { ...amount, y: top + padding + 11 });
  sheet.text(section, 'P', copy.until(formatCivilDate(dueOn)), strong, { ...amount, y: top + padding + 38 });

  let y = top + padding;
  sheet.text(section, 'H2', copy.howToPay, title, { ...ways, y });
  y += 17;
  for (const way of waysToPay) y = drawWay(sheet, section, way, y);
  sheet.y = top + height;
}

const valueSpace = { width: ways.width - wayNameWidth, maxHeight: maxWayHeight };

function heightOf(sheet: InvoiceSheet, { name, value }: InvoicePair): number {
  const nameSpace = { width: wayNameWidth - 8, maxHeight: maxWayHeight };
  return Math.max(sheet.measure(name, strong, nameSpace), sheet.measure(value, text, valueSpace)) + 3;
}

function drawWay(sheet: InvoiceSheet, section: Tag, way: InvoicePair, y: number): number {
  const nameSpace = { width: wayNameWidth - 8, maxHeight: maxWayHeight };
  sheet.text(section, 'P', way.name, strong, { x: ways.x, y, ...nameSpace });
  sheet.text(section, 'P', way.value, text, { x: ways.x + wayNameWidth, y, ...valueSpace });
  return y + heightOf(sheet, way);
}

const footerStyle: TextStyle = { size: 7.4, color: colors.quiet };

/** CPU-bound (tens of milliseconds): a server calls it through `createInvoiceRenderer`. */
export async function renderInvoicePdf(
  invoice: InvoiceDocument,
  { compress = true }: { compress?: boolean } = {},
): Promise<Uint8Array> {
  const number = invoiceNumber(invoice);
  const sheet = new InvoiceSheet({
    title: `Factura ${number}`,
    createdAt: invoice.authorizedAt,
    compress,
    watermark: invoice.watermark,
  });
  drawHeader(sheet, invoice);
  drawDetail(sheet, invoice.lines);
  drawSummary(sheet, invoice);
  drawHowToPay(sheet, invoice);
  drawVerification(sheet, invoice);

  return sheet.finish((pageNumber, pageCount) => {
    const y = page.height - page.margin - 10;
    const half = { y, width: contentWidth / 2 };
    sheet.rule(page.margin, y - 7, contentWidth);
    sheet.decorationText(
      `FACTURA No. ${number} · ${receipts.names.issuerId} ${invoice.issuer.taxId}`,
      footerStyle,
      {
        x: page.margin,
        ...half,
      },
    );
    sheet.decorationText(
      `Página ${pageNumber} de ${pageCount}`,
      { ...footerStyle, align: 'right' },
      { x: page.margin + half.width, ...half },
    );
  });
}
