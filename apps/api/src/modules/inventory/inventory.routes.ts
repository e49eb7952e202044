// TMF637 product.
import { Problem } from '@portal/contract/errors';
import {
  changeProduct,
  endThirdPartyProduct,
  getProduct,
  getThirdPartyBlock,
  listProducts,
  type Product,
  postThirdPartyBlock,
  putThirdPartyBlock,
  type ThirdPartyProduct,
} from '@portal/contract/lines/inventory';
import { type LineLook, type LineLookChange, plainLook } from '@portal/contract/lines/line-look';
import { listProductSpecifications } from '@portal/contract/lines/specifications';
import { linesFor } from '@portal/contract/policy';
import { nationalNumber } from '@portal/market/service-number';
import {
  type Inventory,
  type Line,
  shownThirdParty,
  type ThirdPartyService,
} from '@portal/operator-ports/inventory';
import { lineKindWords } from '@portal/operator-ports/wire';
import type { FastifyInstance } from 'fastify';
import { isSamePlace, type ManagedLine } from '../../caller.ts';
import { callerOf, lineById, namedLine, ownLine } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { type Received, route } from '../../http/route.ts';
import { dateTime, hrefIn, money, startOfDay } from '../../http/wire.ts';

export interface InventoryRouteNeeds {
  inventory: Inventory;
  isCaller: Parameters<typeof partyLines>[2];
  looks: {
    changeLook(userId: string, serviceNumber: string, change: LineLookChange): Promise<LineLook | null>;
  };
}

const lineWords = ['product.publicIdentifier', 'publicIdentifier', 'serviceId'] as const;
const appliedWords = [
  ...lineWords,
  'productType',
  'relatedParty.id',
  'relatedParty.role',
  'relatedParty.identifierType',
];

export function inventoryRoutes(
  app: FastifyInstance,
  { inventory, isCaller, looks }: InventoryRouteNeeds,
): void {
  route(app, listProducts, async ({ query, request, reply }) => {
    const party = query['relatedParty.id'];
    const managed = party ? partyLines(request, party, isCaller) : request.askedLines;
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
    return sendCollection(request, reply, lines.map(asSeenBy(managed)), appliedWords);
  });

  route(app, getProduct, async ({ params, request, reply }) => {
    const caller = callerOf(request);
    const isLine = caller.lines.some(({ serviceNumber }) => nationalNumber(serviceNumber) === params.id);
    if (!isLine) {
      const all = await thirdPartyProducts(inventory, caller.lines);
      return sendItem(request, reply, all.find(({ product }) => product.id === params.id)?.product);
    }
    const managed = [lineById(caller, params.id)];
    const [line] = await inventory.list(managed);
    return sendItem(request, reply, line && asSeenBy(managed)(line));
  });

  route(app, changeProduct, async ({ params, body, request }) => {
    const caller = callerOf(request);
    if ('status' in body)
      return endThirdParty(inventory, linesFor(endThirdPartyProduct, caller.lines), params.id);
    const { serviceNumber } = lineById(caller, params.id);
    const look = await looks.changeLook(caller.userId, serviceNumber, body);
    if (!look) throw new Problem('NOT_FOUND');
    return look;
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
  if (isCaller(caller, party)) return request.askedLines;
  const line = ownLine(caller, party);
  return request.askedLines.filter((candidate) => candidate.accountId === line.accountId);
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

async function endThirdParty(inventory: ThirdPartyInventory, lines: readonly ManagedLine[], id: string) {
  const all = await thirdPartyProducts(inventory, lines);
  const found = all.find(({ service }) => service.productId === id);
  const ended = found && (await inventory.endThirdParty(found.line, id));
  if (!ended) throw new Problem('NOT_FOUND');
  return toThirdPartyProduct(ended, found.line);
}

function thirdPartyRoutes(app: FastifyInstance, inventory: ThirdPartyInventory): void {
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

const statusWords = {
  A: 'active',
  S: 'suspended',
  I: 'terminated',
  P: 'pendingActive',
  R: 'cancelled',
} as const;

/** As whoever has these lines sees them. */
const asSeenBy = (managed: readonly ManagedLine[]) => (line: Line) =>
  toProduct(line, managed.find((each) => isSamePlace(each, line))?.look ?? plainLook);

/** A line, and a service of another company on it, as TMF637 Products. */
function toProduct(line: Line, look: LineLook): Product {
  const number = nationalNumber(line.serviceNumber);
  return {
    '@type': 'Product',
    id: number,
    href: hrefIn(listProducts, number),
    name: line.planName,
    description: line.planDescription,
    status: statusWords[line.status],
    startDate: startOfDay(line.activatedOn),
    publicIdentifier: number,
    place: line.address
      ? [
          {
            role: 'installation',
            '@referredType': 'GeographicAddress',
            address: { fullAddress: line.address },
          },
        ]
      : [],
    productCharacteristic: characteristics(line, number),
    productOffering: { id: line.planCode, name: line.planName, bundledProductOffering: bundle(line) },
    productSpecification: {
      id: line.planCode,
      href: hrefIn(listProductSpecifications, line.planCode),
      name: line.planName,
      '@referredType': 'ProductSpecification',
    },
    billingAccount: { id: line.accountId },
    // Corporate amounts are shown by the business portal alone.
    productPrice: line.isCorporate
      ? []
      : [{ priceType: 'recurring', price: { taxIncludedAmount: money(line.monthlyFeeCents) } }],
    relatedParty: [
      {
        id: number,
        role: 'customer',
        identifierType: '2',
        partyProfile: { name: line.kind.toLowerCase() },
        '@referredType': 'Customer',
      },
    ],
    ...look,
  };
}

function characteristics(line: Line, number: string): Product['productCharacteristic'] {
  const values: Record<string, string | number | null> = {
    Numero: number,
    ServiceStatus: line.status,
    pausedUntil: line.pausedUntil,
    ServiceType: line.serviceType,
    LineOfBusiness: lineKindWords[line.kind].lineOfBusiness,
    isCorpAdmin: String(line.isCorporate),
    downloadSpeed: line.downloadMbps,
    uploadSpeed: line.uploadMbps,
    channelCount: line.channelCount,
    audioCount: line.audioCount,
    freeVideo: line.hasFreeVideo ? 'true' : null,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value: String(value) }],
  );
}

/** Outside programs count the entries to know how many channels there are. */
function bundle(line: Line): Product['productOffering']['bundledProductOffering'] {
  const channels = Array.from({ length: line.channelCount ?? 0 }, (_, index) => ({
    id: `${line.planCode}-${index + 1}`,
    name: `Canal ${index + 1}`,
  }));
  if (line.downloadMbps === null) return channels;
  const amount = `${line.uploadMbps ?? 0}UP/${line.downloadMbps}DOWN`;
  return [
    ...channels,
    { id: line.planCode, name: line.planName, bucket: [{ bucketBalance: [{ remainingValue: { amount } }] }] },
  ];
}

/** Of a corporate line no amount is shown. */
function toThirdPartyProduct(
  service: ThirdPartyService,
  { serviceNumber, isCorporate }: Pick<Line, 'serviceNumber' | 'isCorporate'>,
): ThirdPartyProduct {
  const { productId, priceCents, endedAt } = service;
  const number = nationalNumber(serviceNumber);
  return {
    ...shownThirdParty.of(service),
    href: hrefIn(listProducts, productId),
    status: endedAt ? 'terminated' : 'active',
    productPrice: isCorporate
      ? []
      : [{ priceType: 'recurring', price: { taxIncludedAmount: money(priceCents) } }],
    consentId: productId,
    product: { id: number, publicIdentifier: number },
  };
}
