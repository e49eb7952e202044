// 'Administra tu Red WiFi': the key is seen on demand and changed, at once or later.
import { expect, test } from '../fixtures.ts';
import type { LoginPage } from '../pages/access/login-page.ts';
import type { WifiPage } from '../pages/service-pages.ts';
import { ana, type Customer, pablo } from '../world/customers.ts';

const CHANGE = '**/serviceActivationAndConfiguration/wifiChange';
const KEY = 'Jacaranda1988';

async function openWifi(loginPage: LoginPage, customer: Customer, code: string): Promise<WifiPage> {
  const home = await loginPage.arrive(customer);
  await home.choose(code);
  return (await home.openDetails()).openWifi();
}

test.describe('a change', () => {
  test.use({ world: { LOG_LEVEL: 'info' } });

  test('at once: seen, typed with its rules, saved, told, and in no log', { tag: '@desktop' }, async ({
    loginPage,
    page,
    portal,
    inspect,
    watch,
  }) => {
    watch.provokes(403);
    const wifi = await openWifi(loginPage, ana, 'IN-100001');
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

    const outbox = `${portal.origin}/dev/outbox.json?to=${encodeURIComponent(ana.login)}`;
    const sent = async () => (await page.request.get(outbox)).text();
    await expect.poll(sent).toContain('La clave de tu red WiFi Casa Paredes cambió');
    expect(portal.log()).not.toMatch(/Jacaranda1988|Guayacan2481/);
    await wifi.cancel.click();
    await expect(wifi.main).toContainText('Detalle de Servicio');
  });
});

test.describe('a change for later', () => {
  test.use({ world: { OPERATOR_CLOCK_SECONDS: '1' } });

  test('of a WEP network: its own rules, accepted, and made while the page is open', async ({
    loginPage,
    inspect,
    watch,
  }) => {
    watch.provokes(403);
    const wifi = await openWifi(loginPage, pablo, 'IN-200001');
    await expect(wifi.network).toContainText(/Tipo de seguridad.*WEP/s);
    await wifi.change('Guayacan2481');
    await expect(wifi.problems).toHaveText(['La clave debe ser de 13 dígitos']);
    await wifi.change('Guayacan24811');
    await expect(wifi.problems).toHaveText(['La clave debe contener solo números']);

    // Thirteen digits that could be the number of a card.
    await wifi.change('4222222222222');
    await wifi.stepUp();
    await expect(wifi.result).toContainText('¡Éxito!');
    await expect(wifi.result).toContainText(
      'Hemos solicitado el cambio de tu contraseña, valídalo en unos minutos',
    );
    await wifi.accept();
    await expect(wifi.toasts.filter({ hasText: 'Tu clave se modificó exitosamente' })).toBeVisible();
    await expect(wifi.network).not.toContainText('Hay un cambio de clave en proceso');
    await wifi.showKey();
    await expect(wifi.network).toContainText('4222222222222');
    await inspect('wifi-wep');
  });
});

test.describe('an accepted change', () => {
  test('is said until it has been made, and no second one is begun', async ({
    loginPage,
    page,
    inspect,
    watch,
  }) => {
    watch.provokes(403);
    const wifi = await openWifi(loginPage, pablo, 'IN-200001');
    await wifi.change('1234567890123');
    await wifi.stepUp();
    await wifi.accept();
    await expect(wifi.network).toContainText('Hay un cambio de clave en proceso');
    await expect(wifi.save).toBeDisabled();
    await inspect('wifi-pending');
    await page.reload();
    await expect(wifi.network).toContainText('Hay un cambio de clave en proceso');
  });
});

test.describe('a lost answer', () => {
  test('is no failure when the key was changed', async ({ loginPage, page, watch }) => {
    watch.provokes(403, 'net::ERR_FAILED');
    const wifi = await openWifi(loginPage, ana, 'IN-100001');
    await wifi.showKey();
    await wifi.stepUp();
    await page.route(CHANGE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await wifi.change('Guayacan2481');
    await expect(wifi.result).toContainText('Tu clave se modificó exitosamente');
  });
});

test('a tablet is paused with one press and timed, and guests come in by a code', {
  tag: '@desktop',
}, async ({ loginPage, page, inspect }) => {
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
