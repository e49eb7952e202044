import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refreshServices } from './service-caches.ts';

test('all figures are new only when each that is on screen has its answer of now', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let reachable = true;
  const figure = async () => {
    if (!reachable) throw new Error('503');
    return 1;
  };
  const watch = (key: string) =>
    new QueryObserver(client, { queryKey: [key, 'one'], queryFn: figure }).subscribe(() => undefined);
  const leave = [watch('usage'), watch('bills')];
  await expect.poll(() => client.isFetching()).toBe(0);

  expect(await refreshServices(client)).toBe(true);
  reachable = false;
  // What was there before is still shown, but it is not new.
  expect(await refreshServices(client)).toBe(false);
  reachable = true;
  expect(await refreshServices(client)).toBe(true);
  for (const each of leave) each();
});
