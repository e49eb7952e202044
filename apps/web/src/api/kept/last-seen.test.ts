import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenSettings } from '../../../states/portal/settings.ts';
import { RequestFailure } from '../../lib/http/result.ts';
import { provideSettings } from '../../lib/settings.ts';
import { lastSeen, rememberSeen } from '../../session/last-seen.ts';
import { endSession, type StoredProfile, storeProfile } from '../../session/session.ts';
import { keepLastSeen, oldestShown } from './last-seen.ts';
import { KEPT } from './query-client.ts';

const noon = Date.parse('2026-11-22T12:00:00-05:00');
const signIn = (sub: string) => storeProfile({ sub, given_name: sub } as StoredProfile);
const noNetwork = new RequestFailure(0, { code: 'NETWORK', message: '' });

/** A page of its own: nothing in memory yet. */
function open(answer: () => Promise<string>, meta: Record<string, unknown> = KEPT) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const leave = keepLastSeen(client);
  const observer = new QueryObserver(client, queryOptions({ queryKey: ['usage'], queryFn: answer, meta }));
  const stop = observer.subscribe(() => undefined);
  const close = () => {
    stop();
    leave();
  };
  return { client, observer, close, shown: () => observer.getCurrentResult() };
}

const atOnce = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  provideSettings({ ...givenSettings, version: 'one' });
  vi.useFakeTimers({ now: noon });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  signIn('ana');
});

afterEach(() => {
  endSession('signed-out');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function seenOnce(): Promise<void> {
  const page = open(async () => '9,2 GB');
  await atOnce();
  page.close();
}

test('without a network the last answer is shown as of its own hour, and asked for again with the network', async () => {
  await seenOnce();
  vi.setSystemTime(noon + 3_600_000);
  vi.stubGlobal('navigator', { onLine: false });
  const answer = vi.fn<() => Promise<string>>().mockRejectedValueOnce(noNetwork).mockResolvedValue('8 GB');
  const page = open(answer);
  await atOnce();
  expect(page.shown()).toMatchObject({ data: '9,2 GB', isError: false });
  expect(oldestShown(page.client)).toBeLessThan(noon + 2_000);

  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await atOnce();
  expect(page.shown().data).toBe('8 GB');
  page.close();
});

test('a network that is there and brings nothing hides nothing behind old figures: they are shown with the failure', async () => {
  await seenOnce();
  const page = open(() => Promise.reject(noNetwork));
  await atOnce();
  expect(page.shown()).toMatchObject({ data: '9,2 GB', isError: true });
  page.close();
  const refused = open(() => Promise.reject(new RequestFailure(500, { code: '500', message: '' })));
  await atOnce();
  expect(refused.shown()).toMatchObject({ data: undefined, isError: true });
  refused.close();
});

test('what is not marked is not kept; what is gone or no longer true is not, either', async () => {
  const unmarked = open(async () => 'secret', {});
  await atOnce();
  unmarked.close();
  expect(lastSeen('["usage"]')).toBeUndefined();

  const page = open(async () => '9,2 GB');
  await atOnce();
  expect(lastSeen('["usage"]')?.data).toBe('9,2 GB');
  page.client.invalidateQueries({ queryKey: ['usage'], refetchType: 'none' });
  await atOnce();
  expect(lastSeen('["usage"]')).toBeUndefined();
  await page.observer.refetch();
  await atOnce();
  expect(lastSeen('["usage"]')?.data).toBe('9,2 GB');
  page.client.removeQueries({ queryKey: ['usage'] });
  await atOnce();
  expect(lastSeen('["usage"]')).toBeUndefined();
  page.close();
});

test('it is one customer’s: gone with the session, and nothing of it reaches who comes next', async () => {
  await seenOnce();
  endSession('refused');
  signIn('ana');
  expect(lastSeen('["usage"]')).toBeUndefined();

  // Signed in by another tab, before this one has written.
  const page = open(async () => 'of Ana');
  await vi.advanceTimersByTimeAsync(10);
  signIn('luis');
  await atOnce();
  page.close();
  expect(lastSeen('["usage"]')).toBeUndefined();
});

test('it is forgotten after a day, and never grows beyond its room', () => {
  const seen = (data: string, at: number) => ({ data, at });
  const many = Array.from({ length: 60 }, (_, at) => [`["usage","${at}"]`, seen('x', noon - at)] as const);
  rememberSeen(new Map([...many, ['["bills"]', seen('y'.repeat(300_000), noon + 1)]]));
  expect(lastSeen('["usage","0"]')?.data).toBe('x');
  expect(lastSeen('["usage","59"]')).toBeUndefined();
  expect(lastSeen('["bills"]')).toBeUndefined();
  vi.setSystemTime(noon + 24 * 3_600_000);
  expect(lastSeen('["usage","0"]')).toBeUndefined();
});

test('what another version of the page has kept is not shown', () => {
  signIn('ana');
  rememberSeen(new Map([['["usage"]', { data: 'x', at: noon }]]));
  provideSettings({ ...givenSettings, version: 'two' });
  expect(lastSeen('["usage"]')).toBeUndefined();
  rememberSeen(new Map([['["bills"]', { data: 'y', at: noon }]]));
  expect(lastSeen('["bills"]')?.data).toBe('y');
  expect(lastSeen('["usage"]')).toBeUndefined();
});
