import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';

type Bridge = typeof import('./assistant-bridge.ts');

let bridge: Bridge;

let logged: MockInstance;
beforeEach(async () => {
  vi.resetModules();
  bridge = await import('./assistant-bridge.ts');
  vi.useFakeTimers();
  logged = vi.spyOn(console, 'info').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function givenFrame() {
  const postMessage = vi.fn();
  const remove = vi.fn();
  const detach = bridge.attachFrame({
    window: { postMessage } as unknown as Window,
    origin: 'http://127.0.0.1:3002',
    remove,
  });
  return { postMessage, remove, detach };
}

test.each([
  [true, 'success'],
  ['true', 'success'],
  [false, 'failed'],
  ['false', 'failed'],
  ['', 'failed'],
] as const)('%j is %s, told to the exact origin', (success, result) => {
  const { postMessage, detach } = givenFrame();
  bridge.announceResult('recharge', success);
  expect(postMessage.mock.calls).toEqual([
    [{ v: 1, type: 'scenario', name: 'recharge', result }, 'http://127.0.0.1:3002'],
  ]);
  detach();
});

test('the same result is told once, though a window and a page both announce it', () => {
  const { postMessage, remove, detach } = givenFrame();
  bridge.announceResult('payment', true);
  bridge.announceResult('payment', 'true');
  expect(postMessage).toHaveBeenCalledOnce();
  bridge.announceResult('payment', false);
  expect(postMessage).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(15_000);
  expect(remove).toHaveBeenCalled();
  detach();
});

test('the frame goes after fifteen seconds, unless it has gone before', () => {
  const first = givenFrame();
  bridge.announceResult('payment', true);
  vi.advanceTimersByTime(14_999);
  expect(first.remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(first.remove).toHaveBeenCalledOnce();
  first.detach();

  const second = givenFrame();
  bridge.announceResult('payment', true);
  second.detach();
  const third = givenFrame();
  vi.advanceTimersByTime(15_000);
  expect([second.remove, third.remove].flatMap(({ mock }) => mock.calls)).toEqual([]);
  third.detach();
});

test('without a frame it is only logged', () => {
  bridge.announceResult('activation', true);
  expect(logged.mock.calls).toEqual([['assistant: not there to hear of: activation']]);
});

test('after a page with a card it comes back to hear, and again after fifteen seconds', () => {
  const embed = vi.fn();
  const host = { open: vi.fn(), embed, tell: vi.fn() };
  givenFrame().detach();
  bridge.announceResult('payment', true);
  expect(embed).not.toHaveBeenCalled();
  const leave = bridge.attachHost(host);
  expect(embed).toHaveBeenCalledOnce();
  const { postMessage, remove, detach } = givenFrame();
  expect(postMessage).toHaveBeenCalledOnce();
  expect(host.tell).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(15_000);
  expect(remove).toHaveBeenCalledOnce();
  detach();
  leave();
  expect(logged).not.toHaveBeenCalled();
});

test('opened at once, or as soon as its code has come', () => {
  const host = { open: vi.fn(), embed: vi.fn(), tell: vi.fn() };
  bridge.openAssistant();
  const leave = bridge.attachHost(host);
  bridge.openAssistant();
  expect(host.open).toHaveBeenCalledTimes(2);
  leave();
  expect(host.embed).not.toHaveBeenCalled();
});
