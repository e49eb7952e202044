// The common request layer (ALL-1): headers, time limit, results that never throw.
import type { Call } from '@portal/contract/common';
import { country } from '@portal/market/path';
import type { z } from 'zod';
import { learnTime } from '../clock.ts';
import type { LocalErrorCode, RequestError, Result } from './result.ts';
import { fits, type Shape } from './shape.ts';

const TIME_LIMIT_MS = 15_000;

/** What the layer needs from the session, lent by `api/`. */
export interface RequestContext extends Sender {
  /** A 401 or 502 of a request that carried this bearer. */
  onSessionRefused: (bearer: string) => void;
}

interface RequestOptions extends Pick<Outgoing, 'line' | 'headers'> {
  /** Login: no bearer, and no session to lose. */
  anonymous?: boolean;
  /** Verifying a password or a code: a 401 there says nothing about the session (SIGN-8). */
  keepsSession?: boolean;
  /** Sent as an HTML form instead of JSON. */
  form?: Record<string, string>;
  timeLimitMs?: number;
  signal?: AbortSignal;
}

let send: (address: string, init: RequestInit) => Promise<Response> = (address, init) => fetch(address, init);

/** On the server, which draws pages with answers of its own. */
export function sendThrough(other: typeof send): void {
  send = other;
}

export type RequestCall = <C extends Call>(
  call: C,
  said: CallInput<C> & RequestOptions,
) => Promise<Result<AnswerOf<C>>>;

interface Requests {
  /** JSON in, JSON out. */
  request: RequestCall;
  /** The same, answered as a file. */
  requestFile: <C extends Call>(call: C, said: CallInput<C> & RequestOptions) => Promise<Result<Blob>>;
}

interface PlainInput extends Outgoing, RequestOptions {
  /** What its answer must look like, where that is known. */
  answer?: Shape | undefined;
}

export function createRequests(context: RequestContext): Requests {
  const ask = async <T>(
    call: Call,
    said: Omit<PlainInput, 'call'>,
    read: (response: Response) => Promise<T>,
  ) => {
    const answer = await trackActivity(performWithWork(context, { ...said, call }, read));
    if (isLeftOpen(call, answer)) for (const listener of ofLeftOpen) listener();
    return answer;
  };
  return {
    request: <C extends Call>(call: C, said: CallInput<C> & RequestOptions) =>
      ask(call, { ...said, answer: shapeOf(call, said.query) }, readJson<AnswerOf<C>>),
    requestFile: (call, said) => ask(call, said, (response) => response.blob()),
  };
}

/** How often one request may be sent again with more work: others may guess meanwhile. */
const MOST_WORKS = 3;

/** After many wrong guesses the server asks for work, which is done here: whoever asked hears of the answer alone. */
async function performWithWork<T>(
  context: RequestContext,
  input: PlainInput,
  read: (response: Response) => Promise<T>,
): Promise<Result<T>> {
  let answer = await perform(context, input, read);
  for (let done = 0; answer.error?.challenge && done < MOST_WORKS; done++) {
    const work = await workFor(answer.error.challenge);
    if (work === null) break;
    const headers = { ...input.headers, 'x-proof-of-work': work };
    answer = await perform(context, { ...input, headers }, read);
  }
  return answer;
}

/** Null where it cannot be done: without cryptography, or without the code for it. */
const workFor = (challenge: object): Promise<string | null> =>
  import('../bot-check/altcha.ts').then(({ solveWork }) => solveWork(challenge)).catch(() => null);

async function perform<T>(
  context: RequestContext,
  input: PlainInput,
  read: (response: Response) => Promise<T>,
): Promise<Result<T>> {
  const bearer = input.anonymous ? null : context.bearer();
  const limit = AbortSignal.timeout(input.timeLimitMs ?? TIME_LIMIT_MS);
  const signal = input.signal ? AbortSignal.any([input.signal, limit]) : limit;
  try {
    const response = await send(addressOf(input), {
      method: input.call.method,
      headers: headersOf(context, input, bearer),
      body: bodyOf(input),
      credentials: 'include',
      signal,
    });
    const { status, headers } = response;
    learnTime(headers.get('date'));
    noteMoment(input.signal, headers);
    if (response.ok) {
      const data = await read(response);
      if (input.answer === undefined || fits(data, input.answer))
        return { error: null, data, headers, code: status };
      return { error: { code: 'MALFORMED', message: '' }, data: null, headers, code: status };
    }
    const error = await readError(response);
    const refused = (status === 401 || status === 502) && bearer !== null && !input.keepsSession;
    if (refused) context.onSessionRefused(bearer);
    return { error, data: null, headers, code: status };
  } catch (thrown) {
    const error = { code: localCode(thrown, input.signal), message: '' };
    return { error, data: null, headers: new Headers(), code: 0 };
  }
}

function localCode(thrown: unknown, cancel: AbortSignal | undefined): LocalErrorCode {
  if (cancel?.aborted) return 'ABORTED';
  if (thrown instanceof SyntaxError) return 'MALFORMED';
  return thrown instanceof DOMException && thrown.name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK';
}

/** A form brings its own content type. */
function bodyOf({ body, form }: PlainInput): string | URLSearchParams | null {
  if (form) return new URLSearchParams(form);
  return body === undefined ? null : JSON.stringify(body);
}

async function readJson<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

/** The TMF body when there is one; a proxy's page or nothing at all is an error too, with an empty message. */
async function readError(response: Response): Promise<RequestError> {
  const fallback = { code: `HTTP_${response.status}`, message: '' };
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return fallback;
  const { code, message, methods, challenge, authorizationCode } = body as Record<string, unknown>;
  return {
    ...(Array.isArray(methods) ? { methods: methods.map(String) } : {}),
    ...(typeof challenge === 'object' && challenge !== null ? { challenge } : {}),
    ...(typeof authorizationCode === 'string' ? { authorizationCode } : {}),
    code: typeof code === 'string' ? code : fallback.code,
    message: typeof message === 'string' ? message : '',
  };
}

// How a request looks on its way out: its address, and the headers of the documents.
/** What the headers need from the session, lent by `api/`. */
interface Sender {
  bearer: () => string | null;
  clientIp: () => string | null;
  /** A new `EC-100…` number for each request. */
  nextRequestId: () => string;
  /** `Pospago`, `Prepago`, `Hogar` or `ND`, by the number of the line. */
  lineOfBusiness: (claroid: string) => string;
}

/** A call as the browser knows it: the build leaves no more of it, and `:market` in the path where the country's word stands. */
interface CallAddress extends Pick<Call, 'id' | 'method' | 'path'> {
  answer?: Shape;
}

/** Whoever asks for some fields alone, in TMF630's word or the documents', is not answered the others. */
const shapeOf = (call: CallAddress, query: object = {}): Shape | undefined =>
  'fields' in query || 'field' in query ? undefined : call.answer;

interface Outgoing {
  /** Its id is the header `transaction-name`. */
  call: CallAddress;
  /** `:id` in the path comes from these. */
  params?: unknown;
  /** Empty words are left out. */
  query?: unknown;
  body?: unknown;
  /** The number of the line the request is about; sent as `claroid`. */
  line?: string;
  /** Headers of this call alone: `action`, `serviceid`, `OperationId`, `Token`. */
  headers?: Record<string, string>;
}

export function addressOf({ call, params, query }: Pick<Outgoing, 'call' | 'params' | 'query'>): string {
  const values: Record<string, string> = { market: country, ...(params ?? {}) };
  const filled = call.path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(values[key] ?? ''));
  const words = Object.entries((query ?? {}) as Record<string, string | undefined>);
  const search = new URLSearchParams(words.filter((word): word is [string, string] => word[1] !== undefined));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function headersOf(sender: Sender, input: Outgoing, bearer: string | null): Headers {
  const requestId = sender.nextRequestId();
  const headers = new Headers({
    accept: 'application/json',
    channel: 'WEB',
    'transaction-name': input.call.id,
    'Request-UUID': requestId,
    'Response-UUID': requestId,
    lineofbusiness: input.line === undefined ? 'ND' : sender.lineOfBusiness(input.line),
  });
  const clientIp = sender.clientIp();
  if (clientIp) headers.set('client-ip', clientIp);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (input.line !== undefined) headers.set('claroid', input.line);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(input.headers ?? {})) headers.set(name, value);
  return headers;
}

// What a call of the contract takes and answers, as types alone: no schema reaches the browser.
export type AnswerOf<C extends Call> = z.output<C['answers'][keyof C['answers']]>;

type Needs<C, K extends string> =
  C extends Readonly<Record<K, infer S extends z.ZodType>>
    ? Record<K, z.input<S>>
    : Partial<Record<K, undefined>>;

type MayHave<C, K extends string> =
  C extends Readonly<Record<K, infer S extends z.ZodType>>
    ? { [P in K]?: z.input<S> }
    : Partial<Record<K, undefined>>;

/** What somebody who makes a call says beside the call itself. */
export type CallInput<C extends Call> = Needs<C, 'body'> & Needs<C, 'params'> & MayHave<C, 'query'>;

// Of which moment an answer is, where the server could not ask for a newer one: for whoever has asked by this signal.
// And whether something was left out of it that the operator's system told and nobody could read.
const HEADER = 'X-As-Of';
const LEFT_OUT = 'X-Left-Out';

/** By the server's clock. */
const moments = new WeakMap<AbortSignal, number>();
const partial = new WeakSet<AbortSignal>();

export function noteMoment(signal: AbortSignal | undefined, headers: Headers): void {
  if (!signal) return;
  const at = Date.parse(headers.get(HEADER) ?? '');
  if (!Number.isNaN(at)) moments.set(signal, Math.min(at, moments.get(signal) ?? at));
  if (headers.has(LEFT_OUT)) partial.add(signal);
}

/** Nothing was left out of any of its answers. */
export const isWhole = (signal: AbortSignal): boolean => !partial.has(signal);

/** Of the oldest of its answers; undefined: all of them are of now. */
export const momentOf = (signal: AbortSignal): number | undefined => moments.get(signal);

// What was asked to be done, and was refused because things are not as the page shows them, or nobody knows whether it was
// done: whoever keeps answers asks for them anew.
const ofLeftOpen = new Set<() => void>();

/** What was typed, who asks, whether the bank pays, and how often: by such a refusal nothing is otherwise than it was. */
const AS_IT_WAS: readonly number[] = [400, 401, 402, 403, 429];

const isLeftOpen = ({ method }: CallAddress, { error, code }: Result<unknown>): boolean =>
  error !== null && error.code !== 'ABORTED' && method !== 'GET' && !AS_IT_WAS.includes(code);

export function onLeftOpen(listener: () => void): void {
  ofLeftOpen.add(listener);
}

// The global loading counter: one up with every request, one down when it ends either way.
let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

function trackActivity<T>(work: Promise<T>): Promise<T> {
  change(1);
  return work.finally(() => change(-1));
}

export function requestsRunning(): number {
  return running;
}

/** For `useSyncExternalStore`. */
export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
