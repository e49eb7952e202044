// Keeps the last answers of some queries, and shows them with their own hour where no network brings newer ones.
import type { Query, QueryClient } from '@tanstack/react-query';
import { isNetworkFailure, RequestFailure } from '../../lib/http/result.ts';
import { lastSeen, rememberSeen, type Seen } from '../../session/last-seen.ts';
import { storedProfile } from '../../session/session.ts';
import { OldAnswer } from './query-client.ts';

/** Answers come in groups. */
const TOGETHER_MS = 500;

/** From now on, and for what has been answered already; until the answer is called. */
export function keepLastSeen(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const owner = storedProfile()?.sub;
  const news = new Map<string, Seen | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (query: Query, seen: Seen | null) => {
    news.set(query.queryHash, seen);
    timer ??= setTimeout(() => {
      timer = undefined;
      // Somebody else may have signed in in another tab.
      if (storedProfile()?.sub === owner) rememberSeen(news);
      news.clear();
    }, TOGETHER_MS);
  };

  const look = (query: Query) => {
    const { status, data, dataUpdatedAt, isInvalidated, error } = query.state;
    if (gotNoAnswer(query)) showLastSeen(query);
    else if (error instanceof OldAnswer) remember(query, { data, at: dataUpdatedAt });
    else if (isInvalidated) remember(query, null);
    else if (status === 'success') remember(query, { data, at: dataUpdatedAt });
  };

  for (const query of cache.getAll()) if (isKept(query)) look(query);
  const leave = cache.subscribe((event) => {
    if (!isKept(event.query)) return;
    // A purchase has been made, or a line is gone.
    if (event.type === 'removed') remember(event.query, null);
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'success' || type === 'invalidate' || type === 'failed' || type === 'error')
      look(event.query);
  });
  const askAgain = () => client.refetchQueries({ type: 'active', predicate: isOld });
  window.addEventListener('online', askAgain);
  return () => {
    leave();
    clearTimeout(timer);
    window.removeEventListener('online', askAgain);
  };
}

/** The hour of the oldest figure on the page; null when there is none. */
export function oldestShown(client: QueryClient): number | null {
  const shown = client.getQueryCache().findAll({ type: 'active', predicate: isKept });
  const hours = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return hours.length > 0 ? Math.min(...hours) : null;
}

const isKept = ({ meta }: Query): boolean => meta?.isKept === true;

const isOld = ({ state }: Query): boolean => state.isInvalidated || state.status === 'error';

/** A device that thinks that it has a network tries once more first. */
function gotNoAnswer({ state }: Query): boolean {
  const failure = state.error ?? (navigator.onLine ? null : state.fetchFailureReason);
  return failure instanceof RequestFailure && isNetworkFailure(failure);
}

/**
 * A page that knows that there is no network says so once: its sections do not repeat it, and ask again when there is one.
 * What fails all the same is its section's to tell.
 */
function showLastSeen(query: Query): void {
  const { data, dataUpdatedAt } = query.state;
  const seen = data === undefined ? lastSeen(query.queryHash) : { data, at: dataUpdatedAt };
  if (!seen) return;
  const shown = { data: seen.data, dataUpdatedAt: seen.at, isInvalidated: true };
  query.setState(navigator.onLine ? shown : { ...shown, status: 'success', error: null });
}
