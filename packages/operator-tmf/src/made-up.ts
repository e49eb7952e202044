// Things of a shape: one to be shown, or any, by what makes the values that have no shape of their own.
import type { Fields } from '@portal/operator-ports/noun';
import { z } from 'zod';

export interface Values<Made> {
  /** Text, a number, a moment, bytes; the name is that of the field. */
  value(schema: z.ZodType, name: string): Made;
  one(words: readonly unknown[], name: string): Made;
  list(item: Made, least: number): Made;
  tuple(items: Made[]): Made;
  record(fields: Record<string, Made>, optional: readonly string[]): Made;
  /** It, or what stands for it when it is absent. */
  orElse(made: Made, absent: unknown, name: string): Made;
}

/** @param name of the field; of a list's, its things are called without the last letter */
export function madeUp<Made>(schema: z.ZodType, values: Values<Made>, name = ''): Made {
  const make = (inner: unknown, as = name): Made => madeUp(inner as z.ZodType, values, as);
  if ('fields' in schema) return thing(schema.fields as Fields, values);
  if (schema instanceof z.ZodCodec) {
    const words = schema.in instanceof z.ZodUnion && schema.out instanceof z.ZodArray;
    return words
      ? values.list(make(itemOf(schema.out as z.ZodType), name.replace(/s$/, '')), 1)
      : make(schema.out);
  }
  if (schema instanceof z.ZodEnum) return values.one(schema.options, name);
  if (schema instanceof z.ZodLiteral) return values.one([...schema.values], name);
  if (schema instanceof z.ZodNullable) return values.orElse(make(schema.unwrap()), null, name);
  if (schema instanceof z.ZodArray)
    return values.list(make(schema.element, name.replace(/s$/, '')), leastOf(schema));
  if (schema instanceof z.ZodTuple) return values.tuple(schema.def.items.map((item) => make(item)));
  if (!(schema instanceof z.ZodObject)) return values.value(schema, name);
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  return values.record(
    Object.fromEntries(
      fields.map(([own, inner]) => [own, make(inner instanceof z.ZodOptional ? inner.unwrap() : inner, own)]),
    ),
    fields.flatMap(([own, inner]) => (inner instanceof z.ZodOptional ? [own] : [])),
  );
}

function thing<Made>(fields: Fields, values: Values<Made>): Made {
  const made = Object.entries(fields).map(([name, { schema, absent }]): [string, Made] => {
    const one = madeUp(schema, values, name);
    return [name, absent ? values.orElse(one, absent.is, name) : one];
  });
  const optional = Object.entries(fields).flatMap(([name, { presence }]) =>
    presence === 'optional' ? [name] : [],
  );
  return values.record(Object.fromEntries(made), optional);
}

const itemOf = (schema: z.ZodType) => (schema as z.ZodArray).element as z.ZodType;
const leastOf = (schema: z.ZodArray): number =>
  (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as { minItems?: number }).minItems ?? 0;
