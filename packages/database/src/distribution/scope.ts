// What the names of a statement stand for: tables, columns, and which columns are bound to a given value.
import type { Place } from './shard-placement.ts';

/** A table as one place of a statement names it. */
export interface TableUse {
  name: string;
  place: Place;
  /** Its rows are read with a lock. */
  isLocked: boolean;
}

/** `one`: by equality with a value; `any`: with one of several. */
export type Bound = 'one' | 'any';

/** A column by which a table is spread, or one that is handed on from it; null: something else. */
export type Term = number | null;

interface Source {
  columns: ReadonlyMap<string, Term>;
  use: TableUse | null;
  /** Uses that a derived table consists of. */
  inner: readonly TableUse[];
  /** Its rows are made by a function. */
  isMade?: true;
}

export class Scope {
  readonly sources = new Map<string, Source>();
  readonly parent: Scope | null;

  constructor(parent: Scope | null) {
    this.parent = parent;
  }

  /** @param path `line_id`, or `l`, `line_id` */
  find(path: readonly string[]): Term {
    const column = path.at(-1) ?? '';
    const table = path.length > 1 ? path.at(-2) : undefined;
    for (const [alias, source] of this.sources)
      if ((table === undefined || alias === table) && source.columns.has(column))
        return source.columns.get(column) ?? null;
    if (table !== undefined && this.sources.has(table)) return null;
    return this.parent?.find(path) ?? null;
  }

  /** Whether rows that a function makes stand beside, here or around. */
  hasMade(): boolean {
    return [...this.sources.values()].some(({ isMade }) => isMade) || (this.parent?.hasMade() ?? false);
  }

  /** Of `select *`, or of `t.*`. */
  all(table: string | undefined): [string, Term][] {
    return [...this.sources]
      .filter(([alias]) => table === undefined || alias === table)
      .flatMap(([, { columns }]) => [...columns]);
  }
}

/** Which columns are equal to each other, and which of them are given a value. */
export class Equalities {
  private readonly parents: number[] = [];
  private readonly bounds = new Map<number, Bound>();
  private readonly direct = new Set<number>();

  add(): number {
    this.parents.push(this.parents.length);
    return this.parents.length - 1;
  }

  private root(term: number): number {
    let at = term;
    for (let next = this.parents[at]; next !== undefined && next !== at; next = this.parents[at]) at = next;
    return at;
  }

  join(one: number, other: number): void {
    const [kept, gone] = [this.root(one), this.root(other)];
    if (kept === gone) return;
    this.parents[gone] = kept;
    const bound = this.bounds.get(gone);
    if (bound) this.bind(kept, bound);
  }

  /** Said of this very column. */
  name(term: number, bound: Bound): void {
    this.direct.add(term);
    this.bind(term, bound);
  }

  isNamed(term: number): boolean {
    return this.direct.has(term);
  }

  bind(term: number, bound: Bound): void {
    const root = this.root(term);
    if (this.bounds.get(root) !== 'one') this.bounds.set(root, bound);
  }

  areEqual(one: number, other: number | undefined): boolean {
    return other !== undefined && this.root(one) === this.root(other);
  }

  boundOf(term: number): Bound | null {
    return this.bounds.get(this.root(term)) ?? null;
  }
}
