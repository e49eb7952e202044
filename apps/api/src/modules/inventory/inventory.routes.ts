// TMF637 product.
import { getProduct, listProducts } from '@portal/contract/inventory';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { FastifyInstance } from 'fastify';
import { access, callerOf, lineById, ownLine } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { toProduct } from './inventory.wire.ts';

export interface InventoryRouteNeeds {
  inventory: Inventory;
  isCaller: Parameters<typeof partyLines>[2];
}

const lineWords = ['product.publicIdentifier', 'publicIdentifier'] as const;
const appliedWords = [...lineWords, 'relatedParty.id', 'relatedParty.role', 'relatedParty.identifierType'];

export function inventoryRoutes(app: FastifyInstance, { inventory, isCaller }: InventoryRouteNeeds): void {
  route(app, listProducts, access.ownsLine(...lineWords), async ({ query, request, reply }) => {
    const party = query['relatedParty.id'];
    const managed = party ? partyLines(request, party, isCaller) : request.lines;
    const lines = await inventory.list(managed);
    return sendCollection(request, reply, lines.map(toProduct), appliedWords);
  });

  route(app, getProduct, access.signedIn, async ({ params, request, reply }) => {
    const [line] = await inventory.list([lineById(callerOf(request), params.id)]);
    return sendItem(request, reply, line && toProduct(line));
  });
}

/** `relatedParty.id` names the caller, or one of the caller's services or accounts. */
function partyLines(
  request: Parameters<typeof callerOf>[0],
  party: string,
  isCaller: (caller: ReturnType<typeof callerOf>, name: string) => boolean,
) {
  const caller = callerOf(request);
  if (isCaller(caller, party)) return request.lines;
  const line = ownLine(caller, party);
  return request.lines.filter((candidate) => candidate.accountId === line.accountId);
}
