// What is paid elsewhere by a code, in the words of Kushki's transfer-in and cash-in; the QR's calls are ours alone.
import { randomInt } from 'node:crypto';
import type { Server } from '@portal/http-server/server';
import { market } from '@portal/market/here';
import { moneyWords } from '@portal/market/words';
import { z } from 'zod';
import { taxedAmountSchema, toDollars, totalCents } from '../charges/amounts.ts';
import { keySchema } from '../charges/charges.routes.ts';
import { inTransaction } from '../database.ts';
import { fromOwnPage, type PayContext, Problem, parseFormBodies, requireMerchant } from '../http.ts';
import { newTicketNumber, newToken } from '../identifiers.ts';
import { enqueueWebhook } from '../webhooks/webhooks.store.ts';
import {
  type Code,
  type CodePayment,
  closeCode,
  findCode,
  type LaterKind,
  laterKinds,
  listPayments,
  openCode,
  payCode,
} from './later.store.ts';
import { laterPageCopy as copy } from './later-page.copy.ts';

const known: Record<LaterKind, { token: string; init: string; charge: string; places: string[] }> = {
  cash: {
    token: '/cash/v1/tokens',
    init: '/cash/v1/charges/init',
    charge: '/cash/v1/charges/:name',
    places: ['Tiendas del barrio', 'Farmacias y supermercados', 'Centros de atención'],
  },
  transfer: {
    token: '/transfer/v1/tokens',
    init: '/transfer/v1/init',
    charge: '/transfer/v1/status/:name',
    places: ['Banca en línea o app de tu banco'],
  },
  qr: {
    token: '/qr/v1/tokens',
    init: '/qr/v1/init',
    charge: '/qr/v1/status/:name',
    places: ['App de tu banco'],
  },
};

const initSchema = z.object({
  token: z.string().min(1).max(64),
  amount: taxedAmountSchema,
  expirationDate: z.iso.datetime().optional(),
  metadata: z.record(z.string(), z.unknown()).default({}),
});

const defaultHours = 48;

export function laterRoutes(app: Server, context: PayContext): void {
  const asPage = requireMerchant('public-merchant-id', context.publicMerchantId);
  const asServer = requireMerchant('private-merchant-id', context.privateMerchantId);

  for (const kind of laterKinds) {
    const { token, init, charge, places } = known[kind];

    app.post(
      token,
      { onRequest: asPage, schema: { body: z.object({ totalAmount: z.number().positive() }) } },
      async (_request, reply) => reply.code(201).send({ token: newToken() }),
    );

    app.post(
      init,
      {
        onRequest: asServer,
        schema: { headers: z.object({ 'idempotency-key': keySchema.optional() }), body: initSchema },
      },
      async (request, reply) => {
        const { body } = request;
        const at = context.now();
        const code = await inTransaction(context.pool, (client) =>
          openCode(client, request.headers['idempotency-key'] ?? body.token, {
            token: body.token,
            kind,
            ticketNumber: newTicketNumber(),
            pin: newPin(),
            totalCents: totalCents(body.amount),
            description: '',
            metadata: body.metadata,
            createdAt: at,
            expiresAt: body.expirationDate
              ? new Date(body.expirationDate)
              : new Date(at.getTime() + defaultHours * 3_600_000),
          }),
        );
        const page = `${request.protocol}://${request.host}/pagar?codigo=${code.pin}`;
        return reply.code(201).send({
          ticketNumber: code.ticketNumber,
          transactionReference: code.pin,
          pin: code.pin,
          barcode: kind === 'qr' ? page : code.pin,
          expiration: code.expiresAt.getTime(),
          places,
          ...(kind === 'cash' ? { pdfUrl: page } : { redirectUrl: page }),
        });
      },
    );

    app.get(charge, { onRequest: asServer, schema: { params: nameSchema } }, async ({ params }) => {
      const code = await mustFind(context, params.name);
      const paid = await listPayments(context.pool, code.token);
      const payments = paid.map((each) => ({
        ticketNumber: each.ticketNumber,
        totalAmount: toDollars(each.totalCents),
        completedAt: each.paidAt.getTime(),
      }));
      return { status: statusOf(code, context.now(), paid), token: code.token, pin: code.pin, payments };
    });

    app.delete(charge, { onRequest: asServer, schema: { params: nameSchema } }, async ({ params }, reply) => {
      if (!(await closeCode(context.pool, params.name, context.now()))) throw new Problem('notFound');
      return reply.code(204).send();
    });
  }
}

const nameSchema = z.object({ name: z.string().min(1).max(64) });

async function mustFind({ pool }: PayContext, name: string): Promise<Code> {
  const code = await findCode(pool, name);
  if (!code) throw new Problem('notFound');
  return code;
}

/** As the provider says it: approved with the whole amount, in time. */
function statusOf(code: Code, now: Date, paid: Awaited<ReturnType<typeof listPayments>>) {
  if (paid.some((each) => each.totalCents === code.totalCents && each.paidAt <= code.expiresAt))
    return 'approvedTransaction';
  if (code.closedAt) return 'declinedTransaction';
  return code.expiresAt < now ? 'expiredTransaction' : 'initializedTransaction';
}

/** Twelve digits, one fewer than a card may have. */
const newPin = (): string => `82${randomInt(10_000, 100_000)}${randomInt(10_000, 100_000)}`;

// The page where a person of the demonstration is at the till, or in the app of their bank: pays a code, twice, late, or with another amount.

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
