// Turns at an office: one a person, its own alone, while the place is open, and told of (HELP-9, HELP-11).
import { randomUUID } from 'node:crypto';
import { deleteUser } from '@portal/contract/access/sso';
import {
  changeOfficeAppointment,
  createOfficeAppointment,
  listOfficeAppointments,
  type OfficeAppointment,
  searchOfficeTimeSlots,
} from '@portal/contract/help/office-appointments';
import type { TimeSlot } from '@portal/contract/network/visits';
import { hourMs } from '@portal/market/civil-dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn, type SignedIn } from '../../../test/given/association.ts';
import { proveByPassword } from '../../../test/given/codes.ts';
import { outboxOf, toldTo } from '../../../test/given/notifications.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ withJobs: true, clock: { now: () => now }, environment: { DEMO: 'on' } });
});
afterAll(() => app.close());

// Each test has an office of its own: nobody else takes its seats.
let offices = 0;
const anOffice = () => `CAC-${++offices}`;

const call = (
  { token }: Pick<SignedIn, 'token'>,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  key?: string,
) =>
  app.call({
    method,
    url,
    token,
    ...(payload ? { payload } : {}),
    ...(key ? { headers: { 'request-uuid': key } } : {}),
  });
const slotsOf = async (who: SignedIn, placeId: string): Promise<TimeSlot[]> =>
  (await call(who, 'GET', `${searchOfficeTimeSlots.path}?placeId=${placeId}`)).json();
const book = (who: SignedIn, placeId: string, id: string, key = randomUUID(), activity = 'chips') =>
  call(who, 'POST', createOfficeAppointment.path, { placeId, slot: { id }, activity }, key);
const change = (who: SignedIn, id: string, body: object) =>
  call(who, 'PATCH', changeOfficeAppointment.path.replace(':id', id), body);
const ownOf = async (who: SignedIn): Promise<OfficeAppointment[]> =>
  (await call(who, 'GET', listOfficeAppointments.path)).json();
const startOf = ({ validFor }: TimeSlot) => new Date(validFor.startDateTime);

it('a turn is booked while the office is open, once a request, and one at a time', async () => {
  const ana = await givenSignedIn(app);
  const office = anOffice();
  const slots = await slotsOf(ana, office);
  // Offices of the demo are open from nine to six, on Saturdays until two, and never on Sundays.
  for (const { validFor } of slots) {
    const [hours = ''] = /T\d\d:\d\d/.exec(validFor.startDateTime) ?? [];
    expect(hours >= 'T09:00' && hours < 'T18:00', validFor.startDateTime).toBe(true);
  }
  const wanted = slots.at(-1) as TimeSlot;
  const key = randomUUID();
  const [first, again] = await Promise.all([
    book(ana, office, wanted.id, key),
    book(ana, office, wanted.id, key),
  ]);
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json().id).toBe(first.json().id);
  expect(first.json()).toMatchObject({
    '@type': 'Appointment',
    status: 'confirmed',
    category: 'chips',
    relatedPlace: { id: office },
    validFor: wanted.validFor,
    code: expect.stringMatching(/^[A-C]-\d{4}$/),
  });
  expect((await ownOf(ana)).map(({ id }) => id)).toEqual([first.json().id]);
  // HELP-11
  const href = first.json().href as string;
  expect((await call(ana, 'GET', href)).json()).toEqual((await ownOf(ana))[0]);
  expect((await call(await givenSignedIn(app), 'GET', href)).statusCode).toBe(404);
  expect((await book(ana, anOffice(), wanted.id)).json().code).toBe('APPOINTMENT_OPEN');
});

it('seats are taken by whoever is there first, given back by whoever cancels, and kept while nothing else is free', async () => {
  const office = anOffice();
  const people = await Promise.all(Array.from({ length: 5 }, () => givenSignedIn(app)));
  const [one, , , late, other] = people as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
  const [first, second] = (await slotsOf(one, office)).slice(-2) as [TimeSlot, TimeSlot];
  const answers = await Promise.all(people.slice(0, 4).map((each) => book(each, office, first.id)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('SLOT_TAKEN');
  expect((await slotsOf(other, office)).map(({ id }) => id)).not.toContain(first.id);
  expect(new Set(answers.flatMap((each) => each.json().code ?? [])).size).toBe(4);

  const held = (await book(other, office, second.id)).json() as OfficeAppointment;
  expect((await change(other, held.id, { slot: { id: first.id } })).json().code).toBe('SLOT_TAKEN');
  expect((await ownOf(other))[0]?.validFor).toEqual(second.validFor);

  const [mine] = await ownOf(answers[0]?.statusCode === 201 ? one : late);
  const owner = answers[0]?.statusCode === 201 ? one : late;
  expect((await change(owner, mine?.id ?? '', { status: 'cancelled' })).json().status).toBe('cancelled');
  const moved = await change(other, held.id, { slot: { id: first.id } });
  expect(moved.json()).toMatchObject({ id: held.id, validFor: first.validFor });
  // The same answer again, where the first one was lost.
  expect((await change(other, held.id, { slot: { id: first.id } })).json().validFor).toEqual(first.validFor);
});

it('nobody sees, moves or cancels somebody else’s, and a closed hour or another place is none', async () => {
  const [ana, stranger] = [await givenSignedIn(app), await givenSignedIn(app)];
  const office = anOffice();
  const slot = (await slotsOf(ana, office)).at(-1) as TimeSlot;
  const { id } = (await book(ana, office, slot.id)).json();
  expect(await ownOf(stranger)).toEqual([]);
  for (const body of [{ status: 'cancelled' }, { slot: { id: slot.id } }])
    expect((await change(stranger, id, body)).statusCode).toBe(404);
  expect((await ownOf(ana))[0]?.status).toBe('confirmed');

  const beforeNine = new Date(startOf(slot));
  beforeNine.setUTCHours(13, 30);
  for (const closed of [beforeNine.toISOString(), 'never'])
    expect((await book(stranger, office, closed)).json().code).toBe('SLOT_TAKEN');
  for (const place of ['REC-1', 'nowhere'])
    expect((await book(stranger, place, slot.id)).json().code).toBe('NO_APPOINTMENTS');
  expect((await app.call({ method: 'GET', url: listOfficeAppointments.path })).statusCode).toBe(401);
});

it('who booked is told by mail, reminded the day before, and has nothing unread of what they did', async () => {
  const ana = await givenSignedIn(app);
  const office = anOffice();
  const slot = (await slotsOf(ana, office)).at(-1) as TimeSlot;
  const { id, code } = (await book(ana, office, slot.id)).json();
  const kinds = async () => (await toldTo(app, ana)).map(({ messageType, isRead }) => [messageType, isRead]);
  await app.tick();
  expect(await kinds()).toEqual([['officeAppointmentBooked', true]]);
  await eventually(async () =>
    expect((await outboxOf(app, ana.email)).some(({ text }) => text.includes(code))).toBe(true),
  );

  now = new Date(startOf(slot).getTime() - 23 * hourMs);
  await app.tick();
  await app.tick();
  expect(await kinds()).toEqual([
    ['officeAppointmentReminder', false],
    ['officeAppointmentBooked', true],
  ]);
  now = new Date(startOf(slot).getTime() + hourMs);
  expect((await change(ana, id, { status: 'cancelled' })).json().code).toBe('APPOINTMENT_TOO_LATE');
  await app.tick();
  now = new Date();
  // It is over: another one can be booked.
  const next = (await slotsOf(ana, office)).at(-1) as TimeSlot;
  expect((await book(ana, office, next.id)).statusCode).toBe(201);
});

it('whose account is erased leaves none, and their seat is free', async () => {
  const ana = await givenSignedIn(app);
  const office = anOffice();
  const slot = (await slotsOf(ana, office)).at(-1) as TimeSlot;
  await book(ana, office, slot.id);
  const rows = async () =>
    (
      await app.database.pool.query('select 1 from operator.office_appointments where author_id = $1', [
        ana.userId,
      ])
    ).rowCount;
  const seats = async () =>
    (await app.database.pool.query('select 1 from operator.visit_seats where zone = $1', [`place:${office}`]))
      .rowCount;
  expect([await rows(), await seats()]).toEqual([1, 1]);
  await proveByPassword(app, ana.token, ana.password);
  const left = await app.call({ method: 'DELETE', url: deleteUser.path, token: ana.token });
  expect(left.statusCode).toBeLessThan(300);
  await app.endErasureDays(ana.userId);
  await eventually(async () => expect([await rows(), await seats()]).toEqual([0, 0]));
});
