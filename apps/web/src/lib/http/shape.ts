// What an answer of the server must look like, as the build makes it of the contract, and whether one does: enough to show a
// section's error instead of a broken page.

/**
 * `s` text, `n` number, `b` yes or no, `m` a moment that `Date` understands, `0` nothing, an empty text
 * anything; a list of one: a list of such things; of more: one of these; an object: at least these fields, those with
 * `?` where they are there, `*` all of them; a function: named, as it holds itself.
 */
export type Shape = string | readonly Shape[] | { readonly [field: string]: Shape } | (() => Shape);

export function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return isOfKind(value, shape);
  if (typeof shape === 'function') return fits(value, shape());
  if (isList(shape)) {
    const [only] = shape;
    if (shape.length > 1 || only === undefined) return shape.some((each) => fits(value, each));
    return Array.isArray(value) && value.every((each) => fits(each, only));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(shape).every(([name, of]) => hasField(value as Record<string, unknown>, name, of));
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

function hasField(value: Record<string, unknown>, name: string, shape: Shape): boolean {
  if (name === '*') return Object.values(value).every((each) => fits(each, shape));
  if (!name.endsWith('?')) return fits(value[name], shape);
  const found = value[name.slice(0, -1)];
  return found === undefined || found === null || fits(found, shape);
}

function isOfKind(value: unknown, kind: string): boolean {
  switch (kind) {
    case 's':
      return typeof value === 'string';
    case 'n':
      return typeof value === 'number';
    case 'b':
      return typeof value === 'boolean';
    case 'm':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    case '0':
      return value === undefined || value === null;
    default:
      return true;
  }
}
