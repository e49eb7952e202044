// An example of a body or an answer, made of its schema; what has none of its own is known by the name of its field.
import { wallTime } from '@portal/market/civil-dates';
import { exampleAddress, exampleCity, exampleDocument, exampleNumberHere } from '@portal/market/demo';
import { market } from '@portal/market/here';
import { currencyCode, unitsOf } from '@portal/market/money';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** By the names of fields, in the order in which they are tried. */
const shownAs: Readonly<Record<string, readonly unknown[]>> = {
  accountId: ['8.100001'],
  amount: [3],
  billNo: ['001-002-000000123'],
  brand: ['Visa'],
  email: ['ana.paredes@correo.example'],
  fullAddress: [exampleAddress],
  hash: ['7d'.repeat(32)],
  href: ['/…/0197a1b2-0000-7000-8000-000000000001'],
  id: ['0197a1b2-0000-7000-8000-000000000001', '001-002-000000123'],
  lastFour: ['4242'],
  lastName: ['Paredes'],
  loginName: ['ana.paredes@correo.example'],
  login_name: ['ana.paredes@correo.example'],
  message: ['No encontrado'],
  name: ['Conexión 15'],
  password: ['Cumbre-4810-azul'],
  newPassword: ['Cumbre-4810-azul'],
  place: [`${exampleCity}, ${market.country}`],
  publicIdentifier: [exampleNumberHere],
  serviceId: [exampleNumberHere],
  ServiceID: [exampleNumberHere],
  serviceNumber: [exampleNumberHere],
  text: ['Gracias por escribirnos.'],
  units: [currencyCode, 'MB'],
  unit: [currencyCode, 'MB'],
  username: ['ana.paredes@correo.example'],
  value: [unitsOf(1_839), String(unitsOf(1_839))],
};

/** Whatever the name: the first that its schema takes. */
const others: readonly string[] = [
  exampleNumberHere,
  exampleDocument,
  '123456',
  '1234',
  '2026-05',
  '08:00',
  '1',
  'A',
  'RCL-260513-7K3M9Q',
  'TRK-1001',
  '7K3M-9QXW-2BDF-PT5H',
  '#d52b1e',
  'image/jpeg',
  '7d'.repeat(16),
  '7d'.repeat(32),
  'kJ8s0bTqYw2h4Lr7Zb1NAZqHy3Lkd0G1mXc9bQ2Ff0x',
  `acceptedCost:${unitsOf(3_500)}`,
  'B'.repeat(87),
  'a'.repeat(22),
];

const formats: Readonly<Record<string, string>> = {
  'date-time': wallTime(new Date('2026-05-13T15:00:00Z')),
  date: '2026-05-13',
  email: 'ana.paredes@correo.example',
  uuid: '0197a1b2-0000-7000-8000-000000000001',
  uri: 'https://portal.example/ec/',
};

/** @param io `input`: as it is sent to us */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const definitions = (whole.$defs ?? {}) as Record<string, Schema>;
  return made(whole, '', definitions, []);
}

/** @param within references to what it is a part of: what leads back to itself ends there */
function made(
  schema: Schema,
  name: string,
  definitions: Record<string, Schema>,
  within: readonly string[],
): unknown {
  const of = (part: unknown, as = name, inside = within) =>
    made((typeof part === 'object' ? part : {}) as Schema, as, definitions, inside);
  if (schema.$ref !== undefined) {
    const target = schema.$ref.replace('#/$defs/', '');
    return of(definitions[target], name, [...within, schema.$ref]);
  }
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const either = (schema.anyOf ?? schema.oneOf)?.filter((each) => (each as Schema).type !== 'null');
  if (either) return of(either[0]);
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== 'null') : schema.type;
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => of(each)));
  if (type === 'array') {
    const isItself = within.includes((schema.items as Schema | undefined)?.$ref ?? '');
    return isItself ? [] : list(schema, (item) => of(item, name.replace(/s$/, '')));
  }
  if (type === 'object' || schema.properties) return record(schema, of);
  if (type === 'null') return null;
  if (type === 'boolean') return false;
  if (type === 'string') return textOf(schema, name);
  return type === undefined ? {} : numberOf(schema, name);
}

function list({ items, prefixItems, minItems = 1 }: Schema, of: (item: unknown) => unknown): unknown[] {
  if (prefixItems) return prefixItems.map(of);
  return Array.from({ length: Math.max(1, minItems) }, () => of(items));
}

/** With what need not be said left out. */
function record({ properties = {}, required = [] }: Schema, of: (part: unknown, name: string) => unknown) {
  const shown = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(shown.map(([name, part]) => [name, of(part, name)]));
}

function textOf(
  { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema,
  name: string,
) {
  if (format !== undefined && formats[format] !== undefined) return formats[format];
  const fits = (text: unknown): text is string =>
    typeof text === 'string' &&
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const known = [...(shownAs[name] ?? []), ...(pattern === undefined ? [] : others), name || 'texto'];
  return known.find(fits) ?? 'x'.repeat(minLength);
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Schema, name: string): number {
  const least = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1);
  const known = (shownAs[name] ?? []).find((value) => typeof value === 'number');
  const wanted = known ?? Math.max(1, least);
  return Math.min(Math.max(wanted, minimum ?? wanted), maximum ?? wanted);
}
