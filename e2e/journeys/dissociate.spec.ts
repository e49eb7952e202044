// Dissociating a service: asked first, and gone. A failure, and who may not: apps/web/states.
import { expect, test } from '../fixtures.ts';
import { HomePage } from '../pages/home-page.ts';
import { ana } from '../world/customers.ts';

const DISSOCIATED = '/userRolePermissionManagement/permission';
const line = '(099) 100-0003';

test('a mobile line, gone at once', async ({ loginPage, page, inspect, books, watch }) => {
  watch.provokes(403);
  const home = await loginPage.arrive(ana);
  const detail = await home.openLine(line);
  await expect(page).toHaveURL(/prepaid\/no-adds\?line=/);
  await detail.openPart('Gestionar');
  await detail.dissociate.click();
  const question = page.getByRole('dialog', { name: /^¿Quitar/ });
  await expect(question).toContainText(line);
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
  await expect(home.line(line)).toHaveCount(0);
  await page.goBack();
  await expect(home.line(line)).toHaveCount(0);
  expect(await books.statusOf(await books.tokenOf(ana))).toBe(200);
});

test('a home service: its result comes after fifteen seconds', async ({
  loginPage,
  page,
  inspect,
  watch,
}) => {
  watch.provokes(403);
  await page.clock.install();
  const home = await loginPage.arrive(ana);
  const detail = await home.openLine('TV-100001');
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
