// The page that stands for a phone: what was sent to a number is read, and answered.
import type { Server } from '@portal/http-server/server';
import { market } from '@portal/market/here';
import { canonicalMobile, nationalNumber } from '@portal/market/service-number';
import { dayAndTime } from '@portal/market/words';
import { z } from 'zod';
import type { PayContext, WhatsappPlay } from '../context.ts';
import { inTransaction } from '../database.ts';
import { fromOwnPage, parseFormBodies } from '../http.ts';
import { enqueueWebhook } from '../webhooks/webhooks.store.ts';
import { newId, seconds, webhookBody } from './whatsapp.routes.ts';
import {
  addMessage,
  messagesOf,
  numbersInUse,
  type PlayedMessage,
  setUnreachable,
  type Unreachable,
  unreachable,
} from './whatsapp.store.ts';
import { whatsappPageCopy as copy } from './whatsapp-page.copy.ts';

const path = '/whatsapp';
const policy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const wishSchema = z.object({
  numero: z.string().max(40).transform(numberOf).pipe(z.string()),
  texto: z.string().trim().max(4_096).optional(),
  entrega: z.enum(['arrives', 'silent', 'failed']).optional(),
});

/** E.164 digits in any spelling; null for what is no number. */
function numberOf(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  return canonicalMobile(typed) ?? (/^\d{7,15}$/.test(digits) ? digits : null);
}

export function whatsappPageRoutes(app: Server, context: PayContext, play: WhatsappPlay): void {
  const { pool } = context;
  const schema = { querystring: z.object({ numero: z.string().max(40).optional() }) };
  app.get(path, { schema }, async ({ query }, reply) => {
    const number = numberOf(query.numero ?? '');
    const page = pageOf({
      number,
      messages: number === null ? [] : await messagesOf(pool, number),
      how: number === null ? null : await unreachable(pool, number),
      numbers: await numbersInUse(pool),
    });
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
  });

  app.register(async (scope) => {
    parseFormBodies(scope);
    scope.post(path, { onRequest: fromOwnPage }, async (request, reply) => {
      const { data: wish } = wishSchema.safeParse(request.body);
      if (wish?.entrega) {
        const how = wish.entrega === 'arrives' ? null : wish.entrega;
        await setUnreachable(pool, wish.numero, how, context.now());
      }
      if (wish?.texto) await write(context, play, wish.numero, wish.texto);
      return reply.redirect(`${path}?numero=${wish?.numero ?? ''}`, 303);
    });
  });
}

async function write(context: PayContext, play: WhatsappPlay, number: string, words: string): Promise<void> {
  const at = context.now();
  const id = newId();
  const message = { from: number, id, timestamp: seconds(at), type: 'text', text: { body: words } };
  const contacts = [{ profile: { name: nationalNumber(number) }, wa_id: number }];
  await inTransaction(context.pool, async (client) => {
    await addMessage(client, { id, number, isSent: false, words, at });
    await enqueueWebhook(client, webhookBody(play, { contacts, messages: [message] }), at, at, 'whatsapp');
  });
  context.wakeWebhooks();
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

interface Shown {
  number: string | null;
  messages: readonly PlayedMessage[];
  how: Unreachable | null;
  numbers: readonly string[];
}

function pageOf({ number, messages, how, numbers }: Shown): string {
  const items = messages.map(
    ({ isSent, words, at }) =>
      `<li><p><b>${isSent ? copy.portal : copy.you}</b>, <time>${escapeHtml(dayAndTime(at))}</time></p>
<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p></li>`,
  );
  const hidden = `<input type="hidden" name="numero" value="${number ?? ''}">`;
  const talk =
    number === null
      ? ''
      : `<h2>${escapeHtml(nationalNumber(number))}</h2>
<form method="post" action="${path}">${hidden}<label>${copy.answer} <input name="texto" maxlength="4096" autocomplete="off"></label>
<button>${copy.send}</button></form>
<form method="post" action="${path}">${hidden}<fieldset><legend>${copy.reach}</legend>
<p>${copy.now(copy.ways[how ?? 'arrives'])}</p>
${(['arrives', 'silent', 'failed'] as const)
  .map((way) => `<button name="entrega" value="${way}">${copy.ways[way]}</button>`)
  .join('\n')}
</fieldset></form>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : `<p>${copy.none}</p>`}`;
  const links = numbers.map(
    (each) => `<li><a href="${path}?numero=${each}">${escapeHtml(nationalNumber(each))}</a></li>`,
  );
  return `<!doctype html>
<html lang="${market.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${copy.title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox.css"></head>
<body><main><h1>${copy.title}</h1><p>${copy.lead}</p>
<form method="get" action="${path}"><label>${copy.number} <input name="numero" inputmode="tel" value="${number === null ? '' : escapeHtml(nationalNumber(number))}"></label>
<button>${copy.open}</button></form>
${talk}
${links.length > 0 ? `<h2>${copy.others}</h2><ul>${links.join('')}</ul>` : ''}
</main></body></html>
`;
}
