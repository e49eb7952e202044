// A date as it is typed, `2026-11-21`: hyphens come by themselves, and a day that does not exist is none.

/** Puts the next hyphen; what was typed with hyphens, or is being deleted, stays. */
export function withHyphens(typed: string): string {
  const text = typed.replace(/[^\d-]/g, '').slice(0, 10);
  return text.replace(/^(\d{4})(?=\d)/, '$1-').replace(/^(\d{4}-\d{2})(?=\d)/, '$1-');
}

export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
