// Dissociating a service: asked first, gone at once, and not for everybody.
import { expect, test } from '../fixtures.ts';
import { HomePage } from '../pages/home-page.ts';
import { ServiceDetailPage } from '../pages/service-pages.ts';
import { ana, luis, mia } from '../world/customers.ts';

const DISSOCIATED = '/userRolePermissionManagement/permission';
const PERMISSION = '**/userRolePermissionManagement/permission*';

for (const [number, kind] of [
  ['(099) 100-0002', 'postpaid/with-adds'],
  ['(099) 100-0003', 'prepaid/no-adds'],
] as const) {
  test(`the mobile line ${number}`, async ({ loginPage, page, inspect, books, watch }) => {
    watch.provokes(403);
    const home = await loginPage.arrive(ana);
    await home.choose(number);
    const detail = await home.openDetails();
    await expect(page).toHaveURL(new RegExp(`${kind}\\?line=`));
    await detail.openPart('Gestionar');
    await detail.dissociate.click();
    const question = page.getByRole('dialog', { name: /^¿Quitar/ });
    await expect(question).toContainText(number);
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await inspect('dissociate');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(detail.dissociate).toBeFocused();

    await detail.dissociate.click();
    await question.getByRole('button', { name: 'Quitar' }).click();
    await detail.stepUp();
    const done = page.getByRole('dialog', { name: 'Desasociación exitosa' });
    await expect(done).toContainText('Tu servicio se ha desasociado de forma exitosa');
    await inspect('dissociated');
    await done.getByRole('button', { name: 'Aceptar' }).click();
    await new HomePage(page).isOpen(ana);
    await expect(home.lines).toHaveCount(5);
    await expect(home.line(number)).toHaveCount(0);
    await page.goBack();
    await expect(home.line(number)).toHaveCount(0);
    expect(await books.statusOf(await books.tokenOf(ana))).toBe(200);
  });
}

test('a home service: its result comes after fifteen seconds', async ({
  loginPage,
  page,
  inspect,
  watch,
}) => {
  watch.provokes(403);
  await page.clock.install();
  const home = await loginPage.arrive(ana);
  await home.choose('TV-100001');
  const detail = await home.openDetails();
  await detail.openPart('Gestionar');
  await detail.dissociate.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  const answered = page.waitForResponse((answer) => answer.url().includes(DISSOCIATED) && answer.ok());
  await detail.stepUp();
  await answered;
  await expect(page.getByRole('status').filter({ hasText: 'Desasociando tu servicio Hogar' })).toBeVisible();
  await page.clock.runFor(8_000);
  const done = page.getByRole('dialog', { name: 'Desasociación exitosa' });
  await expect(done).toBeHidden();
  await inspect('dissociate-waiting');
  await page.clock.runFor(8_000);
  await done.getByRole('button', { name: 'Aceptar' }).click();
  await new HomePage(page).isOpen(ana);
  await expect(home.line('TV-100001')).toHaveCount(0);
  await expect(home.line('IN-100001')).toBeVisible();
});

test('leaving while it is awaited: the service is gone all the same', async ({ loginPage, page, watch }) => {
  // Its detail, which is gone back to, asks for it once more.
  watch.provokes(403, 404);
  const home = await loginPage.arrive(ana);
  await home.choose('IN-100001');
  const detail = await home.openDetails();
  await detail.openPart('Gestionar');
  await detail.dissociate.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  const answered = page.waitForResponse((answer) => answer.url().includes(DISSOCIATED) && answer.ok());
  await detail.stepUp();
  await answered;
  await page.goBack();
  await new HomePage(page).isOpen(ana);
  await expect(home.line('IN-100001')).toHaveCount(0);
  await expect(home.lines).toHaveCount(5);
});

test('a failure changes nothing, and can be tried again', async ({ loginPage, page, watch, inspect }) => {
  watch.provokes(403, 500);
  const home = await loginPage.arrive(ana);
  await home.choose('(099) 100-0003');
  const detail = await home.openDetails();
  await detail.openPart('Gestionar');
  await page.route(PERMISSION, (route) => route.fulfill({ status: 500, json: {} }));
  await detail.dissociate.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  const failed = page.getByRole('dialog', { name: '¡Error!' });
  await expect(failed).toContainText('Ocurrió un error al desasociar el servicio, intenta nuevamente');
  await inspect('dissociate-failed');
  await failed.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL(/manage\?line=/);
  await page.unroute(PERMISSION);
  await detail.dissociate.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await detail.stepUp();
  await expect(page.getByRole('dialog', { name: 'Desasociación exitosa' })).toBeVisible();
});

test.describe('who may not', () => {
  for (const customer of [luis, mia]) {
    test(`${customer.givenName}, without an e-mail of their own, is not offered it`, async ({
      loginPage,
      page,
    }) => {
      await (await loginPage.arrive(customer)).openDetails();
      const detail = await new ServiceDetailPage(page).isOpen();
      await detail.openPart('Gestionar');
      await expect(detail.main.getByRole('link', { name: /^Dar de baja/ })).toBeVisible();
      await expect(detail.dissociate).toHaveCount(0);
    });
  }
});
