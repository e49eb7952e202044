// 'Administra tu Red WiFi': the rules of a key, and what fails on the way.
import { stepUp } from '@portal/contract/access/sso';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import {
  type ConnectedDevice,
  changeConnectedDevice,
  changeGuestNetwork,
  getGuestNetwork,
  getRouterState,
  listConnectedDevices,
  measureSpeed,
  restartRouter,
} from '@portal/contract/lines/home-network';
import { changeWifi, getMonitor, getWifiInfo, type Monitor } from '@portal/contract/lines/wifi';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accounts, ana, device, inDays, internet, noGuests, prepaid, running, wifi } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { address, dialog, expectTexts, heading, main, openPortal, part } from './portal/portal.tsx';
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

const open = (prepare: (server: Server) => void = () => {}) =>
  openPortal(`/service-details/admin-wifi?line=${internet}`, ana, prepare);

const devices = part('Equipos en tu red');
const guests = part('Red de invitados');
const router = part('Módem y velocidad');
const row = (name: string) => devices.getByRole('listitem').filter({ hasText: name });

const home: ConnectedDevice[] = [
  device(),
  device({
    id: 'd-2',
    name: 'Televisor de la sala de arriba, el que compró el abuelito',
    kind: 'television',
  }),
  device({ id: 'd-3', name: 'ESP-9F2A11', kind: 'other', isKnown: false }),
  device({
    id: 'd-4',
    name: 'Consola',
    kind: 'console',
    connectedSince: null,
    ip: null,
    paused: true,
    pausedBy: 'timetable',
    timetable: { from: '21:00', until: '06:30', days: ['monday'] },
  }),
  device({ id: 'd-5', name: 'Desconocido', kind: 'phone', connectedSince: null, ip: null, blocked: true }),
];

it('each device says how it stands; one is paused with one press, and an error changes nothing', async () => {
  const server = await open((it) => it.answer(listConnectedDevices, home));
  await expect.element(devices).toMatchTextContent('3 en línea ahora');
  await expect.element(row('ESP-9F2A11')).toMatchTextContent('Nuevo. ¿Lo reconoces?');
  await expect.element(row('Consola')).toMatchTextContent('En pausa por horario, hasta las 06:30');
  await expect.element(row('Desconocido')).toMatchTextContent('Bloqueado: no puede entrar a tu red');
  await inspectEverySize('home-network');

  server.fail(changeConnectedDevice, 500);
  await row('Sofía').getByRole('button', { name: 'Pausar Tableta de Sofía' }).click();
  await expect.element(page.getByText('No pudimos cambiarlo. Intenta de nuevo.')).toBeVisible();
  const paused = device({ paused: true, pausedBy: 'hand', connectedSince: null, ip: null });
  server.answer(changeConnectedDevice, paused);
  server.answer(listConnectedDevices, [paused, ...home.slice(1)]);
  await row('Sofía').getByRole('button', { name: 'Pausar Tableta de Sofía' }).click();
  await expect.element(row('Sofía')).toMatchTextContent('En pausa');
  await expect.element(row('Sofía').getByRole('button', { name: 'Reanudar Tableta de Sofía' })).toBeVisible();
});

it('a name and a timetable are kept, and a timetable that never ends is refused', async () => {
  const server = await open((it) => it.answer(listConnectedDevices, home));
  await row('Sofía').getByRole('button', { name: 'Ajustes de Tableta de Sofía' }).click();
  const settings = dialog('Tableta de Sofía');
  await settings.getByRole('combobox', { name: 'Pausa con horario' }).selectOptions('De domingo a jueves');
  await settings.getByRole('combobox', { name: 'Hasta las' }).selectOptions('21:00');
  await settings.getByRole('textbox', { name: 'Nombre' }).fill('');
  await settings.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(settings).toMatchTextContent('Escribe un nombre');
  await expect.element(settings).toMatchTextContent('La pausa no puede empezar y terminar a la misma hora.');
  await inspectEverySize('device-dialog');
  await settings.getByRole('textbox', { name: 'Nombre' }).fill('Tableta de Sofi');
  await settings.getByRole('combobox', { name: 'Hasta las' }).selectOptions('06:00');
  server.answer(changeConnectedDevice, device({ name: 'Tableta de Sofi' }));
  await settings.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Guardamos los cambios.')).toBeVisible();
  expect(server.asked(changeConnectedDevice).at(-1)?.body).toMatchObject({
    name: 'Tableta de Sofi',
    timetable: {
      from: '21:00',
      until: '06:00',
      days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
    },
  });
});

it('guests come in by a code while their network is on', async () => {
  const server = await open();
  await guests.getByRole('combobox', { name: 'Hasta cuándo' }).selectOptions('Un día');
  server.answer(changeGuestNetwork, {
    ...noGuests,
    enabled: true,
    ssid: 'CASA;DE "ANA"-invitados',
    key: 'rio-mesa-48',
    until: inDays(1),
  });
  await guests.getByRole('button', { name: 'Activar' }).click();
  await expect.element(guests).toMatchTextContent('rio-mesa-48');
  await expect
    .element(guests.getByRole('img', { name: 'Código para entrar a la red de invitados con la cámara' }))
    .toBeVisible();
  expect(server.asked(changeGuestNetwork).at(-1)?.body).toMatchObject({ enabled: true, hours: 24 });
  await inspectEverySize('guest-network');
  server.answer(changeGuestNetwork, noGuests);
  await guests.getByRole('button', { name: 'Desactivar' }).click();
  await expect.element(guests.getByRole('button', { name: 'Activar' })).toBeVisible();
});

it('the router is measured, and started anew after a question', async () => {
  const server = await open();
  server.answer(measureSpeed, {
    '@type': 'SpeedTest',
    downloadMbps: 187.4,
    uploadMbps: 96,
    contractedDownloadMbps: 200,
    contractedUploadMbps: 100,
    latencyMs: 8,
    measuredAt: inDays(0),
  });
  await router.getByRole('button', { name: 'Medir velocidad' }).click();
  await expect.element(router).toMatchTextContent('187,4 de 200 Mbps');
  await inspectEverySize('router-speed');
  server.refuse(restartRouter, 'ROUTER_UNREACHABLE');
  const restart = async () => {
    await router.getByRole('button', { name: 'Reiniciar el módem' }).click();
    await dialog('¿Reiniciar el módem?').getByRole('button', { name: 'Reiniciar el módem' }).click();
  };
  await restart();
  await expect.element(page.getByText(/Tu módem no responde/)).toBeVisible();
  const anew = { ...running, state: 'restarting', until: inDays(0), restartedAt: inDays(0) } as const;
  server.answer(restartRouter, anew);
  server.answer(getRouterState, anew);
  await restart();
  await expect.element(router).toMatchTextContent('Reiniciándose, hasta las');
  await expect.element(router.getByRole('button', { name: 'Medir velocidad' })).toBeDisabled();
});

it('what does not answer is asked again in its own place', async () => {
  const server = await open((it) => {
    for (const call of [listConnectedDevices, getGuestNetwork, getRouterState]) it.fail(call, 500);
  });
  await expect.element(main).toMatchTextContent('No pudimos cargar los equipos de tu red');
  await inspect('home-network-failed');
  server.answer(listConnectedDevices, []);
  await devices.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(devices).toMatchTextContent('Todavía no se ha conectado ningún equipo.');
});
