// Judges statements as a PostgreSQL of several machines would (Citus), without one: docs/distributed.md. Only tests and
// checks need it.
import {
  type DeleteStmt,
  fingerprintSync,
  type InsertStmt,
  type JoinExpr,
  loadModule,
  type Node,
  parseSync,
  type RangeVar,
  type ResTarget,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from 'libpg-query';
import { everywhereMark } from '../everywhere.ts';
import type { Place, ShardPlacement } from './place-shards.ts';
import {
  choosesByNow,
  comparesInCase,
  Equalities,
  factsOf,
  goesOn,
  partsOf,
  readsNow,
  readsNowOfRow,
  Scope,
  stringsOf,
  type TableUse,
  type Term,
  valueLike,
} from './syntax.ts';

// Reads a statement as PostgreSQL's own parser has understood it: which tables it touches, by which columns, and how.

type Columns = [string, Term][];

interface Reading {
  /** Every use of a table that is spread, with how its column is bound. */
  spread: { use: TableUse; term: number }[];
  /** Uses of all others. */
  others: TableUse[];
  equalities: Equalities;
  /** Shapes that are refused as soon as the statement touches what is spread. */
  shapes: Set<string>;
  /** Shapes of changes, refused in tables of the cluster's metadata, too. */
  changeShapes: Set<string>;
  /** Shapes that are refused unless all of it is in one place. */
  manyPlaced: Set<string>;
  changes: boolean;
  /** Not one list of tables: rows that a function makes, or another statement, stand among them. */
  isNested: boolean;
}

function readStatement(statement: Node, placement: ShardPlacement): Reading {
  const reader = new Reader(placement);
  reader.query(statement, null, true);
  return reader.reading;
}

const unknown: Place = 'plain';

const tablesOf = (nodes: readonly Node[] = []): string[] =>
  nodes.flatMap((node) => ('RangeVar' in node ? [node.RangeVar.relname ?? ''] : []));

class Reader {
  readonly reading: Reading = {
    spread: [],
    others: [],
    equalities: new Equalities(),
    shapes: new Set(),
    changeShapes: new Set(),
    manyPlaced: new Set(),
    changes: false,
    isNested: false,
  };
  private readonly ctes: Map<string, { columns: Columns; inner: TableUse[] }>[] = [];
  private readonly placement: ShardPlacement;
  /** What is read stands in a `lateral`. */
  private isLateral = false;

  constructor(placement: ShardPlacement) {
    this.placement = placement;
  }

  query(node: Node, parent: Scope | null, isTop: boolean): Columns {
    if (!isTop) this.reading.isNested = true;
    if ('SelectStmt' in node) return this.select(node.SelectStmt, parent, isTop);
    const changing =
      ('InsertStmt' in node && node.InsertStmt) ||
      ('UpdateStmt' in node && node.UpdateStmt) ||
      ('DeleteStmt' in node && node.DeleteStmt);
    if (!changing) return [];
    this.reading.changes = true;
    if (!isTop) this.reading.shapes.add('a change inside of another statement');
    if (comparesInCase(node)) this.reading.changeShapes.add('a case of one value in a change');
    if (changing.returningClause?.exprs?.some(readsNow))
      this.reading.changeShapes.add('a clock or an interval in what a change returns');
    return this.within(changing.withClause, parent, () =>
      'InsertStmt' in node
        ? this.insert(node.InsertStmt, parent)
        : this.change(changing as UpdateStmt | DeleteStmt, parent),
    );
  }

  private within<T>(clause: WithClause | undefined, parent: Scope | null, work: () => T): T {
    const known = new Map<string, { columns: Columns; inner: TableUse[] }>();
    this.ctes.push(known);
    for (const node of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in node)) continue;
      const { ctename = '', ctequery } = node.CommonTableExpr;
      if (!ctequery) continue;
      const before = this.reading.spread.length;
      const columns = this.query(ctequery, parent, false);
      known.set(ctename, { columns, inner: this.reading.spread.slice(before).map(({ use }) => use) });
    }
    const done = work();
    this.ctes.pop();
    return done;
  }

  private select(select: SelectStmt, parent: Scope | null, isTop: boolean): Columns {
    return this.within(select.withClause, parent, () => {
      if (select.larg && select.rarg) {
        const columns = this.select(select.larg, parent, false);
        this.select(select.rarg, parent, false);
        return columns.map(([name]) => [name, null]);
      }
      if (isTop && !select.targetList && !select.valuesLists)
        this.reading.shapes.add('a select without columns');
      if (!isTop && (select.limitCount || select.limitOffset) && !this.isShared(parent))
        this.reading.manyPlaced.add('a limit inside of another statement');
      return this.selectOne(select, new Scope(parent));
    });
  }

  private selectOne(select: SelectStmt, scope: Scope): Columns {
    for (const from of select.fromClause ?? []) this.from(from, scope);
    this.condition(select.whereClause, scope);
    const { valuesLists, sortClause, groupClause, havingClause, distinctClause } = select;
    for (const part of [valuesLists, sortClause, groupClause, havingClause, distinctClause])
      this.expressions(part, scope);
    for (const node of select.lockingClause ?? [])
      if ('LockingClause' in node) this.lock(scope, tablesOf(node.LockingClause.lockedRels));
    return this.targets(select.targetList ?? [], scope);
  }

  /** Beside each row of a table, its own: every machine does it for its share. */
  private isShared(parent: Scope | null): boolean {
    return this.isLateral && parent !== null && !parent.hasMade();
  }

  private lock(scope: Scope, names: readonly string[]): void {
    for (const [alias, { use, inner }] of scope.sources)
      if (names.length === 0 || names.includes(alias))
        for (const one of [...(use ? [use] : []), ...inner]) one.isLocked = true;
  }

  private targets(list: readonly Node[], scope: Scope): Columns {
    return list.flatMap((node): Columns => {
      if (!('ResTarget' in node)) return [];
      const { name, val } = node.ResTarget;
      this.expressions(val, scope);
      if (!val || !('ColumnRef' in val)) return [[name ?? '', valueLike(val) ? this.given() : null]];
      const path = stringsOf(val.ColumnRef.fields);
      if (val.ColumnRef.fields?.some((field) => 'A_Star' in field)) return scope.all(path.at(-1));
      return [[name ?? path.at(-1) ?? '', scope.find(path)]];
    });
  }

  /** A value that came with the statement, handed on as a column. */
  private given(): number {
    const term = this.reading.equalities.add();
    this.reading.equalities.bind(term, 'one');
    return term;
  }

  private from(node: Node, scope: Scope): void {
    if ('RangeVar' in node) this.table(node.RangeVar, scope);
    else if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect;
      if (!subquery) return;
      const before = this.reading.spread.length;
      const wasLateral = this.isLateral;
      this.isLateral = node.RangeSubselect.lateral === true;
      const columns = this.query(subquery, scope, false);
      this.isLateral = wasLateral;
      const inner = this.reading.spread.slice(before).map(({ use }) => use);
      const named = alias?.colnames ? stringsOf(alias.colnames) : [];
      const renamed = columns.map(([name, term], place): [string, Term] => [named[place] ?? name, term]);
      scope.sources.set(alias?.aliasname ?? '', { columns: new Map(renamed), use: null, inner });
    } else if ('RangeFunction' in node) {
      const { alias, functions } = node.RangeFunction;
      this.expressions(functions, scope);
      this.reading.isNested = true;
      const columns = new Map(stringsOf(alias?.colnames).map((name) => [name, null] as const));
      scope.sources.set(alias?.aliasname ?? '', { columns, use: null, inner: [], isMade: true });
    } else if ('JoinExpr' in node) this.join(node.JoinExpr, scope);
  }

  private join({ larg, rarg, quals, usingClause }: JoinExpr, scope: Scope): void {
    if (larg) this.from(larg, scope);
    const before = new Set(scope.sources.keys());
    if (rarg) this.from(rarg, scope);
    this.condition(quals, scope);
    for (const name of stringsOf(usingClause)) {
      const terms = [...scope.sources].map(([alias, { columns }]) => [alias, columns.get(name)] as const);
      const left = terms.find(([alias, term]) => before.has(alias) && typeof term === 'number')?.[1];
      const right = terms.find(([alias, term]) => !before.has(alias) && typeof term === 'number')?.[1];
      if (typeof left === 'number' && typeof right === 'number') this.reading.equalities.join(left, right);
    }
  }

  private table({ schemaname, relname = '', alias }: RangeVar, scope: Scope): TableUse | null {
    const called = alias?.aliasname ?? relname;
    const cte = schemaname ? undefined : this.ctes.findLast((known) => known.has(relname))?.get(relname);
    if (cte) {
      scope.sources.set(called, { columns: new Map(cte.columns), use: null, inner: cte.inner });
      return null;
    }
    const name = `${schemaname ?? 'public'}.${relname}`;
    const place = this.placement.get(name) ?? unknown;
    const use: TableUse = { name, place, isLocked: false };
    const columns = new Map<string, Term>();
    if (typeof place === 'object') {
      const term = this.reading.equalities.add();
      columns.set(place.by, term);
      this.reading.spread.push({ use, term });
    } else this.reading.others.push(use);
    scope.sources.set(called, { columns, use, inner: [] });
    return use;
  }

  private insert(insert: InsertStmt, parent: Scope | null): Columns {
    const scope = new Scope(parent);
    if (!insert.relation) return [];
    const use = this.table(insert.relation, scope);
    const place = use?.place;
    const source = insert.selectStmt;
    const names = (insert.cols ?? []).map((col) => ('ResTarget' in col ? (col.ResTarget.name ?? '') : ''));
    const values = source && 'SelectStmt' in source ? source.SelectStmt.valuesLists : undefined;
    const columns = source ? this.query(source, parent, true) : [];
    const update = insert.onConflictClause;
    this.assigned(update?.targetList, 'on conflict', place, update?.whereClause);
    if (typeof place === 'object') {
      const target = scope.find([place.by]);
      const position = names.indexOf(place.by);
      if (target !== null && position >= 0) {
        const from = columns[position]?.[1];
        if (values) this.reading.equalities.name(target, values.length === 1 ? 'one' : 'any');
        else if (typeof from === 'number') this.reading.equalities.join(target, from);
      }
      scope.sources.set('excluded', { columns: new Map(), use: null, inner: [] });
      this.expressions(update?.whereClause, scope);
    }
    return this.targets(insert.returningClause?.exprs ?? [], scope);
  }

  private change(change: UpdateStmt | DeleteStmt, parent: Scope | null): Columns {
    const scope = new Scope(parent);
    if (!change.relation) return [];
    const use = this.table(change.relation, scope);
    const others =
      'fromClause' in change ? change.fromClause : 'usingClause' in change ? change.usingClause : [];
    for (const from of others ?? []) this.from(from, scope);
    if (goesOn(change.whereClause))
      this.reading.changeShapes.add('a clock that goes on in a change’s condition');
    if (choosesByNow(change.whereClause))
      this.reading.changeShapes.add(
        'a clock or an interval in a change’s condition, with a choice or a column',
      );
    this.condition(change.whereClause, scope);
    if ('targetList' in change) {
      this.expressions(change.targetList, scope);
      this.assigned(change.targetList, 'in an update', use?.place);
    }
    return this.targets(change.returningClause?.exprs ?? [], scope);
  }

  /** What is written over a row has to be the same on every machine, and leave it where it is, or it is refused. */
  private assigned(
    list: readonly Node[] | undefined,
    where: string,
    place: Place = unknown,
    condition?: Node,
  ): void {
    const set = (list ?? []).flatMap((node): ResTarget[] => ('ResTarget' in node ? [node.ResTarget] : []));
    const isRefused = where === 'on conflict' ? readsNow : readsNowOfRow;
    if (set.some(({ val }) => isRefused(val)))
      this.reading.changeShapes.add(`a clock or an interval ${where}`);
    if (readsNow(condition))
      this.reading.changeShapes.add(`a clock or an interval in the condition ${where}`);
    if (typeof place === 'object' && set.some(({ name }) => name === place.by))
      this.reading.changeShapes.add(`the column of its place ${where}`);
  }

  /** Notes which columns are equal, and to what. */
  private condition(node: Node | undefined, scope: Scope): void {
    if (!node) return;
    this.expressions(node, scope);
    for (const [term, bound] of factsOf(node, scope, this.reading.equalities))
      this.reading.equalities.name(term, bound);
  }

  private sublink(node: Node, scope: Scope): void {
    const wasLateral = this.isLateral;
    this.isLateral = false;
    this.query(node, scope, false);
    this.isLateral = wasLateral;
  }

  /** Statements inside of expressions are read, too. */
  private expressions(node: unknown, scope: Scope): void {
    for (const [key, value] of partsOf(node))
      if (key === 'subselect') this.sublink(value as Node, scope);
      else this.expressions(value, scope);
  }
}

await loadModule();

/** Why it is refused, or goes to every machine; nothing: it names its places, or needs none. */
export function refusalsOf(text: string, placement: ShardPlacement): string[] {
  const { stmts = [] } = parseSync(text);
  const isEverywhere = text.startsWith(everywhereMark);
  return stmts.flatMap(({ stmt }) => (stmt ? judge(readStatement(stmt, placement), isEverywhere) : []));
}

/** The same for statements that differ in their values only. */
export const sameStatement = fingerprintSync;

function judge(reading: Reading, isEverywhere: boolean): string[] {
  const { spread, others, equalities, shapes, changeShapes, manyPlaced } = reading;
  if (spread.length === 0) return others.some(({ place }) => place === 'metadata') ? [...changeShapes] : [];
  const bounds = spread.map(({ use, term }) => ({ use, bound: equalities.boundOf(term) }));
  const groups = new Set(spread.map(({ use }) => (typeof use.place === 'object' ? use.place.group : '')));
  const isOnePlaced = groups.size === 1 && bounds.every(({ bound }) => bound === 'one');
  const firstMachine = others.find(({ place }) => place === 'plain' || place === 'metadata');
  const unbound = new Set(bounds.filter(({ bound }) => !bound).map(({ use }) => use.name));
  // Each machine answers for its own: what belongs together by the column is there.
  const isOwnShare = isEverywhere && spread.every(({ term }) => equalities.areEqual(term, spread[0]?.term));
  const isLocking = bounds.some(({ use }) => use.isLocked);
  // What a join implies is seen for one value that is not locked, or in a plain list of tables.
  const isSeen = isOwnShare || (isOnePlaced && !isLocking);
  const implied = reading.isNested && !isSeen && spread.filter(({ term }) => !equalities.isNamed(term));
  return [
    ...(isOwnShare ? [] : [...unbound].map((name) => `${name} is not named by its column`)),
    ...[...new Set((implied || []).map(({ use }) => use.name))]
      .filter((name) => !unbound.has(name))
      .map((name) => `${name} has to be named by itself`),
    ...(groups.size > 1 ? [`tables of several groups: ${[...groups].join(', ')}`] : []),
    ...(firstMachine ? [`${firstMachine.name} together with what is spread`] : []),
    ...(isLocking && !isOnePlaced ? ['rows locked in several places'] : []),
    ...shapes,
    ...changeShapes,
    ...(isOnePlaced || isOwnShare ? [] : manyPlaced),
  ];
}
