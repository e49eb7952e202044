// HOME-10: the pages that the server draws with somebody's figures: theirs alone, whatever else is drawn meanwhile.

import { getProfile } from '@portal/contract/access/sso';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { afterAll, expect, test, vi } from 'vitest';
import { accounts, bills, givenServices, postpaid, prepaid, profile } from '../../../states/portal/given.ts';
import { Server } from '../../../states/portal/server.ts';
import { givenSettings } from '../../../states/portal/settings.ts';
import { type Ask, drawOwnPage, drawPage } from './pages.tsx';

// The server's storage and requests stay with the modules that drew: who comes next in this process has its own.
afterAll(() => vi.resetModules());

const home = { pathname: '/home/with-services', search: '' };
const settings = givenSettings;

function serverOf(givenName: string, owed: number): Server {
  const server = new Server();
  givenServices(server);
  server.answer(getProfile, { ...profile, sub: `${givenName}@correo.example`, given_name: givenName });
  const [bill] = bills;
  const money = { unit: 'USD' as const, value: owed };
  server.answer(listCustomerBills, bill ? [{ ...bill, amountDue: money, remainingAmount: money }] : []);
  return server;
}

const askOf =
  (server: Server): Ask =>
  async (address, headers) => {
    const answer = await server.fetch(new Request(new URL(address, 'http://portal'), { headers }));
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };

const drawn = async (server: Server, place = home) => {
  const page = await drawOwnPage(place, settings, askOf(server));
  if (!page) throw new Error('everybody’s page');
  return page;
};

test('the figures are in the page, and the answers that they came from', async () => {
  const page = await drawn(serverOf('Ana', 18.39));
  expect(page).toMatchObject({ audience: 'customer', owner: 'Ana@correo.example', line: undefined });
  expect(page.html).toMatch(/Hola, (<!-- -->)?Ana/);
  expect(page.html).toContain('$18,39');
  expect(page.html).toMatch(/9,2.*GB/s);
  expect(page.html).toMatch(
    /<script type="application\/json" id="drawn-answers">\{"at":\d+,"answers":\[\[\["accounts"\]/,
  );
});

test('two pages at the same time hold nothing of each other', async () => {
  const [one, other] = [serverOf('Ana', 11.11), serverOf('Pablo', 22.22)];
  const letIn = one.hold(listCustomerBills);
  const slow = drawn(one);
  // Begun later, ended sooner; and a page of nobody between them.
  const quick = await drawn(other);
  const nobodys = await drawPage(home.pathname, settings);
  letIn();
  const late = await slow;
  expect(quick.html).toContain('$22,22');
  expect(quick.html).not.toMatch(/Ana|11,11|11\.11/);
  expect(late.html).toContain('$11,11');
  expect(late.html).not.toMatch(/Pablo|22,22|22\.22/);
  for (const { html } of [nobodys, await drawPage(home.pathname, settings)])
    expect(html).not.toMatch(/Ana|Pablo|11,11|22,22|drawn-answers/);
  const many = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => ({ at, page: await drawn(serverOf(`Uno${at}x`, 100 + at)) })),
  );
  for (const { at, page } of many) {
    expect(page.html.match(/Uno\d+x/g)?.every((name) => name === `Uno${at}x`)).toBe(true);
    expect(page.html.match(/\$1\d\d,00/g)?.every((sum) => sum === `$${100 + at},00`)).toBe(true);
  }
});

test('what does not come in time, or fails, is left to the browser', async () => {
  const server = serverOf('Ana', 18.39);
  const letIn = server.hold(listCustomerBills);
  const page = await drawn(server);
  letIn();
  expect(page.html).toMatch(/Hola, (<!-- -->)?Ana/);
  expect(page.html).not.toContain('$18,39');
  expect(page.html).not.toContain('["bills","open"]');
  server.fail(listBillingAccounts, 500);
  expect((await drawn(server)).html).not.toContain('["accounts"]');
  server.fail(getProfile, 401);
  expect(await drawOwnPage(home, settings, askOf(server))).toBeNull();
});

test('words that somebody has typed are words', async () => {
  const name = '</script><script>alert(1)</script>" style="color:red';
  const server = serverOf(name, 18.39);
  const [account] = accounts;
  server.answer(listBillingAccounts, [
    {
      ...account,
      AssociatedService: account?.AssociatedService.map((each) => ({ ...each, ServiceDescription: name })),
    } as (typeof accounts)[number],
  ]);
  const { html, style } = await drawn(server);
  expect(html).not.toContain('<script>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(style).not.toContain('color:red');
  const data = /id="drawn-answers">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(name).slice(1, -1));
});

test('the page of a line is drawn for the one that its address names, of those that are theirs', async () => {
  const place = (line: string) => ({ pathname: '/additional-packages/obtain', search: `?line=${line}` });
  const server = serverOf('Ana', 18.39);
  expect((await drawn(server, place(prepaid))).line).toBe(prepaid);
  expect((await drawn(server, place('0999999999'))).line).toBe(postpaid);
  const managed = (line: string) => ({ pathname: '/service-details/manage', search: `?line=${line}` });
  expect((await drawn(server, managed(prepaid))).line).toBe(prepaid);
  expect((await drawn(server, managed('0999999999'))).line).toBe('');
});

test('of a link that only the browser knows the page says what it is, and no more before the server was asked', async () => {
  for (const [pathname, title] of [
    ['/line-consent', 'Tu permiso'],
    ['/payment-link', 'Pago de factura'],
  ] as const) {
    const { html } = await drawPage(pathname, settings);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toContain('ya no es válido');
  }
});

test('a page that is the same for everybody is not drawn for somebody', async () => {
  const ask = askOf(serverOf('Ana', 18.39));
  expect(await drawOwnPage({ pathname: '/', search: '' }, settings, ask)).toBeNull();
  expect(await drawOwnPage({ pathname: '/terminos-y-condiciones', search: '' }, settings, ask)).toBeNull();
  expect(await drawOwnPage({ pathname: '/no-such-page', search: '' }, settings, ask)).toMatchObject({
    audience: 'guest',
    owner: 'Ana@correo.example',
  });
});
