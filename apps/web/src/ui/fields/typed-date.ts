// A date as it is typed, `21/11/2026`, and the civil date that it means: slashes come by themselves, and a day that
// does not exist is none.

/** Puts the next slash; what was typed with slashes, or is being deleted, stays. */
export function withSlashes(typed: string): string {
  const text = typed
    .replace(/[-.]/g, '/')
    .replace(/[^\d/]/g, '')
    .slice(0, 10);
  return text.replace(/^(\d{2})(?=\d)/, '$1/').replace(/^(\d{2}\/\d{2})(?=\d)/, '$1/');
}

/** `2026-11-21`; a text that has not the form of a date stays what it is. */
export function civilOf(text: string): string {
  return text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
}

/** `21/11/2026` of a civil date. */
export function typedOf(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
}

/** Whether a civil date exists. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
