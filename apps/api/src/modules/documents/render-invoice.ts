// Renders invoices in worker threads, so that drawing a PDF never holds up the requests of others.
import { Worker } from 'node:worker_threads';
import { invoiceWorkerFile } from '../../own-files.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { WorkerAnswer } from './invoice-worker.ts';

export interface InvoiceRenderer {
  /** Rejects when the invoice cannot be drawn, its worker dies or it takes too long. */
  render(invoice: InvoiceDocument): Promise<Uint8Array>;
  /** Finishes what was accepted, then ends the workers. */
  close(): Promise<void>;
}

export interface InvoiceRendererOptions {
  /** Most workers at a time; each starts when first needed. */
  threads: number;
  /** An idle worker ends after this, and its memory returns. */
  idleMs?: number;
  jobLimitMs?: number;
  startWorker?: () => Worker;
}

interface Job {
  invoice: InvoiceDocument;
  resolve: (pdf: Uint8Array) => void;
  reject: (reason: unknown) => void;
}

interface Seat {
  worker: Worker;
  job: Job | null;
  /** While busy: the job's limit. While idle: the worker's end. */
  timer: NodeJS.Timeout | undefined;
}

/**
 * Room for an invoice of thousands of lines; one that needs more fails alone, not the process.
 * A small young generation costs no time here and keeps a busy worker some 100 MB smaller.
 */
const workerMemory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

export function createInvoiceRenderer({
  threads,
  idleMs = 60_000,
  jobLimitMs = 20_000,
  startWorker = startInvoiceWorker,
}: InvoiceRendererOptions): InvoiceRenderer {
  const waiting: Job[] = [];
  const seats = new Set<Seat>();
  const accepted = new Set<Promise<Uint8Array>>();
  let isClosed = false;

  function assign(): void {
    while (waiting.length > 0) {
      const seat = [...seats].find(({ job }) => job === null) ?? openSeat();
      const job = seat && waiting.shift();
      if (!job) return;
      give(seat, job);
    }
  }

  function openSeat(): Seat | undefined {
    if (seats.size >= threads) return undefined;
    const seat: Seat = { worker: startWorker(), job: null, timer: undefined };
    seat.worker.on('message', (answer: WorkerAnswer) => settle(seat, answer));
    seat.worker.on('error', (error) => leave(seat, error));
    seat.worker.on('exit', (code) => leave(seat, new Error(`the invoice worker ended with code ${code}`)));
    seats.add(seat);
    return seat;
  }

  function give(seat: Seat, job: Job): void {
    clearTimeout(seat.timer);
    seat.job = job;
    seat.worker.ref();
    const tooLong = new Error(`an invoice took more than ${jobLimitMs} ms`);
    seat.timer = setTimeout(() => leave(seat, tooLong), jobLimitMs);
    try {
      seat.worker.postMessage(job.invoice);
    } catch (failure) {
      settle(seat, { failure });
    }
  }

  function settle(seat: Seat, answer: WorkerAnswer): void {
    const { job } = seat;
    clearTimeout(seat.timer);
    seat.job = null;
    // An idle worker must not keep the process from ending.
    seat.worker.unref();
    seat.timer = setTimeout(() => leave(seat, null), idleMs).unref();
    if ('pdf' in answer) job?.resolve(answer.pdf);
    else job?.reject(answer.failure);
    assign();
  }

  /** A job that fails with its worker is not tried again: it may be what killed it. */
  function leave(seat: Seat, reason: Error | null): void {
    if (!seats.delete(seat)) return;
    clearTimeout(seat.timer);
    seat.job?.reject(reason);
    void seat.worker.terminate();
    assign();
  }

  function render(invoice: InvoiceDocument): Promise<Uint8Array> {
    if (isClosed) return Promise.reject(new Error('the invoice renderer is closed'));
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    accepted.add(promise);
    const forget = () => accepted.delete(promise);
    promise.then(forget, forget);
    waiting.push({ invoice, resolve, reject });
    assign();
    return promise;
  }

  async function close(): Promise<void> {
    isClosed = true;
    await Promise.allSettled(accepted);
    const workers = [...seats].map((seat) => seat.worker.terminate());
    await Promise.all(workers);
  }

  return { render, close };
}

function startInvoiceWorker(): Worker {
  return new Worker(invoiceWorkerFile, {
    resourceLimits: workerMemory,
  });
}
