// What the server last knew, while an operator's system does not answer: shown like figures that could not be refreshed,
// with its own hour and another try. And what it could not show whole: shown, and said so.
import type { QueryPersister } from '@tanstack/react-query';
import { deviceTime } from '../../lib/clock.ts';
import { isWhole, momentOf } from '../../lib/http/request.ts';
import { RequestFailure } from '../../lib/http/result.ts';

/** There is an answer, and nothing newer than it. */
export class OldAnswer extends RequestFailure {
  constructor() {
    super(200, { code: 'OLD', message: '' });
  }
}

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

const partial = new WeakSet<object>();

/** What is on the page, and has something missing. */
export const partlyShown = { type: 'active', predicate: (query: object) => partial.has(query) } as const;
