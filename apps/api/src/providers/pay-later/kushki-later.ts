// Kushki's transfer-in and cash-in, and a QR in the same manner that its sandbox alone speaks.

import type { LaterMethod } from '@portal/contract/paying/paid-later';
import { centsOf, unitsOf } from '@portal/market/money';
import type { Logger } from 'pino';
import { z } from 'zod';
import {
  amountOf,
  callKushki,
  instantOf,
  isSuccess,
  type KushkiAnswer,
  readRefusal,
  totalOf,
} from '../card-payments/kushki-answers.ts';
import type { PaidTicket, PaymentGateway } from '../card-payments/port.ts';
import type { LaterGateway, LaterOrder, Named, OpenedLater } from './port.ts';

export interface KushkiLaterOptions {
  baseUrl: string;
  publicMerchantId: string;
  privateMerchantId: string;
  timeoutMs: number;
  /** Tickets of these are given back like those of a card. */
  cards: Pick<PaymentGateway, 'refund'>;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** `charge`: one that was made, by its reference. The provider tells of cash by the ticket, of the rest by the token. */
const callsOf: Record<LaterMethod, { token: string; init: string; charge: string; by: 'ticket' | 'token' }> =
  {
    cash: {
      token: '/cash/v1/tokens',
      init: '/cash/v1/charges/init',
      charge: '/cash/v1/charges/',
      by: 'ticket',
    },
    bankTransfer: {
      token: '/transfer/v1/tokens',
      init: '/transfer/v1/init',
      charge: '/transfer/v1/status/',
      by: 'token',
    },
    qr: { token: '/qr/v1/tokens', init: '/qr/v1/init', charge: '/qr/v1/status/', by: 'token' },
  };

export function createKushkiLater(options: KushkiLaterOptions): LaterGateway {
  const { log, timeoutMs } = options;
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, headers: object, body?: unknown) =>
    callKushki({
      url: new URL(path, options.baseUrl),
      method,
      headers: { ...headers },
      ...(body === undefined ? {} : { body }),
      timeoutMs,
    });
  const asServer = { 'private-merchant-id': options.privateMerchantId };
  const chargePath = ({ kind, reference }: Named) => callsOf[kind].charge + encodeURIComponent(reference);

  return {
    async open(order) {
      const { kind, idempotencyKey: key } = order;
      const asPage = { 'public-merchant-id': options.publicMerchantId };
      const asked = await call('POST', callsOf[kind].token, asPage, tokenBody(order));
      const token = readToken(asked);
      if (typeof token !== 'string') return token;
      const made = await call(
        'POST',
        callsOf[kind].init,
        { ...asServer, 'idempotency-key': key },
        {
          token,
          amount: amountOf(order.amount),
          expirationDate: order.expiresAt.toISOString(),
          metadata: { ...order.metadata, idempotencyKey: key },
        },
      );
      const opened = readOpened(made, token, order);
      log.info({ key, kind, outcome: opened.status }, 'code to pay asked for');
      return opened;
    },

    async find(named) {
      const answer = await call('GET', chargePath(named), asServer);
      const found = readState(answer);
      log.info(
        { kind: named.kind, isOpen: found?.isOpen, paid: found?.paid.length },
        'code to pay looked up',
      );
      return found;
    },

    async close(named) {
      const answer = await call('DELETE', chargePath(named), asServer);
      return !('lost' in answer) && (isSuccess(answer.status) || answer.status === 404);
    },

    refund: (ticket) => options.cards.refund(ticket),
  };
}

/** No person is named: who pays is whoever has the code. */
function tokenBody({ amount, description }: LaterOrder) {
  return {
    totalAmount: unitsOf(totalOf(amount)),
    amount: amountOf(amount),
    currency: amount.currency,
    description,
  };
}

const tokenSchema = z.object({ token: z.string().min(1) });

function readToken(answer: KushkiAnswer): string | Exclude<OpenedLater, { status: 'opened' }> {
  if ('lost' in answer) return { status: 'unknown' };
  const { data } = tokenSchema.safeParse(answer.body);
  if (isSuccess(answer.status) && data) return data.token;
  return readNoCode(answer);
}

function readNoCode(answer: { status: number; body: unknown }): Exclude<OpenedLater, { status: 'opened' }> {
  const refusal = readRefusal(answer);
  if (refusal?.status !== 'declined') return { status: 'unknown' };
  return { status: 'declined', code: refusal.code, message: refusal.message };
}

const openedSchema = z.object({
  ticketNumber: z.string().min(1).optional(),
  transactionReference: z.string().min(1).optional(),
  pin: z.string().min(1).optional(),
  barcode: z.string().optional().catch(undefined),
  pdfUrl: z.string().optional().catch(undefined),
  redirectUrl: z.string().optional().catch(undefined),
  expiration: z.number().optional().catch(undefined),
  places: z.array(z.string()).optional().catch(undefined),
});

function readOpened(answer: KushkiAnswer, token: string, order: LaterOrder): OpenedLater {
  if ('lost' in answer) return { status: 'unknown' };
  if (!isSuccess(answer.status)) return readNoCode(answer);
  const { data } = openedSchema.safeParse(answer.body);
  const reference = callsOf[order.kind].by === 'ticket' ? data?.ticketNumber : token;
  const code = data?.pin ?? data?.transactionReference;
  if (!data || !reference || !code) return { status: 'unknown' };
  const expiresAt = data.expiration === undefined ? order.expiresAt : instantOf(data.expiration);
  return {
    status: 'opened',
    instructions: {
      kind: order.kind,
      reference,
      code,
      barcode: data.barcode ?? (order.kind === 'cash' ? code : null),
      expiresAt: expiresAt.toISOString(),
      places: data.places ?? [],
      url: webAddressOf(data.redirectUrl ?? data.pdfUrl),
    },
  };
}

/** Nothing but an address of the web becomes a link. */
const webAddressOf = (given: string | undefined) => (given && /^https?:\/\//.test(given) ? given : null);

const ticketSchema = z.object({
  ticketNumber: z.string().min(1),
  totalAmount: z.number(),
  completedAt: z.number(),
});
const stateSchema = z.object({
  status: z.enum([
    'requestedToken',
    'initializedTransaction',
    'approvedTransaction',
    'declinedTransaction',
    'expiredTransaction',
  ]),
  /** The sandbox's: each time that it was paid. */
  payments: z.array(ticketSchema).optional(),
});

function readState(answer: KushkiAnswer): Awaited<ReturnType<LaterGateway['find']>> {
  if ('lost' in answer || answer.status !== 200) return null;
  const { data } = stateSchema.safeParse(answer.body);
  if (!data) return null;
  const one = data.status === 'approvedTransaction' ? ticketSchema.safeParse(answer.body).data : undefined;
  const tickets = data.payments ?? (one ? [one] : []);
  // Approved, and not to be understood: nothing is believed yet.
  if (data.status === 'approvedTransaction' && tickets.length === 0) return null;
  const isOpen = data.status === 'requestedToken' || data.status === 'initializedTransaction';
  return { isOpen, paid: tickets.map(paidTicket) };
}

const paidTicket = ({
  ticketNumber,
  totalAmount,
  completedAt,
}: z.infer<typeof ticketSchema>): PaidTicket => ({
  ticketNumber,
  approvalCode: ticketNumber.slice(-8),
  cents: centsOf(totalAmount),
  at: instantOf(completedAt).toISOString(),
});
