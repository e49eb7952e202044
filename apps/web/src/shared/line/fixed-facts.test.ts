import type { Product } from '@portal/contract/lines/inventory';
import { plainLook } from '@portal/contract/lines/line-look';
import { describe, expect, it } from 'vitest';
import { channelsOf, hasFreeVideo, monthlyFeeCents, speedsOf } from './fixed-facts.ts';

function product(values: Partial<Product>): Product {
  return {
    '@type': 'Product',
    id: 'IN-100001',
    href: '',
    name: 'Internet Hogar',
    description: '',
    status: 'active',
    startDate: '2022-05-20T00:00:00-05:00',
    publicIdentifier: 'IN-100001',
    place: [],
    productCharacteristic: [],
    productOffering: { id: 'HOG300', name: 'Internet Hogar', bundledProductOffering: [] },
    billingAccount: { id: '8.1' },
    productPrice: [],
    relatedParty: [],
    ...plainLook,
    ...values,
  };
}

function offering(amount: string): Product['productOffering'] {
  const bucket = [{ bucketBalance: [{ remainingValue: { amount } }] }];
  return { id: 'HOG300', name: 'Internet', bundledProductOffering: [{ id: '1', name: 'Internet', bucket }] };
}

describe('home services', () => {
  it('has speeds from its characteristics, else from the offering', () => {
    const productCharacteristic = [
      { name: 'downloadSpeed', value: '300' },
      { name: 'uploadSpeed', value: '150' },
    ];
    expect(speedsOf(product({ productCharacteristic }))).toEqual({ downMbps: 300, upMbps: 150 });
    expect(speedsOf(product({ productOffering: offering('150UP/300DOWN') }))).toEqual({
      downMbps: 300,
      upMbps: 150,
    });
    expect(speedsOf(product({ productOffering: offering('fast') }))).toBeNull();
  });

  it('counts channels by characteristic, else by bundled offerings', () => {
    const productCharacteristic = [
      { name: 'channelCount', value: '90' },
      { name: 'audioCount', value: '30' },
    ];
    expect(channelsOf(product({ productCharacteristic }))).toEqual({ video: 90, audio: 30 });
    expect(channelsOf(product({ productOffering: offering('') }))).toEqual({ video: 1, audio: null });
  });

  it('has free video when the inventory says so', () => {
    const productCharacteristic = [{ name: 'freeVideo', value: 'true' }];
    expect(hasFreeVideo(product({ productCharacteristic }))).toBe(true);
    expect(hasFreeVideo(product({}))).toBe(false);
  });

  it('has a fee in cents, or none for corporate services', () => {
    const productPrice: Product['productPrice'] = [
      { priceType: 'recurring', price: { taxIncludedAmount: { unit: 'USD', value: 21.23 } } },
    ];
    expect(monthlyFeeCents(product({ productPrice }))).toBe(2123);
    expect(monthlyFeeCents(product({}))).toBeNull();
  });
});
