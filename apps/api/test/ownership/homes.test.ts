// Whose is it: the network, the Wi-Fi and the visits of a home.
import {
  changeConnectedDevice,
  changeGuestNetwork,
  getGuestNetwork,
  getRouterState,
  listConnectedDevices,
  measureSpeed,
  restartRouter,
} from '@portal/contract/lines/home-network';
import {
  listServiceProblems,
  testService,
  watchServiceProblem,
} from '@portal/contract/network/service-problems';
import {
  changeAppointment,
  createAppointment,
  listAppointments,
  searchTimeSlots,
} from '@portal/contract/network/visits';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../build-app.ts';
import { proveByPassword } from '../given/codes.ts';
import { givenManager } from '../given/given-line.ts';
import { givenUser } from '../given/given-user.ts';
import { ana, app, get, givenStranger, pablo } from './stranger.ts';

givenStranger();

describe('a problem of the network', () => {
  const anasHome = { number: 'IN-100001', serviceNumber: 'IN-100001', accountId: '8.100010' };

  it('is seen, watched and tested by holder and manager; for a stranger there is none', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasHome);
    const manager = await app.signIn(user.email, user.password);
    const list = (token: string) => app.call({ method: 'GET', url: listServiceProblems.path, token });
    const [{ id }] = (await list(ana)).json();
    expect((await list(manager)).json()).toMatchObject([{ id, affectedService: [{ id: 'IN-100001' }] }]);
    expect((await list(pablo)).json()).toEqual([]);
    expect((await list('')).statusCode).toBe(401);

    const watch = (token: string, problem: string) =>
      app.call({
        method: 'PUT',
        url: watchServiceProblem.path.replace(':id', problem),
        token,
        payload: { isWatched: true },
      });
    const test = (token: string, line: string) =>
      app.call({ method: 'GET', url: `${testService.path}?serviceId=${line}`, token });
    for (const ask of [(token: string) => watch(token, id), (token: string) => test(token, 'IN-100001')]) {
      const answers = [await ask(ana), await ask(manager), await ask(pablo), await ask('')];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 401]);
    }
    expect((await watch(pablo, id)).body).toBe((await watch(pablo, 'RED-000000-AAAAAA')).body);
    expect((await test(pablo, 'IN-100001')).body).toBe((await test(pablo, 'IN-999999')).body);
    // What one of them wants to be told of is their own wish.
    await app.call({
      method: 'PUT',
      url: watchServiceProblem.path.replace(':id', id),
      token: manager,
      payload: { isWatched: false },
    });
    expect((await list(ana)).json()).toMatchObject([{ isWatched: true }]);
  });
});

describe('the Wi-Fi of a home', () => {
  it.each([listConnectedDevices, getGuestNetwork, getRouterState])(
    '$id: 404 of somebody else',
    async ({ path }) => {
      expect((await get(`${path}?serviceId=IN-200001`)).statusCode).toBe(200);
      const [theirs, unreal] = [
        await get(`${path}?serviceId=IN-100001`),
        await get(`${path}?serviceId=IN-999999`),
      ];
      expect([theirs.statusCode, theirs.body]).toEqual([404, unreal.body]);
    },
  );

  it.each([
    ['PATCH', changeConnectedDevice, { name: 'Mío' }],
    ['PUT', changeGuestNetwork, { enabled: true }],
    ['POST', restartRouter, {}],
    ['POST', measureSpeed, {}],
  ] as const)('%s $id: 404 of somebody else', async (method, { path }, more) => {
    await proveByPassword(app, pablo, demoPassword);
    const url = path.replace(':id', 'NADA');
    const send = (serviceId: string) =>
      app.call({ method, url, token: pablo, payload: { serviceId, ...more } });
    const [theirs, unreal] = [await send('IN-100001'), await send('IN-999999')];
    expect([theirs.statusCode, theirs.body]).toEqual([404, unreal.body]);
  });
});

describe('a visit', () => {
  const anasHome = { number: 'TV-100001', serviceNumber: 'TV-100001', accountId: '8.100010' };

  it('is seen and moved by holder and manager; for a stranger there is none', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasHome);
    const manager = await app.signIn(user.email, user.password);
    const list = (token: string) => app.call({ method: 'GET', url: listAppointments.path, token });
    const [{ id }] = (await list(ana)).json();
    expect((await list(manager)).json()).toMatchObject([{ id, relatedEntity: [{ id: 'TV-100001' }] }]);
    expect((await list(pablo)).json()).toEqual([]);
    const slots = (token: string, line = 'TV-100001') =>
      app.call({ method: 'GET', url: `${searchTimeSlots.path}?serviceId=${line}`, token });
    const slot = { id: (await slots(ana)).json()[0].id };
    const move = (token: string, visit = id) =>
      app.call({
        method: 'PATCH',
        url: changeAppointment.path.replace(':id', visit),
        token,
        payload: { slot },
      });
    const book = (token: string, serviceId = 'TV-100001') =>
      app.call({ method: 'POST', url: createAppointment.path, token, payload: { serviceId, slot } });
    for (const [ask, mine] of [
      [list, 200],
      [slots, 200],
      [(token: string) => move(token), 200],
      [(token: string) => book(token), 409],
    ] as const) {
      const answers = [];
      for (const token of [ana, manager, pablo, '']) answers.push((await ask(token)).statusCode);
      const strangers = ask === list ? 200 : 404;
      expect(answers).toEqual([mine, mine, strangers, 401]);
    }
    expect((await move(pablo)).body).toBe((await move(pablo, 'VIS-000000-AAAAAA')).body);
    expect((await book(pablo)).body).toBe((await book(pablo, 'TV-999999')).body);
    expect((await slots(pablo)).body).toBe((await slots(pablo, 'TV-999999')).body);
  });
});
