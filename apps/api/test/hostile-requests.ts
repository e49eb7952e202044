// Requests that nobody honest sends: every call of the contract, with one hostile value in one place of an
// otherwise good request.
import { readdir } from 'node:fs/promises';
import type { Call } from '@portal/contract/common';
import fc from 'fast-check';
import { z } from 'zod';

export interface HostileRequest {
  method: Call['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

interface Draft {
  params: Record<string, string>;
  query: string[];
  headers: Record<string, string>;
  body: unknown;
}

/** One place of a call's request: how a value gets there. */
type Place = (draft: Draft, value: string) => void;

/** Of one call. */
interface Places {
  /** Which each call reads as it likes. */
  own: Place[];
  /** Headers, which are read in the same way for all of them. */
  common: Place[];
}

const contractFolder = new URL('../../../packages/contract/src/', import.meta.url);

export async function callsOfTheContract(): Promise<Call[]> {
  const files = (await readdir(contractFolder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, contractFolder).href)));
  const isCall = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value;
  return modules.flatMap((one) => Object.values(one).filter(isCall));
}

/** By id: of several calls that share one the server answers the one that says most of it. */
export async function callsServed(): Promise<Call[]> {
  const calls = (await callsOfTheContract()).toSorted(
    (one, other) => one.summary.length - other.summary.length,
  );
  return [...new Map(calls.map((call) => [call.id, call])).values()];
}

const constants = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '-__proto__',
  'a.__proto__.b',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '\r\nSet-Cookie: a=b',
  '😀'.repeat(100),
  '٠٩٩٣٠٠٠٠٠١',
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9'.repeat(400),
  'NaN',
  'null',
  'a'.repeat(300),
  'x'.repeat(5_000),
  "' or 1=1; --",
  '%00',
  '%',
  '$1',
  '../../../etc/passwd',
  '{"$gt":""}',
  '[object Object]',
  '(((((a+)+)+',
  '2026-02-30',
  '0000-00-00',
  '275761-01-01',
  '0993000001',
  'ana.paredes@correo.example',
  '<script>',
];
const hostile = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...constants) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

/** Names and bytes that have been found to break something, in every place. */
const worst = ['__proto__', '\0'];

const encodedHeaders = ['userid', 'userprofileid', 'user-id', 'x-bot-token'];
const headerNames = [
  'userid',
  'userprofileid',
  'user-id',
  'claroid',
  'serviceid',
  'x-otp-grant',
  'x-bot-token',
  'token',
  'operationid',
  'action',
  'accept',
  'request-uuid',
  'content-type',
  'authorization',
];

/** What is good depends on who asks: it goes where the contract asks for any text. */
export interface Known {
  headers: Record<string, string>;
  /** Good values by the name of the word, field or parameter. */
  values: Record<string, unknown>;
}

/** @param each how many values every place gets beside the worst, of which a header gets one a call where that is none */
export function hostileRequests(
  call: Call,
  known: Known,
  { each, seed }: { each: number; seed: number },
): HostileRequest[] {
  const good = () => goodDraft(call, known);
  const requests = [requestOf(call, good())];
  const { own, common } = placesOf(call, good());
  for (const [index, place] of [...own, ...common].entries()) {
    const usual = each > 0 || index < own.length ? worst : [worst[(call.id.length + index) % 2] ?? ''];
    for (const value of [...usual, ...fc.sample(hostile, { numRuns: each, seed: seed + index })]) {
      const draft = good();
      place(draft, value);
      requests.push(requestOf(call, draft));
    }
  }
  return requests;
}

function goodDraft(call: Call, known: Known): Draft {
  const words = Object.entries(propertiesOf(call.query)).filter(
    ([name]) => name in known.values || requiredOf(call.query).includes(name),
  );
  return {
    params: Object.fromEntries(paramsOf(call).map((name) => [name, String(known.values[name] ?? 'x')])),
    query: words.map(([name, schema]) => word(name, String(sampleOf(schema, name, known)))),
    headers: { ...known.headers },
    body: call.body ? sampleOf(jsonSchemaOf(call.body), '', known) : undefined,
  };
}

function placesOf(call: Call, good: Draft): Places {
  const inHeader = (name: string): Place => {
    // What cannot travel in a header travels encoded, in those that are decoded.
    const printable = (value: string) => value.replace(/[^\x20-\xff]/g, '?');
    return (draft, value) => put(draft.headers, name, printable(value));
  };
  const encoded = (name: string): Place => {
    return (draft, value) => put(draft.headers, name, Buffer.from(value).toString('base64'));
  };
  const inPath = (name: string): Place => {
    return (draft, value) => put(draft.params, name, value);
  };
  const inQuery = (name: string): Place => {
    return (draft, value) => draft.query.push(word(name, value));
  };
  const own: Place[] = [
    ...paramsOf(call).map(inPath),
    ...Object.keys(propertiesOf(call.query)).map(inQuery),
    (draft, value) => draft.query.push(word(value, value)),
    (draft, value) => draft.query.push(value.replace(/[^\x21-\x7e]|#/g, '%')),
    ...(call.body === undefined ? [] : bodyPlaces(good.body)),
  ];
  return { own, common: [...headerNames.map(inHeader), ...encodedHeaders.map(encoded)] };
}

function bodyPlaces(body: unknown): Place[] {
  const shapes = [null, 1e308, -1, [], {}, [[[]]], true];
  const inField = (path: readonly string[]): Place[] => [
    (draft, value) => (draft.body = replaced(draft.body, path, value)),
    (draft, value) => (draft.body = replaced(draft.body, path, shapes[value.length % shapes.length])),
  ];
  return [
    ...leavesOf(body).flatMap(inField),
    (draft, value) => (draft.body = value),
    (draft, value) => (draft.body = { ...Object(draft.body), [value]: value }),
  ];
}

const put = (record: Record<string, string>, name: string, value: string) => {
  record[name] = value;
};
const word = (name: string, value: string) =>
  `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`;

function requestOf(call: Call, { params, query, headers, body }: Draft): HostileRequest {
  const path = call.path.replace(/:(\w+)/g, (_all, name) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const url = query.length > 0 ? `${path}?${query.join('&')}` : path;
  if (body === undefined) return { method: call.method, url, headers };
  const json = { 'content-type': 'application/json' };
  return { method: call.method, url, headers: { ...json, ...headers }, payload: JSON.stringify(body) };
}

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  format?: string;
  minLength?: number;
}

const jsonSchemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
const propertiesOf = (schema?: z.ZodType) => (schema ? (jsonSchemaOf(schema).properties ?? {}) : {});
const requiredOf = (schema?: z.ZodType) => (schema ? (jsonSchemaOf(schema).required ?? []) : []);
const paramsOf = (call: Call) => [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function sampleOf(schema: Schema, name: string, known: Known): unknown {
  if (name in known.values) return known.values[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first) return sampleOf(first, name, known);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([field, inner]) => [field, sampleOf(inner, field, known)]));
  }
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
      sampleOf(schema.items ?? {}, name, known),
    );
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  if (schema.format === 'date') return '2026-11-01';
  if (schema.format === 'date-time') return '2026-11-01T00:00:00-05:00';
  return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  (copy as Record<string, unknown>)[name] = replaced((copy as Record<string, unknown>)[name], rest, by);
  return copy;
}

/** What is wrong with an answer, if anything is. */
export function told({
  status,
  body,
  tookMs,
}: {
  status: number;
  body: string;
  tookMs: number;
}): string | null {
  if (status >= 500) return `${status} ${body.slice(0, 200)}`;
  if (tookMs > 15_000) return `${tookMs.toFixed(0)} ms`;
  if (/\.ts:\d+|node_modules|\/work\/|\/src\/|select .* from |insert into |stack"/i.test(body))
    return body.slice(0, 400);
  const isError = status < 400 || /"@type":"Error"/.test(body);
  return isError ? null : `no error body: ${status} ${body.slice(0, 200)}`;
}

export const knownOfAna: Known = {
  headers: {
    claroid: '0991000001',
    action: '3',
    'request-uuid': 'EC-1001234567',
    userid: 'ana.paredes@correo.example',
    'x-bot-token': 'a person',
  },
  values: {
    serviceId: '0991000001',
    'product.publicIdentifier': '0991000001',
    ssid: 'x',
    username: 'nadie@correo.example',
    'relatedParty.id': 'ana.paredes@correo.example',
    limit: '5',
    offset: '0',
    Token_type: 'revoke',
    'questions.category': 'AsociacionFijo',
  },
};
