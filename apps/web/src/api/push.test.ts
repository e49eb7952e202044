import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, type StoredProfile, storeBearer, storeProfile } from '../session/session.ts';
import { confirmPush, pushState, turnPushOff, turnPushOn } from './push.ts';

const signIn = (sub: string) => {
  storeBearer('token');
  storeProfile({ sub, given_name: sub } as StoredProfile);
};

let subscription: { toJSON: () => unknown; unsubscribe: () => Promise<boolean> } | null;
let answer: 'granted' | 'denied';
const asked: { method: string; url: string; body: string }[] = [];
let status = 201;

beforeEach(() => {
  subscription = null;
  answer = 'granted';
  status = 201;
  asked.length = 0;
  const toJSON = () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } });
  const unsubscribe = async () => {
    subscription = null;
    return true;
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = { toJSON, unsubscribe };
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('navigator', { serviceWorker, onLine: true });
  const Notification = { permission: 'default', requestPermission: async () => answer };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { PushManager: {}, Notification, serviceWorker });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ method: init.method ?? '', url, body: String(init.body ?? '') });
    return url.endsWith('pushKey') ? Response.json({ publicKey: 'k' }) : Response.json({}, { status });
  });
  signIn('ana');
});

afterEach(async () => {
  await turnPushOff();
  endSession('signed-out');
  vi.unstubAllGlobals();
});

const told = () => asked.filter(({ method }) => method === 'POST');

test('on by a press: the browser subscribes, and the server is told its address', async () => {
  expect(await pushState()).toBe('off');
  expect(await turnPushOn()).toBe(true);
  expect(await pushState()).toBe('on');
  expect(told().map(({ body }) => JSON.parse(body))).toEqual([
    { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
  ]);
  await turnPushOff();
  expect([await pushState(), subscription]).toEqual(['off', null]);
});

test('whoever says no, and a server that refuses, leave nothing on', async () => {
  answer = 'denied';
  expect(await turnPushOn()).toBe(false);
  expect(asked).toEqual([]);
  answer = 'granted';
  status = 500;
  expect(await turnPushOn()).toBe(false);
  expect([await pushState(), subscription]).toEqual(['off', null]);
});

test('the next visit of the same customer confirms it; somebody else’s visit ends it', async () => {
  await turnPushOn();
  endSession('refused');
  signIn('ana');
  await confirmPush();
  expect(told()).toHaveLength(2);
  endSession('refused');
  signIn('luis');
  expect(await pushState()).toBe('off');
  await confirmPush();
  expect([told().length, subscription]).toEqual([2, null]);
});

test('a browser that cannot, or may not, says so', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  expect(await pushState()).toBe('blocked');
  vi.stubGlobal('window', {});
  expect(await pushState()).toBe('never');
});
