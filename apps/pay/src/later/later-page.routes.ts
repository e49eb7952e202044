// The page where a person of the demonstration is at the till, or in the app of their bank: pays a code, twice, late, or with another amount.
import type { Server } from '@portal/http-server/server';
import { market } from '@portal/market/here';
import { moneyWords } from '@portal/market/words';
import { z } from 'zod';
import { toDollars } from '../charges/amounts.ts';
import type { PayContext } from '../context.ts';
import { inTransaction } from '../database.ts';
import { fromOwnPage, parseFormBodies } from '../http.ts';
import { newTicketNumber } from '../identifiers.ts';
import { enqueueWebhook } from '../webhooks/webhooks.store.ts';
import { type Code, type CodePayment, findCode, listPayments, payCode } from './later.store.ts';
import { laterPageCopy as copy } from './later-page.copy.ts';

const path = '/pagar';
const policy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const latePastMs = 60_000;

const wishSchema = z.object({
  codigo: z.string().regex(/^\d{12}$/),
  como: z.enum(['exacto', 'menos', 'tarde']),
});

export function laterPageRoutes(app: Server, context: PayContext): void {
  app.get(
    path,
    { schema: { querystring: z.object({ codigo: z.string().max(40).optional() }) } },
    async ({ query }, reply) => {
      const pin = query.codigo?.replace(/\D/g, '') ?? '';
      const code = pin ? await findCode(context.pool, pin) : null;
      const paid = code ? await listPayments(context.pool, code.token) : [];
      return reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(pageOf(pin, code, paid));
    },
  );

  app.register(async (scope) => {
    parseFormBodies(scope);
    scope.post(path, { onRequest: fromOwnPage }, async (request, reply) => {
      const { data: wish } = wishSchema.safeParse(request.body);
      if (wish) await payAtTill(context, wish);
      return reply.redirect(`${path}?codigo=${wish?.codigo ?? ''}`, 303);
    });
  });
}

async function payAtTill(context: PayContext, { codigo, como }: z.infer<typeof wishSchema>): Promise<void> {
  const paid = await inTransaction(context.pool, async (client) => {
    const code = await findCode(client, codigo);
    const now = context.now();
    // A code that was called off is refused at the till; one that is over may be taken by a till that is not told yet.
    if (!code || code.closedAt) return false;
    const late = new Date(Math.max(now.getTime(), code.expiresAt.getTime() + latePastMs));
    const payment = {
      ticketNumber: newTicketNumber(),
      totalCents: como === 'menos' ? code.totalCents - 1 : code.totalCents,
      paidAt: como === 'tarde' ? late : now,
    };
    await payCode(client, code.token, payment);
    if (context.sendsWebhooks) await enqueueWebhook(client, bodyOf(code, payment), now, now);
    return true;
  });
  if (paid) context.wakeWebhooks();
}

/** The field names of Kushki's notification of cash. */
function bodyOf(code: Code, { ticketNumber, totalCents, paidAt }: Omit<CodePayment, 'refundedAt'>): string {
  return JSON.stringify({
    ticketNumber,
    token: code.token,
    pin: code.pin,
    totalAmount: toDollars(totalCents),
    status: 'approvedTransaction',
    created: code.createdAt.getTime(),
    completedAt: paidAt.getTime(),
    expiration: code.expiresAt.getTime(),
    metadata: code.metadata,
  });
}

function pageOf(pin: string, code: Code | null, paid: readonly CodePayment[]): string {
  const found = code
    ? `<h2>${copy.total(moneyWords(code.totalCents))}</h2>
<p>${code.closedAt ? copy.closed : copy.until(code.expiresAt.toLocaleString(market.locale))}</p>
<form method="post" action="${path}"><input type="hidden" name="codigo" value="${code.pin}">
${(['exacto', 'menos', 'tarde'] as const)
  .map((how) => `<p><button name="como" value="${how}">${copy.ways[how]}</button></p>`)
  .join('\n')}
</form>
<ul>${paid.map((each) => `<li>${copy.paid(moneyWords(each.totalCents), each.refundedAt !== null)}</li>`).join('')}</ul>`
    : pin && `<p>${copy.unknown}</p>`;
  return `<!doctype html>
<html lang="${market.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${copy.title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox.css"></head>
<body><main><h1>${copy.title}</h1><p>${copy.lead}</p>
<form method="get" action="${path}"><label>${copy.code} <input name="codigo" inputmode="numeric" value="${pin}"></label>
<button>${copy.find}</button></form>
${found}
</main></body></html>
`;
}
