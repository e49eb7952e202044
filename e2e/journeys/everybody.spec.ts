// For everybody: with the keyboard alone, on a narrow phone, without motion, on a bad network.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { PayBillPage } from '../pages/purchase-pages.ts';
import { ana, cardHolder, cards, cvc, futureExpiry, password } from '../world/customers.ts';

test('with the keyboard alone: sign in, open a line, pay a bill, sign out', { tag: '@desktop' }, async ({
  loginPage,
  page,
  books,
  inspect,
}) => {
  await loginPage.open();
  await tabTo(page, loginPage.username);
  await page.keyboard.type(ana.login);
  await tabTo(page, loginPage.password);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const home = await new HomePage(page).isOpen(ana);

  await tabTo(page, home.line('(099) 100-0002'));
  await page.keyboard.press('Enter');
  await expect(home.heading).toHaveText('(099) 100-0002');
  await page.goBack();
  await home.isOpen(ana);
  // Begins anew: the first stop of a page leads past all that stands on each.
  await page.reload();
  await home.isOpen(ana);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(home.main).toBeFocused();

  await expect(home.billsToPay).toContainText('$');
  if (await home.billsRow.isVisible()) {
    await tabTo(page, home.billsRow);
    await page.keyboard.press('Enter');
    await expect(home.heading).toHaveText('Pagos y Facturas');
  }
  await tabTo(page, home.main.getByRole('link', { name: /^Pagar .* de Plus 15 GB/ }));
  await page.keyboard.press('Enter');
  const payBill = await new PayBillPage(page).isOpen();
  for (const [field, words] of [
    [payBill.name, cardHolder],
    [payBill.number, cards.approved],
    [payBill.expiry, futureExpiry],
    [payBill.cvc, cvc],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(words);
  }
  await tabTo(page, payBill.submit);
  await page.keyboard.press('Enter');
  const result = await payBill.isPaid();
  await expect(result.heading).toBeFocused();
  await inspect('paid-by-keyboard');
  expect(await books.chargesOf(ana)).toEqual([18.39]);

  await tabTo(page, result.profileButton);
  await page.keyboard.press('Enter');
  await expect(result.profilePanel).toBeVisible();
  await tabTo(page, result.profilePanel.getByRole('button', { name: 'Cerrar Sesión' }));
  await page.keyboard.press('Enter');
  await loginPage.isOpen();
});

test('who wants no motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loginPage = await new LoginPage(page).open();
  const home = await loginPage.arrive(ana);
  await home.hasFigures();
  await home.openProfile();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test('a screen whose code does not arrive is tried again without losing the session', async ({
  loginPage,
  page,
  watch,
  inspect,
}) => {
  watch.provokes('net::ERR_FAILED');
  // From the start, because a page begins to load while the pointer is still on its way to the link.
  await page.route(/\/assets\/billing-[\w-]*\.(js|css)$/, (route) => route.abort());
  const home = await loginPage.arrive(ana);
  await home.section('Pagos y Facturas').click();
  await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toBeVisible();
  await inspect('code-failed');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Pagos y Facturas', level: 1 })).toBeVisible();
});

/** Goes on with Tab until the element has the focus, as a person does. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [1] });
}

test('what one must find in need is two taps from home, and checking a paper is one from login', async ({
  loginPage,
  page,
}) => {
  await loginPage.open();
  await page.getByRole('link', { name: 'Verificar un documento' }).click();
  await expect(page).toHaveURL(/\/ec\/verificar$/);

  const home = await loginPage.arrive(ana);
  for (const [taps, address] of [
    [['Mi cuenta', 'Verificación en dos pasos'], '/profile/security/two-step'],
    [['Mi cuenta', 'Quién tiene acceso a tus líneas'], '/profile/people'],
    [['Mi cuenta', 'Lo que aceptaste'], '/profile/contracts'],
    [['Mi cuenta', 'Dar de baja un servicio'], '/exit'],
    [['Mi cuenta', 'Copia de mis datos'], '/profile/privacy/copy'],
    [['Mi cuenta', 'Me robaron el teléfono'], '/stolen'],
  ] as const) {
    // It comes last, above the foot of the page: what is under the finger stays there from then on.
    await expect(page.getByRole('heading', { name: 'En curso' })).toBeVisible();
    for (const name of taps) await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/ec${address}$`));
    await expect(home.heading).toBeVisible();
    for (const _ of taps) await page.goBack();
    await home.isOpen(ana);
  }
  await home.section('Pagos y Facturas').click();
  await page.getByRole('link', { name: /^Reclamos/ }).click();
  await expect(page).toHaveURL(/\/ec\/claims\/$/);
});
