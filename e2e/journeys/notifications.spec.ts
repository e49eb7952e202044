// The customer finds what has happened: a number in the header, a list, what leads on, and which messages they want.
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/access/login-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { type Box, NotificationsPage } from '../pages/notifications-page.ts';
import { ana, diego } from '../world/customers.ts';
import { drawNothing, lose } from '../world/network.ts';

const MESSAGES = 'communicationMessage';

test('nothing has happened to a new user: no number, an empty list', async ({ loginPage, page, inspect }) => {
  await loginPage.signIn(diego);
  const notifications = await new NotificationsPage(page).open();
  await expect(notifications.main).toContainText('Nada nuevo');
  await expect(notifications.readAll).toBeHidden();
  await expect(notifications.bell).toHaveAccessibleName('Notificaciones');
  await inspect('notifications-none');
});

test('read by opening, deleted unless undone, and counted in the header', { tag: '@desktop' }, async ({
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
  const repair = notifications.row('Tu reparación espera una respuesta');
  await expect(repair).toContainText(/Sin leer.*Nova X5 cuesta \$35,00/s);

  await notifications.alert('Tu reparación espera una respuesta').click();
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
  await notifications.alert('Tu reparación espera una respuesta').press('Delete');
  await expect(notifications.rows).toHaveCount(count - 1);
  await inspect('notification-removed');
  await removed;

  await notifications.alert('Tu factura está lista').first().click();
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
  await expect(notifications.row('Tu factura está lista').first()).toBeVisible();
  await expect(notifications.row('Usaste')).toHaveCount(0);
  await home.section('Mis Servicios').click();
  await new HomePage(page).isOpen(ana);
});

test('the five boxes are kept, and given back by Cancelar', async ({ loginPage, page, inspect }) => {
  await loginPage.enter(ana);
  const notifications = await (await new NotificationsPage(page).open()).openSettings();
  const boxes: readonly [Box, boolean][] = [
    ['Notificaciones por correo electrónico', true],
    ['Notificación al realizarse un cobro', true],
    ['Promociones por correo electrónico', false],
    ['Notificación cuando tu factura esté lista', true],
    ['Notificaciones por SMS', false],
  ];
  for (const [name, checked] of boxes) await expect(notifications.box(name)).toBeChecked({ checked });
  await notifications.box('Promociones por correo electrónico').check();
  await notifications.cancel.click();
  await expect(notifications.box('Promociones por correo electrónico')).not.toBeChecked();
  await notifications.box('Notificaciones por SMS').check();
  await notifications.box('Notificación al realizarse un cobro').uncheck();
  await notifications.save.click();
  await expect(notifications.toasts.getByText('Guardamos tus preferencias')).toBeVisible();
  await page.reload();
  await expect(notifications.box('Notificaciones por SMS')).toBeChecked();
  await expect(notifications.box('Notificación al realizarse un cobro')).not.toBeChecked();
  await inspect('notification-preferences');
});

test('a list that does not come is asked for again', async ({ page, watch, inspect }) => {
  watch.provokes('net::ERR_FAILED');
  await new LoginPage(page).enter(ana);
  await drawNothing(page);
  const restore = await lose(page, MESSAGES);
  const notifications = await new NotificationsPage(page).open();
  await expect(notifications.main).toContainText('No pudimos cargar tus notificaciones');
  await inspect('notifications-failed');
  await restore();
  await notifications.main.getByRole('button', { name: 'Reintentar' }).click();
  await expect(notifications.rows.first()).toBeVisible();
});
