// An operator's system that dies: what it told last is shown with its hour, to whom it was shown before, and decides nothing.
import { generateCode } from '@portal/contract/access/sso';
import { type BillingAccount, listBillingAccounts } from '@portal/contract/lines/accounts';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { createPayment } from '@portal/contract/paying/payments';
import { getPlan, listPackageCategories } from '@portal/contract/shopping/catalogue';
import { type FamilyName, familyNames } from '@portal/operator-tmf/families';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { chatSecret, chatSides } from '../../test/chat.ts';
import { dissociate, givenSignedIn, type SignedIn } from '../../test/given/association.ts';
import { purchaseBody } from '../../test/given/buyer.ts';
import { type GivenCustomerLine, givenLine, givenManager } from '../../test/given/given-line.ts';
import { withOutages } from '../../test/neighbours/faulty-upstream.ts';

const out = new Set<FamilyName>();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    environment: { ASSISTANT_SECRET: chatSecret },
    speaking: (ports) => withOutages(ports, out),
  });
});
beforeAll(() => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
});
afterAll(() => app.close());
afterAll(() => vi.restoreAllMocks());

let user: SignedIn;
let lines: [GivenCustomerLine, GivenCustomerLine];
beforeEach(async () => {
  user = await givenSignedIn(app);
  const line = await givenLine(app);
  lines = [line, await givenLine(app, { beside: line })];
  for (const each of lines) await givenManager(app, user, each);
});
afterEach(() => out.clear());

const get = (path: string, headers = {}) =>
  app.call({ method: 'GET', url: path, token: user.token, headers });

const minutes = 60_000;
/** Beyond what any answer may be shown as if it were of now. */
const stale = 11 * minutes;

let passedMs = 0;
/** For what is kept, which counts by this clock alone. */
function letPass(ms: number): void {
  passedMs += ms;
}

const gone = (...families: readonly FamilyName[]) => {
  for (const family of families) out.add(family);
};

const reads: [FamilyName, path: string][] = [
  ['inventory', listBillingAccounts.path],
  ['customers', listBillingAccounts.path],
  ['inventory', listProducts.path],
  ['usage', listUsageConsumptionReports.path],
  ['catalogue', listPackageCategories.path],
  ['catalogue', `${getPlan.path}?code=AX1`],
];

describe('HOME-12 while its system is gone', () => {
  it.each(reads)('%s: %s shows what was known last, and of which moment it is', async (family, path) => {
    const before = Date.now();
    const known = await get(path);
    const after = Date.now();
    expect([known.statusCode, known.headers['x-as-of']]).toEqual([200, undefined]);
    letPass(stale);
    gone(family);
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    const asOf = String(answer.headers['x-as-of']);
    expect(asOf).toMatch(/-05:00$/);
    expect(Date.parse(asOf)).toBeGreaterThanOrEqual(before - 1_000);
    expect(Date.parse(asOf)).toBeLessThanOrEqual(after);
    expect(names(answer.json())).toEqual(names(known.json()));

    out.clear();
    letPass(stale);
    expect((await get(path)).headers['x-as-of']).toBeUndefined();
  });

  it('home has its lines, and what is owed is unknown instead of old', async () => {
    await get(listBillingAccounts.path);
    letPass(stale);
    gone(...familyNames);
    const answer = await get(listBillingAccounts.path);
    const accounts: BillingAccount[] = answer.json();
    expect(answer.headers['x-as-of']).toBeDefined();
    expect(
      accounts.flatMap(({ AssociatedService: services }) => services.map((each) => each.ServiceID)),
    ).toEqual(lines.map(({ number }) => number));
    expect(accounts.map(({ unavailable, accountBalance }) => [unavailable, accountBalance])).toEqual(
      lines.map(() => [['accountBalance'], []]),
    );
  });

  it('the assistant says so in words, and a press asks again', async () => {
    gone('billing', 'balance', 'customers', 'inventory', 'usage');
    const { begin, answered } = chatSides(app);
    expect(await answered(await begin(user.token), '¿cuánto debo?')).toMatchObject({
      topic: 'amountDue',
      paragraphs: [expect.stringContaining('no responde')],
      links: expect.arrayContaining([{ label: 'Escribir a una persona', write: true }]),
      replies: [{ topic: 'amountDue' }],
    });
  });

  it('nothing is sold, proved or let in by it', async () => {
    const [{ number }] = lines;
    for (const [, path] of reads) await get(path);
    letPass(stale);
    gone('inventory', 'catalogue');
    const bought = await app.call({
      method: 'POST',
      url: createPayment.path,
      token: user.token,
      headers: { action: '2', claroid: number },
      payload: purchaseBody({ kind: 'recharge', itemId: number, dollars: 3, type: 'account' }),
    });
    expect([bought.statusCode, bought.json().code]).toEqual([503, 'INVENTORY_UNAVAILABLE']);
    const code = await app.call({
      method: 'POST',
      url: generateCode.path,
      token: user.token,
      headers: { OperationId: 'SolicitarCambioPlan' },
      payload: { claroNumber: number },
    });
    expect([code.statusCode, code.json().code]).toEqual([503, 'INVENTORY_UNAVAILABLE']);
  });

  it('whoever no longer manages a line sees nothing of it, and whoever is signed out nothing at all', async () => {
    const [left, kept] = lines;
    await get(listProducts.path);
    await get(`${listProducts.path}?product.publicIdentifier=${kept.number}`);
    letPass(stale);
    gone('inventory');
    expect((await dissociate(app, user.token, left.number, '2')).statusCode).toBeLessThan(300);
    const all = await get(listProducts.path);
    expect(all.body).not.toContain(left.number);
    expect((await get(`${listProducts.path}?product.publicIdentifier=${left.number}`)).statusCode).toBe(404);
    const own = await get(`${listProducts.path}?product.publicIdentifier=${kept.number}`);
    expect([own.statusCode, own.headers['x-as-of'] === undefined]).toEqual([200, false]);

    const other = await givenSignedIn(app);
    const theirs = await app.call({ method: 'GET', url: listProducts.path, token: other.token });
    expect(theirs.body).not.toContain(kept.number);
    const nobody = await app.call({ method: 'GET', url: listProducts.path });
    expect(nobody.statusCode).toBe(401);
  });

  it('and something has happened to the customer, or it was long ago: then it is not shown', async () => {
    const [{ customerId }] = lines;
    await get(listProducts.path);
    letPass(241 * minutes);
    gone('inventory');
    expect((await get(listProducts.path)).json().code).toBe('INVENTORY_UNAVAILABLE');

    out.clear();
    letPass(stale);
    await get(listProducts.path);
    await app.operator.upstream.forget([
      {
        eventId: 'e',
        eventType: 'ProductStateChangeEvent',
        eventTime: new Date(),
        customerId,
        commandId: null,
        event: {},
      },
    ]);
    gone('inventory');
    expect((await get(listProducts.path)).json().code).toBe('INVENTORY_UNAVAILABLE');
  });
});

/** Things by their names: figures are of the moment. */
function names(answer: { id?: string; name?: string }[] | object): unknown {
  return Array.isArray(answer) ? answer.map(({ id, name }) => [id, name]) : answer;
}
