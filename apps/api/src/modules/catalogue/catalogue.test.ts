import { gunzipSync } from 'node:zlib';
import {
  type Discount,
  getPackageOffering,
  listDiscounts,
  listOneTimeServices,
  listPackageCategories,
  listPackageOfferings,
  listRoamingDestinations,
  type OneTimeService,
  type PackageCategory,
  type RoamingDestination,
} from '@portal/contract/shopping/catalogue';
import { currencyCode } from '@portal/market/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';

let app: TestApp;
let ana: string;
let luis: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signIn('ana.paredes@correo.example');
  luis = await app.signIn('0992000001');
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, token = ana) =>
  app.call({ method: 'GET', url, token, headers });
const tabs = async (headers: Record<string, string> = {}, token = ana): Promise<PackageCategory[]> =>
  (await get(listPackageCategories.path, headers, token)).json();
const types = (categories: PackageCategory[]) => categories.map((category) => category['@type']);
const one = (id: string) => getPackageOffering.path.replace(':id', id);

describe('category 200', () => {
  it('has the tabs of a postpaid line, everything first, and roaming', async () => {
    const categories = await tabs({ claroid: '0991000001' });
    expect(types(categories)).toEqual(['ALL', 'INTERNET', 'VOZ', 'SMS', 'ROAMING']);
    const [all, ...rest] = categories.map((category) => category.productOffering.map(({ id }) => id));
    expect(all).toEqual(rest.flat());
  });

  it('has no roaming for a prepaid line, by either header, and nothing for a home service', async () => {
    expect(types(await tabs({ claroid: '0991000003' }))).toEqual(['ALL', 'INTERNET', 'VOZ', 'SMS']);
    expect(types(await tabs({ serviceid: '8.100003' }))).toEqual(['ALL', 'INTERNET', 'VOZ', 'SMS']);
    expect(await tabs({ claroid: 'IN-100001' })).toEqual([]);
  });

  it('without a line, has what the caller’s lines may buy', async () => {
    expect(types(await tabs())).toContain('ROAMING');
    expect(types(await tabs({}, luis))).not.toContain('ROAMING');
    expect(await tabs({}, await app.signIn('nuevo@correo.example'))).toEqual([]);
  });

  it('says what a package costs, with and without tax, what it holds and how long', async () => {
    const [all] = await tabs({ claroid: '0991000003' });
    expect(all?.productOffering.find(({ id }) => id === 'INT-3G-7D')).toMatchObject({
      '@type': 'INTERNET',
      '@baseType': 'ProductOffering',
      name: '3 GB',
      description: '3 GB de internet por 7 días',
      productOfferingPrice: [
        {
          name: 'Pago único',
          unitOfMeasure: 'USD',
          price: {
            dutyFreeAmount: { unit: 'USD', value: 2.61 },
            taxRate: 15,
            taxIncludedAmount: { unit: 'USD', value: 3 },
          },
        },
      ],
      prodSpecCharValueUse: [
        { name: 'Internet', productSpecCharacteristicValue: [{ value: '3', unitOfMeasure: 'GB' }] },
        { name: 'Vigencia', productSpecCharacteristicValue: [{ value: '7', unitOfMeasure: 'días' }] },
        expect.anything(),
      ],
      allowances: [{ usageType: 'internet', units: 'MB', amount: 3_072 }],
      productOfferingTerm: expect.arrayContaining([
        {
          name: 'Vigencia',
          description: '7 días desde la activación',
          duration: { amount: 7, units: 'day' },
        },
      ]),
    });
  });

  it('is the same compressed, and filtered by tab', async () => {
    const headers = { claroid: '0991000001', 'accept-encoding': 'gzip, br' };
    const packed = await get(listPackageCategories.path, headers);
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(
      await tabs({ claroid: '0991000001' }),
    );
    const filtered = await get(`${listPackageCategories.path}?@type=VOZ`, { claroid: '0991000001' });
    expect(types(filtered.json())).toEqual(['VOZ']);
  });

  it('changes with the next look when a price, a name or an offer changes', async () => {
    const priceOf = async (id: string) =>
      (await tabs())[0]?.productOffering.find((offering) => offering.id === id)?.productOfferingPrice[0]
        ?.price.taxIncludedAmount.value;
    expect(await priceOf('SMS-100-7D')).toBe(1);
    const { pool } = app.database;
    await pool.query(
      "update operator.package_offerings set price_cents = 110 where offering_id = 'SMS-100-7D'",
    );
    expect(await priceOf('SMS-100-7D')).toBe(1.1);
    await pool.query(
      "update operator.package_offerings set is_offered = false where offering_id = 'SMS-100-7D'",
    );
    expect(await priceOf('SMS-100-7D')).toBeUndefined();
    await pool.query(
      "update operator.package_offerings set is_offered = true, price_cents = 100 where offering_id = 'SMS-100-7D'",
    );
    const swap = `update operator.package_offerings set price_cents = 400 - price_cents
      where offering_id in ('SMS-100-7D', 'INT-3G-7D')`;
    for (const dollars of [3, 1]) {
      await pool.query(swap);
      expect(await priceOf('SMS-100-7D')).toBe(dollars);
    }
    await pool.query(
      "update operator.package_offerings set name = 'Cien', updated_at = now() where offering_id = 'SMS-100-7D'",
    );
    expect((await get(one('SMS-100-7D'))).json().name).toBe('Cien');
    expect((await tabs()).at(3)?.productOffering[0]?.name).toBe('Cien');
  });
});

describe('productOffering', () => {
  it('200: the same packages as a list, by type, paged', async () => {
    const all = await get(listPackageOfferings.path, { claroid: '0991000001' });
    expect(all.json()).toHaveLength(20 - 1);
    const voice = (await get(`${listPackageOfferings.path}?@type=VOZ`, { claroid: '0991000001' })).json();
    expect(voice).toHaveLength(3);
    const page = await get(`${listPackageOfferings.path}?limit=2&sort=name`);
    expect(page.statusCode).toBe(206);
    expect(page.json()).toHaveLength(2);
  });

  it('200: one; 404: none, withdrawn, or not for the line', async () => {
    expect((await get(one('ROA-AME-1G'), { claroid: '0991000001' })).json().id).toBe('ROA-AME-1G');
    const missing = await get(one('NADA'));
    expect(missing.statusCode).toBe(404);
    for (const [id, line] of [
      ['ROA-AME-1G', '0991000003'],
      ['INT-1G-1D', 'IN-100001'],
    ] as const)
      expect((await get(one(id), { claroid: line })).body).toBe(missing.body);
  });
});

describe('whose line', () => {
  it('401 without a session; 404 for somebody else’s line; 400 for two lines at once', async () => {
    for (const url of [listPackageCategories.path, listPackageOfferings.path, one('INT-1G-1D')]) {
      expect((await app.call({ method: 'GET', url })).statusCode).toBe(401);
      expect((await get(url, { claroid: '0995000001' })).statusCode).toBe(404);
      expect((await get(url, { claroid: '0991000001', serviceid: '0991000003' })).statusCode).toBe(400);
    }
  });
});

describe('oneTimeService', () => {
  it('200 to anybody: what it costs and how long it takes, null where that is not known, and its terms', async () => {
    const all: OneTimeService[] = (await get(listOneTimeServices.path, {}, '')).json();
    expect(all.find(({ id }) => id === 'newChip')).toEqual({
      id: 'newChip',
      price: { unit: currencyCode, value: 5 },
      leadTime: { amount: 0, units: 'minute' },
      terms: [{ name: 'who', description: expect.stringContaining('carta firmada') }],
    });
    expect(all.find(({ id }) => id === 'esim')).toMatchObject({ price: { value: 0 }, leadTime: null });
  });
});

describe('discount', () => {
  it('200 to anybody: how much, for what, and on which terms', async () => {
    const all: Discount[] = (await get(listDiscounts.path, {}, '')).json();
    expect(all.map(({ id }) => id).sort()).toEqual(['disability', 'seniors']);
    expect(all.find(({ id }) => id === 'seniors')).toMatchObject({
      percent: 50,
      services: ['telephony', 'internet'],
      terms: [{ description: expect.stringContaining('65') }, {}, {}, {}],
    });
  });
});

describe('roamingDestination', () => {
  it('200 to whoever is signed in: what each country costs, and the packages that work there', async () => {
    const all: RoamingDestination[] = (await get(listRoamingDestinations.path)).json();
    const packagesIn = (country: string) =>
      all.find(({ id }) => id === country)?.productOffering.map(({ id }) => id);
    const costs = (country: string) => {
      const there = all.find(({ id }) => id === country);
      return [there?.minute, there?.megabyte, there?.message].map((money) => money?.value);
    };
    expect(costs('CO')).toEqual([0.45, 0.06, 0.2]);
    expect(costs('ES')).toEqual([0.75, 0.12, 0.3]);
    expect(costs('JP')).toEqual([1.5, 0.25, 0.5]);
    expect(packagesIn('CO')).toEqual(['ROA-AME-1G', 'ROA-AME-3G', 'ROA-MUN-2G']);
    for (const elsewhere of ['ES', 'JP']) expect(packagesIn(elsewhere)).toEqual(['ROA-MUN-2G']);
    const offered = (await tabs({ claroid: '0991000001' })).find((tab) => tab['@type'] === 'ROAMING');
    expect(packagesIn('CO')).toEqual(offered?.productOffering.map(({ id }) => id));
    expect((await get(listRoamingDestinations.path, {}, '')).statusCode).toBe(401);
  });
});
