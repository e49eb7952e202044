// What is paid elsewhere by a code, in the words of Kushki's transfer-in and cash-in; the QR's calls are ours alone.
import { randomInt } from 'node:crypto';
import type { Server } from '@portal/http-server/server';
import { z } from 'zod';
import { taxedAmountSchema, toDollars, totalCents } from '../charges/amounts.ts';
import { keySchema } from '../charges/charges.routes.ts';
import { type PayContext, requireMerchant } from '../context.ts';
import { inTransaction } from '../database.ts';
import { newTicketNumber, newToken } from '../identifiers.ts';
import { Problem } from '../problems.ts';
import {
  type Code,
  closeCode,
  findCode,
  type LaterKind,
  laterKinds,
  listPayments,
  openCode,
} from './later.store.ts';

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
