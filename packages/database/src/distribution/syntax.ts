// Small questions about pieces of a parsed statement.
import type { A_Expr, Node } from 'libpg-query';
import type { Place } from './place-shards.ts';

// What the names of a statement stand for: tables, columns, and which columns are bound to a given value.

/** A table as one place of a statement names it. */
export interface TableUse {
  name: string;
  place: Place;
  /** Its rows are read with a lock. */
  isLocked: boolean;
}

/** `one`: by equality with a value; `any`: with one of several. */
type Bound = 'one' | 'any';

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

/** These columns are given values. */
type Facts = Map<number, Bound>;

/** Notes besides which columns are equal. */
export function factsOf(node: Node, scope: Scope, equalities: Equalities): Facts {
  if ('A_Expr' in node) return comparison(node.A_Expr, scope, equalities);
  if (!('BoolExpr' in node)) return new Map();
  const { boolop, args = [] } = node.BoolExpr;
  if (boolop === 'AND_EXPR') return new Map(args.flatMap((arg) => [...factsOf(arg, scope, equalities)]));
  if (boolop !== 'OR_EXPR') return new Map();
  // What is equal in one arm only is not equal.
  const arms = args.filter((arg) => !isFalse(arg)).map((arg) => factsOf(arg, scope, new Equalities()));
  const [first = new Map(), ...rest] = arms;
  const common = [...first.keys()].filter((term) => rest.every((arm) => arm.has(term)));
  return new Map(common.map((term) => [term, 'any']));
}

function comparison({ kind, name, lexpr, rexpr }: A_Expr, scope: Scope, equalities: Equalities): Facts {
  if (stringsOf(name).join() !== '=') return new Map();
  const [left, right] = [termOf(lexpr, scope), termOf(rexpr, scope)];
  if (kind === 'AEXPR_OP' && left !== null && right !== null) {
    equalities.join(left, right);
    return new Map();
  }
  const term = left ?? right;
  if (term === null) return new Map();
  const value = left === null ? lexpr : rexpr;
  if (kind === 'AEXPR_OP') return valueLike(value) ? new Map([[term, 'one']]) : new Map();
  const isGiven = kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY';
  return isGiven && valueLike(rexpr) ? new Map([[term, 'any']]) : new Map();
}

const termOf = (node: Node | undefined, scope: Scope): Term =>
  node && 'ColumnRef' in node ? scope.find(stringsOf(node.ColumnRef.fields)) : null;

/** Whatever a piece consists of, by name. */
export const partsOf = (node: unknown): [string, unknown][] =>
  typeof node === 'object' && node !== null ? Object.entries(node) : [];

/** The names of a list of names. */
export const stringsOf = (nodes: readonly Node[] | undefined): string[] =>
  (nodes ?? []).flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []));

/** Whether something like this stands anywhere in it. */
function holds(node: unknown, isLike: (key: string, value: unknown) => boolean): boolean {
  return partsOf(node).some(([key, value]) => isLike(key, value) || holds(value, isLike));
}

/** Made of what came with the statement alone: no column, no statement. */
export const valueLike = (node: Node | undefined): boolean =>
  node !== undefined && !holds(node, (key) => key === 'ColumnRef' || key === 'SubLink');

/** `false`, or that and something else. */
function isFalse(node: Node): boolean {
  if ('A_Const' in node) return node.A_Const.boolval !== undefined && node.A_Const.boolval.boolval !== true;
  return (
    'BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR' && (node.BoolExpr.args ?? []).some(isFalse)
  );
}

/** Answers something else each time within one statement. */
const changing = ['clock_timestamp', 'random', 'gen_random_uuid', 'nextval'];

/** Answers something else each time, or in another zone of time. */
const unsteady = [...changing, 'now', 'statement_timestamp', 'transaction_timestamp', 'make_interval', 'age'];

const calls = (value: unknown, names: readonly string[]): boolean =>
  stringsOf(fieldOf(value, 'funcname')).some((name) => names.includes(name));

export const goesOn = (node: Node | undefined): boolean =>
  holds(node, (key, value) => key === 'FuncCall' && calls(value, changing));

/** `now()` and its like, or arithmetic with an interval. */
export const readsNow = (node: Node | undefined): boolean =>
  holds(node, (key, value) => {
    if (key === 'SQLValueFunction') return true;
    if (key === 'FuncCall') return calls(value, unsteady);
    if (key === 'TypeCast')
      return stringsOf(fieldOf(fieldOf(value, 'typeName'), 'names')).includes('interval');
    return false;
  });

const choices = ['CaseExpr', 'CoalesceExpr', 'MinMaxExpr'];

/** The same within a choice, or together with a column: `now()` alone is read once, before. */
export const readsNowOfRow = (node: Node | undefined): boolean =>
  readsNow(node) && holds(node && { node }, (key) => [...choices, 'ColumnRef'].includes(key));

/** In a condition, where a column may be compared with `now()`: within a choice, or an interval and a column in one sum. */
export const choosesByNow = (node: Node | undefined): boolean =>
  holds(node && { node }, (key, value) => {
    const isSum = key === 'A_Expr' && ['+', '-'].includes(stringsOf(fieldOf(value, 'name')).join());
    return (
      (choices.includes(key) || (isSum && holds(value, (part) => part === 'ColumnRef'))) &&
      readsNow(value as Node)
    );
  });

/** `case a when b`: its comparisons are taken for a null where a part of the change is computed before. */
export const comparesInCase = (node: Node): boolean =>
  holds(node, (key, value) => key === 'CaseExpr' && fieldOf(value, 'arg') !== undefined);

const fieldOf = (node: unknown, name: string) => partsOf(node).find(([key]) => key === name)?.[1] as Node[];
