// What every operator keeps, whoever it is: networks of homes and their problems.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { everyOperator, home, line, nowhere, operator } from './every-operator.ts';

everyOperator(() => {
  test('network: a key is changed where it is as it was read, once an id', async () => {
    const { network } = operator;
    const wifi = await network.wifi(home);
    if (!wifi) throw new Error('the demo has no Wi-Fi');
    expect(await network.wifi(line)).toBeNull();
    const { serviceNumber } = home;
    const order = {
      changeId: randomUUID(),
      serviceNumber,
      ssid: wifi.ssid,
      currentKey: wifi.key,
      newKey: 'Nueva56789',
    };
    const wrong = { ...order, changeId: randomUUID(), currentKey: 'otra-clave-9' };
    expect(await network.changeKey(home, wrong)).toEqual({ refused: 'networkChanged' });
    const change = await network.changeKey(home, order);
    expect(change).toMatchObject({ changeId: order.changeId, lineId: home.lineId });
    expect(await network.changeKey(home, order)).toEqual(change);
    expect(await network.change([home], order.changeId)).toEqual(change);
    expect(await network.change([line], order.changeId)).toBeNull();
  });

  test('network: a home has its devices, guests and router, and none but a home has', async () => {
    const { network } = operator;
    const [device, ...others] = (await network.devices(home)) ?? [];
    if (!device) throw new Error('the demo has no devices');
    expect(others.length).toBeGreaterThan(4);
    const changed = await network.changeDevice(home, device.deviceId, {
      name: 'Otro nombre',
      isPaused: true,
    });
    const kept = {
      name: 'Otro nombre',
      isPaused: true,
      pausedBy: 'hand',
      isKnown: true,
      connectedSince: null,
    };
    expect(changed).toMatchObject(kept);
    expect(await network.devices(home)).toContainEqual(changed);
    const timetable = { from: '21:00', until: '06:00', days: ['monday' as const] };
    const dated = await network.changeDevice(home, device.deviceId, { isPaused: false, timetable });
    expect(dated?.timetable).toEqual(timetable);
    const free = await network.changeDevice(home, device.deviceId, { isWithoutTimetable: true });
    expect(free).toMatchObject({ timetable: null, isPaused: false });
    expect(await network.changeDevice(home, 'NO-SUCH', { isBlocked: true })).toBeNull();

    const on = await network.changeGuestNetwork(home, { isEnabled: true, hours: 2 });
    expect(on).toMatchObject({ isEnabled: true, ssid: expect.any(String), until: expect.any(Date) });
    expect(on?.key?.length).toBeGreaterThanOrEqual(8);
    expect(await network.guestNetwork(home)).toEqual(on);
    expect((await network.changeGuestNetwork(home, { isEnabled: true }))?.key).toBe(on?.key);
    const off = { isEnabled: false, ssid: null, key: null, until: null };
    expect(await network.changeGuestNetwork(home, { isEnabled: false })).toMatchObject(off);

    // A cut fibre keeps the router away.
    expect(await network.router(home)).toMatchObject({ state: 'running', restartedAt: null });
    expect(await network.restartRouter(home)).toEqual({ refused: 'unreachable' });
    expect(await network.measureSpeed(home)).toEqual({ refused: 'unreachable' });
    for (const place of [line, nowhere()]) {
      expect(await network.devices(place)).toBeNull();
      expect(await network.changeDevice(place, device.deviceId, { isBlocked: true })).toBeNull();
      expect(await network.guestNetwork(place)).toBeNull();
      expect(await network.changeGuestNetwork(place, { isEnabled: true })).toBeNull();
      expect(await network.router(place)).toBeNull();
      expect(await network.restartRouter(place)).toBeNull();
      expect(await network.measureSpeed(place)).toBeNull();
    }
  });

  test('network: a problem is told of the lines that feel it, and a home is tested', async () => {
    const { network } = operator;
    const [problem, ...others] = await network.problems([line, home]);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      customerId: home.customerId,
      lineId: home.lineId,
      serviceNumber: home.serviceNumber,
      status: 'inProgress',
      category: 'outage',
      resolvedAt: null,
      credit: { state: 'estimated', billNo: null },
    });
    expect(problem?.credit?.amountCents).toBeGreaterThan(0);
    expect(await network.problems([])).toEqual([]);
    expect(await network.problems([nowhere()])).toEqual([]);

    expect(await network.testService(home)).toMatchObject({ lineId: home.lineId, answers: false });
    expect(await network.testService(line)).toBeNull();
    expect(await network.testService(nowhere())).toBeNull();
  });
});
