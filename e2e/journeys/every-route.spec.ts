// Every address of the table of routes: accessible to everybody, and readable at any width and any size of text.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access-pages.ts';
import type { HomePage } from '../pages/home-page.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { ana } from '../world/customers.ts';
import { followTraffic } from '../world/network.ts';

/** What stands in a pattern's place. */
const SAMPLES: Record<string, (home: HomePage) => Promise<string>> = {
  ':billNo': async (home) =>
    (await (await home.open()).payLink.first().getAttribute('href'))?.split(/[/?]/).at(4) ?? '',
  ':agreementId': async ({ page, main }) => {
    await page.goto('/ec/profile/contracts');
    const link = main.getByRole('link', { name: /^Horóscopo diario/ });
    return (await link.first().getAttribute('href'))?.split('/').at(4) ?? '';
  },
  ':ticketId': async () => 'TRK-1001',
  ':claimId': async () => 'RCL-261122-AAAAAA',
  ':talkId': async () => 'CHT-261122-AAAAAA',
  ':placeId': async () => 'CAC-1',
  ':step': async () => '1',
};

/** A page about one line names it. */
const LINES: Record<string, string> = {
  '/service-details/postpaid/with-adds': '0991000001',
  '/service-details/prepaid/no-adds': '0991000003',
  '/service-details/channels': 'IN-100001',
  '/service-details/admin-wifi': 'IN-100001',
  '/change-plan/ideal-plan': '0991000001',
};

/** Steps that begin anew when they are opened by their address: their journeys inspect them. */
const STEPS = [
  /^\/additional-packages\/(finish-payment|obtain-credit-card-pay|order-review|buy-review|cash\/.+)$/,
  /^\/recharge\/.+/,
  /^\/change-plan\/(compare-plan|buy-review)$/,
  /^\/associate-services\/(success|pre-paid|post-paid|fixed)/,
  /^\/(validation|register-end|check)-/,
  /^\/(new-password|cellphone-follow\/)$/,
  /^\/home\/(bienvenida|with-on-boarding)$/,
  /^\/service-record\/data$/,
  /^\/service-details\/movements\/./,
];

const NOWHERE = '/no/such/page';
const ALSO_FOR_CUSTOMERS = ['/support/', NOWHERE, '/500', '/errorgponwttx'];

/** A journey each, so that none takes minutes on end. */
const PARTS = [0, 1, 2, 3];
/** Of each part: were there fewer, the table would have been read wrongly. */
const FEWEST_FOR_CUSTOMERS = 8;
const partOf = (addresses: readonly string[], part: number) =>
  addresses.filter((_address, at) => at % PARTS.length === part);

for (const part of PARTS) {
  test(`addresses, part ${part}: for everybody, at any width, with text of any size`, async ({
    page,
    inspect,
    watch,
  }) => {
    test.setTimeout(600_000);
    // The address that nobody knows is answered so, with the portal's own page.
    watch.provokes(404);
    const hasCome = followTraffic(page);
    const addresses = partOf(await listed(page), part);
    const forCustomers: string[] = [];
    for (const address of [...addresses, ...partOf([NOWHERE], part)]) {
      await test.step(`${address}, unknown`, async () => {
        const isShut = address !== '/' && (await leadsWithin(page, address)) === '/';
        const shown = isShut ? '/' : await visit(page, address);
        if (shown !== '/' || address === '/') await hasCome();
        if (shown === '/' && address !== '/') forCustomers.push(address);
        else if (shown === address) await inspect(`unknown${named(address)}`, 'every');
        else
          expect
            .soft(
              STEPS.some((step) => step.test(address)),
              `${address} leads to ${shown}`,
            )
            .toBe(true);
      });
    }
    expect(forCustomers.length).toBeGreaterThan(FEWEST_FOR_CUSTOMERS);

    const home = await new LoginPage(page).arrive(ana);
    for (const address of [...forCustomers, ...partOf(ALSO_FOR_CUSTOMERS, part)]) {
      await test.step(`${address}, Ana`, async () => {
        const asked = await filled(address, home);
        const line = LINES[address];
        const shown = await visit(page, asked, line && `?line=${line}`);
        await hasCome();
        await expect(new PortalFrame(page).profileButton).toBeVisible();
        if (shown === asked) await inspect(`ana${named(address)}`, 'every');
        else
          expect
            .soft(
              STEPS.some((step) => step.test(address)),
              `${address} leads to ${shown}`,
            )
            .toBe(true);
      });
    }
  });
}

/** The table of routes, as the page for developers shows it. */
async function listed(page: Page): Promise<string[]> {
  await page.goto('/ec/routes-list');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const words = await rows.allTextContents();
  return words.map((each) => each.slice(each.indexOf('/')));
}

async function filled(address: string, home: HomePage): Promise<string> {
  const parts = address.split('/').map(async (part) => (await SAMPLES[part]?.(home)) ?? part);
  return (await Promise.all(parts)).join('/');
}

/** Where the portal leads somebody from the page on which they are: one guard is before all that is a customer's. */
async function leadsWithin(page: Page, address: string): Promise<string> {
  // A page that the server drew is taken over at the address at which it was drawn.
  await page.locator('html[data-started]').waitFor();
  await page.evaluate(async (path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, `/ec${address}`);
  return shownOn(page);
}

/** Answers the address that is shown. */
async function visit(page: Page, address: string, search = ''): Promise<string> {
  await page.goto(`/ec${address}${search}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return shownOn(page);
}

const shownOn = (page: Page): string => new URL(page.url()).pathname.slice('/ec'.length) || '/';
const named = (address: string): string => address.replaceAll('/', '-');
