// TMF681: the caller's number at WhatsApp, and what its provider tells.
import { Problem } from '@portal/contract/errors';
import {
  changeWhatsapp,
  getWhatsapp,
  linkWhatsapp,
  receiveWhatsappEvent,
  sendWhatsappCode,
  unlinkWhatsapp,
  verifyWhatsappWebhook,
  type WhatsappLink,
} from '@portal/contract/help/whatsapp';
import { nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { codeAskerOf } from '../../http/visitor.ts';
import { dateTime } from '../../http/wire.ts';
import { WebhookRefused, type WhatsappSender } from '../../providers/whatsapp/port.ts';
import type { Messages } from '../messages/messages.ts';
import type { LinkRow, Whatsapp } from './whatsapp.ts';

export interface WhatsappRouteNeeds {
  whatsapp: Whatsapp;
  /** Null: there is none. */
  provider: Pick<WhatsappSender, 'readEvent' | 'isVerifyToken'> | null;
  messages: Pick<Messages, 'onWhatsappReceipt'>;
  /** E.164 digits. */
  businessNumber: string | null;
}

export function whatsappRoutes(app: FastifyInstance, needs: WhatsappRouteNeeds): void {
  const { whatsapp, businessNumber } = needs;
  const shown = (row: LinkRow | null) => toLink(row, businessNumber);

  route(app, getWhatsapp, async ({ request }) => shown(await whatsapp.find(callerOf(request).userId)));

  route(app, sendWhatsappCode, ({ body, request }) =>
    whatsapp.sendCode(callerOf(request), { number: body.number, asker: codeAskerOf(request) }),
  );

  route(app, linkWhatsapp, async ({ body, request }) => {
    const { number, kinds, codeNumberEn: handle, codeNumber: code } = body;
    return shown(await whatsapp.link(callerOf(request), { number, kinds, handle, code }));
  });

  route(app, changeWhatsapp, async ({ body, request }) =>
    shown(await whatsapp.change(callerOf(request), body)),
  );

  route(app, unlinkWhatsapp, async ({ request, reply }) => {
    await whatsapp.unlink(callerOf(request));
    return reply.code(204).send();
  });

  app.register(async (scope) => webhookRoutes(scope, needs));
}

function webhookRoutes(scope: FastifyInstance, { whatsapp, provider, messages }: WhatsappRouteNeeds): void {
  // The signature is over the bytes as they came.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  route(scope, verifyWhatsappWebhook, async ({ query, reply }) => {
    if (!provider?.isVerifyToken(query['hub.verify_token'])) throw new Problem('NOT_FOUND', 'verify token');
    return reply.type('text/plain; charset=utf-8').send(query['hub.challenge']);
  });

  route(scope, receiveWhatsappEvent, async ({ request }) => {
    if (!provider) throw new Problem('NOT_FOUND', 'no WhatsApp');
    const { receipts, inbound } = readEvent(provider, request.body, request.headers);
    for (const receipt of receipts) await messages.onWhatsappReceipt(receipt);
    for (const message of inbound) await whatsapp.receive(message);
    return { received: true as const };
  });
}

function readEvent(
  provider: Pick<WhatsappSender, 'readEvent'>,
  body: unknown,
  headers: Parameters<WhatsappSender['readEvent']>[1],
) {
  try {
    return provider.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
  } catch (error) {
    if (error instanceof WebhookRefused) throw new Problem('UNAUTHENTICATED', error.message);
    throw error;
  }
}

const toLink = (row: LinkRow | null, businessNumber: string | null): WhatsappLink => ({
  '@type': 'WhatsappLink',
  number: row && nationalNumber(row.number),
  kinds: row?.kinds ?? [],
  linkedAt: row && dateTime(row.linkedAt),
  isStopped: row !== null && row.stoppedAt !== null,
  businessNumber: businessNumber && nationalNumber(businessNumber),
});
