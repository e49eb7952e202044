// The Wi-Fi of a home beyond its key: devices paused, timed, blocked and unknown; guests; a restart and a speed; no answer.
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
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, device, inDays, internet, noGuests, running } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

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
