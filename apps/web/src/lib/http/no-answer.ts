// The one place that says that a call had no answer, before its own words blame anything else.
import { noAnswerCopy } from './http.copy.ts';
import { isNetworkFailure } from './result.ts';

/** Null where one came. */
export function noAnswer(error: { code: string }): typeof noAnswerCopy | null {
  return isNetworkFailure(error) ? noAnswerCopy : null;
}
