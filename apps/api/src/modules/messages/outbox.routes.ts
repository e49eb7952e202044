// /dev/outbox: the messages that the built-in provider keeps. Without that provider the routes do not exist.
import { InvalidField } from '@portal/contract/errors';
import { nationalNumber } from '@portal/market/service-number';
import { dayAndTime } from '@portal/market/words';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { dateTime } from '../../http/wire.ts';
import type { MessageRow } from './messages.store.ts';
import type { Messages } from './messages.ts';

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
  if (typeof to !== 'string') throw new InvalidField('to');
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const channelNames = { sms: 'SMS', email: 'Correo', whatsapp: 'WhatsApp' };

/** The page of the built-in provider: what a phone or a mailbox would have received, for people who try the portal. */
function outboxPage(messages: readonly MessageRow[], to: string): string {
  const items = messages.map(
    ({ channel, recipient, subject, body, sentAt, createdAt }) => `<li>
<p class="about"><b>${channelNames[channel]}</b> para <b>${escapeHtml(nationalNumber(recipient))}</b>, <time>${escapeHtml(dayAndTime(sentAt ?? createdAt))}</time></p>
${subject === null ? '' : `<h2>${escapeHtml(subject)}</h2>`}
<p class="text">${escapeHtml(body)}</p>
</li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>No hay mensajes.</p>';
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mensajes enviados</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/dev/outbox.css"></head>
<body><main>
<h1>Mensajes enviados</h1>
<p>Solo en desarrollo: aquí llegan los SMS y correos que el portal envía, los más recientes primero.</p>
<form action="/dev/outbox"><label for="to">Número o correo</label>
<input id="to" name="to" value="${escapeHtml(to)}" autocomplete="off"><button>Buscar</button></form>
${list}
</main></body></html>`;
}

const outboxStyle = `body { margin: 0; background: #f4f4f4; color: #1f1f1f; font: 16px/1.5 sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 16px 0 24px; }
input { flex: 1 1 220px; min-height: 44px; padding: 0 12px; border: 1px solid #767676; border-radius: 8px; font: inherit; }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; background: #b41f14; color: #fff; font: inherit; }
ol { list-style: none; margin: 0; padding: 0; }
li { margin-bottom: 12px; padding: 16px; border: 1px solid #e0e0e0; border-radius: 12px; background: #fff; }
h2 { margin: 8px 0 0; font-size: 18px; }
.about { margin: 0; color: #4d4d4d; font-size: 14px; }
.text { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
