// TMF637 product.
import { getProduct, listProducts } from '@portal/contract/lines/inventory';
import { nationalNumber } from '@portal/market/service-number';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { FastifyInstance } from 'fastify';
import { callerOf, lineById, ownLine } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { toProduct } from './inventory.wire.ts';
import { thirdPartyProducts, thirdPartyRoutes } from './third-party.routes.ts';

export interface InventoryRouteNeeds {
  inventory: Inventory;
  isCaller: Parameters<typeof partyLines>[2];
}

const lineWords = ['product.publicIdentifier', 'publicIdentifier', 'serviceId'] as const;
const appliedWords = [
  ...lineWords,
  'productType',
  'relatedParty.id',
  'relatedParty.role',
  'relatedParty.identifierType',
];

export function inventoryRoutes(app: FastifyInstance, { inventory, isCaller }: InventoryRouteNeeds): void {
  route(app, listProducts, async ({ query, request, reply }) => {
    const party = query['relatedParty.id'];
    const managed = party ? partyLines(request, party, isCaller) : request.lines;
    if (query.productType === 'thirdParty') {
      const all = await thirdPartyProducts(inventory, managed);
      return sendCollection(
        request,
        reply,
        all.map(({ product }) => product),
        appliedWords,
      );
    }
    const lines = await inventory.list(managed);
    return sendCollection(request, reply, lines.map(toProduct), appliedWords);
  });

  route(app, getProduct, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    const isLine = caller.lines.some(({ serviceNumber }) => nationalNumber(serviceNumber) === params.id);
    if (!isLine) {
      const all = await thirdPartyProducts(inventory, caller.lines);
      return sendItem(request, reply, all.find(({ product }) => product.id === params.id)?.product);
    }
    const [line] = await inventory.list([lineById(caller, params.id)]);
    return sendItem(request, reply, line && toProduct(line));
  });

  thirdPartyRoutes(app, inventory);
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
