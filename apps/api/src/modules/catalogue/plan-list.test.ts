import { getProductSpecification } from '@portal/contract/lines/specifications';
import { getPlan, type Plan } from '@portal/contract/shopping/catalogue';
import { listPlanCategories, type PlanCategory } from '@portal/contract/shopping/plan-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { toPlan, toSpecification } from './catalogue.wire.ts';

let app: TestApp;
let ana: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signIn('ana.paredes@correo.example');
});
afterAll(() => app.close());

const get = (url: string, token = ana, headers: Record<string, string> = {}) =>
  app.call({ method: 'GET', url, token, headers });
const list = (token = ana, headers: Record<string, string> = {}, more = '') =>
  get(`${listPlanCategories.path}?@baseType=Plan${more}`, token, headers);

describe('the list of plans', () => {
  it('200: what is offered to a postpaid line, the cheapest first', async () => {
    const answer = await list(ana, { claroid: '0991000001', serviceid: '0991000001' });
    expect(answer.statusCode).toBe(200);
    const [group, ...others] = answer.json<PlanCategory[]>();
    expect(others).toEqual([]);
    expect(group).toMatchObject({ '@type': 'POSTPAID', '@baseType': 'Plan', isRoot: true });
    expect(group?.productOffering.map(({ id }) => id)).toEqual(['ESE08', 'PLU15', 'MAX30', 'MAX60', 'ILIMI']);
    expect(group?.productOffering[1]).toMatchObject({
      name: 'Plus 15 GB',
      productOfferingPrice: [
        { price: { dutyFreeAmount: { value: 13.9 }, taxRate: 15, taxIncludedAmount: { value: 15.99 } } },
      ],
    });
  });

  it('200: with `field=productOffering` that alone, and what every resource has', async () => {
    const [group] = (await list(ana, {}, '&field=productOffering')).json();
    expect(Object.keys(group).sort()).toEqual(['@type', 'href', 'id', 'productOffering']);
    expect(group.productOffering).toHaveLength(5);
  });

  it('200: nothing for prepaid and home lines, and for who has no others', async () => {
    for (const claroid of ['0991000003', 'IN-100001'])
      expect((await list(ana, { claroid })).json()).toEqual([]);
    expect((await list(await app.signIn('0992000001'))).json()).toEqual([]);
  });

  it('200: nothing that is offered no more; its lines still read it', async () => {
    await app.database.pool.query(`update operator.plans set is_offered = false where plan_code = 'PLU15'`);
    const [group] = (await list()).json<PlanCategory[]>();
    const own = await get(`${getPlan.path}?id=PLU15`);
    await app.database.pool.query(`update operator.plans set is_offered = true where plan_code = 'PLU15'`);
    expect(group?.productOffering.map(({ id }) => id)).not.toContain('PLU15');
    expect(own.statusCode).toBe(200);
  });

  it('200: it, its plan and its specification say when it was changed last, or leave that out', async () => {
    await app.database.pool.query(
      `update operator.plans set updated_at = '2026-03-01T15:00:00Z' where plan_code = 'PLU15'`,
    );
    const lastUpdate = '2026-03-01T10:00:00-05:00';
    const [group] = (await list()).json<PlanCategory[]>();
    expect(group?.productOffering.find(({ id }) => id === 'PLU15')).toMatchObject({ lastUpdate });
    expect((await get(`${getPlan.path}?id=PLU15`)).json()).toMatchObject({ lastUpdate });
    const specification = getProductSpecification.path.replace(':id', 'PLU15');
    expect((await get(specification)).json()).toMatchObject({ lastUpdate });
    const [known] = await app.operator.catalogue.plans(['PLU15']);
    if (!known) throw new Error('there is no such plan');
    const untold = toPlan({ ...known, updatedAt: null });
    for (const shown of [untold, toSpecification(untold)]) expect(shown).not.toHaveProperty('lastUpdate');
  });

  it('packages are still at the same address', async () => {
    const answer = await get(`${listPlanCategories.path}?@baseType=Category`, ana, { claroid: '0991000001' });
    expect(answer.json()[0]['@baseType']).toBe('Category');
  });

  it('400, 401, 404', async () => {
    expect((await get(`${listPlanCategories.path}?@baseType=Other`)).statusCode).toBe(400);
    expect((await list('x'.repeat(65))).statusCode).toBe(401);
    expect((await list(ana, { claroid: '0995000001' })).statusCode).toBe(404);
  });
});

describe('plans in detail', () => {
  it('200: one as an object by `id`, several as an array by `code`, in their order', async () => {
    const one = (await get(`${getPlan.path}?id=PLU15`)).json<Plan>();
    expect(one).toMatchObject({
      codigoAxis: 'PLU15',
      codigoHuawei: 'HW-PLU15',
      nombre: 'Plus 15 GB',
      precio: 15.99,
    });
    const several = (await get(`${getPlan.path}?code=MAX60,PLU15,NOPLAN`)).json<Plan[]>();
    expect(several.map(({ id }) => id)).toEqual(['MAX60', 'PLU15']);
    expect(several[1]).toEqual(one);
  });

  it('200: the keys say where their features stand', async () => {
    const { caracteristicas, claves } = (await get(`${getPlan.path}?id=MAX60`)).json<Plan>();
    expect(Object.keys(claves).sort()).toEqual(['GIGAS', 'LDI', 'LLAMADAS', 'ROAMING']);
    expect(caracteristicas[claves.GIGAS ?? -1]).toMatchObject({
      clave: 'GIGAS',
      valor: '60',
      formato: 'gigas',
    });
    expect(caracteristicas[claves.LDI ?? -1]).toMatchObject({ clave: 'LDI', valor: '150' });
  });

  it('200: under its address, too', async () => {
    const one = (await get(`${getPlan.path}?id=PLU15`)).json<Plan>();
    expect((await get(one.href)).json()).toEqual(one);
  });

  it('400 without a word, 401, 404 for one that is none', async () => {
    for (const query of ['', '?id=', '?id=PLU15&code=MAX60'])
      expect((await get(`${getPlan.path}${query}`)).statusCode).toBe(400);
    expect((await get(`${getPlan.path}?id=PLU15`, 'x'.repeat(65))).statusCode).toBe(401);
    for (const id of ['NOPLAN', '%00', 'a'.repeat(40), "'"])
      expect((await get(`${getPlan.path}?id=${id}`)).statusCode).toBeLessThan(500);
    expect((await get(`${getPlan.path}?id=NOPLAN`)).statusCode).toBe(404);
  });
});
