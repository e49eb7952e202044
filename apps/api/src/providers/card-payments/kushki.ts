// Kushki's card API as a payment gateway; the sandbox speaks the same, so only the base address differs.
import { currencyCode, unitsOf } from '@portal/market/money';
import type { Logger } from 'pino';
import { readCharge, readLookup, readRefund } from './kushki-answers.ts';
import { callKushki } from './kushki-call.ts';
import { isForgotten, readFoundSaved, readSaved, readSaving } from './kushki-saved-cards.ts';
import { verifyKushkiWebhook } from './kushki-webhook.ts';
import type { ChargeAmount, ChargeOrder, PaymentGateway } from './port.ts';

export interface KushkiOptions {
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
      const body = { fullResponse: 'v2', ...(amount === undefined ? {} : { amount: kushkiAmountOf(part) }) };
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
    amount: kushkiAmountOf(order.amount),
    // Webhooks do not carry the Idempotency-Key header, but they do carry the metadata.
    metadata: { ...order.metadata, idempotencyKey: order.idempotencyKey },
    ...(order.contact === undefined ? {} : { contactDetails: order.contact }),
    fullResponse: 'v2',
  };
}

/** In its words, which are Ecuador's wherever it charges. */
function kushkiAmountOf({ taxed, untaxed, tax, currency }: ChargeAmount) {
  return {
    subtotalIva: unitsOf(taxed),
    subtotalIva0: unitsOf(untaxed),
    iva: unitsOf(tax),
    ice: 0,
    currency,
  };
}

const totalOf = ({ taxed, untaxed, tax }: ChargeAmount): number => taxed + untaxed + tax;

function summaryOf(answer: { status?: number; lost?: string }): string | number {
  return answer.lost ?? answer.status ?? 'none';
}
