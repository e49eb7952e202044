// TMF630 §4 collections: paging, field selection, filters and sorting, the same for every API.
import { fieldOf, type Operator, operatorOf } from '@portal/contract/collection-query';
import { InvalidField, Problem } from '@portal/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const defaultLimit = 50;
const maxLimit = 500;
/** As much as is filtered or sorted in memory: whoever has more narrows it first by what the database knows. */
const mostInMemory = 5_000;
const controlWords = new Set(['offset', 'limit', 'fields', 'field', 'sort']);
/** Said once at most. */
const singleWords = new Set([...controlWords, 'serviceId']);

export interface Window {
  offset: number;
  limit: number;
}

export interface Page extends Window {
  /** Only a client that asked for a page gets 206 and `Content-Range`. */
  wasAsked: boolean;
}

type Query = Partial<Record<string, string>>;

type Item = Record<string, unknown>;

/** A word of a collection that is given several times means what it means with commas: any of these. */
export async function joinRepeated(request: FastifyRequest): Promise<void> {
  const query = request.query as Record<string, string | string[]>;
  for (const [word, given] of Object.entries(query))
    if (Array.isArray(given) && !singleWords.has(word)) query[word] = given.join(',');
}

export function readPage(query: Query): Page {
  const limit = query.limit === undefined ? defaultLimit : Number(query.limit);
  if (limit < 1) throw new InvalidField('limit');
  return {
    offset: Number(query.offset ?? 0),
    limit: Math.min(limit, maxLimit),
    wasAsked: query.limit !== undefined || query.offset !== undefined,
  };
}

/**
 * Answers one page that the database has already cut.
 * @param total how many items the filters leave in all
 */
export function sendPage<T extends Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  items: readonly T[],
  total: number,
): T[] {
  const query = request.query as Query;
  const page = readPage(query);
  if (page.offset > 0 && page.offset >= total) {
    reply.header('Content-Range', `items */${total}`);
    throw new Problem('OFFSET_BEYOND_END');
  }
  reply.header('X-Total-Count', String(total)).header('X-Result-Count', String(items.length));
  if (page.wasAsked) {
    const last = page.offset + items.length - 1;
    reply.header(
      'Content-Range',
      items.length ? `items ${page.offset}-${last}/${total}` : `items */${total}`,
    );
    reply.header('Link', links(request.url, page, total));
    if (items.length < total) reply.code(206);
  }
  return query.fields === undefined && query.field === undefined
    ? [...items]
    : selection(request, reply, [...items], (item, names) => item.map((each) => selectFields(each, names)));
}

/** `GET …/{id}`: what the caller may see, or the 404 that somebody else's and an unreal one share. */
export function sendItem<T extends Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  item: T | null | undefined,
): T {
  if (!item) throw new Problem('NOT_FOUND');
  const query = request.query as Query;
  return query.fields === undefined && query.field === undefined
    ? item
    : selection(request, reply, item, selectFields);
}

/** Filters, sorts and pages a small set that belongs to one user and is already in memory. */
export function sendCollection<T extends Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  items: readonly T[],
  alreadyApplied: readonly string[] = [],
): T[] {
  const query = request.query as Query;
  const filters = filtersBeyond(query, alreadyApplied);
  const kept = items.filter((item) => filters.every((filter) => passes(item, filter)));
  const sorted = query.sort ? sortBy(kept, query.sort) : kept;
  const { offset, limit } = readPage(query);
  return sendPage(request, reply, sorted.slice(offset, offset + limit), sorted.length);
}

/** What the database does by itself: it narrows by these words, and sorts in these ways. */
export interface DoneByLoad {
  words: readonly string[];
  sorts?: readonly string[];
}

/** The database cuts the page, unless something is asked that it does not do: then that is done here. */
export async function sendFound<T extends Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  { words, sorts = [] }: DoneByLoad,
  load: (page: Window) => Promise<{ items: T[]; total: number }>,
): Promise<T[]> {
  const query = request.query as Query;
  const [beyond] = filtersBeyond(query, words);
  const isSorted = query.sort === undefined || sorts.includes(query.sort);
  if (!beyond && isSorted) {
    const { items, total } = await load(readPage(query));
    return sendPage(request, reply, items, total);
  }
  const { items, total } = await load({ offset: 0, limit: mostInMemory });
  if (total > mostInMemory) throw new InvalidField(beyond?.word ?? 'sort');
  return sendCollection(request, reply, items, words);
}

interface Filter {
  word: string;
  path: string[];
  operator: Operator;
  wanted: string[];
}

/** A comma means «or»; a name that holds one is looked for whole, too. */
function filtersBeyond(query: Query, done: readonly string[]): Filter[] {
  return Object.entries(query).flatMap(([word, text]) =>
    text === undefined || controlWords.has(word) || done.includes(word)
      ? []
      : [
          {
            word,
            path: fieldOf(word).split('.'),
            operator: operatorOf(word),
            wanted: [...new Set([text, ...text.split(',')])],
          },
        ],
  );
}

function passes(item: Item, { path, operator, wanted }: Filter): boolean {
  const values = valuesAt(item, path);
  const some = (holds: (order: number) => boolean) =>
    values.some((value) => wanted.some((text) => holds(compared(value, text))));
  switch (operator) {
    case 'eq':
      return some((order) => order === 0);
    case 'ne':
      return !some((order) => order === 0);
    case 'gt':
      return some((order) => order > 0);
    case 'gte':
      return some((order) => order >= 0);
    case 'lt':
      return some((order) => order < 0);
    case 'lte':
      return some((order) => order <= 0);
  }
}

const civilDate = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const alphabet = new Intl.Collator('es');

/** Below zero: the value comes first. Not a number: nothing can be said. A civil date is a whole day of the market. */
function compared(value: unknown, text: string): number {
  if (typeof value === 'number') return text.trim() === '' ? Number.NaN : value - Number(text);
  const own = String(value);
  if (own === text) return 0;
  if (instant.test(own) && civilDate.test(text)) return alphabet.compare(own.slice(0, 10), text);
  // A plus in an address has become a space.
  if (instant.test(own) && instant.test(text)) return Date.parse(own) - Date.parse(text.replace(' ', '+'));
  return alphabet.compare(own, text) || 1;
}

/** Dotted paths go into arrays and match any of their elements. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((element) => valuesAt(element, path));
  const [word, ...rest] = path;
  if (word === undefined)
    return value === undefined || value === null || typeof value === 'object' ? [] : [value];
  return value !== null && typeof value === 'object' && Object.hasOwn(value, word)
    ? valuesAt((value as Item)[word], rest)
    : [];
}

/** By the first field; by the next ones where that is the same. */
function sortBy<T extends Item>(items: readonly T[], sort: string): T[] {
  const orders = sort.split(',').map((field) => {
    const path = field.trim().replace(/^[-+]/, '').split('.');
    const sign = field.trim().startsWith('-') ? -1 : 1;
    return (a: T, b: T) => sign * inOrder(valuesAt(a, path)[0], valuesAt(b, path)[0]);
  });
  return items.toSorted((a, b) => orders.reduce((found, order) => found || order(a, b), 0));
}

const inOrder = (left: unknown, right: unknown): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : alphabet.compare(String(left ?? ''), String(right ?? ''));

const alwaysSelected = ['id', 'href', '@type'];

/**
 * Writes the answer by the contract's schema first, so that a field outside it never leaves, and then what was
 * selected: that no longer has every field which the schema requires.
 */
function selection<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: T,
  select: (written: T, names: ReadonlySet<string>) => unknown,
): T {
  const { fields, field } = request.query as Query;
  const { response } = request.routeOptions.schema as { response: { 200: z.ZodType } };
  const names = new Set([
    ...alwaysSelected,
    ...(fields ?? field ?? '').split(',').map((name) => name.trim()),
  ]);
  const selected = select(z.encode(response[200], answer) as T, names);
  reply.serializer((payload) => JSON.stringify(payload));
  return selected as T;
}

function selectFields(item: Item, names: ReadonlySet<string>): Item {
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}

function links(url: string, page: Page, total: number): string {
  const [path, search] = url.split('?', 2);
  const at = (offset: number, rel: string) => {
    const query = new URLSearchParams(search);
    query.set('offset', String(offset));
    query.set('limit', String(page.limit));
    return `<${path}?${query}>; rel="${rel}"`;
  };
  const lastOffset = Math.max(0, Math.floor((total - 1) / page.limit) * page.limit);
  return [
    at(0, 'first'),
    ...(page.offset > 0 ? [at(Math.max(0, page.offset - page.limit), 'prev')] : []),
    ...(page.offset + page.limit < total ? [at(page.offset + page.limit, 'next')] : []),
    at(lastOffset, 'last'),
  ].join(', ');
}
