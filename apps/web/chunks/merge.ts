// Which modules travel together, as arithmetic. Each page would like one file of exactly what it needs. A file more
// costs every page that asks for it; a merged file costs the pages that need only a part of it. Two files become
// one for as long as that helps, and pages near their limit count most.

export interface Module {
  id: string;
  /** What it adds to a compressed file, about. */
  kb: number;
  isStyle: boolean;
  /** Indices of the pages that load it. */
  pages: ReadonlySet<number>;
  imports: readonly string[];
}

export interface Cluster {
  modules: readonly string[];
  kb: number;
  /** Styles are a file of their own. */
  hasStyles: boolean;
  pages: ReadonlySet<number>;
  /** What must be loaded before it; never in a circle. */
  needs: ReadonlySet<Cluster>;
}

/** A compressor that begins anew, and names that two files must agree upon. */
const SCRIPT_KB = 0.3;
const STYLES_KB = 0.12;
/** By how much a page may come nearer to its limit before it counts e times as much. */
const STEP_KB = 1.5;
/** What a request less is worth to a page that has room enough. */
const REQUEST = 0.02;

/** @param roomOf what the limit of a page leaves for these modules, in kB; about is good enough */
export function planClusters(modules: readonly Module[], roomOf: (page: number) => number): Cluster[] {
  const clusters = new Set(bySharers(modules));
  const loads = new Loads(clusters, roomOf);
  for (let pair = bestPair(clusters, loads); pair; pair = bestPair(clusters, loads)) {
    loads.merge(pair);
    replace(clusters, pair);
  }
  return inOrder(clusters);
}

type Pair = readonly [Cluster, Cluster];

/** How heavy each page is by now. */
class Loads {
  readonly #kb = new Map<number, number>();
  readonly #roomOf: (page: number) => number;

  constructor(clusters: Iterable<Cluster>, roomOf: (page: number) => number) {
    this.#roomOf = roomOf;
    for (const cluster of clusters)
      for (const page of cluster.pages) this.#add(page, cluster.kb + overhead(cluster));
  }

  /** Above zero when the pages are better off. */
  gain(pair: Pair): number {
    let gain = 0;
    this.#changes(pair, (page, change) => {
      const before = this.#kb.get(page) ?? 0;
      gain += this.#cost(page, before) - this.#cost(page, before + change) + (change < 0 ? REQUEST : 0);
    });
    return gain;
  }

  merge(pair: Pair): void {
    this.#changes(pair, (page, change) => this.#add(page, change));
  }

  #changes([one, other]: Pair, tell: (page: number, change: number) => void): void {
    const after = overhead({ hasStyles: one.hasStyles || other.hasStyles });
    for (const page of one.pages)
      tell(page, after - overhead(one) + (other.pages.has(page) ? -overhead(other) : other.kb));
    for (const page of other.pages) if (!one.pages.has(page)) tell(page, after - overhead(other) + one.kb);
  }

  #cost(page: number, kb: number): number {
    return Math.exp((kb - this.#roomOf(page)) / STEP_KB);
  }

  #add(page: number, kb: number): void {
    this.#kb.set(page, (this.#kb.get(page) ?? 0) + kb);
  }
}

function overhead({ hasStyles }: Pick<Cluster, 'hasStyles'>): number {
  return SCRIPT_KB + (hasStyles ? STYLES_KB : 0);
}

/** Modules that exactly the same pages load belong together from the start. */
function bySharers(modules: readonly Module[]): Iterable<Cluster> {
  const keyOf = new Map(modules.map(({ id, pages }) => [id, [...pages].toSorted((a, b) => a - b).join()]));
  const drafts = new Map<string, Cluster & { modules: string[]; needs: Set<Cluster> }>();
  for (const { id, kb, isStyle, pages } of modules) {
    const key = keyOf.get(id) ?? '';
    const draft = drafts.get(key) ?? { modules: [], kb: 0, hasStyles: false, pages, needs: new Set() };
    draft.modules.push(id);
    draft.kb += kb;
    draft.hasStyles ||= isStyle;
    drafts.set(key, draft);
  }
  for (const { id, imports } of modules) {
    const draft = drafts.get(keyOf.get(id) ?? '');
    for (const imported of imports) {
      const needed = drafts.get(keyOf.get(imported) ?? '');
      if (draft && needed && needed !== draft) draft.needs.add(needed);
    }
  }
  return drafts.values();
}

function bestPair(clusters: ReadonlySet<Cluster>, loads: Loads): Pair | undefined {
  const all = [...clusters];
  let best: Pair | undefined;
  let bestGain = 0;
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      if (!overlap(one.pages, other.pages)) continue;
      const pair = [one, other] as const;
      const gain = loads.gain(pair);
      if (gain > bestGain && mayMerge(pair)) [best, bestGain] = [pair, gain];
    }
  }
  return best;
}

/** No page comes to load something else because of it, and no circle arises. */
function mayMerge([one, other]: Pair): boolean {
  const pages = union(one.pages, other.pages);
  return [...union(one.needs, other.needs)].every((needed) => {
    if (needed === one || needed === other) return true;
    return (
      [...pages].every((page) => needed.pages.has(page)) && !leadsTo(needed, one) && !leadsTo(needed, other)
    );
  });
}

function leadsTo(from: Cluster, to: Cluster, seen = new Set<Cluster>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...from.needs].some((next) => leadsTo(next, to, seen));
}

function replace(clusters: Set<Cluster>, pair: Pair): void {
  const [one, other] = pair;
  const merged: Cluster = {
    modules: [...one.modules, ...other.modules],
    kb: one.kb + other.kb,
    hasStyles: one.hasStyles || other.hasStyles,
    pages: union(one.pages, other.pages),
    needs: without(union(one.needs, other.needs), pair),
  };
  clusters.delete(one);
  clusters.delete(other);
  for (const cluster of clusters) {
    if (!cluster.needs.has(one) && !cluster.needs.has(other)) continue;
    Object.assign(cluster, { needs: without(cluster.needs, pair).add(merged) });
  }
  clusters.add(merged);
}

function union<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): Set<T> {
  return new Set([...one, ...other]);
}

function without<T>(set: ReadonlySet<T>, left: readonly T[]): Set<T> {
  return new Set([...set].filter((each) => !left.includes(each)));
}

function overlap<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  for (const each of one) if (other.has(each)) return true;
  return false;
}

/** What others need comes first. */
function inOrder(clusters: ReadonlySet<Cluster>): Cluster[] {
  const ordered = new Set<Cluster>();
  const visit = (cluster: Cluster) => {
    if (ordered.has(cluster)) return;
    for (const needed of cluster.needs) visit(needed);
    ordered.add(cluster);
  };
  for (const cluster of clusters) visit(cluster);
  return [...ordered];
}
