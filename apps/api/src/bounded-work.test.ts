import { Problem } from '@portal/contract/errors';
import { expect, it } from 'vitest';
import { createAdmissionLimiter } from './bounded-work.ts';

const busy = new Problem('BUSY');

it('refuses at once whoever finds it full, and takes the next one when a place is free', async () => {
  const room = createAdmissionLimiter({ places: 2, share: 2 });
  const end = Promise.withResolvers<string>();
  const begun: string[] = [];
  const work = (name: string, ends: Promise<string> = end.promise) => {
    begun.push(name);
    return ends;
  };
  const first = room('a', () => work('first'));
  const failing = room('b', () => work('failing', Promise.reject(new Error('failed'))));
  await expect(room('c', () => work('refused'))).rejects.toEqual(busy);
  await expect(failing).rejects.toThrow('failed');
  // A place is free again after a failure, too.
  const next = room('c', () => work('next'));
  end.resolve('done');
  expect(await Promise.all([first, next])).toEqual(['done', 'done']);
  expect(begun).toEqual(['first', 'failing', 'next']);
});

it('leaves the rest to others when one has taken a share', async () => {
  const room = createAdmissionLimiter({ places: 3, share: 2 });
  const end = Promise.withResolvers<void>();
  const inside = [room('flood', () => end.promise), room('flood', () => end.promise)];
  await expect(room('flood', () => end.promise)).rejects.toEqual(busy);
  const other = room('other', () => end.promise);
  end.resolve();
  await Promise.all([...inside, other]);
  await room('flood', async () => {});
});
