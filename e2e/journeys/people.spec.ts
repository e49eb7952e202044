// Others in one's lines: invited to look and to pay, what each is offered, and a bill paid by a link without an account.
import { expect, test } from '../fixtures.ts';
import { CompletePage, PeoplePage, RegisterPage } from '../pages/access-pages.ts';
import { HomePage } from '../pages/home-page.ts';
import { CardPage } from '../pages/purchase-pages.ts';
import { ServiceDetailPage } from '../pages/service-pages.ts';
import { ana, cards, elena, mateo } from '../world/customers.ts';

const line = '(099) 100-0001';
const nadia = {
  login: 'nadia.nueva@correo.example',
  givenName: 'Nadia',
  name: 'Nadia',
  lastName: 'Nueva',
  password: 'LunaClara26',
};
const records = '/ec/service-record?line=0991000001';

test('invited by a message, accepted by who registers for it, and nothing is offered that the role does not open', async ({
  loginPage,
  page,
  outbox,
  anotherBrowser,
  inspect,
  watch,
}) => {
  // «Go on and ask for a code» is a 400, «say again who you are» a 403.
  watch.provokes(400, 403);
  await loginPage.enter(ana);
  const people = await new PeoplePage(page).open();
  await expect(people.people.filter({ hasText: elena.givenName })).toContainText('Solo mira');
  await expect(people.people.filter({ hasText: mateo.givenName })).toContainText('Solo paga');
  await inspect('people');
  await people.invite(nadia.login, 'Mirar', line);
  const [message] = await outbox.messages(nadia.login);
  const address = /https?:\S+invitation#\S+/.exec(message?.text ?? '')?.[0] ?? '';

  const hers = await (await anotherBrowser()).newPage();
  await hers.goto(new URL(address).pathname + new URL(address).hash);
  await hers.getByRole('button', { name: 'Crear cuenta' }).click();
  const code = await (await new RegisterPage(hers).isOpen()).begin(nadia.login);
  await code.tryCode(await outbox.code(nadia.login));
  const complete = await (await new CompletePage(hers).isOpen()).fill(nadia);
  await complete.submit.click();
  await hers.getByRole('button', { name: 'Aceptar invitación' }).click();
  const home = await new HomePage(hers).isOpen(nadia);
  await (await home.beginTour()).skipTour();
  await expect(home.part('De Ana')).toContainText(/Solo miras.*GB.*de 15 GB/s);
  // Neither buys nor pays: nothing leads there.
  await expect(home.section('Activaciones')).toHaveCount(0);
  await expect(home.section('Pagos y Facturas')).toHaveCount(0);
  await hers.goto(records);
  await expect(home.main).toContainText(/De Ana · solo (miras|pagas).*Tu acceso no incluye esta página/s);
  await hers.goto('/ec/service-details/usage?line=0991000001');
  await expect(home.main).toContainText(/En cifras.*Al día, en promedio/s);
  await expect(home.main.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await page.reload();
  await expect(people.people.filter({ hasText: nadia.givenName })).toContainText('Solo mira');
  // Elena uses one of the lines, and lets Ana read what she did with it.
  await page.goto('/ec/profile/people/users');
  await expect(people.main).toContainText('Te permite ver sus registros');
});

test('who was invited to pay pays, and sees neither use nor calls', async ({ loginPage, page, inspect }) => {
  const home = await loginPage.arrive(mateo);
  await expect(home.part('De Ana')).toContainText('Solo pagas');
  await expect(home.part('De Ana')).toContainText(/por pagar/);
  await expect(home.part('De Ana')).not.toContainText('de 15 GB');
  await inspect('payer-home');
  await home.part('De Ana').getByRole('link').first().click();
  const detail = await new ServiceDetailPage(page).isOpen();
  await expect(detail.main).toContainText(/De Ana · solo pagas.*Pedir más permisos/s);
  await inspect('payer-detail');
  for (const shut of ['/ec/exit?line=0991000001', records]) {
    await page.goto(shut);
    await expect(home.main).toContainText(/De Ana · solo (miras|pagas).*Tu acceso no incluye esta página/s);
  }
  await inspect('not-for-your-role');
  await home.open();
  await home.payLink.first().click();
  const card = new CardPage(page);
  await card.fillCard(cards.approved);
  await page.getByRole('button', { name: /^Continuar y pagar/ }).click();
  await expect(home.heading).toHaveText('Pago realizado');
});

test('a bill is paid by its link, by somebody without an account', async ({
  loginPage,
  page,
  outbox,
  anotherBrowser,
}) => {
  const home = await loginPage.arrive(ana);
  const href = (await home.payLink.first().getAttribute('href')) ?? '';
  await page.goto(href.replace('/pay/', '/'));
  await page.getByRole('button', { name: 'Enlace de pago' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enlace de pago' });
  const address = new URL((await dialog.getByText(/payment-link#/).textContent()) ?? '');

  const theirs = await (await anotherBrowser()).newPage();
  await theirs.goto(address.pathname + address.hash);
  await expect(theirs.getByText(/^•+\d{4}$/)).toBeVisible();
  await expect(theirs.getByText(ana.givenName)).toHaveCount(0);
  await new CardPage(theirs).fillCard(cards.approved);
  await theirs.getByLabel(/^Tu correo/).fill('amiga@correo.example');
  await theirs.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(theirs.getByRole('heading', { name: 'Pago realizado' })).toBeVisible();
  await expect.poll(async () => (await outbox.messages('amiga@correo.example')).length).toBe(1);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: /proceso|nada por pagar/ })).toBeVisible();
});
