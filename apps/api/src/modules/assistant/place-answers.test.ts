// When places are open, as the assistant tells it: of those that are named, or of all of a kind.
import type { PublishedPlace } from '@portal/contract/help/places';
import { expect, test } from 'vitest';
import { hoursAsked } from './place-answers.ts';

// A Friday.
const now = new Date('2026-11-27T15:00:00Z');
const hours = (days: readonly PublishedPlace['openingHours'][number]['day'][], until: string) =>
  days.map((day) => ({ day, startHour: '09:00', endHour: until }));
const workdays = hours(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], '18:00');
const office = (city: string, more: Partial<PublishedPlace> = {}): PublishedPlace => ({
  id: city,
  name: `Centro de atención ${city}`,
  kind: 'office',
  address: 'Calle Larga 1',
  city,
  activities: ['chips'],
  openingHours: [...workdays, ...hours(['saturday'], '14:00')],
  closedOn: ['2026-12-25', '2027-12-25'],
  takesAppointments: false,
  ...more,
});
const week = 'lunes a viernes de 09:00 a 18:00; sábado de 09:00 a 14:00; domingo cerrado';
const shut = 'Días cerrados: 25 de diciembre';
const [norte, sur, centro] = ['Norte', 'Sureste', 'Centrales'].map((city) => office(city));

test('a place that is named is told with its week, and the days on which it is closed besides', () => {
  expect(hoursAsked([norte, sur, centro] as PublishedPlace[], 'atienden el sabado en SURESTE?', now)).toEqual(
    [`Centro de atención Sureste, Calle Larga 1: ${week}. ${shut}.`],
  );
});

test('where none is named, all of a kind at once, unless they differ', () => {
  const four = [norte, sur, centro, office('Oeste')] as PublishedPlace[];
  expect(hoursAsked(four, 'a qué hora abre el centro de atención', now)).toEqual([
    `Centros de atención: ${week}. ${shut}.`,
  ]);
  const halves = [
    { day: 'monday', startHour: '14:00', endHour: '17:00' },
    { day: 'monday', startHour: '09:00', endHour: '12:30' },
  ] as const;
  const other = office('Isla', { openingHours: [...halves] });
  expect(hoursAsked([...four, other], 'abren el domingo', now)).toEqual([
    'Centros de atención: cada uno tiene su horario. Dime la ciudad, y te digo el suyo.',
  ]);
  expect(hoursAsked([...four, other], 'isla', now)).toEqual([
    `Centro de atención Isla, Calle Larga 1: lunes de 09:00 a 12:30 y de 14:00 a 17:00; martes a domingo cerrado. ${shut}.`,
  ]);
});

test('what nobody publishes is not told', () => {
  expect(hoursAsked([], 'a qué hora abren', now)).toEqual([]);
});
