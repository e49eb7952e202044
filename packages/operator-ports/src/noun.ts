// What a noun is: its fields, where each of them stands on the wire of TM Forum, and what it means when one is absent.
import { z } from 'zod';

/** Always there; what is absent has a meaning here; or the name itself is left out here, too. */
type Presence = 'always' | 'meant' | 'optional';

/**
 * `path` leads to it: `a/b` is b within a, `list[]/b` within the only thing of a list, `list[role=customer]/id` within
 * the thing of a list that says so of itself, and `list:name` a value of a list of names and values.
 */
export interface Field<
  Value = unknown,
  Path extends string = string,
  Schema extends z.ZodType = z.ZodType,
  There extends Presence = Presence,
> {
  readonly path: Path;
  /** Between the wire and here. */
  readonly schema: Schema;
  readonly presence: There;
  /** What stands here for what is absent, and what that means. */
  readonly absent?: { readonly is: unknown; readonly means: string };
  readonly within?: Fields;
  readonly value?: Value;
}

export const at = <const Path extends string, Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
): Field<z.output<Schema>, Path, Schema, 'always'> => ({ path, schema, presence: 'always' });

/** Null here when it is absent. */
export const maybe = <const Path extends string, Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
  means: string,
): Field<z.output<Schema> | null, Path, Schema, 'meant'> => ({
  path,
  schema,
  presence: 'meant',
  absent: { is: null, means },
});

/** Something else than null stands for it. */
export const otherwise = <const Path extends string, Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
  is: z.output<Schema>,
  means: string,
): Field<z.output<Schema>, Path, Schema, 'meant'> => ({
  path,
  schema,
  presence: 'meant',
  absent: { is, means },
});

/** Of a question: what is not asked for is not named. @param means not given: it narrows nothing */
export const perhaps = <const Path extends string, Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
  means?: string,
): Field<z.output<Schema>, Path, Schema, 'optional'> => ({
  path,
  schema,
  presence: 'optional',
  ...(means !== undefined && { absent: { is: undefined, means } }),
});

/** One thing here, whose fields stand there among others. */
export const within = <const Path extends string, F extends Fields>(
  path: Path,
  fields: F,
): Field<Of<F>, Path, Noun<F>, 'always'> => ({
  path,
  schema: part(fields),
  presence: 'always',
  within: fields,
});

// biome-ignore lint/suspicious/noExplicitAny: a table of fields of many types.
export type Fields = Readonly<Record<string, Field<any, string, any, Presence>>>;
type ValueOf<F> = F extends Field<infer Value, string, z.ZodType, Presence> ? Value : never;
/** The thing as it is here. */
export type Of<F extends Fields> = {
  -readonly [Name in keyof F as F[Name]['presence'] extends 'optional' ? never : Name]: ValueOf<F[Name]>;
} & {
  -readonly [Name in keyof F as F[Name]['presence'] extends 'optional' ? Name : never]?: ValueOf<F[Name]>;
};

export interface Said<Thing = unknown> {
  /** What stands on the wire at these places, beside the fields; what says something else is no such thing. */
  says?: Readonly<Record<string, string | number | boolean>>;
  /** Whether it agrees with itself: what does not is no such thing. */
  agrees?(thing: Thing): boolean;
  /** What is written beside them, and never read. */
  also?: Readonly<Record<string, (thing: Thing) => unknown>>;
}

type Wire = Record<string, unknown>;
export type Noun<F extends Fields> = z.ZodCodec<z.ZodType<unknown>, z.ZodType<Of<F>>> & {
  readonly fields: F;
  /** Its `id` on the wire. */
  idOf(thing: Of<F>): unknown;
  readonly says: NonNullable<Said['says']>;
};

/** A part of a thing, or of a question. */
export function part<const F extends Fields>(fields: F, said: Said<Of<F>> = {}): Noun<F> {
  const { schema, read, write } = layout(fields, said as Said);
  const codec = z.codec(schema, z.unknown(), {
    decode: (wire, { issues }) => {
      const thing = read(wire as Wire);
      if (said.agrees?.(thing as Of<F>) === false)
        issues.push({ code: 'custom', message: 'contradicts itself', input: wire });
      return thing;
    },
    encode: (thing) => write(thing as Wire) as never,
  });
  const [id] = Object.entries(fields).flatMap(([name, { path }]) => (path === 'id' ? [name] : []));
  const idOf = (thing: Of<F>) => (id === undefined ? said.also?.id?.(thing) : Reflect.get(thing, id));
  return Object.assign(codec as unknown as Noun<F>, { fields, idOf, says: said.says ?? {} });
}

/** A thing that TM Forum has a type for. */
export const noun = <const F extends Fields>(
  type: string,
  fields: F,
  { says, ...more }: Said<Of<F>> = {},
): Noun<F> => part(fields, { says: { '@type': type, ...says }, ...more });

interface Step {
  name: string;
  kind: 'plain' | 'only' | 'named' | 'keyed';
  by?: string;
}

/** `list[role=customer]/id` is three steps: the list, by its `role`; in it, `customer`; in that, `id`. */
const stepsOf = (path: string): Step[] =>
  path.split('/').flatMap((segment): Step[] => {
    const [, name = segment, by, key] = /^([^[]+)\[(?:([^=]+)=(.+))?\]$/.exec(segment) ?? [];
    if (by !== undefined && key !== undefined)
      return [
        { name, kind: 'keyed', by },
        { name: key, kind: 'plain' },
      ];
    if (name !== segment) return [{ name, kind: 'only' }];
    const [list = segment, value] = segment.split(':');
    if (value === undefined) return [{ name: segment, kind: 'plain' }];
    return [
      { name: list, kind: 'named' },
      { name: value, kind: 'plain' },
    ];
  });

interface Place {
  /** Within the thing. */
  names: Step[];
  /** On the wire. */
  steps: Step[];
  field: Field;
}

const placesOf = (fields: Fields): Place[] =>
  Object.entries(fields).flatMap(([name, field]): Place[] => {
    const names: Step[] = [{ name, kind: 'plain' }];
    const steps = field.path === '' ? [] : stepsOf(field.path);
    if (!field.within) return [{ names, steps, field }];
    return placesOf(field.within).map((inner) => ({
      names: [...names, ...inner.names],
      steps: [...steps, ...inner.steps],
      field: inner.field,
    }));
  });

interface Branch {
  step: Step;
  branches: Map<string, Branch>;
  leaf?: z.ZodType;
  isOptional: boolean;
}

/**
 * How fields stand on the wire together: as a schema, which understands each of them, and between its output and
 * the thing.
 */
export function layout(fields: Fields, { says = {}, also = {} }: Said = {}, always: readonly string[] = []) {
  const root: Branch = { step: { name: '', kind: 'plain' }, branches: new Map(), isOptional: false };
  const named = placesOf(fields);
  const said = Object.entries(says).map(([path, value]) => ({ value, steps: stepsOf(path) }));
  // What a thing says of itself comes first; what it says further within has to wait for what that stands in.
  const [ofItself, within] = [true, false].map((isFirst) =>
    said.filter(({ steps }) => (steps.length === 1) === isFirst),
  ) as [typeof said, typeof said];
  const sayAll = (all: typeof said) => {
    for (const { value, steps } of all) grow(root, steps, z.literal(value), null);
  };
  sayAll(ofItself);
  for (const { field, steps } of named) grow(root, steps, field.schema, field.presence !== 'always');
  sayAll(within);
  const beside = Object.entries(also).map(([path, value]) => ({ value, steps: stepsOf(path) }));
  for (const { steps } of beside) grow(root, steps, z.unknown(), true);
  for (const name of always) grow(root, [{ name, kind: 'plain' }], undefined, false);

  return {
    schema: schemaOf(root),
    shape: shapeOf(root),
    read(wire: Wire): Wire {
      const thing: Wire = {};
      for (const { names, field, steps } of named) {
        const value = found(wire, steps) ?? field.absent?.is;
        if (value !== undefined) put(thing, names, value);
      }
      return thing;
    },
    write(thing: Wire): Wire {
      const wire: Wire = {};
      for (const { value, steps } of ofItself) put(wire, steps, value);
      for (const name of always) wire[name] = {};
      for (const { names, field, steps } of named) put(wire, steps, unlessAbsent(field, found(thing, names)));
      for (const { value, steps } of within) if (stands(root, wire, steps)) put(wire, steps, value);
      for (const { value, steps } of beside) put(wire, steps, value(thing));
      return wire;
    },
  };
}

const unlessAbsent = ({ absent }: Field, value: unknown): unknown =>
  absent && Object.is(value, absent.is) ? undefined : value;

/** @param isOptional null: as whatever it stands beside */
function grow(
  parent: Branch,
  steps: readonly Step[],
  leaf: z.ZodType | undefined,
  isOptional: boolean | null,
) {
  const [step, ...rest] = steps;
  if (!step) return;
  const isNew = !parent.branches.has(step.name);
  const branch: Branch = parent.branches.get(step.name) ?? { step, branches: new Map(), isOptional: true };
  parent.branches.set(step.name, branch);
  // What a thing says of itself is there whenever the thing is.
  if (isOptional === false || (isOptional === null && isNew)) branch.isOptional = false;
  if (rest.length > 0) grow(branch, rest, leaf, isOptional);
  else if (leaf) branch.leaf = leaf;
}

const shapeOf = ({ branches }: Branch): Record<string, z.ZodType> =>
  Object.fromEntries([...branches].map(([name, branch]) => [name, optionally(branch, schemaOf(branch))]));

/** Null is taken for what is absent. */
const optionally = ({ isOptional }: Branch, schema: z.ZodType) => (isOptional ? schema.nullish() : schema);

function schemaOf(branch: Branch): z.ZodType {
  if (branch.leaf) return branch.leaf;
  const things = z.object(shapeOf(branch));
  const { kind, by = '' } = branch.step;
  const names = [...branch.branches.keys()];
  if (kind === 'only')
    return z.codec(z.array(z.unknown()).max(1), branch.isOptional ? things.optional() : things, {
      decode: ([first]) => first as never,
      encode: (first) => (first === undefined ? [] : [first]),
    });
  if (kind === 'named')
    return z.codec(listed, things, {
      decode: (list) => picked(names, list, 'name', ({ value }) => value) as never,
      encode: (values) => Object.entries(values).map(([name, value]) => ({ name, value })),
    });
  if (kind === 'keyed')
    return z.codec(listed, things, {
      decode: (list) => picked(names, list, by, (item) => item) as never,
      encode: (items) =>
        Object.entries(items).map(([key, item]) => ({ [by]: key, ...(item as Wire), ...kindOf(by, key) })),
    });
  return things;
}

const listed = z.array(z.unknown());

/** Of a list, the first thing that says each of these names of itself; nobody reads the others. */
function picked(
  names: readonly string[],
  list: readonly unknown[],
  by: string,
  seen: (item: Wire) => unknown,
): Wire {
  const things: Wire = {};
  for (const name of names) {
    const item = list.find((one) => (one as Wire | null)?.[by] === name);
    if (item !== undefined) things[name] = seen(item as Wire);
  }
  return things;
}

/** TM Forum has a party say also of what kind it is. */
const kindOf = (by: string, key: string) =>
  by === 'role' && key === 'customer' ? { '@referredType': 'Customer' } : {};

function found(wire: Wire, steps: readonly Step[]): unknown {
  let value: unknown = wire;
  for (const { name } of steps) value = (value as Wire | null | undefined)?.[name];
  return value;
}

/** Undefined is nothing to put anywhere. */
function put(wire: Wire, steps: readonly Step[], value: unknown): void {
  if (value === undefined) return;
  let holder = wire;
  for (const { name } of steps.slice(0, -1)) {
    holder[name] ??= {};
    holder = holder[name] as Wire;
  }
  holder[steps.at(-1)?.name ?? ''] = value;
}

/** Whether what holds this is written: a thing without which the rest may be says nothing of itself. */
function stands(root: Branch, wire: Wire, steps: readonly Step[]): boolean {
  const holders = steps.slice(0, -1);
  if (found(wire, holders) !== undefined) return true;
  let branch: Branch | undefined = root;
  for (const { name } of holders) {
    branch = branch?.branches.get(name);
    if (!branch || branch.isOptional) return false;
  }
  return true;
}
