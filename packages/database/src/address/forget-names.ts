// Behind a pooler a connection is lent for a transaction: a statement prepared by name would be looked for on another one.
import type pg from 'pg';

/** Statements keep their text and lose their name. */
export function forgetNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)) as typeof client.query;
}

const isNamed = (asked: unknown): asked is { name: string } =>
  typeof asked === 'object' && asked !== null && 'name' in asked && 'text' in asked;
