// Where people are attended to (HELP-8): published by the operator, near words or a point, open or not by the country's clock.
import { listPlaces, type PublishedPlace, placeSchema } from '@portal/contract/help/places';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { answerJson, startPublicSite } from '../content/source.fixture.ts';
import { findPlaces, readPlaces, standingOf } from './places.ts';

const place = (more: Partial<PublishedPlace> = {}): PublishedPlace => ({
  id: '1',
  name: 'Centro de atención Quito',
  kind: 'office',
  address: 'Av. Colón y Amazonas',
  city: 'Quito',
  activities: ['payments'],
  openingHours: [
    { day: 'friday', startHour: '09:00', endHour: '12:30' },
    { day: 'friday', startHour: '14:00', endHour: '18:00' },
    { day: 'monday', startHour: '09:00', endHour: '18:00' },
  ],
  closedOn: [],
  takesAppointments: false,
  ...more,
});

describe('open or closed', () => {
  // 27 November 2026 is a Friday; Quito is five hours behind UTC.
  it.each([
    ['2026-11-27T13:59:00Z', false, '2026-11-27T09:00:00-05:00'],
    ['2026-11-27T14:00:00Z', true, '2026-11-27T12:30:00-05:00'],
    ['2026-11-27T17:30:00Z', false, '2026-11-27T14:00:00-05:00'],
    ['2026-11-27T22:59:59Z', true, '2026-11-27T18:00:00-05:00'],
    ['2026-11-27T23:00:00Z', false, '2026-11-30T09:00:00-05:00'],
  ])('at %s: %s, until %s', (now, isOpen, changesAt) => {
    expect(standingOf(place(), new Date(now))).toEqual({ isOpen, changesAt });
  });

  it('a day on which it is closed besides is skipped, and without hours nothing is promised', () => {
    const now = new Date('2026-11-27T15:00:00Z');
    expect(standingOf(place({ closedOn: ['2026-11-27'] }), now)).toEqual({
      isOpen: false,
      changesAt: '2026-11-30T09:00:00-05:00',
    });
    expect(standingOf(place({ openingHours: [] }), now)).toEqual({ isOpen: false });
  });

  it('how many wait is said of what is open', () => {
    const waiting = [place({ waiting: 3 })];
    expect(findPlaces(waiting, {}, new Date('2026-11-27T15:00:00Z'))).toMatchObject([{ waiting: 3 }]);
    expect(findPlaces(waiting, {}, new Date('2026-11-27T05:00:00Z'))[0]).not.toHaveProperty('waiting');
  });
});

describe('near', () => {
  const now = new Date('2026-11-27T15:00:00Z');
  const all = [
    place({ id: 'unknown' }),
    place({
      id: 'cuenca',
      city: 'Cuenca',
      address: 'Gran Colombia',
      geographicLocation: { latitude: -2.9, longitude: -79 },
    }),
    place({ id: 'quito', geographicLocation: { latitude: -0.18, longitude: -78.47 } }),
  ];
  const idsOf = (near: string) => findPlaces(all, { near }, now).map(({ id }) => id);

  it('words are found without accents, each of them, in any part of the address', () => {
    expect(idsOf('COLON quito')).toEqual(['unknown', 'quito']);
    expect(idsOf('cuenca, gran colombia')).toEqual(['cuenca']);
    expect(idsOf('loja')).toEqual([]);
    expect(idsOf('  ')).toHaveLength(3);
  });

  it('a point puts the nearest first, and last what nobody knows the point of', () => {
    expect(idsOf('-0.2,-78.5')).toEqual(['quito', 'cuenca', 'unknown']);
    const [quito, cuenca, unknown] = findPlaces(all, { near: '-0.18,-78.47' }, now);
    expect(quito?.distanceKm).toBe(0);
    expect(cuenca?.distanceKm).toBeCloseTo(308, -1);
    expect(unknown).not.toHaveProperty('distanceKm');
  });

  it('only what is done there', () => {
    expect(findPlaces(all, { activity: 'chips' }, now)).toEqual([]);
  });
});

describe('what is published', () => {
  it('a row that cannot be read, or comes twice, costs that row', () => {
    expect(readPlaces([place(), { ...place(), id: 2 }, place({ name: 'Otro' }), null])).toEqual([
      place({ name: 'Otro' }),
    ]);
    for (const raw of [null, {}, [{ name: 'x' }]]) expect(() => readPlaces(raw)).toThrow();
  });
});

describe('geographicSite', () => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });
  async function appWith(environment: Record<string, string>): Promise<TestApp> {
    const app = await startTestApp({ environment });
    open.push(app);
    return app;
  }
  const get = (app: TestApp, query = '') => app.call({ method: 'GET', url: `${listPlaces.path}${query}` });

  it('200 to anybody, near what is asked for, and kept by nobody', async () => {
    const app = await appWith({ DEMO: 'on' });
    const answer = await get(app, '?near=-0.18,-78.47');
    expect(answer.headers['cache-control']).toBe('no-store');
    const places = answer.json().map((each: unknown) => placeSchema.parse(each));
    expect(places[0]).toMatchObject({ city: 'Quito' });
    expect(places[0].distanceKm).toBeLessThan(1);
    expect((await get(app, '?near=cuenca')).json()).toHaveLength(2);
    expect((await get(app, `?near=${'a'.repeat(81)}`)).statusCode).toBe(400);
  });

  it('of an operator’s own, made-up ones never; 503 while its list does not answer', async () => {
    expect((await get(await appWith({ DEMO: 'off' }))).json()).toEqual([]);
    const site = await startPublicSite();
    open.push(site);
    site.answerWith(answerJson([place()]));
    const app = await appWith({ CONTENT_PLACES_URL: site.url });
    expect((await get(app)).json()).toMatchObject([{ '@type': 'GeographicSite', id: '1' }]);
    site.answerWith(answerJson({}, 500));
    const other = await appWith({ CONTENT_PLACES_URL: site.url });
    expect((await get(other)).json()).toMatchObject({ code: 'CONTENT_UNAVAILABLE' });
  });
});
