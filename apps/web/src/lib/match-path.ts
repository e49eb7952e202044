// Whether an address is one of a pattern's: `/billing/pay/:billNo`, and `*` for every address.

export type Params = Readonly<Record<string, string | undefined>>;

interface Pattern {
  shape: RegExp;
  names: readonly string[];
}

const patterns = new Map<string, Pattern>();

/** Letter case does not matter, nor does a slash at the end. A parameter is one part of the path, decoded. */
export function matchPath(path: string, pathname: string): { params: Params } | null {
  const { shape, names } = patternOf(path);
  const found = shape.exec(pathname);
  return (
    found && { params: Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1] ?? '')])) }
  );
}

function patternOf(path: string): Pattern {
  const known = patterns.get(path);
  if (known) return known;
  const names: string[] = [];
  const parts = path.split('/').map((part) => {
    if (part === '*') return '.*';
    if (!part.startsWith(':')) return part.replace(/[^\w-]/g, '\\$&');
    names.push(part.slice(1));
    return '([^/]+)';
  });
  const pattern = { shape: new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`, 'i'), names };
  patterns.set(path, pattern);
  return pattern;
}

/** An address that is no text stays as it was typed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
