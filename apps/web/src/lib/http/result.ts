// The documents' result of every request: `{ error, data, headers, code }`.
import { noAnswerCopy } from './http.copy.ts';

/**
 * `code` is the TMF code of a refusal (`114E`, `NOT_FOUND`), or one of ours when there was no
 * readable answer. `message` is the server's, for the rules that look for a substring; never show it raw
 * where the documents quote a sentence.
 */
export interface RequestError {
  code: string;
  message: string;
  /** By which ways the person may say again who they are. */
  methods?: readonly string[];
  /** What is solved before the same is asked again. */
  challenge?: object;
  /** Of the payment that has paid a bill which still stands as unpaid. */
  authorizationCode?: string;
}

/** The person is to say again who they are. */
export const STEP_UP_REQUIRED = 'STEP_UP_REQUIRED';

/** No answer (offline, refused, blocked), 15 s passed, called off, or an answer that is not JSON. */
export type LocalErrorCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'MALFORMED';

export type Result<T> =
  | { error: null; data: T; headers: Headers; code: number }
  | { error: RequestError; data: null; headers: Headers; code: number };

/** A failed request as an exception, for code that works with promises; `status` 0 means no answer. */
export class RequestFailure extends Error {
  override name = 'RequestFailure';
  readonly status: number;
  readonly code: string;

  constructor(status: number, error: RequestError) {
    super(error.message || error.code);
    this.status = status;
    this.code = error.code;
  }
}

export function malformed(): RequestFailure {
  return new RequestFailure(200, { code: 'MALFORMED', message: '' });
}

/** The data, or a `RequestFailure` thrown. */
export function dataOf<T>(result: Result<T>): T {
  if (result.error) throw new RequestFailure(result.code, result.error);
  return result.data;
}

/** True when no answer came at all. */
export function isNetworkFailure(error: { code: string }): boolean {
  return error.code === 'NETWORK' || error.code === 'TIMEOUT';
}

/** Null where one came. */
export function noAnswer(error: { code: string }): typeof noAnswerCopy | null {
  return isNetworkFailure(error) ? noAnswerCopy : null;
}
