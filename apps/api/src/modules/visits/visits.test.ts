// Visits of a technician: held only when confirmed, moved without losing the slot, and paid back when nobody came (NET-4 to NET-6).
import { listMessages } from '@portal/contract/help/notifications';
import { testService } from '@portal/contract/network/service-problems';
import {
  type Appointment,
  changeAppointment,
  createAppointment,
  listAppointments,
  searchTimeSlots,
  type TimeSlot,
} from '@portal/contract/network/visits';
import { civilDateOf, hourMs, instantAt } from '@portal/market/civil-dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { local, units } from '../../../test/given/country.ts';
import { givenHome, givenManager } from '../../../test/given/given-line.ts';
import { givenUser } from '../../../test/given/given-user.ts';
import { letNeighboursGo } from '../../../test/given/neighbours-gone.ts';

let app: TestApp;
let now: Date;
const noon = instantAt(`${civilDateOf(new Date()).slice(0, 8)}10`, 12);
beforeAll(async () => {
  now = noon;
  app = await startTestApp({ clock: { now: () => now }, overHttp: false });
  await letNeighboursGo(app.database.pool, 'writtenDown');
});
afterAll(() => app.close());

const passes = (hours: number) => {
  now = new Date(now.getTime() + hours * hourMs);
};
/** As long as the operator takes to confirm. */
const confirms = async () => {
  passes(1);
  await app.tick();
};
let zones = 0;

/** Internet at home for 20 dollars, in a city of its own unless another one is named. */
async function given(city = `Ciudad ${++zones}`) {
  now = noon;
  const { pool } = app.database;
  const user = await givenUser(app);
  const home = await givenHome(app);
  const [number = ''] = home.numbers;
  await givenManager(app, user, { number, serviceNumber: number, accountId: home.accountId });
  const { rows } = await pool.query<{ customer_id: string; line_id: string }>(
    `update operator.lines set monthly_fee_cents = 2000, address = $2 where service_number = $1
     returning customer_id, line_id`,
    [number, `Calle Uno 12, ${city}`],
  );
  const [{ customer_id: customerId, line_id: lineId } = { customer_id: '', line_id: '' }] = rows;
  const token = await app.signIn(user.email, user.password);
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, key?: string) =>
    app.call({
      method,
      url,
      token,
      ...(payload ? { payload } : {}),
      ...(key ? { headers: { 'request-uuid': key } } : {}),
    });
  const slots = async (): Promise<TimeSlot[]> =>
    (await call('GET', `${searchTimeSlots.path}?serviceId=${number}`)).json();
  const slotAt = async (place: number) => (await slots())[place]?.id ?? '';
  return {
    token,
    number,
    customerId,
    lineId,
    city,
    slots,
    slotAt,
    book: (id: string, key?: string) =>
      call(
        'POST',
        createAppointment.path,
        { serviceId: number, slot: { id }, description: 'No hay luz.' },
        key,
      ),
    change: (id: string, body: object) => call('PATCH', changeAppointment.path.replace(':id', id), body),
    get: (url: string) => call('GET', url),
    list: async (): Promise<Appointment[]> => (await call('GET', listAppointments.path)).json(),
    test: async () => (await call('GET', `${testService.path}?serviceId=${number}`)).json(),
    /** Newest first. */
    async told(): Promise<string[]> {
      await app.operator.events.deliver();
      await app.settleEvents();
      const answer = await call('GET', listMessages.path);
      return answer.json<{ subject: string }[]>().map(({ subject }) => subject);
    },
    nobodyComes: (isSo: boolean) =>
      pool.query('update operator.visits set nobody_comes = $2 where customer_id = $1', [customerId, isSo]),
  };
}

it('is asked for once, and confirmed only when the operator has confirmed it', async () => {
  const { slots, slotAt, book, list, get, told, number } = await given();
  const all = await slots();
  expect(all.length).toBeGreaterThan(7);
  expect(all[0]?.validFor).toEqual({
    startDateTime: expect.stringMatching(/T08:00:00/),
    endDateTime: expect.stringMatching(/T12:00:00/),
  });
  const slot = await slotAt(1);
  const booked = await book(slot, 'one-request');
  expect(booked.statusCode).toBe(201);
  expect(booked.json()).toMatchObject({
    status: 'pending',
    validFor: all[1]?.validFor,
    wantedFor: null,
    queuePosition: null,
    place: expect.stringContaining('Calle Uno'),
    relatedEntity: [{ id: number }],
    outcome: null,
  });
  expect((await book(slot, 'one-request')).json().id).toBe(booked.json().id);
  expect((await book(await slotAt(2))).json().code).toBe('VISIT_OPEN');
  expect(await told()).toEqual([]);
  await confirms();
  const [listed] = await list();
  expect(listed).toMatchObject({ status: 'confirmed', validFor: all[1]?.validFor });
  // NET-6
  const href = listed?.href ?? '';
  expect((await get(href)).json()).toEqual(listed);
  expect((await (await given()).get(href)).statusCode).toBe(404);
  await app.tick();
  expect(await told()).toEqual(['Tu visita técnica está confirmada']);
});

it('nobody comes to a home whose service has ended, and nothing of it is tested', async () => {
  const { slots, slotAt, book, test, lineId } = await given();
  const slot = await slotAt(0);
  await app.database.pool.query("update operator.lines set status = 'I' where line_id = $1", [lineId]);
  expect(await slots()).toEqual([]);
  expect((await book(slot)).json().code).toBe('NO_VISITS');
  expect((await test()).outcome).toBe('unknown');
});

it('of those who want the last seat at once one gets it, and the slot is offered no more', async () => {
  const people = [await given('Última')];
  for (let count = 0; count < 3; count++) people.push(await given('Última'));
  const [first] = people;
  const slot = (await first?.slotAt(0)) ?? '';
  const answers = await Promise.all(people.map(({ book }) => book(slot)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409]);
  const loser = answers.findIndex(({ statusCode }) => statusCode === 409);
  expect(answers[loser]?.json().code).toBe('SLOT_TAKEN');
  expect((await people[loser]?.slots())?.map(({ id }) => id)).not.toContain(slot);
  const elsewhere = await given();
  expect((await elsewhere.slots()).map(({ id }) => id)).toContain(slot);
  // Whoever goes leaves the seat.
  const winner = answers.findIndex(({ statusCode }) => statusCode === 201);
  const { id } = answers[winner]?.json() ?? {};
  expect((await people[winner]?.change(id, { status: 'cancelled' }))?.json()).toMatchObject({
    status: 'cancelled',
  });
  expect((await people[loser]?.book(slot))?.statusCode).toBe(201);
});

it('is moved without losing its slot before the other one is sure, whatever is killed in between', async () => {
  const { slotAt, slots, book, change, list, told } = await given();
  const [thursday, friday] = [await slotAt(2), await slotAt(4)];
  const [, , was, , wanted] = await slots();
  const { id } = (await book(thursday)).json();
  await confirms();
  const moved = await change(id, { slot: { id: friday } });
  const between = { status: 'confirmed', validFor: was?.validFor, wantedFor: wanted?.validFor };
  expect(moved.json()).toMatchObject(between);
  expect((await change(id, { slot: { id: friday } })).json()).toMatchObject(between);

  // Whoever confirms it is cut off after the old seat was left.
  const { pool } = app.database;
  await pool.query(`create function cut_off() returns trigger language plpgsql as $$ begin
    if new.event_type = 'AppointmentStateChangeEvent' then raise exception 'cut off'; end if; return new; end $$`);
  await pool.query(
    'create trigger cut_off before insert on operator.events for each row execute function cut_off()',
  );
  await confirms();
  expect(await list()).toMatchObject([{ id, ...between }]);
  const seats = async () =>
    (await pool.query('select 1 from operator.visit_seats where visit_id = $1', [id])).rowCount;
  expect(await seats()).toBe(2);
  await pool.query('drop trigger cut_off on operator.events');
  await pool.query('drop function cut_off');

  await confirms();
  expect(await list()).toMatchObject([
    { id, status: 'confirmed', validFor: wanted?.validFor, wantedFor: null },
  ]);
  expect(await seats()).toBe(1);
  expect(await told()).toEqual(['Cambiamos tu visita técnica', 'Tu visita técnica está confirmada']);
});

it('a move to a slot that is gone changes nothing, and one that is taken back leaves the other seat', async () => {
  const one = await given('Llena');
  const { id } = (await one.book(await one.slotAt(0))).json();
  await confirms();
  const full = await one.slotAt(2);
  for (let seat = 0; seat < 3; seat++) {
    const other = await given('Llena');
    expect((await other.book(full)).statusCode).toBe(201);
  }
  const before = await one.list();
  expect((await one.change(id, { slot: { id: full } })).json().code).toBe('SLOT_TAKEN');
  expect((await one.change(id, { slot: { id: 'never' } })).json().code).toBe('SLOT_TAKEN');
  expect(await one.list()).toEqual(before);

  const own = new Date(before[0]?.validFor.startDateTime ?? 0).toISOString();
  await one.change(id, { slot: { id: await one.slotAt(3) } });
  expect((await one.change(id, { slot: { id: own } })).json()).toMatchObject({ wantedFor: null });
  await confirms();
  expect(await one.list()).toMatchObject([{ validFor: before[0]?.validFor, wantedFor: null }]);
});

it('is spoken of the day before, has its place in the queue on its day, and mends the equipment', async () => {
  const first = await given('Cola');
  const second = await given('Cola');
  const slot = await first.slotAt(6);
  await first.book(slot);
  await second.book(slot);
  await app.database.pool.query('insert into operator.equipment_faults values ($1, $2, now())', [
    second.customerId,
    second.lineId,
  ]);
  await confirms();
  await first.nobodyComes(false);
  await second.nobodyComes(false);
  expect(await second.list()).toMatchObject([{ queuePosition: null }]);
  expect(await second.test()).toMatchObject({ outcome: 'visit' });
  now = new Date(new Date(slot).getTime() - 23 * hourMs);
  await app.tick();
  await app.tick();
  expect((await second.told())[0]).toBe('Mañana te visita un técnico');

  now = new Date(slot);
  await app.tick();
  expect(await second.list()).toMatchObject([{ queuePosition: 2 }]);
  expect((await second.change((await second.list())[0]?.id ?? '', { status: 'cancelled' })).json().code).toBe(
    'VISIT_TOO_LATE',
  );
  passes(1.5);
  await app.tick();
  expect(await first.list()).toMatchObject([{ outcome: 'done', queuePosition: null, credit: null }]);
  expect(await second.list()).toMatchObject([{ outcome: null, queuePosition: 1 }]);
  passes(1.5);
  await app.tick();
  expect(await second.told()).toEqual([
    'El técnico terminó tu visita',
    'Mañana te visita un técnico',
    'Tu visita técnica está confirmada',
  ]);
  expect(await second.test()).toMatchObject({ outcome: 'working' });
});

it('when nobody came, the share of the fee comes back once, and another visit can be asked for', async () => {
  const { slotAt, book, list, told, nobodyComes, customerId } = await given();
  const slot = await slotAt(0);
  const { id } = (await book(slot)).json();
  await confirms();
  await nobodyComes(true);
  now = new Date(new Date(slot).getTime() + 4 * hourMs);
  await Promise.all([app.tick(), app.tick(), app.tick()]);
  await Promise.all([app.tick(), app.tick()]);
  const { rows } = await app.database.pool.query(
    'select code, (amount_cents + tax_cents)::int as cents from operator.invoice_charges where customer_id = $1',
    [customerId],
  );
  expect(rows).toEqual([{ code: id, cents: -200 }]);
  expect(await list()).toMatchObject([
    {
      id,
      outcome: 'missed',
      credit: { amount: { value: units(200) }, billNo: null, terms: expect.stringContaining('10') },
    },
  ]);
  expect((await told())[0]).toBe('No llegamos a tu visita técnica');
  expect((await book(await slotAt(0))).statusCode).toBe(201);
});

it('404 for what is nobody’s, 409 for a mobile line, 400 for a slot that cannot be one', async () => {
  const { change, book } = await given();
  expect((await change('VIS-000000-AAAAAA', { status: 'cancelled' })).statusCode).toBe(404);
  expect((await book('')).statusCode).toBe(400);
  const token = await app.signIn('ana.paredes@correo.example');
  const mobileNumber = local('91000001');
  const mobile = await app.call({
    method: 'POST',
    url: createAppointment.path,
    token,
    payload: { serviceId: mobileNumber, slot: { id: 'x' } },
  });
  expect(mobile.json().code).toBe('NO_VISITS');
  const none = await app.call({
    method: 'GET',
    url: `${searchTimeSlots.path}?serviceId=${mobileNumber}`,
    token,
  });
  expect(none.json()).toEqual([]);
});
