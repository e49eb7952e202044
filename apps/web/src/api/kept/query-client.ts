// The cache of answers: what is fresh, what is tried again, what is forgotten with the session.
import { QueryClient } from '@tanstack/react-query';
import { RequestFailure } from '../../lib/http/result.ts';
import { subscribeToSession } from '../../session/session.ts';
import { takeDrawnAnswers } from './drawn-answers.ts';
import { wholeAlone, withItsHour } from './old-answers.ts';

const MINUTE_MS = 60_000;

/** Ages of data by how fast it changes; moving between screens does not ask again before they pass. */
export const FRESH = {
  figures: MINUTE_MS,
  facts: 10 * MINUTE_MS,
  visit: Number.POSITIVE_INFINITY,
} as const;

/** Of a query whose last answer is kept for when there is no network (see `last-seen.ts`). */
export const KEPT = { isKept: true } as const;

const options = {
  defaultOptions: {
    queries: {
      staleTime: FRESH.figures,
      gcTime: 30 * MINUTE_MS,
      retry: mayTryAgain,
      persister: withItsHour,
      refetchOnWindowFocus: false,
      // Offline is an answer too: the section says so instead of waiting for a network event.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
} as const;

export const queryClient = new QueryClient(options);
takeDrawnAnswers(queryClient);

/** On the server, for one page: an answer that fails is asked for again by the browser. */
export function clientOfOnePage(): QueryClient {
  const { queries } = options.defaultOptions;
  return new QueryClient({
    defaultOptions: { queries: { ...queries, persister: wholeAlone, retry: false } },
  });
}

subscribeToSession((event) => {
  if (event === 'started') return;
  queryClient.cancelQueries();
  queryClient.clear();
});

/** Once more after a broken connection or a 5xx; never after a refusal, nor after 15 s of waiting. */
function mayTryAgain(failures: number, error: Error): boolean {
  if (failures > 0 || !(error instanceof RequestFailure)) return false;
  return error.status >= 500 || error.code === 'NETWORK';
}
