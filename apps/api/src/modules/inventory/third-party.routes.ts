// TMF637: services of other companies on a line are ended, and kept out.

import { Problem } from '@portal/contract/errors';
import {
  endThirdPartyProduct,
  getThirdPartyBlock,
  postThirdPartyBlock,
  putThirdPartyBlock,
} from '@portal/contract/lines/inventory';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf, namedLine } from '../../http/access.ts';
import { type Received, route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import { toThirdPartyProduct } from './inventory.wire.ts';

type ThirdPartyInventory = Pick<
  Inventory,
  'list' | 'thirdPartyServices' | 'endThirdParty' | 'thirdPartyBlock' | 'blockThirdParty'
>;

/** What other companies charge on these lines, as each of the lines may show it. */
export async function thirdPartyProducts(
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

export function thirdPartyRoutes(app: FastifyInstance, inventory: ThirdPartyInventory): void {
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
