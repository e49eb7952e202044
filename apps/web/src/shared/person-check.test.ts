import { expect, test, vi } from 'vitest';
import { BotCheckFailure, type ProofMaker } from '../lib/bot-check/port.ts';
import { createBotCheck } from './person-check.ts';

function givenCheck({ ahead = true, makers = [] as ProofMaker[] } = {}) {
  let clockMs = 0;
  let made = 0;
  const make = vi.fn<ProofMaker>(async () => {
    made += 1;
    return (await makers[made - 1]?.()) ?? `proof ${made}`;
  });
  const load = vi.fn(async () => make);
  const check = createBotCheck({ load, freshMs: 100, ahead, now: () => clockMs });
  const pass = (ms: number) => {
    clockMs += ms;
  };
  return { check, load, make, pass };
}

test('made ahead once, used once, then made anew', async () => {
  const { check, make } = givenCheck();
  check.prepare();
  check.prepare();
  expect(await check.proof()).toBe('proof 1');
  expect(make).toHaveBeenCalledTimes(1);
  expect(await check.proof()).toBe('proof 2');
});

test('a proof that has waited too long is thrown away, and so is one that was reset', async () => {
  const { check, pass } = givenCheck();
  check.prepare();
  pass(100);
  expect(await check.proof()).toBe('proof 2');
  check.prepare();
  check.reset();
  expect(await check.proof()).toBe('proof 4');
});

test('a failure is told to whoever waits, and the next try is a new one', async () => {
  const { check, load } = givenCheck({ makers: [() => Promise.reject(new TypeError('network'))] });
  await expect(check.proof()).rejects.toEqual(new BotCheckFailure('unreachable'));
  expect(await check.proof()).toBe('proof 2');
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that did not come is asked for again', async () => {
  const { check, load } = givenCheck();
  load.mockRejectedValueOnce(new TypeError('network'));
  await expect(check.proof()).rejects.toEqual(new BotCheckFailure('unreachable'));
  expect(await check.proof()).toBe('proof 1');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure made ahead is not the one that is told', async () => {
  const { check, make } = givenCheck({ makers: [() => Promise.reject(new BotCheckFailure('failed'))] });
  check.prepare();
  await vi.waitFor(() => expect(make).toHaveBeenCalled());
  await Promise.resolve();
  await expect(check.proof()).resolves.toBe('proof 2');
});

test('where it may ask the customer something, only the code comes ahead', async () => {
  const { check, load, make } = givenCheck({ ahead: false });
  check.prepare();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(make).not.toHaveBeenCalled();
  expect(await check.proof()).toBe('proof 1');
  expect(load).toHaveBeenCalledTimes(1);
});
