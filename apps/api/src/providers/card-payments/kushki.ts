// Kushki's card API as a payment gateway; the sandbox speaks the same, so only the base address differs.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays, addMonths } from '@portal/market/civil-dates';
import { centsOf, currencyCode } from '@portal/market/money';
import type { Logger } from 'pino';
import { z } from 'zod';
import {
  amountOf,
  callKushki,
  cardOf,
  instantOf,
  isSuccess,
  type KushkiAnswer,
  readCharge,
  readLookup,
  readRefund,
  readRefusal,
  totalOf,
} from './kushki-answers.ts';
import {
  type ChargeOrder,
  type ChargeResult,
  type GatewayEvent,
  type PaymentGateway,
  type SaveResult,
  WebhookRejected,
} from './port.ts';

// Kushki's signed notifications: hex HMAC-SHA256 over the raw body, a dot, and the time of sending.

const freshForMs = 5 * 60_000;

const eventSchema = z.object({
  transaction_id: z.string().min(1),
  transaction_type: z.string(),
  transaction_status: z.string(),
  ticket_number: z.string().optional(),
  approval_code: z.string().optional(),
  approved_transaction_amount: z.number().optional(),
  response_code: z.string().optional(),
  response_text: z.string().optional(),
  processorCode: z.string().optional(),
  created: z.number().optional(),
  payment_brand: z.string().optional().catch(undefined),
  last_four_digits: z.string().optional().catch(undefined),
  metadata: z.record(z.string(), z.unknown()).default({}),
});

type KushkiEvent = z.infer<typeof eventSchema>;

const otherEvent: GatewayEvent = {
  id: 'other',
  kind: 'other',
  idempotencyKey: null,
  metadata: {},
  result: null,
};

/** @throws WebhookRejected */
function verifyKushkiWebhook(
  raw: Buffer,
  headers: Record<string, string | string[] | undefined>,
  secret: string,
  receivedAt: Date,
): GatewayEvent {
  const id = headers['x-kushki-id'];
  const signature = headers['x-kushki-signature'];
  if (typeof id !== 'string' || !/^\d{10}(\d{3})?$/.test(id)) throw new WebhookRejected('no time of sending');
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) {
    throw new WebhookRejected('no signature');
  }
  const expected = createHmac('sha256', secret).update(raw).update(`.${id}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) throw new WebhookRejected('wrong signature');
  const ageMs = receivedAt.getTime() - instantOf(Number(id)).getTime();
  if (Math.abs(ageMs) > freshForMs) throw new WebhookRejected('not fresh');
  return readEvent(raw, receivedAt);
}

function readEvent(raw: Buffer, receivedAt: Date): GatewayEvent {
  let body: unknown;
  try {
    body = JSON.parse(raw.toString());
  } catch {
    throw new WebhookRejected('not JSON');
  }
  const parsed = eventSchema.safeParse(body);
  if (!parsed.success) return readLater(body);
  const event = parsed.data;
  const metadata = Object.fromEntries(
    Object.entries(event.metadata).map(([name, value]) => [name, String(value)]),
  );
  const kind = kindOf(event.transaction_type);
  return {
    id: `${event.transaction_type}:${event.transaction_id}:${event.transaction_status}`,
    kind,
    idempotencyKey: metadata.idempotencyKey ?? null,
    metadata,
    result: kind === 'charge' ? resultOf(event, receivedAt) : null,
  };
}

/** Of what is paid by a code. What it says is not read: whoever hears of it asks. */
const laterSchema = z.object({
  ticketNumber: z.string().min(1),
  status: z.string(),
  metadata: z.object({ idempotencyKey: z.string() }),
});

function readLater(body: unknown): GatewayEvent {
  const { data } = laterSchema.safeParse(body);
  if (!data) return otherEvent;
  return {
    id: `CODE:${data.ticketNumber}:${data.status}`,
    kind: 'charge',
    idempotencyKey: data.metadata.idempotencyKey,
    metadata: {},
    result: { status: 'unknown', reason: 'network' },
  };
}

function kindOf(transactionType: string): GatewayEvent['kind'] {
  if (transactionType === 'SALE') return 'charge';
  return transactionType === 'REFUND' || transactionType === 'VOID' ? 'refund' : 'other';
}

function resultOf(event: KushkiEvent, receivedAt: Date): ChargeResult {
  if (event.transaction_status === 'DECLINED') {
    return {
      status: 'declined',
      code: event.response_code ?? '',
      message: event.response_text ?? '',
      ...(event.processorCode === undefined ? {} : { processorError: event.processorCode }),
    };
  }
  const { ticket_number, approval_code, approved_transaction_amount } = event;
  const isApproved = event.transaction_status === 'APPROVAL';
  if (!isApproved || !ticket_number || !approval_code || approved_transaction_amount === undefined) {
    return { status: 'unknown', reason: 'network' };
  }
  return {
    status: 'authorized',
    ticketNumber: ticket_number,
    approvalCode: approval_code,
    approved: centsOf(approved_transaction_amount),
    at: (event.created === undefined ? receivedAt : instantOf(event.created)).toISOString(),
    card: cardOf(event.payment_brand, event.last_four_digits),
  };
}

interface KushkiOptions {
  /** Without a path, such as `https://api.kushkipagos.com`. */
  baseUrl: string;
  privateMerchantId: string;
  webhookSecret: string;
  /** After which an outcome counts as unknown; the provider itself may take up to 29 seconds. */
  timeoutMs?: number;
  log: Pick<Logger, 'info' | 'warn'>;
  now?: () => Date;
}

export function createKushkiGateway(options: KushkiOptions): PaymentGateway {
  const { timeoutMs = 15_000, log, now = () => new Date() } = options;
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, key: string | null, body?: unknown) =>
    callKushki({
      url: new URL(path, options.baseUrl),
      method,
      headers: {
        'private-merchant-id': options.privateMerchantId,
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body,
      timeoutMs,
    });

  return {
    async charge(order) {
      const path = 'token' in order ? '/card/v1/charges' : savedPath(order.savedCardId);
      const answer = await call('POST', path, order.idempotencyKey, chargeBody(order));
      const result = readCharge(answer, totalOf(order.amount), now());
      const trace = { key: order.idempotencyKey, outcome: result.status, answer: summaryOf(answer) };
      if (result.status === 'unknown') log.warn(trace, 'card charge: outcome unknown');
      else log.info(trace, 'card charge');
      return result;
    },

    async lookup({ idempotencyKey }) {
      const path = `/card/v1/charges?idempotencyKey=${encodeURIComponent(idempotencyKey)}`;
      const answer = await call('GET', path, null);
      const result = readLookup(answer, now());
      const trace = { key: idempotencyKey, outcome: result?.status ?? 'none', answer: summaryOf(answer) };
      log.info(trace, 'card charge looked up');
      return result;
    },

    async refund({ ticketNumber, amount, idempotencyKey }) {
      const part = { taxed: 0, untaxed: amount ?? 0, tax: 0, currency: currencyCode };
      const body = {
        fullResponse: 'v2',
        ...(amount === undefined ? {} : { amount: { ...amountOf(part), ice: 0 } }),
      };
      const path = `/v1/charges/${encodeURIComponent(ticketNumber)}`;
      const answer = await call('DELETE', path, idempotencyKey, body);
      const result = readRefund(answer, now());
      log.info({ ticketNumber, outcome: result.status, answer: summaryOf(answer) }, 'card refund');
      return result;
    },

    async save({ idempotencyKey, token }) {
      const body = { token, planName, periodicity: 'custom' };
      const answer = await call('POST', savedCardsPath, idempotencyKey, body);
      const made = readSaving(answer);
      const result =
        typeof made === 'string'
          ? readSaved(await call('GET', `${searchPath}/${savedId(made)}`, null))
          : made;
      log.info({ key: idempotencyKey, outcome: result.status, answer: summaryOf(answer) }, 'card saved');
      return result;
    },

    async findSaved({ idempotencyKey }) {
      const path = `${searchPath}?idempotencyKey=${encodeURIComponent(idempotencyKey)}`;
      const answer = await call('GET', path, null);
      const result = readFoundSaved(answer);
      const outcome = result?.status ?? 'none';
      log.info({ key: idempotencyKey, outcome, answer: summaryOf(answer) }, 'saved card looked up');
      return result;
    },

    async forgetCard({ savedCardId }) {
      const answer = await call('DELETE', savedPath(savedCardId), null);
      log.info({ answer: summaryOf(answer) }, 'saved card forgotten');
      return isForgotten(answer);
    },

    verifyWebhook: (raw, headers) => verifyKushkiWebhook(raw, headers, options.webhookSecret, now()),
  };
}

/** On demand: the provider charges nothing by itself. */
const savedCardsPath = '/subscriptions/v1/card';
const searchPath = `${savedCardsPath}/search`;
/** How the provider's own pages call it. */
const planName = 'Portal';
const savedId = encodeURIComponent;
const savedPath = (id: string) => `${savedCardsPath}/${savedId(id)}`;

function chargeBody(order: ChargeOrder) {
  return {
    ...('token' in order ? { token: order.token } : {}),
    amount: { ...amountOf(order.amount), ice: 0 },
    // Webhooks do not carry the Idempotency-Key header, but they do carry the metadata.
    metadata: { ...order.metadata, idempotencyKey: order.idempotencyKey },
    ...(order.contact === undefined ? {} : { contactDetails: order.contact }),
    fullResponse: 'v2',
  };
}

function summaryOf(answer: { status?: number; lost?: string }): string | number {
  return answer.lost ?? answer.status ?? 'none';
}

const madeSchema = z.object({ subscriptionId: z.string().min(1) });

const factsSchema = madeSchema.extend({
  paymentBrand: z.string(),
  lastFourDigits: z.string(),
  expirationDate: z.string().optional().catch(undefined),
});

const uncertain = { status: 'unknown', reason: 'network' } as const;

/** The provider's name for the card, or what became of it instead. */
function readSaving(answer: KushkiAnswer): string | SaveResult {
  if ('lost' in answer) return { status: 'unknown', reason: answer.lost };
  const made = madeSchema.safeParse(answer.body);
  if (isSuccess(answer.status)) return made.success ? made.data.subscriptionId : uncertain;
  const refusal = readRefusal(answer);
  return refusal?.status === 'declined' ? refusal : uncertain;
}

function readSaved(answer: KushkiAnswer): SaveResult {
  if ('lost' in answer) return { status: 'unknown', reason: answer.lost };
  return isSuccess(answer.status) ? readFacts(answer.body) : uncertain;
}

function readFoundSaved(answer: KushkiAnswer): SaveResult | null {
  if ('lost' in answer) return { status: 'unknown', reason: answer.lost };
  // Only a list, even an empty one, is a statement.
  const found = z.array(z.unknown()).safeParse(answer.body);
  if (answer.status !== 200 || !found.success) return uncertain;
  return found.data.length === 0 ? null : readFacts(found.data[0]);
}

/** Gone, or not there any more: the same to whoever wants it gone. */
const isForgotten = (answer: KushkiAnswer): boolean =>
  !('lost' in answer) && (isSuccess(answer.status) || answer.status === 404);

function readFacts(body: unknown): SaveResult {
  const { data } = factsSchema.safeParse(body);
  const card = cardOf(data?.paymentBrand, data?.lastFourDigits);
  if (!data || !card) return uncertain;
  const saved = { savedCardId: data.subscriptionId, ...card, expiresOn: lastDayOf(data.expirationDate) };
  return { status: 'saved', card: saved };
}

/** Of the month on the card, `MM/YY`. */
function lastDayOf(expiry: string | undefined): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry ?? '') ?? [];
  return month && year ? addDays(addMonths(`20${year}-${month}-01`, 1), -1) : null;
}
