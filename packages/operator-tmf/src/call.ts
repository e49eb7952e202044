// How a call between the portal and an operator's system is described, once for both of its ends.
import type { Bill } from '@portal/operator-ports/billing';
import type { LinePlace, LineRef } from '@portal/operator-ports/common';
import { z } from 'zod';

/** As it stands in HTTP, decoded from JSON. */
export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Bytes where the answer is a file. */
  body?: unknown;
}

/** What an answer says, and whose it is: of each thing in it, what names its customer, line or account. */
export interface Said<Result> {
  result: Result;
  of: readonly object[];
}

export interface Answer<Result, Request = never> {
  write(result: Result, request: Request): Reply;
  /** Throws when it is not what was agreed; then it counts as no answer. */
  read(reply: Reply): Said<Result>;
}

/** What the serving side looks up, where a port wants to be handed more than a name. */
export interface Lookup {
  lines(places: readonly LinePlace[]): Promise<LineRef[]>;
  /** Throws NoSuchThing when the line's account has no such bill. */
  bill(billNo: string, place: LinePlace): Promise<Bill>;
}

export class NoSuchThing extends Error {
  override readonly name = 'NoSuchThing';
}

type Operation = (...args: never[]) => Promise<unknown>;
export type OperationOf<Port> = {
  [Name in keyof Port]: Port[Name] extends Operation ? Name : never;
}[keyof Port];
type ArgsOf<Port, Name extends keyof Port> = Port[Name] extends (...args: infer Args) => unknown
  ? Args
  : never;
type ResultOf<Port, Name extends keyof Port> = Port[Name] extends (...args: never[]) => Promise<infer Result>
  ? Result
  : never;

/** An operation of a port as a call of TM Forum. */
export interface TmfCall<Args extends readonly unknown[], Result, Asked extends z.ZodType> {
  tmf: string;
  summary: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** What travels: words of the path, of the query, and a body. */
  asked: Asked;
  ask(...args: Args): z.output<Asked>;
  /** The arguments of the port's operation, from what was asked. */
  asks(asked: z.output<Asked>, lookup: Lookup): Args | Promise<Args>;
  answer: Answer<Result, z.output<Asked>>;
  /** Whom the answer must be about, by the names of `Said.of`. Not given: nobody is named. */
  about?(...args: Args): readonly object[];
  /** What is known without asking, such as the lines among none. */
  known?(...args: Args): Result | undefined;
  /** It carries files: its body is as large as they may be. */
  holdsFiles?: true;
  /** For how long an answer may be kept: not at all, or for as long as a browser keeps such a thing. */
  keep?: 'figure' | 'fact';
}

// Of whatever arguments and result: the machinery on both ends hands them through.
// biome-ignore lint/suspicious/noExplicitAny: a table of calls of many types.
export type AnyCall = TmfCall<any, any, z.ZodType<any>>;

export interface Family<Port> {
  calls: Partial<Record<keyof Port, AnyCall>>;
  /** Operations that follow from others. `now` asks the same, and nothing that was kept. */
  derived?(kept: Port, now: Port): Partial<Port>;
}

/** The operations of a port by name, each with the arguments and the result that the port gives it. */
export const callsOf =
  <Port>() =>
  <Name extends OperationOf<Port>>(name: Name) =>
  <Asked extends z.ZodType>(call: TmfCall<ArgsOf<Port, Name>, ResultOf<Port, Name>, Asked>) =>
    ({ [name]: call }) as unknown as { [K in Name]: AnyCall };

interface Parts {
  params?: z.ZodRawShape;
  query?: z.ZodRawShape;
  body?: z.ZodType;
}
type PartSchema<Part> = Part extends z.ZodType
  ? Part
  : Part extends z.ZodRawShape
    ? z.ZodObject<Part, z.core.$strict>
    : never;

/** What travels with a call: words of the path, of the query, a body. What is not named is refused. */
export function asked<const Given extends Parts>({ params, query, body }: Given) {
  const shape = {
    ...(params && { params: z.strictObject(params) }),
    ...(query && { query: z.strictObject(query) }),
    ...(body && { body }),
  };
  return z.strictObject(shape) as unknown as z.ZodObject<
    { [Name in keyof Given]: PartSchema<Given[Name]> },
    z.core.$strict
  >;
}

const refusalSchema = z.looseObject({ code: z.string() });

/** TMF630's body of a refusal: programs read `code`. */
export const refusal = (status: number, code: string, more: object = {}): Reply => ({
  status,
  headers: {},
  body: {
    code,
    reason: code,
    message: code,
    status: String(status),
    referenceError: null,
    '@type': 'Error',
    ...more,
  },
});

/** The refusal's code, when it is one of these: anything else is no answer. */
export function refusedWith<Code extends string>(reply: Reply, codes: readonly Code[]): Code {
  const { code } = refusalSchema.parse(reply.body);
  const known = codes.find((one) => one === code);
  if (known === undefined) throw new NotUnderstood(`refused with ${reply.status}`);
  return known;
}

export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

const ok = (body: unknown, headers: Record<string, string> = {}): Reply => ({ status: 200, headers, body });
const isFine = (reply: Reply) => reply.status >= 200 && reply.status < 300;

function body<T>(schema: z.ZodType<T>, reply: Reply): T {
  if (!isFine(reply)) throw new NotUnderstood(`answered with ${reply.status}`);
  return schema.parse(reply.body);
}

export const one = <T extends object>(schema: z.ZodType<T>): Answer<T, unknown> => ({
  write: (result) => ok(z.encode(schema, result)),
  read(reply) {
    const result = body(schema, reply);
    return { result, of: [result] };
  },
});

/** 404 NOT_FOUND: there is none. */
export const orNone = <T, Request>(answer: Answer<T, Request>): Answer<T | null, Request> => ({
  write: (result, request) => (result === null ? refusal(404, 'NOT_FOUND') : answer.write(result, request)),
  read(reply) {
    if (reply.status !== 404) return answer.read(reply);
    refusedWith(reply, ['NOT_FOUND']);
    return { result: null, of: [] };
  },
});

export const many = <T extends object>(schema: z.ZodType<T>): Answer<T[], unknown> => {
  const all = z.array(schema);
  return {
    write: (result) => ok(z.encode(all, result)),
    read(reply) {
      const result = body(all, reply);
      return { result, of: result };
    },
  };
};

/** The first of a list, which holds one or none. */
export const firstOf = <T extends object>(schema: z.ZodType<T>): Answer<T | null, unknown> => {
  const list = many(schema);
  return {
    write: (result, request) => list.write(result === null ? [] : [result], request),
    read(reply) {
      const { result } = list.read(reply);
      if (result.length > 1) throw new NotUnderstood('several where there is one at most');
      return { result: result[0] ?? null, of: result };
    },
  };
};

const totalHeader = 'x-total-count';

/** A part of a list; its header says how many there are in all. */
export const page = <Key extends string, T extends object>(
  key: Key,
  schema: z.ZodType<T>,
): Answer<{ [K in Key]: T[] } & { total: number }, unknown> => {
  const list = many(schema);
  return {
    write(result, request) {
      const items: T[] = result[key];
      const headers = { [totalHeader]: String(result.total), 'x-result-count': String(items.length) };
      return { ...list.write(items, request), headers };
    },
    read(reply) {
      const { result, of } = list.read(reply);
      return { result: { [key]: result, total: numberIn(reply, totalHeader) } as never, of };
    },
  };
};

export function numberIn({ headers }: Reply, name: string): number {
  const text = headers[name];
  if (text === undefined || !/^\d{1,15}$/.test(text)) throw new NotUnderstood(`no number in ${name}`);
  return Number(text);
}

/** Done; or refused with this code, which is an answer like the other. */
export const unless = (code: string, status = 409): Answer<boolean, unknown> => ({
  write: (result) => (result ? { status: 204, headers: {} } : refusal(status, code)),
  read(reply) {
    if (isFine(reply)) return { result: true, of: [] };
    refusedWith(reply, [code]);
    return { result: false, of: [] };
  },
});

export const done: Answer<void, unknown> = {
  write: () => ({ status: 204, headers: {} }),
  read(reply) {
    if (!isFine(reply)) throw new NotUnderstood(`answered with ${reply.status}`);
    return { result: undefined, of: [] };
  },
};

/** The thing, or why not. */
export const orRefused = <T extends object, Code extends string>(
  schema: z.ZodType<T>,
  codes: readonly Code[],
): Answer<T | { refused: Code }, unknown> => {
  const answer = one(schema);
  return {
    write: (result, request) =>
      'refused' in result ? refusal(409, result.refused) : answer.write(result, request),
    read: (reply) =>
      reply.status === 409 ? { result: { refused: refusedWith(reply, codes) }, of: [] } : answer.read(reply),
  };
};
