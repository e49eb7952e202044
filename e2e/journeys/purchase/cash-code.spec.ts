// Ana asks for a code to pay a bill in cash, finds it again on home, and pays it at the till.
import { expect, test } from '../../fixtures.ts';
import { ana } from '../../world/customers.ts';

test('a code for cash is at hand until it is paid', async ({
  loginPage,
  page,
  portal,
  inspect,
  playwright,
}) => {
  await (await loginPage.arrive(ana)).pay('Plus 15 GB');
  await page.getByRole('radio', { name: /Efectivo con código/ }).check();
  await page.getByRole('button', { name: 'Ver cómo pagar' }).first().click();
  await expect(page.getByRole('heading', { name: 'Paga en efectivo' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Código de barras/ })).toBeVisible();
  await inspect('cash-code');
  const address = page.url();
  const code = (await page.getByRole('img', { name: /Código de barras/ }).getAttribute('aria-label'))?.slice(
    -12,
  );
  await page.getByRole('link', { name: 'Mis Servicios' }).first().click();
  await page.getByRole('link', { name: /^Ver código para pagar/ }).click();
  await expect(page).toHaveURL(address);
  const till = await playwright.request.newContext();
  await till.post(`${portal.payOrigin}/pagar`, { form: { codigo: code ?? '', como: 'exacto' } });
  await till.dispose();
  await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible({ timeout: 20_000 });
});
