// What a condition says of columns: which are equal to each other, and which are given a value.
import type { A_Expr, Node } from 'libpg-query';
import { type Bound, Equalities, type Scope, type Term } from './scope.ts';
import { isFalse, stringsOf, valueLike } from './syntax.ts';

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
