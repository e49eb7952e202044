// How the provider is told amounts, and what its answers mean for us. Only a clear refusal is a refusal; whatever is not clear is unknown.

import { centsOf, unitsOf } from '@portal/market/money';
import { tracingHeaders } from '@portal/trace/trace';
import { z } from 'zod';
import type { Cents, ChargeAmount, ChargedCard, ChargeResult, RefundResult } from './port.ts';

export type KushkiAnswer = { status: number; body: unknown } | { lost: 'timeout' | 'network' };

interface KushkiCall {
  url: URL;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
}

const longestAnswerBytes = 256 * 1024;

/** Never throws. Connections are kept alive by the pool behind `fetch`, which never repeats a POST by itself. */
export async function callKushki({
  url,
  method,
  headers,
  body,
  timeoutMs,
}: KushkiCall): Promise<KushkiAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...tracingHeaders(),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect would repeat the call, and its private header, somewhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(response);
    return { status: response.status, body: response.status === 204 ? null : JSON.parse(text) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { lost: isLate ? 'timeout' : 'network' };
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > longestAnswerBytes) throw new Error('The answer is too long.');
  }
  return Buffer.concat(chunks).toString();
}

/** What a date can hold. */
const latestMs = 8.64e15;

// The figures stand at the top or in `details`, depending on the version of the full response.
const figuresSchema = z.object({
  approvalCode: z.string().min(1).optional(),
  approvedTransactionAmount: z.number().optional(),
});

const approvalSchema = figuresSchema.extend({
  ticketNumber: z.string().min(1),
  details: figuresSchema.extend({
    transactionStatus: z.enum(['APPROVAL', 'CAPTURED']),
    // A receipt without its card, or of the moment when it came, is better than a charge that is not understood.
    created: z.number().positive().max(latestMs).optional().catch(undefined),
    paymentBrand: z.string().optional().catch(undefined),
    lastFourDigits: z.string().optional().catch(undefined),
  }),
});

const declineSchema = z.object({
  code: z.string().min(1),
  message: z.string().min(1),
  processorError: z.string().optional(),
});

/** By the provider's own rules, such as a card whose bank was not answered. No other code: approvals are written so, too. */
const ruledOutSchema = z
  .object({ responseCode: z.literal('K322'), responseText: z.string().min(1) })
  .transform(({ responseCode: code, responseText: message }) => ({
    code,
    message,
    processorError: undefined,
  }));

const refusalSchema = declineSchema.or(ruledOutSchema);

const givenBackSchema = z.object({
  ticketNumber: z.string().min(1),
  details: z.object({ transactionStatus: z.enum(['REFUNDED', 'VOIDED']) }),
});

/** How a charge stands, beside whatever words there are. */
const standingSchema = z.object({ details: z.object({ transactionStatus: z.string() }) });

const refundSchema = z.object({ ticketNumber: z.string().min(1) });

/** 408, 409, 425 and 429 speak of the request, not of the card: the charge may exist or be under way. */
const undecided = new Set([408, 409, 425, 429]);

/** `chargedCents`: what we asked for; an approval of another amount is not taken at its word. */
export function readCharge(answer: KushkiAnswer, chargedCents: Cents, receivedAt: Date): ChargeResult {
  if ('lost' in answer) return { status: 'unknown', reason: answer.lost };
  if (isSuccess(answer.status)) {
    const approval = readApproval(answer.body, receivedAt);
    return approval?.approved === chargedCents ? approval : { status: 'unknown', reason: 'network' };
  }
  return readRefusal(answer) ?? { status: 'unknown', reason: 'network' };
}

/** An approval among the attempts under a key counts before any refusal. */
export function readLookup(answer: KushkiAnswer, receivedAt: Date): ChargeResult | null {
  if ('lost' in answer) return { status: 'unknown', reason: answer.lost };
  // Only a list, even an empty one, is a statement; an error or an unknown path says nothing of the charge.
  const attempts = z.array(z.unknown()).safeParse(answer.body);
  if (answer.status !== 200 || !attempts.success) return { status: 'unknown', reason: 'network' };
  const results = attempts.data.map((attempt) => readAttempt(attempt, receivedAt));
  return (
    results.find((result) => result.status === 'authorized') ??
    results.find((result) => result.status === 'unknown') ??
    results[0] ??
    null
  );
}

export function readRefund(answer: KushkiAnswer, receivedAt: Date): RefundResult {
  if ('lost' in answer) return { status: 'unknown', reason: answer.lost };
  if (isSuccess(answer.status)) {
    const refund = refundSchema.safeParse(answer.body);
    if (!refund.success) return { status: 'unknown', reason: 'network' };
    return { status: 'refunded', ticketNumber: refund.data.ticketNumber, at: receivedAt.toISOString() };
  }
  const refusal = readRefusal(answer);
  if (refusal?.status !== 'declined') return { status: 'unknown', reason: 'network' };
  return { status: 'refused', code: refusal.code, message: refusal.message };
}

function readAttempt(attempt: unknown, receivedAt: Date): ChargeResult {
  const { data: back } = givenBackSchema.safeParse(attempt);
  if (back) {
    const message = 'El cobro fue devuelto a la tarjeta.';
    return { status: 'declined', code: 'refunded', message, givenBack: back.ticketNumber };
  }
  return (
    readApproval(attempt, receivedAt) ??
    readRefusal({ status: 402, body: attempt }) ?? { status: 'unknown', reason: 'network' }
  );
}

function readApproval(body: unknown, receivedAt: Date) {
  const parsed = approvalSchema.safeParse(body);
  if (!parsed.success) return null;
  const { ticketNumber, details, ...figures } = parsed.data;
  const approvalCode = figures.approvalCode ?? details.approvalCode;
  const dollars = figures.approvedTransactionAmount ?? details.approvedTransactionAmount;
  if (approvalCode === undefined || dollars === undefined) return null;
  return {
    status: 'authorized' as const,
    ticketNumber,
    approvalCode,
    approved: centsOf(dollars),
    at: (details.created === undefined ? receivedAt : instantOf(details.created)).toISOString(),
    card: cardOf(details.paymentBrand, details.lastFourDigits),
  };
}

export function cardOf(brand: string | undefined, lastFour: string | undefined): ChargedCard | null {
  return brand && lastFour && /^\d{4}$/.test(lastFour) ? { brand, lastFour } : null;
}

export function readRefusal(answer: { status: number; body: unknown }): ChargeResult | null {
  if (answer.status < 400 || answer.status > 499 || undecided.has(answer.status)) return null;
  const { data: stands } = standingSchema.safeParse(answer.body);
  if (stands && stands.details.transactionStatus !== 'DECLINED') return null;
  const refusal = refusalSchema.safeParse(answer.body);
  if (!refusal.success) return null;
  const { code, message, processorError } = refusal.data;
  return { status: 'declined', code, message, ...(processorError === undefined ? {} : { processorError }) };
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Unix time, in seconds or in milliseconds: the documents show both. */
export function instantOf(unixTime: number): Date {
  return new Date(unixTime > 1e11 ? unixTime : unixTime * 1000);
}

/** In its words, which are Ecuador's wherever it charges. */
export function amountOf({ taxed, untaxed, tax, currency }: ChargeAmount) {
  return { subtotalIva: unitsOf(taxed), subtotalIva0: unitsOf(untaxed), iva: unitsOf(tax), currency };
}

export const totalOf = ({ taxed, untaxed, tax }: ChargeAmount): number => taxed + untaxed + tax;
