// The real provider's own library in the browser, unmodified: what it sends to its own hosts reaches the sandbox.
import type { Page } from '@playwright/test';
import { test as base, expect } from '../../fixtures.ts';
import { ana, cards } from '../../world/customers.ts';
import { holdsCard } from '../../world/watch.ts';

const KUSHKI = 'https://api.kushkipagos.com';
const FRAUD_SCRIPT = 'https://cdn.siftscience.com';

/** A portal that has chosen Kushki; the provider behind it is the usual world's sandbox. */
const test = base.extend({
  portal: async ({ worlds }, use) => {
    const { payOrigin } = await worlds.lend({});
    const portal = await worlds.lend({ KUSHKI_BASE_URL: payOrigin });
    await use({ ...portal, payOrigin });
  },
});

/** The library chooses its address by itself: from there on the sandbox answers. */
async function relayKushki(page: Page, payOrigin: string, origin: string): Promise<void> {
  await page.route(`${KUSHKI}/**`, async (route) => {
    const { origin: _origin, referer: _referer, ...headers } = await route.request().allHeaders();
    const url = route.request().url().replace(KUSHKI, payOrigin);
    const response = await route.fetch({ url, headers });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': origin },
    });
  });
  await page.route(`${FRAUD_SCRIPT}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}

test('a bill by card: the library comes with the card, and its token is charged once', async ({
  loginPage,
  page,
  portal,
  watch,
  books,
}) => {
  watch.invites(KUSHKI, FRAUD_SCRIPT);
  watch.provokes(402);
  await relayKushki(page, portal.payOrigin, portal.origin);
  const toKushki = () => watch.requests.filter((request) => request.url().startsWith(KUSHKI));
  const toStrangers = () => watch.requests.filter((request) => request.url().startsWith(FRAUD_SCRIPT));

  const payment = await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await payment.fillCard(cards.refusedToken);
  expect([...toKushki(), ...toStrangers()]).toEqual([]);
  await payment.goOn();
  await payment.says(
    'Error',
    'Tarjeta no válida. No se hizo ningún cobro. Revisa los datos o prueba con otra tarjeta.',
  );
  await payment.closeTrouble();

  await payment.payWith(cards.approved);
  await payment.isPaid();
  expect(toKushki().map((request) => new URL(request.url()).pathname)).toContain('/card/v1/tokens');
  expect(toStrangers()).toHaveLength(1);
  const toUs = watch.requests.filter((request) => request.url().startsWith(portal.origin));
  expect(toUs.filter((request) => holdsCard(request.postData() ?? ''))).toEqual([]);
  expect(await books.chargesOf(ana)).toHaveLength(1);
});
