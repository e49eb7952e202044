// TMF630 §4 collections: paging, field selection, filters and sorting, the same for every family.
import { Problem } from '@portal/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

const defaultLimit = 50;
const maxLimit = 500;
const controlWords = new Set(['offset', 'limit', 'fields', 'field', 'sort']);

export interface Page {
  offset: number;
  limit: number;
  /** Only a client that asked for a page gets 206 and `Content-Range`. */
  wasAsked: boolean;
}

type Query = Partial<Record<string, string>>;
type Item = Record<string, unknown>;

export function readPage(query: Query): Page {
  const limit = query.limit === undefined ? defaultLimit : Number(query.limit);
  if (limit < 1) throw new Problem('INVALID', 'limit');
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
  return selection(request, reply, items);
}

function selection<T extends Item>(request: FastifyRequest, reply: FastifyReply, items: readonly T[]): T[] {
  const query = request.query as Query;
  const fields = query.fields ?? query.field;
  if (fields === undefined) return [...items];
  // A selection no longer has every field that the contract's schema requires.
  reply.serializer((payload) => JSON.stringify(payload));
  return items.map((item) => selectFields(item, fields)) as T[];
}

/** `GET …/{id}`: what the caller may see, or the 404 that somebody else's and an unreal one share. */
export function sendItem<T extends Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  item: T | null | undefined,
): T {
  if (!item) throw new Problem('NOT_FOUND');
  const [selected] = selection(request, reply, [item]);
  return selected as T;
}

/** Filters, sorts and pages a small set that belongs to one user and is already in memory. */
export function sendCollection<T extends Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  items: readonly T[],
  alreadyApplied: readonly string[] = [],
): T[] {
  const query = request.query as Query;
  const filters = Object.entries(query).filter(
    ([word]) => !controlWords.has(word) && !alreadyApplied.includes(word),
  );
  const kept = items.filter((item) =>
    filters.every(([path, wanted]) => {
      const accepted = wanted?.split(',') ?? [];
      return valuesAt(item, path.split('.')).some((value) => accepted.includes(String(value)));
    }),
  );
  const sorted = query.sort ? sortBy(kept, query.sort) : kept;
  const { offset, limit } = readPage(query);
  return sendPage(request, reply, sorted.slice(offset, offset + limit), sorted.length);
}

/** Dotted paths go into arrays and match any of their elements. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((element) => valuesAt(element, path));
  const [word, ...rest] = path;
  if (word === undefined)
    return value === undefined || value === null || typeof value === 'object' ? [] : [value];
  return value !== null && typeof value === 'object' && Object.hasOwn(value, word)
    ? valuesAt((value as Item)[word], rest)
    : [];
}

function sortBy<T extends Item>(items: readonly T[], sort: string): T[] {
  const descends = sort.startsWith('-');
  const path = sort.replace(/^[-+]/, '').split('.');
  if (items.length > 0 && items.every((item) => valuesAt(item, path).length === 0))
    throw new Problem('INVALID', 'sort');
  const key = (item: T) => valuesAt(item, path)[0];
  const order = (a: T, b: T) => {
    const [left, right] = [key(a), key(b)];
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : String(left ?? '').localeCompare(String(right ?? ''), 'es');
  };
  return [...items].sort((a, b) => (descends ? -order(a, b) : order(a, b)));
}

const alwaysSelected = ['id', 'href', '@type'];

function selectFields(item: Item, fields: string): Item {
  const wanted = new Set([...alwaysSelected, ...fields.split(',').map((field) => field.trim())]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name)));
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
