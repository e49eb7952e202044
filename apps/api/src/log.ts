// The log: JSON lines with zone and request id; what could identify or authorise is removed.
import { requestIdHere } from '@portal/trace/trace';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

const secret = [
  'password',
  'token',
  'authorization',
  'authorizationCode',
  'codeNumber',
  'email',
  'phone',
  'username',
  'cardToken',
];

/** @param to standard output when undefined */
export function createLog(level: string, to?: DestinationStream | undefined): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    // Also of what modules and jobs say: on behalf of which request.
    mixin: (line) => {
      const reqId = 'reqId' in line ? undefined : requestIdHere();
      return reqId === undefined ? {} : { reqId };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    // A database error carries the statement's parameters: keep its message's first line and its code.
    serializers: { err: describeError },
  };
  return to ? pino(options, to) : pino(options);
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const message = error.message.split('\nparams:', 1)[0];
  return {
    type: error.name,
    message,
    code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8)
      .join('\n'),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}
