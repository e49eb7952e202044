// /dev/outbox: the messages that the built-in provider keeps. Without that provider the routes do not exist.
import { Problem } from '@portal/contract/errors';
import { nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { dateTime } from '../../http/wire.ts';
import type { MessageRow, Messages } from './messages.ts';
import { outboxPage, outboxStyle } from './outbox-page.ts';

const devRoute = { config: { access: 'public' as const }, schema: { hide: true } as FastifySchema };

export function outboxRoutes(app: FastifyInstance, { messages }: { messages: Messages }): void {
  if (messages.builtIn.length === 0) return;

  app.get('/dev/outbox.json', devRoute, async (request) => {
    const kept = await messages.listKept(recipientOf(request));
    return kept.map(toWire);
  });
  app.get('/dev/outbox', devRoute, async (request, reply) => {
    const to = recipientOf(request);
    const page = outboxPage(await messages.listKept(to), to ?? '');
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/dev/outbox.css', devRoute, async (_request, reply) => reply.type('text/css').send(outboxStyle));
}

function recipientOf(request: FastifyRequest): string | null {
  const { to = '' } = request.query as { to?: unknown };
  if (typeof to !== 'string') throw new Problem('INVALID', 'to');
  return to.trim() || null;
}

function toWire({ channel, recipient, subject, body, sentAt, createdAt, attachmentName }: MessageRow) {
  return {
    channel,
    to: nationalNumber(recipient),
    subject,
    text: body,
    ...(attachmentName && { attachment: attachmentName }),
    sentAt: dateTime(sentAt ?? createdAt),
  };
}
