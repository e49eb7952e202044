// TMF670: the person's own saved cards. Nobody else sees one, whoever manages the same lines.
import { Problem } from '@portal/contract/errors';
import {
  deletePaymentMethod,
  getPaymentMethod,
  listPaymentMethods,
  type PaymentMethod,
  preferPaymentMethod,
  savePaymentMethod,
} from '@portal/contract/paying/payment-methods';
import { nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { uuidOf } from '../../http/identifiers.ts';
import { sendProblem } from '../../http/problems.ts';
import { route } from '../../http/route.ts';
import { dateTime, hrefIn } from '../../http/wire.ts';
import type { AutomaticPayments } from '../automatic-payments/automatic-payments.store.ts';
import { CardRefused, type RemoveCard, type SaveCard } from './save-card.ts';
import { type ActiveMethod, hasExpired, type SavedCards } from './saved-cards.ts';

export interface SavedCardRouteNeeds {
  savedCards: SavedCards;
  automatic: AutomaticPayments;
  saveCard: SaveCard;
  removeCard: RemoveCard;
}

export function savedCardRoutes(app: FastifyInstance, needs: SavedCardRouteNeeds): void {
  const { savedCards, automatic, saveCard, removeCard } = needs;

  async function shown(userId: string, rows: readonly ActiveMethod[]) {
    const { accounts, lines } = await automatic.usesOf(userId);
    return rows.map((row) =>
      toPaymentMethod(row, {
        accountIds: accounts.filter((use) => use.methodId === row.methodId).map((use) => use.accountId),
        serviceNumbers: lines.filter((use) => use.methodId === row.methodId).map((use) => use.serviceNumber),
      }),
    );
  }

  async function one(userId: string, id: string) {
    const rows = await savedCards.list(userId);
    const [method] = await shown(
      userId,
      rows.filter(({ methodId }) => methodId === id),
    );
    return method ?? null;
  }

  route(app, listPaymentMethods, async ({ request, reply }) => {
    const { userId } = callerOf(request);
    return sendCollection(request, reply, await shown(userId, await savedCards.list(userId)));
  });

  route(app, getPaymentMethod, async ({ params, request, reply }) =>
    sendItem(request, reply, await one(callerOf(request).userId, uuidOf(params.id))),
  );

  route(app, savePaymentMethod, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    try {
      const row = await saveCard.save(caller, body.cardToken);
      const [method] = await shown(caller.userId, [row]);
      return reply.code(201).send(method);
    } catch (error) {
      if (error instanceof CardRefused) return sendProblem(reply, 'DENIED', { message: error.reason });
      throw error;
    }
  });

  route(app, preferPaymentMethod, async ({ params, request }) => {
    const { userId } = callerOf(request);
    const key = { userId, methodId: uuidOf(params.id) };
    if (!(await savedCards.prefer(key))) throw new Problem('NOT_FOUND');
    const method = await one(userId, key.methodId);
    if (!method) throw new Problem('NOT_FOUND');
    return method;
  });

  route(app, deletePaymentMethod, async ({ params, request, reply }) => {
    await removeCard.remove({ userId: callerOf(request).userId, methodId: uuidOf(params.id) });
    return reply.code(204).send(null);
  });
}

/** What it pays by itself. */
interface MethodUse {
  accountIds: readonly string[];
  serviceNumbers: readonly string[];
}

/** A saved card as a TMF670 PaymentMethod. */
function toPaymentMethod(row: ActiveMethod, { accountIds, serviceNumbers }: MethodUse): PaymentMethod {
  return {
    '@type': 'tokenizedCard',
    id: row.methodId,
    href: hrefIn(listPaymentMethods, row.methodId),
    name: `${row.brand} ···· ${row.lastFour}`,
    status: 'active',
    statusDate: dateTime(row.createdAt),
    brand: row.brand,
    lastFour: row.lastFour,
    expiresOn: row.expiresOn,
    isExpired: hasExpired(row),
    preferred: row.preferred,
    usedBy: {
      billingAccount: accountIds.map((id) => ({ id })),
      product: serviceNumbers.map((number) => ({ publicIdentifier: nationalNumber(number) })),
    },
  };
}
