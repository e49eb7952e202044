// How a call between the portal and an operator's system is described, once for both of its ends.
import type { Bill } from '@portal/operator-ports/billing';
import { at, type Field, type Fields, layout, type Of, part } from '@portal/operator-ports/noun';
import type { LinePlace, LineRef } from '@portal/operator-ports/wire';
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
  /** Of a list. */
  leftOut?: readonly LeftOut[];
}

/** Rows of a list that are not shown: they cannot be read, came before, are about somebody else or more than were asked for. */
export interface LeftOut {
  reason: 'unread' | 'twice' | 'foreign' | 'beyond';
  rows: number;
  /** Where the first of them stood: the list begins with 1. */
  from: number;
  error?: Error;
}

/** What is known of the question when its answer is read. */
export interface Asked {
  /** Which of those that were named it is about; -1: somebody else. */
  indexOf(thing: object): number;
  /** How many rows were asked for. */
  limit?: number | undefined;
}

export interface Answer<Result, Args = never> {
  /** @param args what was asked */
  write(result: Result, args: Args): Reply;
  /** Throws when it is not what was agreed; then it counts as no answer. @param asked not given: whatever it says is taken */
  read(reply: Reply, asked?: Asked): Said<Result>;
  /** What may be answered. */
  made<Made>(make: Maker<Made>): Made;
}

/** Makes up answers, or shows one. */
export interface Maker<Made> {
  /** A thing of this shape, about what was asked. */
  thing(schema: z.ZodType): Made;
  list(schema: z.ZodType): Made;
  record(fields: Record<string, Made>): Made;
  /** The first is what a page of documentation shows. */
  either(...those: Made[]): Made;
  just(value: unknown): Made;
  map(made: Made, change: (value: never) => unknown): Made;
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

/** An argument of an operation: what it looks like, and its fields as they stand in what is asked. */
export interface Arg<Value = unknown> {
  name?: string;
  schema: z.ZodType;
  fields: Fields;
  write(value: Value): Record<string, unknown>;
  read(fields: Record<string, unknown>, lookup: Lookup): Value | Promise<Value>;
}
type ArgsGiven<Args extends readonly unknown[]> = { [Index in keyof Args]: Arg<Args[Index]> };

/** Of one value, known by this name: a word of the path, of the query, or the body. */
export const word = <F extends Field>(
  name: string,
  field: F,
): Arg<F extends Field<infer Value> ? Value : never> => ({
  name,
  schema: field.schema,
  fields: { value: field },
  write: (value) => ({ value }),
  read: ({ value }) => value as never,
});
/** Of several, each by its name. */
export const words = <const F extends Fields>(fields: F, unsaid: Partial<Of<F>> = {}): Arg<Of<F>> => ({
  schema: part(fields),
  fields,
  write: (value) => ({ ...unsaid, ...value }),
  read: (value) => value as Of<F>,
});
/** The whole body. */
export const body = <Schema extends z.ZodType>(schema: Schema) => word('', at('body', schema));

/** An operation of a port as a call of TM Forum. */
interface Described<Args extends readonly unknown[], Result> {
  tmf: string;
  summary: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** Of the operation, each by what is asked for it. */
  args: ArgsGiven<Args>;
  /** What is asked the same each time. */
  says?: Readonly<Record<string, string>>;
  answer: Answer<Result, Args>;
  /** Whom the answer must be about, by the names of `Said.of`. Not given: nobody is named. */
  about?(...args: Args): readonly object[];
  /** What is known without asking, such as the lines among none. */
  known?(...args: Args): Result | undefined;
  /** It carries files, or all that was said: its body is larger than others. */
  isLarge?: true;
  /** Something is measured: it is waited for longer, and how long it takes says nothing of its system. */
  measures?: true;
  /** For how long an answer may be kept: not at all, or for as long as a browser keeps such a thing. */
  keep?: 'figure' | 'fact';
}

export interface TmfCall<Args extends readonly unknown[], Result> extends Described<Args, Result> {
  /** What travels: words of the path, of the query, and a body. What is not named is refused. */
  asked: z.ZodObject;
  ask(...args: Args): Record<string, unknown>;
  /** The arguments of the port's operation, from what was asked. */
  asks(asked: Record<string, unknown>, lookup: Lookup): Promise<Args>;
}

// Of whatever arguments and result: the machinery on both ends hands them through.
// biome-ignore lint/suspicious/noExplicitAny: a table of calls of many types.
export type AnyCall = TmfCall<any, any>;

export interface Family<Port> {
  calls: Partial<Record<keyof Port, AnyCall>>;
  /** Operations that follow from others. `now` asks the same, and nothing that was kept. */
  derived?(kept: Port, now: Port): Partial<Port>;
}

/** The operations of a port by name, each with the arguments and the result that the port gives it. */
export const callsOf =
  <Port>() =>
  <Name extends OperationOf<Port>>(name: Name) =>
  (call: Described<ArgsOf<Port, Name>, ResultOf<Port, Name>>) =>
    ({ [name]: wired(call as unknown as Described<unknown[], unknown>) }) as unknown as {
      [K in Name]: AnyCall;
    };

function wired(call: Described<unknown[], unknown>): AnyCall {
  const named = (index: number, name: string) => `${index} ${name}`;
  const fields = call.args.flatMap((arg, index) =>
    Object.entries(arg.fields).map(([name, field]) => [named(index, name), field] as const),
  );
  const parts = ['params', 'query', 'body'].filter((part) =>
    [...fields.map(([, { path }]) => path), ...Object.keys(call.says ?? {})].some((path) =>
      path.startsWith(part),
    ),
  );
  const { shape, read, write } = layout(Object.fromEntries(fields), { says: call.says ?? {} }, parts);
  const strict = Object.entries(shape).map(([name, schema]) => [
    name,
    schema instanceof z.ZodObject && name !== 'body' ? schema.strict() : schema,
  ]);
  return {
    ...call,
    asked: z.strictObject(Object.fromEntries(strict)),
    ask: (...args) =>
      write(
        Object.fromEntries(
          call.args.flatMap((arg, index) =>
            Object.entries(arg.write(args[index])).map(([name, value]) => [named(index, name), value]),
          ),
        ),
      ),
    asks(asked, lookup) {
      const found = read(asked);
      return Promise.all(
        call.args.map((arg, index) =>
          arg.read(
            Object.fromEntries(
              Object.keys(arg.fields).flatMap((name) =>
                named(index, name) in found ? [[name, found[named(index, name)]]] : [],
              ),
            ),
            lookup,
          ),
        ),
      );
    },
  };
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

/** @param limit as it was sent */
export function askedAbout(call: AnyCall, args: readonly unknown[], limit?: unknown): Asked {
  const about = call.about?.(...args) as readonly object[] | undefined;
  return {
    indexOf: (thing) => (about ? about.findIndex((place) => isAbout(thing, place)) : 0),
    limit: limit === undefined ? undefined : Number(limit),
  };
}

/** Every name that the place has and the thing has too says the same. */
const isAbout = (thing: object, place: object) =>
  Object.entries(place).every(
    ([name, value]) => !Object.hasOwn(thing, name) || (thing as Record<string, unknown>)[name] === value,
  );

export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

const ok = (body: unknown, headers: Record<string, string> = {}): Reply => ({ status: 200, headers, body });
const isFine = (reply: Reply) => reply.status >= 200 && reply.status < 300;

function bodyIn<T>(schema: z.ZodType<T>, reply: Reply): T {
  if (!isFine(reply)) throw new NotUnderstood(`answered with ${reply.status}`);
  return schema.parse(reply.body);
}

export const one = <T extends object>(schema: z.ZodType<T>): Answer<T, unknown> => ({
  write: (result) => ok(z.encode(schema, result)),
  read(reply) {
    const result = bodyIn(schema, reply);
    return { result, of: [result] };
  },
  made: (make) => make.thing(schema),
});

/** The same, as the port has it: what it says beside, such as whose it is, stands on the wire alone. */
export const within = <Inner, Result, Args>(
  answer: Answer<Inner, Args>,
  { out, back }: { out: (result: Result, args: Args) => Inner; back: (inner: Inner) => Result },
): Answer<Result, Args> => ({
  write: (result, args) => answer.write(out(result, args), args),
  read(reply, asked) {
    const { result, ...more } = answer.read(reply, asked);
    return { result: back(result), ...more };
  },
  made: (make) => make.map(answer.made(make), back as (value: never) => unknown),
});

/** 404 NOT_FOUND: there is none. */
export const orNone = <T, Args>(answer: Answer<T, Args>): Answer<T | null, Args> => ({
  write: (result, args) => (result === null ? refusal(404, 'NOT_FOUND') : answer.write(result, args)),
  read(reply, asked) {
    if (reply.status !== 404) return answer.read(reply, asked);
    refusedWith(reply, ['NOT_FOUND']);
    return { result: null, of: [] };
  },
  made: (make) => make.either(answer.made(make), make.just(null)),
});

const listed = z.array(z.unknown());
/** To read more than so many would keep everybody else waiting. */
const mostRows = 10_000;

/** What has an `id`: it stands in a list once, or once for each line or account that it is told of. */
type Row<T> = z.ZodType<T> & { idOf(thing: T): unknown };

/** Row by row: what cannot be shown is left out; when of several rows none can, there is no answer. */
export const many = <T extends object>(schema: Row<T>): Answer<T[], unknown> => {
  const all = z.array(schema);

  function rowOf(row: unknown, asked: Asked | undefined, came: Set<string>) {
    const { data, error } = schema.safeParse(row);
    if (error) return { reason: 'unread', error } as const;
    const about = asked?.indexOf(data);
    if (about === -1) return { reason: 'foreign', data } as const;
    const thing = JSON.stringify([about, (row as { id?: unknown }).id ?? schema.idOf(data)]);
    if (came.has(thing)) return { reason: 'twice' } as const;
    came.add(thing);
    return { reason: null, data } as const;
  }

  return {
    write: (result) => ok(z.encode(all, result)),
    read(reply, asked) {
      const rows = bodyIn(listed, reply);
      const limit = asked?.limit ?? mostRows;
      if (asked?.limit === undefined && rows.length > mostRows) throw new NotUnderstood('too many rows');
      const came = new Set<string>();
      const [result, foreign]: [T[], T[]] = [[], []];
      const leftOut: LeftOut[] = [];
      for (const [at, one] of rows.entries()) {
        const from = at + 1;
        if (result.length === limit || at === mostRows) {
          leftOut.push({ reason: 'beyond', rows: rows.length - at, from });
          break;
        }
        const row = rowOf(one, asked, came);
        if (row.reason === null) result.push(row.data);
        else leftOut.push({ reason: row.reason, rows: 1, from, ...(row.error && { error: row.error }) });
        if (row.reason === 'foreign') foreign.push(row.data);
      }
      const unread = leftOut.find(({ error }) => error)?.error;
      if (unread && result.length === 0) throw unread;
      // Nothing but what is about others: nobody may be shown it.
      return { result, of: result.length > 0 ? result : foreign, leftOut };
    },
    made: (make) => make.list(schema),
  };
};

/** Of which a row that cannot be read would pass for nothing: then there is no answer. */
export const whole = <T extends object>(schema: Row<T>): Answer<T[], unknown> => {
  const list = many(schema);
  return {
    ...list,
    read(reply, asked) {
      const said = list.read(reply, asked);
      for (const { error } of said.leftOut ?? []) if (error) throw error;
      return said;
    },
  };
};

/** The first of a list, which holds one or none. */
export const firstOf = <T extends object>(schema: Row<T>): Answer<T | null, unknown> => {
  const list = many(schema);
  return {
    write: (result, args) => list.write(result === null ? [] : [result], args),
    read(reply, asked) {
      const { result, ...more } = list.read(reply, asked);
      if (result.length > 1) throw new NotUnderstood('several where there is one at most');
      return { result: result[0] ?? null, ...more };
    },
    made: (make) => make.either(make.thing(schema), make.just(null)),
  };
};

const totalHeader = 'x-total-count';

/** A part of a list; its header says how many there are in all. */
export const page = <Key extends string, T extends object>(
  key: Key,
  schema: Row<T>,
): Answer<{ [K in Key]: T[] } & { total: number }, unknown> => {
  const list = many(schema);
  return {
    write(result, args) {
      const items: T[] = result[key];
      const headers = { [totalHeader]: String(result.total), 'x-result-count': String(items.length) };
      return { ...list.write(items, args), headers };
    },
    read(reply, asked) {
      const { result, ...more } = list.read(reply, asked);
      return { result: { [key]: result, total: numberIn(reply, totalHeader) } as never, ...more };
    },
    made: (make) => make.record({ [key]: list.made(make), total: make.thing(z.int()) }),
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
  made: (make) => make.either(make.just(true), make.just(false)),
});

export const done: Answer<void, unknown> = {
  write: () => ({ status: 204, headers: {} }),
  read(reply) {
    if (!isFine(reply)) throw new NotUnderstood(`answered with ${reply.status}`);
    return { result: undefined, of: [] };
  },
  made: (make) => make.just(undefined),
};

/** The thing, or why not. */
export const orRefused = <T extends object, Code extends string>(
  answer: Answer<T, unknown>,
  codes: readonly Code[],
): Answer<T | { refused: Code }, unknown> => ({
  write: (result, args) => ('refused' in result ? refusal(409, result.refused) : answer.write(result, args)),
  read: (reply, asked) =>
    reply.status === 409
      ? { result: { refused: refusedWith(reply, codes) }, of: [] }
      : answer.read(reply, asked),
  made: (make) => make.either(answer.made(make), ...codes.map((refused) => make.just({ refused }))),
});
