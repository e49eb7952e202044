// What the inventory says of a home service: address, speeds, channels, fee.
import type { Product } from '@portal/contract/lines/inventory';
import { characteristic } from '../../api/lines/inventory.ts';
import { centsFromDollars } from '../../lib/money.ts';
import { parseSpeeds } from '../../lib/usage.ts';

export function addressOf(product: Product): string | null {
  return product.place[0]?.address.fullAddress ?? null;
}

export interface Speeds {
  downMbps: number;
  upMbps: number;
}

/** From the characteristics; else from the `{up}UP/{down}DOWN` of the offering. */
export function speedsOf(product: Product): Speeds | null {
  const downMbps = countOf(product, 'downloadSpeed');
  const upMbps = countOf(product, 'uploadSpeed');
  if (downMbps !== null && upMbps !== null) return { downMbps, upMbps };
  const texts = product.productOffering.bundledProductOffering.flatMap((offering) =>
    (offering.bucket ?? []).flatMap((bucket) =>
      bucket.bucketBalance.map(({ remainingValue }) => remainingValue.amount),
    ),
  );
  return texts.map(parseSpeeds).find((speeds) => speeds !== null) ?? null;
}

/** The number of bundled offerings counts the channels where no characteristic does. */
export function channelsOf(product: Product): { video: number; audio: number | null } {
  return {
    video: countOf(product, 'channelCount') ?? product.productOffering.bundledProductOffering.length,
    audio: countOf(product, 'audioCount'),
  };
}

/** The plan brings video at no cost. */
export function hasFreeVideo(product: Product): boolean {
  return characteristic(product, 'freeVideo') === 'true';
}

/** Null for corporate services, whose amounts this portal does not show. */
export function monthlyFeeCents(product: Product): number | null {
  const value: number | undefined = product.productPrice[0]?.price.taxIncludedAmount.value;
  return value === undefined ? null : centsFromDollars(value);
}

function countOf(product: Product, name: string): number | null {
  const value = Number(characteristic(product, name) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}
