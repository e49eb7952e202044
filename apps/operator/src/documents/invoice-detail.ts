// The table of an invoice's lines: rows as high as their text, headings repeated on every page.

import type { TaxInvoiceLine } from '@portal/market/receipt-facts';
import { taxName } from '@portal/market/tax';
import { amountWords } from '@portal/market/words';
import { formatQuantity, type InvoiceDocument } from './invoice-document.ts';
import { contentWidth, type InvoiceSheet, page, type Tag, type TextStyle } from './invoice-sheet.ts';

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

const padding = { x: 5, y: 4 };
const headingStyle: TextStyle = { size: 7.4, bold: true };
const cellStyle: TextStyle = { size: 8.2, tabular: true };
const headingHeight = 19;
/** A row never fills a page: a description longer than this ends in an ellipsis. */
const maxCellHeight = 118;

export function drawDetail(sheet: InvoiceSheet, lines: InvoiceDocument['lines']): void {
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
    const place = { x, y: sheet.y + padding.y, width, maxHeight: maxCellHeight };
    sheet.text(row, 'TD', column.text(line), styleOf(column, cellStyle), place);
  });
  sheet.y += height;
  sheet.rule(page.margin, sheet.y, contentWidth);
}

function rowHeight(sheet: InvoiceSheet, line: TaxInvoiceLine): number {
  const heights = columns.map((column) =>
    sheet.measure(column.text(line), styleOf(column, cellStyle), {
      width: column.width - 2 * padding.x,
      maxHeight: maxCellHeight,
    }),
  );
  return Math.max(...heights) + 2 * padding.y;
}

function forEachCell(draw: (column: Column, x: number, width: number) => void): void {
  let x = page.margin;
  for (const column of columns) {
    draw(column, x + padding.x, column.width - 2 * padding.x);
    x += column.width;
  }
}

function styleOf(column: Column, style: TextStyle): TextStyle {
  return column.isFigure ? { ...style, align: 'right', oneLine: true } : style;
}
