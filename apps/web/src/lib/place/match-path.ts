// Whether an address is one of a pattern's, as wouter and the server match them: `/billing/pay/:billNo`, and `*`.
import { parse } from 'regexparam';

export type Params = Readonly<Record<string, string | undefined>>;

interface Pattern {
  keys: readonly string[] | false;
  pattern: RegExp;
}

const patterns = new Map<string, Pattern>();

/** Letter case does not matter, nor does a slash at the end. A parameter is one part of the path, decoded. */
export function matchPath(path: string, pathname: string): { params: Params } | null {
  const known: Pattern = patterns.get(path) ?? parse(path);
  patterns.set(path, known);
  const found = known.pattern.exec(pathname);
  const named = (known.keys || []).map((name, at) => [name, decoded(found?.[at + 1] ?? '')]);
  return found && { params: Object.fromEntries(named) };
}

/** An address that is no text stays as it was typed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
