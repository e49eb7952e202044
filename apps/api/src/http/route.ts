// Turns a call of the contract into a route: schema in and out, policy, handler.
import type { Call } from '@portal/contract/common';
import { errorSchema } from '@portal/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ZodType, z } from 'zod';
import { joinRepeated } from './collection.ts';

type InputOf<T> = T extends ZodType ? z.output<T> : undefined;

/** What a handler receives: validated input and the raw request and reply. */
export interface Received<C extends Call> {
  query: InputOf<C['query']>;
  params: InputOf<C['params']>;
  body: InputOf<C['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type AnswerOf<C extends Call> = z.input<C['answers'][keyof C['answers']] & ZodType>;

const isCollection = ({ query }: Call): boolean => query instanceof z.ZodObject && 'sort' in query.shape;

const noWords = z.strictObject({});
/** A list that has no words of its own refuses what narrows or selects in others: nothing of it would be done. */
const wordsOf = ({ method, query, answers }: Call): ZodType | undefined =>
  query ?? (method === 'GET' && answers[200] instanceof z.ZodArray ? noWords : undefined);

const refusals = { '4xx': errorSchema, '5xx': errorSchema };

export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (received: Received<C>) => Promise<AnswerOf<C> | FastifyReply>,
): void {
  const { params, body, bodyLimitBytes, holdsCompanyDocument = false, holdsWepKey = false } = call as Call;
  const query = wordsOf(call);
  app.route({
    method: call.method,
    url: call.path,
    ...(bodyLimitBytes === undefined ? {} : { bodyLimit: bodyLimitBytes }),
    ...(isCollection(call) ? { preValidation: joinRepeated } : {}),
    config: { call, holdsCompanyDocument, holdsWepKey, holdsFiles: bodyLimitBytes !== undefined },
    schema: {
      operationId: call.id,
      summary: call.summary,
      tags: [call.path.split('/', 2)[1] ?? ''],
      ...(query ? { querystring: query } : {}),
      ...(params ? { params } : {}),
      ...(body ? { body } : {}),
      response: { ...call.answers, ...refusals },
      security: securityOf(call),
    },
    handler: (request, reply) =>
      handler({
        query: request.query as Received<C>['query'],
        params: request.params as Received<C>['params'],
        body: request.body as Received<C>['body'],
        request,
        reply,
      }),
  });
}

/** None; the bearer; or either, where the signed-in are recognised. */
function securityOf({ policy: { access } }: Call) {
  const bearer = { bearer: [] };
  if (access === 'public') return [];
  return access === 'publicOrSignedIn' ? [{}, bearer] : [bearer];
}

/** Every call that has a route, by id; it fills as routes are registered. */
export function callsServedBy(app: FastifyInstance): ReadonlyMap<string, Call> {
  const served = new Map<string, Call>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.call) served.set(config.call.id, config.call);
  });
  return served;
}
