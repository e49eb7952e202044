import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { exampleInvoice } from './example-invoice.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import {
  createInvoiceRenderer,
  type InvoiceRenderer,
  type InvoiceRendererOptions,
} from './render-invoice.ts';

const realWorker = () => new Worker(new URL('./invoice-worker.ts', import.meta.url));
const workerThat = (does: string) =>
  new Worker(`require('node:worker_threads').parentPort.on('message', () => { ${does} })`, { eval: true });

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let renderer: InvoiceRenderer;
function open(options: Partial<InvoiceRendererOptions> = {}): InvoiceRenderer {
  renderer = createInvoiceRenderer({ threads: 1, ...options });
  return renderer;
}
afterEach(() => renderer.close());

test('gives the same bytes as drawing here, for several at once', async () => {
  const numbers = ['000000001', '000000002', '000000003'];
  const invoices = numbers.map((sequence) => ({ ...exampleInvoice, sequence }));
  const pdfs = await Promise.all(invoices.map(open({ threads: 2 }).render));
  const here = await Promise.all(invoices.map((invoice) => renderInvoicePdf(invoice)));
  expect(pdfs.map(sha256)).toEqual(here.map(sha256));
  expect(new Set(pdfs.map(sha256)).size).toBe(3);
});

describe('a failure stays with its invoice', () => {
  test('one that cannot be drawn', async () => {
    const { render } = open();
    await expect(render({ ...exampleInvoice, accessKey: '28' })).rejects.toThrow('49 digits');
    await expect(render(exampleInvoice)).resolves.toBeInstanceOf(Uint8Array);
  });

  test('one that cannot be handed over', async () => {
    const { render } = open();
    const withFunction = { ...exampleInvoice, extra: [() => 1] } as never;
    await expect(render(withFunction)).rejects.toThrow(/clone/);
    await expect(render(exampleInvoice)).resolves.toBeInstanceOf(Uint8Array);
  });

  test.each([
    ['ends', 'process.exit(3)', /ended with code 3/],
    ['throws', 'throw new RangeError("broken")', /broken/],
  ])('a worker that %s: the next one gets a fresh worker', async (_words, does, reason) => {
    const starts = [() => workerThat(does)];
    const { render } = open({ startWorker: () => (starts.shift() ?? realWorker)() });
    const [first, second] = [render(exampleInvoice), render(exampleInvoice)];
    await expect(first).rejects.toThrow(reason);
    await expect(second).resolves.toBeInstanceOf(Uint8Array);
  });

  test('a worker that never answers is ended', async () => {
    const worker = workerThat('');
    const hasEnded = once(worker, 'exit');
    const { render } = open({ jobLimitMs: 20, startWorker: () => worker });
    await expect(render(exampleInvoice)).rejects.toThrow('more than 20 ms');
    await hasEnded;
  });
});

test('an idle worker ends and the next invoice starts another', async () => {
  const workers: Worker[] = [];
  const startWorker = () => {
    const worker = realWorker();
    workers.push(worker);
    return worker;
  };
  const { render } = open({ idleMs: 5, startWorker });
  await render(exampleInvoice);
  if (workers[0]) await once(workers[0], 'exit');
  await render(exampleInvoice);
  expect(workers).toHaveLength(2);
});

test('closing finishes what was accepted and takes nothing more', async () => {
  const { render, close } = open();
  const accepted = [render(exampleInvoice), render(exampleInvoice)];
  await close();
  await expect(Promise.all(accepted)).resolves.toHaveLength(2);
  await expect(render(exampleInvoice)).rejects.toThrow('closed');
});
