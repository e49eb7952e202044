// Stands in for the server at the request layer: answers by the contract's calls, and faults on the way.
import type { Call } from '@portal/contract/common';
import { type ErrorBody, type ProblemCode, problems } from '@portal/contract/errors';
import type { AnswerOf } from '../../src/lib/http/request.ts';

export interface Asked {
  /** Of the path and of the query. */
  words: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** No network; a status without words; a body that is cut; a body of another shape. */
export type Fault = 'no connection' | number | 'broken JSON' | { shape: unknown; status?: number };

type Reply = (asked: Asked) => Response | Promise<Response>;

interface Known {
  call: Call;
  path: RegExp;
  reply: Reply;
}

export class Server {
  /** Calls that nobody has told it of: a test ends without any. */
  readonly strangers: string[] = [];
  /** Of the portal, and how often a page has asked for it. */
  version = '';
  versionAsked = 0;
  readonly #known: Known[] = [];
  readonly #asked: { id: string; asked: Asked }[] = [];

  /** From now on; the words of the call may decide. */
  answer<C extends Call>(
    call: C,
    data: AnswerOf<C> | ((asked: Asked) => AnswerOf<C>),
    { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
  ): void {
    const bodyFor = typeof data === 'function' ? (data as (asked: Asked) => AnswerOf<C>) : () => data;
    this.#reply(call, (asked) => Response.json(bodyFor(asked), { status, headers }));
  }

  /** As the real server words it. */
  refuse(call: Call, problem: ProblemCode, particulars: Partial<ErrorBody> = {}): void {
    const { code, status, reason, message } = { code: problem, ...problems[problem] };
    const body: ErrorBody = {
      code,
      reason,
      message,
      status: String(status),
      referenceError: null,
      '@type': 'Error',
      ...particulars,
    };
    this.#reply(call, () => Response.json(body, { status }));
  }

  fail(call: Call, fault: Fault): void {
    this.#reply(call, () => failed(fault));
  }

  /** Like before, but not until the answer is called. */
  hold(call: Call): () => void {
    const { promise: held, resolve } = Promise.withResolvers<void>();
    const before = this.#known.find((known) => known.call === call);
    this.#reply(call, async (asked) => {
      await held;
      return before ? before.reply(asked) : failed(500);
    });
    return resolve;
  }

  /** What was asked with this call so far, oldest first. */
  asked(call: Call): Asked[] {
    return this.#asked.filter(({ id }) => id === call.id).map(({ asked }) => asked);
  }

  /** In the place of `fetch`. */
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams: words } = new URL(request.url);
    const known = this.#known.find(({ call, path }) => call.method === request.method && path.test(pathname));
    if (!known) {
      this.strangers.push(`${request.method} ${pathname}?${words}`);
      return Response.json({}, { status: 404 });
    }
    for (const [name, value] of Object.entries(known.path.exec(pathname)?.groups ?? {}))
      words.set(name, decodeURIComponent(value));
    const text = await request.text();
    const asked = { words, headers: request.headers, body: text === '' ? null : JSON.parse(text) };
    this.#asked.push({ id: known.call.id, asked });
    return new Promise((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
      new Promise<Response>((answered) => answered(known.reply(asked))).then(withTime).then(resolve, reject);
    });
  }

  answerVersion(): Response {
    this.versionAsked += 1;
    return Response.json({ version: this.version });
  }

  #reply(call: Call, reply: Reply): void {
    const path = new RegExp(`^${call.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    this.#known.unshift({ call, path, reply });
  }
}

/** The server's own clock, which is right whatever `Date` says in the page. */
export const serverTime = (): number => performance.timeOrigin + performance.now();

function withTime(response: Response): Response {
  response.headers.set('date', new Date(serverTime()).toUTCString());
  return response;
}

function failed(fault: Fault): Response {
  if (fault === 'no connection') throw new TypeError('Failed to fetch');
  if (fault === 'broken JSON') return new Response('[{"id": "8.1');
  if (typeof fault === 'number') return Response.json({}, { status: fault });
  return Response.json(fault.shape, { status: fault.status ?? 200 });
}
