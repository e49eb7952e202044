// A turn at an office: chosen, just taken, held, moved, cancelled; none there, no answer.
import {
  changeOfficeAppointment,
  createOfficeAppointment,
  listOfficeAppointments,
  type OfficeAppointment,
  searchOfficeTimeSlots,
} from '@portal/contract/help/office-appointments';
import { listPlaces, type Place } from '@portal/contract/help/places';
import type { TimeSlot } from '@portal/contract/network/visits';
import { expect, it } from 'vitest';
import { ana, inDays } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const slotAt = (day: string, hour: string, until: string): TimeSlot => ({
  id: `${day}-${hour}`,
  validFor: { startDateTime: `${day}T${hour}:00-05:00`, endDateTime: `${day}T${until}:00-05:00` },
});
const nine = slotAt('2030-11-28', '09:00', '09:30');
const half = slotAt('2030-11-28', '09:30', '10:00');
const slots: TimeSlot[] = [
  nine,
  half,
  ...Array.from({ length: 8 }, (_, at) => slotAt('2030-11-29', `${10 + at}:00`, `${10 + at}:30`)),
];
const office: Place = {
  '@type': 'GeographicSite',
  id: 'CAC-1',
  name: 'Centro de atención Santo Domingo de los Tsáchilas, Avenida Quito',
  kind: 'office',
  address: 'Av. Quito 1204 y Río Zamora',
  city: 'Santo Domingo',
  activities: ['payments', 'topUps', 'contracts', 'chips', 'repairs', 'returns'],
  openingHours: [],
  closedOn: [],
  takesAppointments: true,
  isOpen: true,
};
const turn = (more: Partial<OfficeAppointment> = {}): OfficeAppointment => ({
  '@type': 'Appointment',
  id: 'TUR-261123-7K3M9Q',
  href: '',
  lastUpdate: inDays(0),
  creationDate: inDays(0),
  status: 'confirmed',
  category: 'returns',
  code: 'A-0900',
  relatedPlace: { id: office.id, name: office.name },
  validFor: nine.validFor,
  ...more,
});

const open = (
  turns: OfficeAppointment[],
  prepare: (server: Server) => void = () => {},
  address = '/support/turn/CAC-1',
) =>
  openPortal(address, ana, (server) => {
    server.answer(listOfficeAppointments, turns);
    server.answer(listPlaces, [office]);
    server.answer(searchOfficeTimeSlots, slots);
    prepare(server);
  });

const form = part(office.name);
const yours = part('Tu turno');
const choose = async (day: string, hour: string) => {
  await main.getByRole('radio', { name: day }).click();
  await main.getByRole('radio', { name: hour }).click();
};

it('says what is missing, keeps what was chosen when somebody was quicker, and stands when it is booked', async () => {
  const server = await open([], (it) => it.refuse(createOfficeAppointment, 'SLOT_TAKEN'));
  await form.getByRole('button', { name: 'Reservar turno' }).click();
  await expect.element(form).toMatchTextContent('Elige para qué vas');
  await expect.element(form).toMatchTextContent('Elige un día');
  await main.getByRole('combobox').selectOptions('Devolución de equipos');
  await choose('Jueves 28 de noviembre', '09:00');
  await inspectEverySize('turn-form');
  await form.getByRole('button', { name: 'Reservar turno' }).click();
  await expect.element(form).toMatchTextContent('Ese horario se acaba de ocupar. Elige otro.');
  server.answer(createOfficeAppointment, turn());
  await form.getByRole('button', { name: 'Reservar turno' }).click();
  await expect
    .element(yours)
    .toMatchTextContent(/A-0900.*Jueves 28 de noviembre, 09:00 a 09:30.*Devolución de equipos/);
  await inspectEverySize('turn');
});

it('is moved to a free hour of the same office, and cancelled after a question', async () => {
  const server = await open([turn()], undefined, '/support/turn');
  await yours.getByRole('button', { name: 'Cambiar horario' }).click();
  await choose('Jueves 28 de noviembre', '09:30');
  server.answer(changeOfficeAppointment, turn({ code: 'A-0930', validFor: half.validFor }));
  await main.getByRole('button', { name: 'Cambiar a esta hora' }).click();
  await expect.element(yours).toMatchTextContent(/A-0930.*09:30 a 10:00/);
  server.answer(listOfficeAppointments, [turn({ code: 'A-0930', validFor: half.validFor })]);
  server.refuse(changeOfficeAppointment, 'APPOINTMENT_TOO_LATE');
  await yours.getByRole('button', { name: 'Cancelar turno' }).click();
  await inspect('turn-cancel');
  await dialog('¿Cancelar el turno?').getByRole('button', { name: 'Cancelar turno' }).click();
  await expect.element(yours).toMatchTextContent('A-0930');
  server.answer(changeOfficeAppointment, turn({ status: 'cancelled' }));
  await yours.getByRole('button', { name: 'Cancelar turno' }).click();
  await dialog('¿Cancelar el turno?').getByRole('button', { name: 'Cancelar turno' }).click();
  await expect.element(main).toMatchTextContent('No tienes un turno');
});

it('says so where none is taken, none is free, or nobody answers', async () => {
  await open([], (it) => it.answer(listPlaces, [{ ...office, takesAppointments: false }]));
  await expect.element(main).toMatchTextContent('Aquí no se reservan turnos');
  await inspect('turn-not-taken');
  await open([], (it) => it.answer(searchOfficeTimeSlots, []));
  await expect.element(main).toMatchTextContent('No hay horarios libres');
  await open([], (it) => it.fail(listOfficeAppointments, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar tus turnos');
  await inspect('turn-failed');
});

it('what is not as it stands here any more is asked for anew: booked by an answer that was lost, cancelled elsewhere', async () => {
  const server = await open([], (it) => it.fail(createOfficeAppointment, 'no connection'));
  await main.getByRole('combobox').selectOptions('Devolución de equipos');
  await choose('Jueves 28 de noviembre', '09:00');
  const book = form.getByRole('button', { name: 'Reservar turno' });
  await book.click();
  await expect.element(form.getByRole('alert')).toBeVisible();
  // Another hour is another turn.
  await main.getByRole('radio', { name: '09:30' }).click();
  server.answer(listOfficeAppointments, [turn()]);
  await book.click();
  await expect.element(yours).toMatchTextContent('A-0900');
  const keys = server.asked(createOfficeAppointment).map(({ headers }) => headers.get('request-uuid'));
  expect(new Set(keys).size).toBe(2);
  server.refuse(changeOfficeAppointment, 'NOT_FOUND');
  server.answer(listOfficeAppointments, [turn({ status: 'cancelled' })]);
  await yours.getByRole('button', { name: 'Cancelar turno' }).click();
  await dialog('¿Cancelar el turno?').getByRole('button', { name: 'Cancelar turno' }).click();
  await expect.element(yours).not.toBeInTheDocument();
  await expect.element(book).toBeVisible();
});
