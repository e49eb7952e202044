// 'Administra tu Red WiFi': the key is seen on demand and changed; devices and guests. A change for later, and a lost answer: apps/web/states.
import { expect, test } from '../fixtures.ts';
import { ana } from '../world/customers.ts';

const KEY = 'Jacaranda1988';

test('a key is seen, typed with its rules, saved, told, and in no log', async ({
  loginPage,
  portal,
  outbox,
  inspect,
  watch,
}) => {
  watch.provokes(403);
  const home = await loginPage.arrive(ana);
  const wifi = await (await home.openLine('IN-100001')).openWifi();
  await expect(wifi.network).toContainText(/Nombre de la red.*Casa Paredes/s);
  await expect(wifi.network).toContainText(/Tipo de seguridad.*WPA2/s);
  await expect(wifi.network).not.toContainText(KEY);
  await wifi.showKey();
  await wifi.stepUp();
  await expect(wifi.network).toContainText(KEY);

  await wifi.newKey.focus();
  await expect(wifi.rules).toHaveCount(4);
  await wifi.newKey.fill('casa2');
  await expect(wifi.rules).toContainText([
    /^Falta: .*8 caracteres/,
    /^Falta: .*mayúscula/,
    /^Cumple/,
    /^Cumple/,
  ]);
  await inspect('wifi-rules');
  await wifi.newKey.fill('');
  await expect(wifi.rules).toHaveCount(0);
  await wifi.newKey.fill('Guayacan2481');
  await expect(wifi.rules).toContainText([/^Cumple/, /^Cumple/, /^Cumple/, /^Cumple/]);
  await wifi.confirmation.focus();
  await expect(wifi.rules).toHaveCount(0);

  await wifi.change('Guayacan2481');
  await expect(wifi.result).toContainText('¡Éxito!');
  await expect(wifi.result).toContainText('Tu clave se modificó exitosamente');
  await inspect('wifi-changed');
  await wifi.accept();
  await expect(wifi.newKey).toHaveValue('');
  await expect(wifi.confirmation).toHaveValue('');
  // The key of before is shown no longer, and the new one on a press.
  await wifi.showKey();
  await expect(wifi.network).toContainText('Guayacan2481');

  await expect
    .poll(async () => (await outbox.messages(ana.login)).map(({ text }) => text).join())
    .toContain('La clave de tu red WiFi Casa Paredes cambió');
  expect(portal.log()).toContain('wifiChange');
  expect(portal.log()).not.toMatch(/Jacaranda1988|Guayacan2481/);
  await wifi.cancel.click();
  await expect(wifi.main).toContainText('Detalle de Servicio');
});

test('a tablet is paused with one press and timed, and guests come in by a code', async ({
  loginPage,
  page,
  inspect,
}) => {
  await loginPage.enter(ana);
  await page.goto(`/ec/service-details/admin-wifi?line=IN-100001`);
  const main = page.getByRole('main');
  const devices = main.getByRole('region', { name: 'Equipos en tu red' });
  const row = devices
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Pausar / }) })
    .first();
  const name = (
    (await row.getByRole('button', { name: /^Pausar / }).getAttribute('aria-label')) ?? ''
  ).replace('Pausar ', '');
  await row.getByRole('button', { name: `Pausar ${name}` }).click();
  await expect(devices.getByRole('button', { name: `Reanudar ${name}` })).toBeVisible();
  await devices.getByRole('button', { name: `Ajustes de ${name}` }).click();
  const settings = page.getByRole('dialog', { name });
  await settings.getByRole('textbox', { name: 'Nombre' }).fill('Tableta de Sofía');
  await settings.getByRole('combobox', { name: 'Pausa con horario' }).selectOption('Todos los días');
  await settings.getByRole('button', { name: 'Guardar' }).click();
  await expect(devices.getByRole('listitem').filter({ hasText: 'Tableta de Sofía' })).toContainText(
    'En pausa',
  );
  await inspect('home-network');

  const guests = main.getByRole('region', { name: 'Red de invitados' });
  await guests.getByRole('button', { name: 'Activar' }).click();
  await expect(guests.getByRole('img', { name: /invitados/ })).toBeVisible();
  await page.reload();
  await expect(devices.getByRole('listitem').filter({ hasText: 'Tableta de Sofía' })).toContainText(
    'En pausa',
  );
  await guests.getByRole('button', { name: 'Desactivar' }).click();
  await expect(guests.getByRole('button', { name: 'Activar' })).toBeVisible();
});
