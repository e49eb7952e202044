// What the portal shows of a thing, as the operator tells it: its shape for whoever asks, and the thing written so; and
// what an event says of one.
import { wallTime } from '@portal/market/civil-dates';
import { nationalNumber } from '@portal/market/service-number';
import { lowered } from '@portal/market/text';
import { z } from 'zod';
import { at, type Field, type Fields, type Of } from './noun.ts';
import { dateTimeSchema, instant, operatorIdSchema } from './wire.ts';

// biome-ignore lint/suspicious/noExplicitAny: of whatever value.
type AnyField = Field<any, string, any, any>;

/** Null is answered where it is absent, instead of nothing. */
export const orNull = <Value, const Path extends string, Schema extends z.ZodType>({
  path,
  schema,
  absent,
}: Field<Value, Path, Schema, 'meant'>): Field<Value, Path, z.ZodNullable<Schema>, 'always'> =>
  at(path, described(z.nullable(schema), absent && `Null: ${lowered(absent.means)}`)) as never;

/** The same at another place. */
export const moved = <const Path extends string, F extends AnyField>(path: Path, field: F) =>
  ({ ...field, path }) as unknown as F extends Field<infer Value, string, infer Schema, infer There>
    ? Field<Value, Path, Schema, There>
    : never;

const number = z.string();
/** A line by its number, in the country's own digits. */
export const asProduct = z.codec(z.object({ id: number, publicIdentifier: number }), number, {
  decode: ({ id }) => id,
  encode: (it) => ({ id: nationalNumber(it), publicIdentifier: nationalNumber(it) }),
});
const service = 'Service' as const;
export const asService = z.codec(z.object({ id: number, '@referredType': z.literal(service) }), number, {
  decode: ({ id }) => id,
  encode: (it) => ({ id: nationalNumber(it), '@referredType': service }),
});

const described = <Schema extends z.ZodType>(schema: Schema, words: string | undefined): Schema =>
  words === undefined ? schema : schema.describe(words);
/** Also when it has been described. */
const isA = (schema: z.ZodType, known: z.ZodType) => schema._zod.def === known._zod.def;

type Thing = Record<string, unknown>;
interface Seen {
  schema: z.ZodType;
  write(value: unknown): unknown;
}

/** Instants as wall time, and ids as the text that they are to whoever reads them. */
function seen(schema: z.ZodType): Seen {
  const { schema: wire, write } = seenAs(schema);
  return { schema: wire === schema ? wire : described(wire, schema.description), write };
}

function seenAs(schema: z.ZodType): Seen {
  if (isA(schema, instant)) return { schema: dateTimeSchema, write: (it) => wallTime(it as Date) };
  if (isA(schema, operatorIdSchema)) return { schema: z.string(), write: (it) => it };
  if ('fields' in schema) return objectOf(placesOf(schema.fields as Fields));
  if (schema instanceof z.ZodNullable) {
    const { schema: wire, write } = seen(schema.unwrap() as z.ZodType);
    // Text that has an example of its own would be described as another type beside null.
    return {
      schema: z.nullable(wire instanceof z.ZodString ? z.string() : wire),
      write: (it) => (it === null ? null : write(it)),
    };
  }
  if (schema instanceof z.ZodArray) {
    const { schema: wire, write } = seen(schema.element as z.ZodType);
    return { schema: z.array(wire), write: (all) => (all as unknown[]).map(write) };
  }
  if (schema instanceof z.ZodCodec) {
    const { reverseTransform } = schema._zod.def;
    const wire = schema.in as z.ZodType;
    // What is shown has been read: it is only written here, and the answer is written by its own schema after.
    return { schema: wire, write: (it) => reverseTransform(it as never, { value: it as never, issues: [] }) };
  }
  return { schema, write: (it) => it };
}

interface Place {
  /** Within the thing. */
  names: readonly string[];
  /** On the wire: `a/b` is b within a, `list[]/b` within the only thing of a list. */
  path: string;
  field: AnyField;
}

const placesOf = (fields: Fields, names: readonly string[] = [], before = ''): Place[] =>
  Object.entries(fields).flatMap(([name, field]): Place[] => {
    const here = { names: [...names, name], path: [before, field.path].filter(Boolean).join('/'), field };
    // What is always there stands among the others.
    return field.presence === 'always' && 'fields' in field.schema
      ? placesOf(field.schema.fields as Fields, here.names, here.path)
      : [here];
  });

interface Branch extends Seen {
  name: string;
  isOptional: boolean;
}

function objectOf(places: readonly Place[]): Seen & { schema: z.ZodObject } {
  const branches = [...Map.groupBy(places, ({ path }) => path.split('/', 1)[0] ?? '')].map(([head, those]) =>
    branchOf(head, those),
  );
  return {
    schema: z.object(
      Object.fromEntries(
        branches.map(({ name, schema, isOptional }) => [name, isOptional ? schema.optional() : schema]),
      ),
    ),
    write(thing) {
      const wire: Thing = {};
      for (const { name, write } of branches) {
        const value = write(thing);
        if (value !== undefined) wire[name] = value;
      }
      return wire;
    },
  };
}

function branchOf(head: string, those: readonly Place[]): Branch {
  const [first] = those;
  const { schema, write, isOptional } =
    first?.path === head
      ? leafOf(first)
      : innerOf(those.map((place) => ({ ...place, path: place.path.slice(head.length + 1) })));
  if (!head.endsWith('[]')) return { name: head, schema, isOptional, write };
  return {
    name: head.slice(0, -2),
    schema: z.array(schema),
    isOptional,
    write: (thing) => [write(thing)].filter((it) => it !== undefined),
  };
}

function innerOf(places: readonly Place[]): Omit<Branch, 'name'> {
  const isOptional = places.every(({ field }) => field.presence !== 'always');
  // What would be empty without its only field is absent with it.
  const presence = places.length === 1 ? { presence: 'always' as const } : {};
  const { schema, write } = objectOf(
    places.map(({ names, path, field }) => ({ names, path, field: { ...field, ...presence } })),
  );
  return {
    schema,
    isOptional,
    write(thing) {
      const wire = write(thing) as Thing;
      return isOptional && Object.keys(wire).length === 0 ? undefined : wire;
    },
  };
}

function leafOf({ names, field }: Place): Omit<Branch, 'name'> {
  const { schema, write } = seen(field.schema);
  return {
    schema,
    isOptional: field.presence !== 'always',
    write(thing) {
      let value = thing;
      for (const name of names) value = (value as Thing)[name];
      return value === undefined || (field.absent && Object.is(value, field.absent.is))
        ? undefined
        : write(value);
    },
  };
}

type Head<Path> = Path extends `${infer First}/${string}` ? First : Path;
type NameOf<Head> = Head extends `${infer Name}[]` ? Name : Head & string;
type Under<F, First extends string> =
  F extends Field<infer Value, `${First}/${infer Rest}`, infer Schema, infer There>
    ? Field<Value, Rest, Schema, There>
    : never;
type Exactly<F, Path> = F extends { readonly path: Path } ? F : never;
type Within<Path extends string, F> =
  F extends Field<infer Value, infer Own, infer Schema, infer There>
    ? Flat<Field<Value, Path extends '' ? Own : `${Path}/${Own}`, Schema, There>>
    : never;
/** What is always there stands among the others. */
type Flat<F> =
  F extends Field<unknown, infer Path, z.ZodType & { readonly fields: infer Inner }, 'always'>
    ? Within<Path, Inner[keyof Inner]>
    : Extract<F, AnyField>;
type Wire<Schema> = Schema extends { readonly fields: infer Within extends Fields }
  ? z.ZodObject<Nested<Flat<Within[keyof Within]>>>
  : Schema extends z.ZodNullable<infer Inner>
    ? z.ZodNullable<Wire<Inner> & z.ZodType>
    : Schema extends z.ZodArray<infer Inner>
      ? z.ZodArray<Wire<Inner> & z.ZodType>
      : Schema extends z.ZodCodec<infer There, z.ZodType>
        ? There
        : Schema;
type Leaf<Path, F extends AnyField> = F['presence'] extends 'always'
  ? Listed<Path, Wire<F['schema']> & z.ZodType>
  : z.ZodOptional<Wire<F['schema']> & z.ZodType>;
type Listed<Path, Inner extends z.ZodType> = Path extends `${string}[]` ? z.ZodArray<Inner> : Inner;
type IsOne<F, All = F> = F extends unknown ? ([All] extends [F] ? true : false) : never;
type Always<F> =
  F extends Field<infer Value, infer Path, infer Schema, infer _>
    ? Field<Value, Path, Schema, 'always'>
    : never;
type Inner<Path, F extends AnyField> = 'always' extends F['presence']
  ? Listed<Path, z.ZodObject<Nested<F>>>
  : z.ZodOptional<Listed<Path, z.ZodObject<Nested<IsOne<F> extends true ? Always<F> : F>>>>;
/** Fields by their paths, as they stand in each other. */
type Nested<F extends AnyField> = {
  [First in Head<F['path']> as NameOf<First>]: [Exactly<F, First>] extends [never]
    ? Inner<First, Under<F, First>>
    : Leaf<First, Exactly<F, First>>;
};
type Literals<Says> = { [Name in keyof Says]: z.ZodLiteral<Says[Name] & string> };

/**
 * What is shown of a thing by the names of its fields, at the places that they have there. `otherwise` has those that
 * are shown in another way or at another place, `says` what stands beside them and is the same for all such things.
 */
export function shown<
  F extends Fields,
  const Name extends keyof F & string,
  Other extends Fields = Record<never, never>,
  const Says extends Readonly<Record<string, string>> = Record<never, never>,
>(
  { fields }: { readonly fields: F },
  names: readonly Name[],
  otherwise: (fields: F) => Other = () => ({}) as Other,
  says: Says = {} as Says,
) {
  type Shape = Literals<Says> & Nested<Flat<F[Name] | Other[keyof Other]>>;
  const picked = Object.fromEntries(names.map((name) => [name, fields[name] as AnyField]));
  const { schema, write } = objectOf(placesOf({ ...picked, ...otherwise(fields) }));
  const literals = Object.entries(says).map(([name, word]) => [name, z.literal(word)]);
  return {
    shape: { ...Object.fromEntries(literals), ...schema.shape } as Shape,
    of: (thing: Pick<Of<F>, Name & keyof Of<F>> & Of<Other>) =>
      ({ ...says, ...(write(thing) as Thing) }) as z.input<z.ZodObject<Shape>>,
  };
}

/** What an event says of a thing, by the names of its fields: as it stands here, in JSON. */
export const told = <F extends Fields, const Name extends keyof F & keyof Of<F> & string>(
  { fields }: { readonly fields: F },
  ...names: readonly Name[]
) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, inJson(fields[name] as AnyField)])),
  ) as unknown as z.ZodType<Pick<Of<F>, Name>>;

function inJson({ schema, absent }: AnyField): z.ZodType {
  const here = schema instanceof z.ZodCodec ? (schema.out as z.ZodType) : schema;
  const value = isA(schema, instant) ? z.coerce.date() : here;
  return absent ? value.nullable().default(absent.is as never) : value;
}
