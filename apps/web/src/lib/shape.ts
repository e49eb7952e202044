// Small guards for answers of the server: enough to show a section's error instead of a broken page.

export type Guard = (value: unknown) => boolean;

export const isText: Guard = (value) => typeof value === 'string';
export const isNumber: Guard = (value) => typeof value === 'number' && Number.isFinite(value);
export const isFlag: Guard = (value) => typeof value === 'boolean';
/** An instant or a civil date that `Date` understands. */
export const isMoment: Guard = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

export function optional(guard: Guard): Guard {
  return (value) => value === undefined || value === null || guard(value);
}

export function oneOf(...words: readonly string[]): Guard {
  return (value) => typeof value === 'string' && words.includes(value);
}

export function listOf(guard: Guard): Guard {
  return (value) => Array.isArray(value) && value.every(guard);
}

/** An object with at least these fields. */
export function record(fields: Readonly<Record<string, Guard>>): Guard {
  const entries = Object.entries(fields);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    entries.every(([name, guard]) => guard((value as Record<string, unknown>)[name]));
}
