// The cache of answers: what is fresh, what is tried again, what is forgotten with the session.
import { QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query';
import { deviceTime, standAt } from '../../lib/clock.ts';
import { isDrawnFor } from '../../lib/early/early-page.ts';
import { isWhole, momentOf, onLeftOpen } from '../../lib/http/request.ts';
import { RequestFailure } from '../../lib/http/result.ts';
import { storedProfile, subscribeToSession } from '../../session/session.ts';
import { rememberLines } from '../../session/visit.ts';

const MINUTE_MS = 60_000;

/** Ages of data by how fast it changes; moving between screens does not ask again before they pass. */
export const FRESH = {
  figures: MINUTE_MS,
  facts: 10 * MINUTE_MS,
  visit: Number.POSITIVE_INFINITY,
} as const;

/** Of a query whose last answer is kept for when there is no network (see `last-seen.ts`). */
export const KEPT = { isKept: true } as const;

// What the server last knew, while an operator's system does not answer, is shown like figures that could not be refreshed,
// with its own hour and another try; what it could not show whole is shown, and said so.

/** There is an answer, and nothing newer than it. */
export class OldAnswer extends RequestFailure {
  constructor() {
    super(200, { code: 'OLD', message: '' });
  }
}

const partial = new WeakSet<object>();

/** Around every question; what this page itself knows of a later moment stays. */
export const withItsHour: QueryPersister = async (ask, context, query) => {
  const data = await ask(context);
  if (isWhole(context.signal)) partial.delete(query);
  else partial.add(query);
  const moment = momentOf(context.signal);
  if (moment === undefined) return data;
  const { state } = query;
  const dataUpdatedAt = deviceTime(moment);
  if (state.data === undefined || state.isInvalidated || state.dataUpdatedAt < dataUpdatedAt)
    query.setState({ data, dataUpdatedAt, status: 'success', error: null });
  throw new OldAnswer();
};

/** On the server, for one page: what is not whole is the browser's to ask, which says so. */
export const wholeAlone: QueryPersister = async (ask, context, query) => {
  const data = await withItsHour(ask, context, query);
  if (!isWhole(context.signal)) throw new OldAnswer();
  return data;
};

/** What is on the page, and has something missing. */
export const partlyShown = { type: 'active', predicate: (query: object) => partial.has(query) } as const;

/** Of the element that holds the answers that a page was drawn with, so that the browser asks for none of them again. */
export const DRAWN_ANSWERS = 'drawn-answers';

type Answer = [key: QueryKey, data: unknown, ageMs: number];

export interface DrawnAnswers {
  /** When the page was drawn, by the server's clock. */
  at: number;
  answers: readonly Answer[];
}

export function answersIn(client: QueryClient): DrawnAnswers {
  const at = Date.now();
  const answers = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): Answer[] =>
      state.status === 'success' ? [[queryKey, state.data, at - state.dataUpdatedAt]] : [],
    );
  return { at, answers };
}

/** As old as they are, whatever the clock of this device says, which stands until the page has been drawn with them. */
export function fillWith(client: QueryClient, { at, answers }: DrawnAnswers): void {
  const now = standAt(at);
  for (const [key, data, ageMs] of answers) client.setQueryData(key, data, { updatedAt: now - ageMs });
}

/** Once: nothing of them stays in the page. */
function takeDrawnAnswers(client: QueryClient): void {
  const element = globalThis.document?.getElementById(DRAWN_ANSWERS);
  const sub = storedProfile()?.sub;
  if (element && sub !== undefined && isDrawnFor(sub)) {
    fillWith(client, JSON.parse(element.textContent));
    // Nobody asks for them, who would remember their kinds.
    const accounts = client.getQueryData<{ services: Parameters<typeof rememberLines>[0] }>(['accounts']);
    rememberLines(accounts?.services ?? []);
  }
  element?.remove();
}

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

// Another device, another person or an answer that was lost may have changed what is shown. Without a network nobody tells.
onLeftOpen(() => {
  void queryClient.invalidateQueries({ refetchType: navigator.onLine ? 'active' : 'none' });
});

/** Once more after a broken connection or a 5xx; never after a refusal, nor after 15 s of waiting. */
function mayTryAgain(failures: number, error: Error): boolean {
  if (failures > 0 || !(error instanceof RequestFailure)) return false;
  return error.status >= 500 || error.code === 'NETWORK';
}
