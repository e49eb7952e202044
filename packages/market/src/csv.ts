// A table as a file that a spreadsheet here opens: semicolons between fields where the comma is the decimals'.
import { market } from '@portal/market/here';

const figure = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 6, useGrouping: false });
const separator = figure.format(0.5).includes(',') ? ';' : ',';

const BOM = '\uFEFF';

/** Rows as RFC 4180 quotes and ends them. What begins like a formula is text, whoever wrote it. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return BOM + rows.map((row) => `${row.map(fieldOf).join(separator)}\r\n`).join('');
}

function fieldOf(field: string | number): string {
  if (typeof field === 'number') return figure.format(field);
  const text = /^[=+\-@\t\r]/.test(field) ? `'${field}` : field;
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
