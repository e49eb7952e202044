// The customer finds what has happened: a number in the header, a list, what leads on. None, and which messages they want: apps/web/states.
import { expect, test } from '../fixtures.ts';
import { HomePage, NotificationsPage } from '../pages/home-page.ts';
import { ana } from '../world/customers.ts';

test('read by opening, deleted unless undone, and counted in the header', async ({
  loginPage,
  page,
  inspect,
}) => {
  const home = await loginPage.arrive(ana);
  const notifications = new NotificationsPage(page);
  await expect(notifications.bell).toHaveAccessibleName(/^Notificaciones: \d+ sin leer$/);
  await notifications.bell.click();
  await notifications.isOpen();
  await expect(notifications.rows.first()).toBeVisible();
  const count = await notifications.rows.count();
  expect(count).toBeGreaterThanOrEqual(6);
  // What she did herself is no news.
  const unread = await notifications.main.getByText('Sin leer').count();
  await expect(notifications.bell).toHaveAccessibleName(`Notificaciones: ${unread} sin leer`);
  const decision = /Reparar tu .*Nova X5 cuesta \$35,00$/;
  const repair = notifications.row(/Nova X5 cuesta \$35,00/);
  await expect(repair).toContainText('Sin leer');

  await notifications.alert(decision).click();
  await expect(page).toHaveURL(/\/cellphone-follow\/TRK-1001$/);
  await expect(notifications.bell).toHaveAccessibleName(`Notificaciones: ${unread - 1} sin leer`);
  await page.goBack();
  await notifications.isOpen();
  await expect(repair).not.toContainText('Sin leer');

  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await notifications.remove(repair);
  await notifications.toasts.getByRole('button', { name: 'Deshacer' }).click();
  await expect(repair).toBeVisible();
  await expect(page.getByRole('group', { name: 'Tus notificaciones' })).toBeFocused();
  // A notice under the pointer is looked at, and stays.
  await page.mouse.move(0, 0);
  await notifications.alert(decision).press('Delete');
  await expect(notifications.rows).toHaveCount(count - 1);
  await inspect('notification-removed');
  await removed;

  await notifications
    .alert(/La factura de .* es de \$/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/billing\/[\d-]+\/summary$/);
  await page.goBack();
  await notifications.readAll.click();
  await expect(notifications.readAll).toBeHidden();
  await expect(notifications.bell).toHaveAccessibleName('Notificaciones');
  await expect(notifications.main.getByText('Sin leer')).toHaveCount(0);
  await page.reload();
  await expect(notifications.rows).toHaveCount(count - 1);
  await expect(notifications.main.getByText('Sin leer')).toHaveCount(0);

  await notifications.main.getByRole('button', { name: /^Dinero/ }).click();
  await expect(notifications.row(/La factura de .* es de \$/).first()).toBeVisible();
  await expect(notifications.row(/llegó al \d+ %/)).toHaveCount(0);
  await home.section('Mis Servicios').click();
  await new HomePage(page).isOpen(ana);
});
