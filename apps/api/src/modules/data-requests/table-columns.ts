// JSON as a table: a column for each value that the contract names, what is a list stays JSON in its field.
import { z } from 'zod';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What says nothing to whoever reads a table; the JSON has it. */
const forPrograms: ReadonlySet<string> = new Set(['@type', 'href']);

/** Dotted paths, in the order of the contract. */
export function columnsOf(schema: unknown, path = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return columnsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray && path === '') return columnsOf(schema.element, path);
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((option) => columnsOf(option, path)))];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      forPrograms.has(name) ? [] : columnsOf(field, path === '' ? name : `${path}.${name}`),
    );
  return path === '' ? [] : [path];
}

export function rowOf(item: Json, columns: readonly string[]): (string | number)[] {
  return columns.map((column) => {
    const value = column.split('.').reduce<Json | undefined>(within, item);
    if (value === null || value === undefined) return '';
    return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
  });
}

const within = (value: Json | undefined, name: string): Json | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, name)
    ? value[name]
    : undefined;
