// Small questions about pieces of a parsed statement.

import type { A_Expr, Node } from 'libpg-query';
import { type Bound, Equalities, type Scope, type Term } from './scope.ts';

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
export function holds(node: unknown, isLike: (key: string, value: unknown) => boolean): boolean {
  return partsOf(node).some(([key, value]) => isLike(key, value) || holds(value, isLike));
}

/** Made of what came with the statement alone: no column, no statement. */
export const valueLike = (node: Node | undefined): boolean =>
  node !== undefined && !holds(node, (key) => key === 'ColumnRef' || key === 'SubLink');

/** `false`, or that and something else. */
export function isFalse(node: Node): boolean {
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

/** The same within a choice, or together with a column: `now()` alone is read once, before. */
export const readsNowOfRow = (node: Node | undefined): boolean =>
  readsNow(node) &&
  holds(node && { node }, (key) => ['CaseExpr', 'CoalesceExpr', 'MinMaxExpr', 'ColumnRef'].includes(key));

/** `case a when b`: its comparisons are taken for a null where a part of the change is computed before. */
export const comparesInCase = (node: Node): boolean =>
  holds(node, (key, value) => key === 'CaseExpr' && fieldOf(value, 'arg') !== undefined);

const fieldOf = (node: unknown, name: string) => partsOf(node).find(([key]) => key === name)?.[1] as Node[];
