// Writes every refusal as a TMF630 body; the only place that does.
import {
  AmountChanged,
  BillPaidHere,
  type ErrorBody,
  InvalidField,
  Problem,
  type ProblemCode,
  problems,
  SecondFactorRequired,
  StepUpRequired,
  WorkRequired,
} from '@portal/contract/errors';
import { isDatabaseUnavailable } from '@portal/database/failures';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paymentMoney } from './wire.ts';

/** `message`: the provider's own sentence, where the documents show it; otherwise the catalogue's. */
type Particulars = Partial<
  Pick<ErrorBody, 'message' | 'field' | 'totalAmount' | 'methods' | 'challenge' | 'authorizationCode'>
>;

export function problemBody(code: ProblemCode, particulars: Particulars = {}): ErrorBody {
  const problem: { code?: string; status: number; reason: string; message: string } = problems[code];
  return {
    code: problem.code ?? code,
    reason: problem.reason,
    message: problem.message,
    status: String(problem.status),
    referenceError: null,
    '@type': 'Error',
    ...particulars,
  };
}

const retryAfterSeconds = 2;

export function sendProblem(reply: FastifyReply, code: ProblemCode, particulars: Particulars = {}) {
  if (problems[code].status === 503) reply.header('Retry-After', String(retryAfterSeconds));
  return reply
    .code(problems[code].status)
    .type('application/json')
    .send(JSON.stringify(problemBody(code, particulars)));
}

const byStatus: Record<number, ProblemCode> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

function codeOf(error: FastifyError | Problem): ProblemCode {
  if (error instanceof Problem) return error.code;
  const status = error.statusCode ?? 500;
  // Before the database: a body that was cut off is a connection that was reset, too.
  if (status >= 400 && status < 500) return byStatus[status] ?? 'INVALID';
  return isDatabaseUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL';
}

/** A name that the contract might have: what else somebody sent is not said again. */
const fieldName = /^[@\w.-]{1,100}$/;

/** What a request was refused for, where it is one thing. */
function fieldOf(error: FastifyError | Problem): string | undefined {
  if (error instanceof InvalidField) return error.field;
  const [issue] = 'validation' in error ? (error.validation ?? []) : [];
  const field = issue && pathOf(issue);
  return field && fieldName.test(field) ? field : undefined;
}

interface Issue {
  instancePath: string;
  params: Record<string, unknown>;
}

/** One of a way that something may be written, where there are several. */
interface IssueOfWay {
  path: (string | number)[];
  keys?: string[];
}

/** Of an issue about a whole object, the first word that it does not know; of several ways to write it, the nearest one's. */
function pathOf({ instancePath, params }: Issue): string {
  const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
  const ways = Array.isArray(params.errors) ? (params.errors as IssueOfWay[][]) : [];
  const [nearest] = ways.toSorted((one, other) => one.length - other.length);
  const issue = nearest?.find(({ keys }) => keys) ?? nearest?.[0];
  const keys = issue?.keys ?? params.keys;
  const [unknown] = Array.isArray(keys) ? keys : [];
  return [path, ...(issue?.path ?? []), unknown]
    .filter((part) => part !== '' && part !== undefined)
    .join('.');
}

export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const code = codeOf(error);
    const { status } = problems[code];
    const field = fieldOf(error);
    const detail = error instanceof Problem ? error.detail : field;
    if (code === 'BUSY') request.log.warn({ code }, 'no room for expensive work');
    else if (status >= 500) request.log.error({ err: error, code }, 'request failed');
    else request.log.info({ code, detail }, 'request refused');
    return sendProblem(reply, code, {
      ...(field === undefined ? {} : { field }),
      ...(error instanceof StepUpRequired || error instanceof SecondFactorRequired
        ? { methods: [...error.methods] }
        : {}),
      ...(error instanceof WorkRequired ? { challenge: error.challenge } : {}),
      ...(error instanceof BillPaidHere ? { authorizationCode: error.authorizationCode } : {}),
      ...(error instanceof AmountChanged ? { totalAmount: paymentMoney(error.totalCents) } : {}),
    });
  });

  app.setNotFoundHandler((request, reply) => {
    // The router answers «not found» for a known path under another method, too.
    const path = request.url.split('?', 1)[0] ?? '/';
    const knows = (['GET', 'POST', 'PUT', 'DELETE'] as const).some((method) =>
      app.hasRoute({ method, url: path }),
    );
    return sendProblem(reply, knows ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
  });
}
