// 'Administra tu Red WiFi': the rules of a key, and what fails on the way.

import { stepUp } from '@portal/contract/access/sso';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { changeWifi, getMonitor, getWifiInfo, type Monitor } from '@portal/contract/lines/wifi';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accounts, ana, inDays, internet, prepaid, wifi } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { address, expectTexts, heading, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const key = 'Jacaranda1988';
const openWifi = (prepare: (server: Server) => void = () => {}, line = internet) =>
  openPortal(`/service-details/admin-wifi?line=${line}`, ana, (server) => {
    prepare(server);
  });

const network = part('Tu red');
const newKey = main.getByRole('textbox', { name: 'Clave nueva', exact: true });
const confirmation = main.getByRole('textbox', { name: 'Confirma la clave nueva' });
const problems = part('Cambia tu clave').getByRole('alert');
const save = main.getByRole('button', { name: 'Guardar Datos' });
const retry = main.getByRole('button', { name: 'Reintentar' });
const result = page.getByRole('dialog');

async function change(wish: string): Promise<void> {
  await newKey.fill(wish);
  await confirmation.fill(wish);
  await save.click();
}

const expectProblems = (...said: string[]) => expectTexts(problems, said);

it('every rule says what is wrong', async () => {
  const server = await openWifi();
  await save.click();
  await expectProblems('La clave es obligatoria', 'La confirmación de la clave es obligatoria');
  await expect.element(newKey).toHaveFocus();
  for (const [wish, problem] of [
    ['Abcde1', 'La clave debe contener al menos 8 caracteres'],
    ['abcdefg1', 'La clave debe contener al menos una letra mayúscula'],
    ['Abcdefg 1', 'No se permiten espacios o caracteres especiales'],
    ['Abcdefg#1', 'No se permiten espacios o caracteres especiales'],
    ['Abcdefgh', 'La clave debe contener al menos un número'],
  ] as const) {
    await change(wish);
    await expectProblems(problem);
  }
  await newKey.fill('Abcdefg1');
  await confirmation.fill('Abcdefg2');
  await save.click();
  await expectProblems('Las claves no coinciden');
  await inspect('a key that is refused');
  expect(server.asked(changeWifi)).toEqual([]);
});

it('a load that fails is tried twice more in silence, then by hand', async () => {
  const server = await openWifi((each) => each.fail(getWifiInfo, 500));
  await expect.element(network).toMatchTextContent('No pudimos cargar los datos de tu red');
  expect(server.asked(getWifiInfo)).toHaveLength(3);
  await inspect('a network that does not come');
  server.answer(getWifiInfo, wifi);
  await retry.click();
  await expect.element(network).toMatchTextContent('Casa Paredes');
});

it('a load that fails twice is no failure', async () => {
  let failures = 2;
  await openWifi((server) =>
    server.answer(getWifiInfo, () => {
      if (failures-- > 0) throw new TypeError('Failed to fetch');
      return wifi;
    }),
  );
  await expect.element(network).toMatchTextContent('Casa Paredes');
  await expect.element(retry).not.toBeInTheDocument();
});

it('a real failure is an error, and the key stays', async () => {
  await openWifi((server) => server.fail(changeWifi, 503));
  await expect.element(network).toMatchTextContent('Casa Paredes');
  await change('Guayacan2481');
  await expect.element(result).toMatchTextContent('Error');
  await expect.element(result).toMatchTextContent('No pudimos cambiar la clave de tu red');
  await inspect('a key that was not changed');
  await result.getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(newKey).toHaveValue('Guayacan2481');
});

it('the key comes on a press once its owner has said who they are, is hidden again, and is kept by nothing', async () => {
  const server = await openWifi();
  await expect.element(network).toMatchTextContent('Casa Paredes');
  const methods = { code: 'STEP_UP_REQUIRED', message: '', methods: ['password'] } as never;
  server.answer(getWifiInfo, methods, { status: 403 });
  const show = main.getByRole('button', { name: 'Mostrar clave' });
  await show.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(network).not.toMatchTextContent(key);
  await newKey.fill('Guayacan2481');
  await show.click();
  server.answer(stepUp, null as never);
  server.answer(getWifiInfo, { ...wifi, wifiInfo: { ...wifi.wifiInfo, key } });
  await page.getByLabelText('Contraseña', { exact: true }).fill('Portal2026');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(network).toMatchTextContent(key);
  expect(server.asked(getWifiInfo).at(-1)?.words.get('reveal')).toBe('true');
  await inspect('a key that is shown');
  await main.getByRole('button', { name: 'Ocultar clave' }).click();
  await expect.element(network).not.toMatchTextContent(key);
  await expect.element(newKey).toHaveValue('Guayacan2481');
});

it('nobody who will not say who they are changes a key, and what was typed stays', async () => {
  const methods = { code: 'STEP_UP_REQUIRED', message: '', methods: ['password'] } as never;
  await openWifi((server) => server.answer(changeWifi, methods, { status: 403 }));
  await expect.element(network).toMatchTextContent('Casa Paredes');
  await change('Guayacan2481');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(result).not.toBeInTheDocument();
  await expect.element(newKey).toHaveValue('Guayacan2481');
});

it.each([
  ['without a line', '/service-details/admin-wifi'],
  ['of a line that is no internet', `/service-details/admin-wifi?line=${prepaid}`],
])('%s there is no such page', async (_name, path) => {
  await openPortal(path, ana);
  await expect.poll(address).toBe('/home/with-services');
  await expect.element(heading).toMatchTextContent('Hola, Ana');
});

it('without any internet service there is no such page', async () => {
  await openWifi((server) =>
    server.answer(
      listBillingAccounts,
      accounts.filter(({ type }) => type !== 'FIXED'),
    ),
  );
  await expect.poll(address).toBe('/home/with-services');
});

const pendingChange = { id: 'W-1', href: '', requestedAt: inDays(0) };
const monitor = (state: Monitor['state']): Monitor => ({
  '@type': 'Monitor',
  id: 'W-1',
  href: '',
  sourceHref: '',
  state,
});

it('a change for later is said until it has been made, no second one is begun, and its end is told', async () => {
  const wep = { ...wifi, wifiInfo: { ...wifi.wifiInfo, encriptionMode: 'WEP' as const } };
  const server = await openWifi((each) => {
    each.answer(getWifiInfo, wep);
    each.answer(changeWifi, monitor('InProgress'), { status: 202 });
    each.answer(getMonitor, monitor('InProgress'));
  });
  await expect.element(network).toMatchTextContent('WEP');
  await change('Guayacan2481');
  await expectProblems('La clave debe ser de 13 dígitos');
  await change('Guayacan24811');
  await expectProblems('La clave debe contener solo números');
  server.answer(
    changeWifi,
    () => {
      server.answer(getWifiInfo, { ...wep, pendingChange });
      return monitor('InProgress');
    },
    { status: 202 },
  );
  await change('4222222222222');
  await expect
    .element(result)
    .toMatchTextContent('Hemos solicitado el cambio de tu contraseña, valídalo en unos minutos');
  await result.getByRole('button', { name: 'Aceptar' }).click();
  await expect.element(network).toMatchTextContent('Hay un cambio de clave en proceso');
  await expect.element(save).toBeDisabled();
  await inspect('a key that is on its way');
  server.answer(getWifiInfo, wep);
  server.answer(getMonitor, monitor('Completed'));
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Tu clave se modificó exitosamente' }), {
      timeout: 15_000,
    })
    .toBeVisible();
  await expect.element(network).not.toMatchTextContent('Hay un cambio de clave en proceso');
});

it('a lost answer is no failure when the key was changed', async () => {
  await openWifi((server) => {
    server.fail(changeWifi, 'no connection');
    server.answer(getWifiInfo, ({ words }) =>
      words.has('reveal') ? { ...wifi, wifiInfo: { ...wifi.wifiInfo, key: 'Guayacan2481' } } : wifi,
    );
  });
  await expect.element(network).toMatchTextContent('Casa Paredes');
  await change('Guayacan2481');
  await expect.element(result).toMatchTextContent('Tu clave se modificó exitosamente');
});
