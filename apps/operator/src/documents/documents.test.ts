import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { exampleInvoice } from '../../test/example-invoice.ts';
import { createInvoicePrinter, type InvoicePrinter } from './documents.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'invoice-printer-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let printer: InvoicePrinter;
afterEach(() => printer.close());

function workerThat(does: string): URL {
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, `export const drawInvoice = (invoice) => { ${does} };`);
  return pathToFileURL(file);
}

test('gives the same bytes as drawing here, for several at once', async () => {
  printer = createInvoicePrinter();
  const invoices = ['000000001', '000000002', '000000003'].map((sequence) => ({
    ...exampleInvoice,
    sequence,
  }));
  const pdfs = await Promise.all(invoices.map(printer.draw));
  const here = await Promise.all(invoices.map((invoice) => renderInvoicePdf(invoice)));
  expect(pdfs.map(sha256)).toEqual(here.map(sha256));
  expect(new Set(pdfs.map(sha256)).size).toBe(3);
});

test('one that cannot be drawn, or handed over, fails alone', async () => {
  printer = createInvoicePrinter();
  await expect(printer.draw({ ...exampleInvoice, accessKey: '28' })).rejects.toThrow('no key of a receipt');
  await expect(printer.draw({ ...exampleInvoice, extra: [() => 1] } as never)).rejects.toThrow(/clone/);
  await expect(printer.draw(exampleInvoice)).resolves.toBeInstanceOf(Uint8Array);
});

test('a worker that ends takes its invoice with it, and the next one gets a fresh worker', async () => {
  const dies = workerThat("if (invoice.sequence === '000000001') process.exit(3); return new Uint8Array(1);");
  printer = createInvoicePrinter(dies);
  await expect(printer.draw({ ...exampleInvoice, sequence: '000000001' })).rejects.toThrow();
  await expect(printer.draw(exampleInvoice)).resolves.toBeInstanceOf(Uint8Array);
});

test('a worker that never answers is ended', async () => {
  printer = createInvoicePrinter(workerThat('for (;;);'), 50);
  await expect(printer.draw(exampleInvoice)).rejects.toThrow();
});

test('closing finishes what was accepted', async () => {
  printer = createInvoicePrinter();
  const accepted = [printer.draw(exampleInvoice), printer.draw(exampleInvoice)];
  await printer.close();
  await expect(Promise.all(accepted)).resolves.toHaveLength(2);
});
