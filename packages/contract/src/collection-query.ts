// TMF630 §4: what may be asked of a collection: a page, some fields, an order, and any field of its items.
import { z } from 'zod';
import type { Call, ForWhom } from './common.ts';
import type { Policy, PublicPolicy } from './policy.ts';

const pagingNumber = z.string().regex(/^\d{1,6}$/);
const fieldNames = z.string().max(500);

const controlWords = {
  offset: pagingNumber.optional(),
  limit: pagingNumber.optional(),
  fields: fieldNames.optional(),
  field: fieldNames.optional(),
  sort: z.string().max(200).optional(),
};

/** How a field is compared: `amountDue.value.gt=10`; without one it equals. */
export const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const;
export type Operator = (typeof operators)[number];

const operatorEnd = new RegExp(`\\.(${operators.join('|')})$`);

/** The field that a query word is about. */
export const fieldOf = (word: string): string => word.replace(operatorEnd, '');
export const operatorOf = (word: string): Operator => (operatorEnd.exec(word)?.[1] as Operator) ?? 'eq';
/** The fields by which to sort, the first first. */
const sortFields = (sort: string): string[] =>
  sort.split(',').map((field) => field.trim().replace(/^[-+]/, ''));

/**
 * The query of a collection of such items. Its own words come first, because they narrow what is read at all
 * or are no field; beside them every field of an item, by its dotted path. What is neither is refused by name, and so is a
 * number's that asks for none.
 */
export function queryOf<Words extends Record<string, z.ZodType>>(item: z.ZodType, words: Words) {
  const own = { ...controlWords, ...words };
  const schema = z
    .object(own)
    .catchall(z.string().max(200))
    .superRefine((query, context) => {
      const refuse = (word: string) => context.addIssue({ code: 'custom', path: [word], message: 'unknown' });
      for (const [word, text] of Object.entries(query))
        if (!Object.hasOwn(own, word) && !mayEqual(fieldAt(item, fieldOf(word)), text)) refuse(word);
      const sort = (query as { sort?: string }).sort;
      if (sort && !sortFields(sort).every((field) => fieldAt(item, field))) refuse('sort');
      for (const word of unknownSelections(item, query)) refuse(word);
    });
  // The other words are for the collection's code alone.
  return schema as unknown as z.ZodObject<typeof own, z.core.$strict>;
}

/** Those of the words that select fields which name one that no such item has. */
const unknownSelections = (item: z.ZodType, query: { fields?: unknown; field?: unknown }) =>
  (['fields', 'field'] as const).filter((word) => !selectedBy(query[word]).every((name) => isIn(item, name)));

const selectedBy = (words: unknown): string[] =>
  typeof words === 'string' ? words.split(',').map((name) => name.trim()) : [];

const always = ['', 'none', 'id', 'href', '@type'];

function isIn(schema: z.ZodType, name: string): boolean {
  if (always.includes(name)) return true;
  if (schema instanceof z.ZodArray) return isIn(schema.element as z.ZodType, name);
  if (schema instanceof z.ZodUnion) return schema.options.some((option) => isIn(option as z.ZodType, name));
  return schema instanceof z.ZodObject && Object.hasOwn(schema.shape, name);
}

const fieldAt = (item: z.ZodType, dotted: string): z.ZodType | null => valueAt(item, dotted.split('.'));

/** Dotted paths go into arrays, as filters do; they end at a value. */
function valueAt(schema: z.ZodType, path: readonly string[]): z.ZodType | null {
  if (schema instanceof z.ZodArray) return valueAt(schema.element as z.ZodType, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return valueAt(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodUnion) {
    const found = schema.options.map((option) => valueAt(option as z.ZodType, path));
    return found.find((each) => each !== null) ?? null;
  }
  const [word, ...rest] = path;
  if (!(schema instanceof z.ZodObject)) return word === undefined ? schema : null;
  if (word === undefined || !Object.hasOwn(schema.shape, word)) return null;
  return valueAt(schema.shape[word] as z.ZodType, rest);
}

/** Several values stand with commas between. */
const mayEqual = (value: z.ZodType | null, text: unknown): boolean =>
  value instanceof z.ZodNumber
    ? String(text)
        .split(',')
        .every((each) => each.trim() !== '' && Number.isFinite(Number(each)))
    : value !== null;

/** Of calls that answer pages of something that has no fields to ask for. */
export const pagingQuerySchema = z.strictObject({
  offset: controlWords.offset,
  limit: controlWords.limit,
});

const itemParamsSchema = z.object({ id: z.string().min(1).max(100) });

/** Who may ask for one of them: as of the collection, but that no line is named and no personal token is let in. */
function policyOfItem(collection: Policy, own: Partial<Exclude<Policy, PublicPolicy>>): Policy {
  if (collection.access === 'public') return collection;
  const { tokenScope: _, holderFor: __, ...shared } = collection;
  return { ...shared, access: 'signedIn', stepUp: 'none', archive: 'elsewhere', ...own } as Policy;
}

/**
 * `GET {collection}/{id}`, at the address that an item's `href` says.
 * @param policy where it differs from the collection's
 */
export const itemOf = <const Id extends string, const Path extends string, Item extends z.ZodType>(
  { tmf, path, policy: shared, question }: ForWhom & { tmf: string; path: Path },
  {
    id,
    summary,
    item,
    policy = {},
  }: { id: Id; summary: string; item: Item; policy?: Parameters<typeof policyOfItem>[1] },
) =>
  ({
    id,
    tmf,
    summary,
    method: 'GET',
    path: `${path}/:id`,
    params: itemParamsSchema,
    query: z
      .strictObject({ fields: controlWords.fields, field: controlWords.field })
      .superRefine((query, context) => {
        for (const word of unknownSelections(item, query))
          context.addIssue({ code: 'custom', path: [word], message: 'unknown' });
      }),
    ...({ policy: policyOfItem(shared, policy), question } as ForWhom),
    answers: { 200: item },
  }) as const satisfies Call;
