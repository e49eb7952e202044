// Somebody without an account pays the bill of whoever they know the number of; whoever has it finds it paid.
import { expect, test } from '../../fixtures.ts';
import { LoginPage } from '../../pages/access/login-page.ts';
import { CardPage } from '../../pages/purchase/card-page.ts';
import { ana, cards } from '../../world/customers.ts';

test('a bill by its number, from the page of login, without an account (PAY-45)', async ({
  page,
  outbox,
  inspect,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await page.getByRole('link', { name: 'Pagar o recargar sin cuenta' }).click();
  await page.getByLabel('Número o código del servicio').fill('099 100 0001');
  await page.getByRole('button', { name: 'Ver cuánto debe' }).click();
  await expect(page.getByText('$18,39', { exact: true }).or(page.getByText('18,39')).first()).toBeVisible();
  await expect(page.getByText(/^(\p{L}\*{3} ?)+$/u)).toBeVisible();
  await expect(page.getByText(ana.givenName)).toHaveCount(0);
  await inspect('pay-other-guest');
  await new CardPage(page).fillCard(cards.approved);
  await page.getByLabel(/^Tu correo/).fill('amiga@correo.example');
  await page.getByRole('button', { name: 'Pagar $18,39' }).click();
  await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible();
  await expect.poll(async () => (await outbox.messages('amiga@correo.example')).length).toBe(1);

  await page.goto('/ec/billing/pay-other');
  await page.getByLabel('Número o código del servicio').fill('0991000001');
  await page.getByRole('button', { name: 'Ver cuánto debe' }).click();
  await expect(page.getByText('No hay nada por pagar con ese dato')).toBeVisible();
});
