// TMF637 product.

import { Problem } from '@portal/contract/errors';
import {
  endThirdPartyProduct,
  getProduct,
  getThirdPartyBlock,
  listProducts,
  postThirdPartyBlock,
  putThirdPartyBlock,
} from '@portal/contract/lines/inventory';
import { nationalNumber } from '@portal/market/service-number';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf, lineById, namedLine, ownLine } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { type Received, route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import { toProduct, toThirdPartyProduct } from './inventory.wire.ts';

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

type ThirdPartyInventory = Pick<
  Inventory,
  'list' | 'thirdPartyServices' | 'endThirdParty' | 'thirdPartyBlock' | 'blockThirdParty'
>;

/** What other companies charge on these lines, as each of the lines may show it. */
async function thirdPartyProducts(
  inventory: Pick<ThirdPartyInventory, 'list' | 'thirdPartyServices'>,
  managed: readonly ManagedLine[],
) {
  const services = await inventory.thirdPartyServices(managed);
  const lines = services.length === 0 ? [] : await inventory.list(managed);
  return services.flatMap((service) => {
    const line = lines.find(
      ({ customerId, lineId }) => customerId === service.customerId && lineId === service.lineId,
    );
    return line ? [{ service, line, product: toThirdPartyProduct(service, line) }] : [];
  });
}

function thirdPartyRoutes(app: FastifyInstance, inventory: ThirdPartyInventory): void {
  route(app, endThirdPartyProduct, async ({ params, request }) => {
    const all = await thirdPartyProducts(inventory, callerOf(request).lines);
    const found = all.find(({ service }) => service.productId === params.id);
    const ended = found && (await inventory.endThirdParty(found.line, params.id));
    if (!ended) throw new Problem('NOT_FOUND');
    return toThirdPartyProduct(ended, found.line);
  });

  const toBlock = ({ blockedAt }: { blockedAt: Date | null }) => ({
    blocked: blockedAt !== null,
    since: blockedAt && dateTime(blockedAt),
  });
  route(app, getThirdPartyBlock, async ({ request }) =>
    toBlock(await inventory.thirdPartyBlock(namedLine(request))),
  );
  const block = async ({ body, request }: Pick<Received<typeof putThirdPartyBlock>, 'body' | 'request'>) =>
    toBlock(await inventory.blockThirdParty(namedLine(request), body.blocked));
  route(app, putThirdPartyBlock, block);
  route(app, postThirdPartyBlock, block);
}
