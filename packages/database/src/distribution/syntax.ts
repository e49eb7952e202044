// Small questions about pieces of a parsed statement.
import type { Node } from 'libpg-query';

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

/** Answers something else each time, or in another zone of time. */
const unsteady = new Set([
  'now',
  'clock_timestamp',
  'statement_timestamp',
  'transaction_timestamp',
  'make_interval',
  'age',
  'random',
  'gen_random_uuid',
  'nextval',
]);

/** `now()` and its like, or arithmetic with an interval. */
export const readsNow = (node: Node | undefined): boolean =>
  holds(node, (key, value) => {
    if (key === 'SQLValueFunction') return true;
    if (key === 'FuncCall') return stringsOf(fieldOf(value, 'funcname')).some((name) => unsteady.has(name));
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
