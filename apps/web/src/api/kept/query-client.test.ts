import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenSettings } from '../../../states/portal/settings.ts';
import { noteMoment } from '../../lib/http/request.ts';
import { provideSettings } from '../../lib/settings.ts';
import { lastSeen } from '../../session/last-seen.ts';
import { endSession, type StoredProfile, storeProfile } from '../../session/session.ts';
import { keepLastSeen } from './last-seen.ts';
import { KEPT, OldAnswer, partlyShown, wholeAlone, withItsHour } from './query-client.ts';

const noon = Date.parse('2026-11-22T12:00:00-05:00');
const anHourAgo = noon - 3_600_000;

interface Told {
  data: string;
  /** Of a moment that is not now. */
  asOf?: number[];
  leftOut?: number;
}

beforeEach(() => {
  provideSettings({ ...givenSettings, version: 'one' });
  vi.useFakeTimers({ now: noon });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  storeProfile({ sub: 'ana', given_name: 'ana' } as StoredProfile);
});

afterEach(() => {
  endSession('signed-out');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(...answers: Told[]) {
  return openWith(withItsHour, answers);
}

function openWith(persister: typeof withItsHour, answers: Told[]) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', persister } },
  });
  const leave = keepLastSeen(client);
  const asked = vi.fn(async ({ signal }: { signal: AbortSignal }) => {
    const { data, asOf = [], leftOut } = answers.shift() ?? { data: 'nothing' };
    for (const at of asOf) noteMoment(signal, new Headers({ 'X-As-Of': new Date(at).toISOString() }));
    noteMoment(signal, new Headers(leftOut ? { 'X-Left-Out': String(leftOut) } : {}));
    return data;
  });
  const observer = new QueryObserver(
    client,
    queryOptions({ queryKey: ['usage'], queryFn: asked, meta: KEPT }),
  );
  const stop = observer.subscribe(() => undefined);
  const close = () => {
    stop();
    leave();
  };
  return { client, close, observer, shown: () => observer.getCurrentResult() };
}

const atOnce = () => vi.advanceTimersByTimeAsync(1_000);

test('an answer of before is shown with the hour of its oldest part, and kept with it, until there is a newer one', async () => {
  const page = open({ data: '9 GB', asOf: [noon - 60_000, anHourAgo] }, { data: '8 GB' });
  await atOnce();
  expect(page.shown()).toMatchObject({ data: '9 GB', dataUpdatedAt: anHourAgo, isError: true });
  expect(page.shown().error).toBeInstanceOf(OldAnswer);
  expect(lastSeen('["usage"]')).toEqual({ data: '9 GB', at: anHourAgo });
  await page.observer.refetch();
  expect(page.shown()).toMatchObject({ data: '8 GB', isError: false });
  await atOnce();
  expect(lastSeen('["usage"]')?.at).toBeGreaterThan(noon);
  page.close();
});

test('what the page itself knows of a later moment stays', async () => {
  const page = open({ data: '8 GB' }, { data: '9 GB', asOf: [anHourAgo] });
  await atOnce();
  await page.observer.refetch();
  expect(page.shown()).toMatchObject({ data: '8 GB', dataUpdatedAt: noon, isError: true });
  page.close();
});

test('what has something missing is shown, and known as such until it is whole', async () => {
  const page = open({ data: '9 GB', leftOut: 1 }, { data: '8 GB' });
  await atOnce();
  expect(page.shown()).toMatchObject({ data: '9 GB', isError: false });
  expect(page.client.getQueryCache().findAll(partlyShown)).toHaveLength(1);
  await page.observer.refetch();
  expect(page.client.getQueryCache().findAll(partlyShown)).toEqual([]);
  page.close();
});

test('the server draws nothing of it', async () => {
  const page = openWith(wholeAlone, [{ data: '9 GB', leftOut: 1 }]);
  await atOnce();
  expect(page.shown()).toMatchObject({ data: undefined, isError: true });
  page.close();
});
