// /openapi.json: the contract's calls as OpenAPI 3.1, for people at /docs and for generators of clients.
import fastifySwagger from '@fastify/swagger';
import type { Call } from '@portal/contract/common';
import { type ProblemCode, problems } from '@portal/contract/errors';
import {
  asOfHeader,
  asOfMeans,
  type HeaderName,
  leftOutHeader,
  leftOutMeans,
  requestHeaders,
} from '@portal/contract/headers';
import { type CallLimit, callLimits } from '@portal/contract/limits';
import { limitOf, mayBeStale, mayLeaveOut, refusalsBy, rolesFor } from '@portal/contract/policy';
import { market } from '@portal/market/here';
import { currencyCode } from '@portal/market/money';
import { mobileDigits } from '@portal/market/service-number';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { release } from '../../release.ts';
import { problemBody } from '../problems.ts';
import { exampleOf } from './shown-example.ts';

// The named schemas of the API's description: each once, none that nobody uses, no pattern that its format says.

type Schemas = Record<string, object>;
interface Document {
  paths: object;
  components: { schemas: Schemas };
}

const prefix = '#/components/schemas/';
const datePatterns = new Set(['date', 'date-time']);

/**
 * What is sent and what is answered come as two schemas, the former with `Input` behind its name. Where they are the
 * same, or only the former is used, one is enough.
 */
function tidySchemas<T extends Document>(document: T): T {
  const { schemas } = document.components;
  const used = reachable(document, schemas);
  const names = new Map<string, string>();
  for (const name of used) {
    const plain = name.replace(/Input$/, '');
    const isOne = plain !== name && (!used.has(plain) || isSame(schemas[name], schemas[plain]));
    if (isOne) names.set(name, plain);
  }
  const kept = [...used].filter((name) => !names.has(name) || !used.has(names.get(name) ?? ''));
  const tidied = rewritten(
    {
      ...document,
      components: {
        ...document.components,
        schemas: Object.fromEntries(
          kept
            .map((name) => [names.get(name) ?? name, isInput(name) ? schemas[name] : opened(schemas[name])])
            .toSorted(),
        ),
      },
    },
    names,
  );
  return tidied as T;
}

function reachable({ paths }: Document, schemas: Schemas): Set<string> {
  const found = new Set<string>(['Error']);
  const open: unknown[] = [paths, schemas.Error];
  while (open.length > 0)
    for (const name of namesIn(open.pop())) if (!found.has(name) && found.add(name)) open.push(schemas[name]);
  return found;
}

const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );

const isInput = (name: string): boolean => name.endsWith('Input');

/** Fields may be added to an answer: no client may count on there being no others. */
const opened = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_key, inner) => {
    if (inner?.additionalProperties !== false) return inner;
    const { additionalProperties: _closed, ...rest } = inner;
    return rest;
  });

const isSame = (input: unknown, output: unknown): boolean => {
  const text = (value: unknown) => JSON.stringify(value).replaceAll('Input"', '"');
  return text(input) === text(opened(output));
};

function rewritten(value: unknown, names: ReadonlyMap<string, string>): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner) => {
    if (key === '$ref' && typeof inner === 'string' && inner.startsWith(prefix)) {
      const name = inner.slice(prefix.length);
      return prefix + (names.get(name) ?? name);
    }
    if (datePatterns.has(inner?.format)) delete inner.pattern;
    if (inner?.maximum === Number.MAX_SAFE_INTEGER) delete inner.maximum;
    if (inner?.minimum === Number.MIN_SAFE_INTEGER) delete inner.minimum;
    return inner;
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
  }
}

interface Answer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: object; example?: unknown; examples?: Record<string, object> }>;
}

interface Operation {
  operationId?: string;
  description?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: Pick<Answer, 'content'>;
  responses: Record<string, Answer>;
}

export async function describeApi(
  app: FastifyInstance,
  calls: ReadonlyMap<string, Call>,
  { brand, portalOrigin }: { brand: string; portalOrigin: string },
): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand}: API`,
        version: `${release.version}+${release.commit}`,
        description:
          `Self-care of a telecom operator. Money is in whole units of ${currencyCode}, instants carry the offset of ` +
          `${market.country}, days are civil dates there, numbers have ${mobileDigits} digits. Errors are TMF630’s: read \`code\`.`,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } as { name: string },
      },
      servers: [{ url: portalOrigin }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'What login answers in the header `token`.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject(document) {
      const api = jsonSchemaTransformObject(document) as unknown as Api;
      for (const path of Object.values(api.paths))
        for (const operation of Object.values(path)) {
          const found = calls.get(operation.operationId ?? '');
          if (found) complete(operation, found);
        }
      api.components.parameters = parameters;
      api.components.examples = refusalsShown(calls.values());
      return tidySchemas(api) as unknown as ReturnType<typeof jsonSchemaTransformObject>;
    },
  });
}

interface Api {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; parameters?: object; examples?: object };
}

/** What fastify-swagger cannot know of a call. */
function complete(operation: Operation, call: Call): void {
  const takesFilters = hasFilters(call.query);
  const named = (operation.parameters ?? []).filter(({ name }) => !(takesFilters && name in pageParameters));
  operation.parameters = [
    ...named,
    ...(takesFilters ? Object.keys(pageParameters) : []).map(reference),
    ...headersOf(call).map(reference),
  ];
  if (call.body && operation.requestBody)
    operation.requestBody.content = shown(operation.requestBody.content, call.body, 'input');
  operation.description = [operation.description, ...whoAndHowOften(call)].filter(Boolean).join(' ');
  const answers = Object.entries(operation.responses).filter(([status]) => /^\d{3}$/.test(status));
  operation.responses = {
    ...Object.fromEntries(answers.map(([status, answer]) => [status, answerOf(status, answer, call)])),
    ...refusalsOf(call),
  };
}

/** What its policy says to whoever asks. */
function whoAndHowOften(call: Call): string[] {
  const { policy } = call;
  const open = rolesFor(policy);
  const scope = policy.access === 'public' ? undefined : policy.tokenScope;
  const limit = limitOf(call);
  return [
    ...(Array.isArray(open) ? [`Roles in the line: ${open.join(', ')}.`] : []),
    ...(scope ? [`Scope of a personal token: ${scope}.`] : []),
    ...(limit ? [limitWords(callLimits[limit])] : []),
  ];
}

const limitWords = ({ points, seconds, by }: CallLimit) => `At most ${points} in ${seconds} s by ${by}.`;

/** As JSON: a file shows itself. */
function shown(
  content: Answer['content'],
  schema: z.ZodType,
  io: Parameters<typeof exampleOf>[1],
): NonNullable<Answer['content']> {
  const json = content?.['application/json'];
  return { ...content, ...(json && { 'application/json': { ...json, example: exampleOf(schema, io) } }) };
}

const reference = (name: string) => ({ $ref: `#/components/parameters/${name}` }) as never;

/** A collection, whose items' fields may be asked for. */
function hasFilters(query: z.ZodType | undefined): boolean {
  return query instanceof z.ZodObject && query.def.catchall instanceof z.ZodString;
}

const text = { type: 'string' };
const words: Record<string, string> = {
  200: 'What was asked for.',
  201: 'It exists now.',
  202: 'Accepted: how it ends is not known yet.',
  204: 'Done.',
  206: 'One page of more.',
};

function answerOf(status: string, { content }: Answer, call: Call): Answer {
  const { answerHeaders = {}, files = [] } = call;
  const answer = call.answers[Number(status) as keyof Call['answers']] as z.ZodType | undefined;
  const own = Object.entries(answerHeaders).map(([name, description]) => [
    name,
    { description, schema: text },
  ]);
  const headers = {
    ...(status === '206' ? pageHeaders : Object.fromEntries(own)),
    ...(mayBeStale(call) && { [asOfHeader]: { description: asOfMeans, schema: text } }),
    ...(mayLeaveOut(call) && { [leftOutHeader]: { description: leftOutMeans, schema: text } }),
  };
  const schema = { type: 'string', format: 'binary' };
  const bytes = Object.fromEntries(files.map((mimeType) => [mimeType, { schema }]));
  return {
    description: words[status] ?? status,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(content && answer && status !== '204'
      ? { content: { ...shown(opened(content), answer, 'output'), ...bytes } }
      : {}),
  };
}

const pageHeaders = {
  'X-Total-Count': { description: 'Items that the filters leave.', schema: { type: 'integer' } },
  'X-Result-Count': { description: 'Items of this page.', schema: { type: 'integer' } },
  'Content-Range': { description: '`items 0-9/37`.', schema: { type: 'string' } },
  Link: { description: 'first, prev, next and last.', schema: { type: 'string' } },
};

const always: ProblemCode[] = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];

/** Those that every call of this kind shares, those of its policy, and the call's own. */
function refusalCodesOf(call: Call): ProblemCode[] {
  const isSignedIn = needsSession(call);
  const { policy } = call;
  const mayBeInvalid = call.query ?? call.params ?? call.body;
  const codes: ProblemCode[] = [
    ...(mayBeInvalid ? (['INVALID'] as const) : []),
    ...(isSignedIn ? (['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const) : []),
    ...refusalsBy(policy),
    ...(call.refusals ?? []),
    ...always,
  ];
  return [...new Set(codes)];
}

/** By status. */
function refusalsOf(call: Call): Record<string, Answer> {
  const byStatus = Map.groupBy(refusalCodesOf(call), (code) => String(problems[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.map((code) => `\`${wireCode(code)}\`: ${problems[code].message}`).join('; '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(of.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  );
}

/** By the name of the refusal, as several may have one code; those that some answer shows. */
const refusalsShown = (calls: Iterable<Call>) =>
  Object.fromEntries(
    [...new Set([...calls].flatMap(refusalCodesOf))].map((code) => [
      code,
      { summary: problems[code].message, value: problemBody(code) },
    ]),
  );

function wireCode(code: ProblemCode): string {
  const problem: { code?: string; status: number } = problems[code];
  return problem.code ?? code;
}

const needsSession = ({ policy: { access } }: Call): boolean =>
  access !== 'public' && access !== 'publicOrSignedIn';

function headersOf(call: Call): HeaderName[] {
  return [
    'Request-UUID',
    ...(needsSession(call) ? (['claroid', 'serviceid'] as const) : []),
    ...(call.headers ?? []),
  ];
}

const pageParameters = {
  offset: {
    description: 'How many items to pass over.',
    schema: { type: 'integer', minimum: 0 },
  },
  limit: {
    description: 'How many items to answer, at most 500.',
    schema: { type: 'integer', minimum: 1, default: 50 },
  },
  fields: {
    description: 'Names of fields, with commas; `none` for id and href alone.',
    schema: text,
  },
  field: { description: 'The same as `fields`.', schema: text },
  sort: {
    description: 'Fields to sort by, with commas; `-` before one turns it round.',
    schema: text,
  },
  filter: {
    description:
      'Any field of the items by its dotted path, each a word of the query: `id=…`. Behind it `.ne`, `.gt`, `.gte`, ' +
      '`.lt`, `.lte`. Commas mean «or».',
    schema: { type: 'object', additionalProperties: text },
    style: 'form',
    explode: true,
  },
};

const parameters = {
  ...Object.fromEntries(
    Object.entries(pageParameters).map(([name, rest]) => [name, { name, in: 'query', ...rest }]),
  ),
  ...Object.fromEntries(
    Object.entries(requestHeaders).map(([name, rest]) => [
      name,
      { name, in: 'header', schema: text, ...rest },
    ]),
  ),
};
