// The portal on a device that keeps it: without a network, with another version on the server, and after signing out.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access-pages.ts';
import { BillingPage } from '../pages/billing-pages.ts';
import { HomePage, NotificationsPage } from '../pages/home-page.ts';
import { PayBillPage } from '../pages/purchase-pages.ts';
import { ana } from '../world/customers.ts';

test.use({ serviceWorkers: 'allow' });

test('the figures seen last stay readable with their hour, nothing is begun, and signing out leaves none', async ({
  loginPage,
  page,
  context,
  watch,
  inspect,
}) => {
  watch.provokes('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED');
  const home = await loginPage.arrive(ana);
  await home.hasFigures();
  await (await home.openBills()).isOpen();
  const billing = new BillingPage(page);
  await expect(billing.invoices).toHaveCount(6);
  await isKept(page);

  await context.setOffline(true);
  await home.open();
  await home.isOpen(ana);
  const notice = page.getByRole('status').filter({ hasText: 'Sin conexión' });
  await expect(notice).toContainText(
    /Actualizado a las \d.* Para pagar, comprar o hacer cambios necesitas internet/,
  );
  await home.hasFigures();
  await expect(home.billsToPay).toContainText(/Actualizado (a las|el .+ a las) \d/);
  await expect(home.billsToPay).toContainText('$18,39');
  await inspect('home-offline');
  await home.section('Pagos y Facturas').click();
  await expect(billing.invoices).toHaveCount(6);
  await inspect('bills-offline');

  const payBill = new PayBillPage(page);
  const { pathname } = new URL(page.url());
  expect(pathname).toBe('/ec/billing/');
  await billing.nextPayment.getByRole('link', { name: /^Pagar/ }).click();
  await expect(billing.main).toContainText('Para esto necesitas internet');
  await inspect('pay-offline');
  await page.reload();
  await expect(billing.main).toContainText('Para esto necesitas internet');
  await context.setOffline(false);
  await payBill.isOpen();
  await expect(notice).toBeHidden();

  await new HomePage(page).open();
  await home.hasFigures();
  await context.setOffline(true);
  await home.signOut();
  const kept = await keptIn(page);
  for (const word of ['18.39', '0991000', 'IN-100001', 'Ana', 'Paredes'])
    expect(kept.includes(word), word).toBe(false);
  await home.open();
  await new LoginPage(page).isOpen();
});

test('another version on the server is offered where nothing is under way, and where a file is gone', async ({
  loginPage,
  page,
  watch,
}) => {
  watch.provokes(404);
  const home = await loginPage.arrive(ana);
  await home.hasFigures();
  await page.route('**/ec/version.json', (route) => route.fulfill({ json: { version: 'of-tomorrow' } }));
  await page.route('**/assets/support-screen-*.js', (route) => route.fulfill({ status: 404 }));
  await home.section('Soporte').click();
  await expect(home.main).toContainText('Hay una versión nueva');
  await page.unrouteAll();
  await home.main.getByRole('button', { name: 'Actualizar' }).click();
  await expect(home.heading).toHaveText('Soporte');
});

test('a new page lives with the worker and the files of the version before, until its own take over', async ({
  loginPage,
  page,
  context,
  watch,
}) => {
  watch.provokes('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED');
  await page.goto('/ec/terminos-y-condiciones');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/ec/worker.js?version=of-yesterday', { scope: '/ec/' });
    await navigator.serviceWorker.ready;
    // Its pages are of yesterday, too; files are named by what is in them.
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        if (!kept?.headers.get('content-type')?.includes('html')) continue;
        await cache.put(request, new Response('of yesterday', { headers: kept.headers }));
      }
    }
  });
  const home = await loginPage.arrive(ana);
  await home.hasFigures();
  const inCharge = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
  await expect.poll(inCharge).not.toMatch(/^$|of-yesterday/);
  await context.setOffline(true);
  await home.open();
  await home.isOpen(ana);
});

/** The worker holds the page, and what has been seen has been written down. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const seen = () => page.evaluate(() => localStorage.getItem('portal.lastSeen') ?? '');
  for (const query of ['accounts', 'bills\\",\\"open', 'bills\\",\\"all', 'usage'])
    await expect.poll(seen).toContain(query);
}

/** All that this browser holds: both storages, and what is in the worker's caches. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(request.url);
        const answer = await cache.match(request);
        if (answer?.headers.get('content-type')?.includes('html')) kept.push(await answer.text());
      }
    }
    return kept.join('\n').replaceAll('\\', '');
  });
}

test.describe('told by Web Push', () => {
  test('the browser shows the title, the number at the bell follows, and a press leads to what it is about', async ({
    loginPage,
    page,
    context,
    inspect,
  }) => {
    // A browser without windows refuses notifications for good, whatever it is told.
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'default' }));
    await loginPage.enter(ana);
    const notifications = new NotificationsPage(page);
    await notifications.open();
    await expect(notifications.rows.first()).toBeVisible();
    await expect(notifications.part('Notificaciones en este equipo')).toContainText(
      'no se ven valores ni números',
    );
    await inspect('notifications-push');

    await page.evaluate(() => navigator.serviceWorker.ready);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const asked = page.waitForResponse((answer) => answer.url().includes('isRead=false'));
    const listed = page.waitForResponse((answer) => answer.url().includes('offset=0'));
    const shown = await worker.evaluate(() => {
      const titles: [string, string | undefined][] = [];
      const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
      registration.showNotification = async (title, options) => void titles.push([title, options?.body]);
      const data = JSON.stringify({ id: 'n-1', title: 'Tu factura está lista' });
      dispatchEvent(Reflect.construct(Reflect.get(globalThis, 'PushEvent'), ['push', { data }]));
      return titles;
    });
    expect(shown).toEqual([['Tu factura está lista', undefined]]);
    await asked;

    const told: { id: string; messageType: string }[] = await (await listed).json();
    const bill = told.find(({ messageType }) => messageType === 'billReady');
    await page.goto(`/ec/notifications/?open=${bill?.id}`);
    await expect(page).toHaveURL(/\/billing\/[\d-]+\/summary$/);
  });
});
