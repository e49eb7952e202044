// A line, and a service of another company on it, as TMF637 Products.

import { listProducts, type Product, type ThirdPartyProduct } from '@portal/contract/lines/inventory';
import { listProductSpecifications } from '@portal/contract/lines/specifications';
import { nationalNumber } from '@portal/market/service-number';
import type { Line } from '@portal/operator-ports/inventory';
import type { ThirdPartyService } from '@portal/operator-ports/third-party';
import { lineKindWords } from '@portal/operator-ports/wire';
import { dateTime, hrefIn, money, startOfDay } from '../../http/wire.ts';

const statusWords = {
  A: 'active',
  S: 'suspended',
  I: 'terminated',
  P: 'pendingActive',
  R: 'cancelled',
} as const;

export function toProduct(line: Line): Product {
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
  };
}

function characteristics(line: Line, number: string): Product['productCharacteristic'] {
  const values: Record<string, string | number | null> = {
    Numero: number,
    ServiceStatus: line.status,
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
export function toThirdPartyProduct(
  service: ThirdPartyService,
  { serviceNumber, isCorporate }: Pick<Line, 'serviceNumber' | 'isCorporate'>,
): ThirdPartyProduct {
  const { productId, name, provider, priceCents, startedAt, endedAt, consent } = service;
  const number = nationalNumber(serviceNumber);
  return {
    '@type': 'Product',
    id: productId,
    href: hrefIn(listProducts, productId),
    productType: 'thirdParty',
    name,
    provider,
    status: endedAt ? 'terminated' : 'active',
    startDate: dateTime(startedAt),
    ...(endedAt ? { terminationDate: dateTime(endedAt) } : {}),
    productPrice: isCorporate
      ? []
      : [{ priceType: 'recurring', price: { taxIncludedAmount: money(priceCents) } }],
    consentId: productId,
    consent,
    product: { id: number, publicIdentifier: number },
  };
}
