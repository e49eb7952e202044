// What a migration may not do to a table that was there before it: block it, rewrite it, or take from the version that
// still runs. Read by PostgreSQL's own parser.
import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, IndexStmt, Node } from 'libpg-query';
import { loadModule, parseSync } from 'libpg-query';

await loadModule();

/** Drizzle's own line between two statements. */
const breakpoint = '--> statement-breakpoint';
const outsideMark = /^-- outside a transaction\b/;
/** A migration that takes something away says what a program must know: older ones then refuse to run. */
const contracting = /comment on table "?migrations"? is 'needs /i;

/** What one default of a whole new column may call: it is the same for every row. */
const sameForAll = new Set(['now', 'statement_timestamp', 'transaction_timestamp']);
const countingTypes = new Set(['serial', 'bigserial', 'smallserial']);

/** @returns a sentence for each thing that is refused */
export function refusalsOfMigration(text: string): string[] {
  const isOutside = outsideMark.test(text);
  const statements = text.split(breakpoint).flatMap((part) => parseSync(part).stmts ?? []);
  const judge = new Judge(isOutside, contracting.test(text));
  for (const { stmt } of statements) if (stmt) judge.statement(stmt);
  return judge.refusals;
}

class Judge {
  readonly refusals: string[] = [];
  /** Made by this migration: nobody waits for them, and they are empty. */
  private readonly fresh = new Set<string>();
  private readonly dropped = new Set<string>();
  private readonly validated = new Set<string>();
  private readonly isOutside: boolean;
  private readonly contracts: boolean;

  constructor(isOutside: boolean, contracts: boolean) {
    this.isOutside = isOutside;
    this.contracts = contracts;
  }

  statement(node: Node): void {
    if ('CreateStmt' in node) this.fresh.add(node.CreateStmt.relation?.relname ?? '');
    else if ('IndexStmt' in node) this.index(node.IndexStmt);
    else if ('AlterTableStmt' in node) this.alter(node.AlterTableStmt);
    else if ('DropStmt' in node) {
      const { removeType, concurrent } = node.DropStmt;
      if (removeType === 'OBJECT_INDEX' && concurrent)
        for (const name of namesIn(node)) this.dropped.add(name);
      else this.taken(`drop of ${removeType?.replace('OBJECT_', '').toLowerCase()}`);
    } else if ('RenameStmt' in node) this.taken('rename');
    else if ('UpdateStmt' in node) this.rows('update', node.UpdateStmt.relation?.relname);
    else if ('DeleteStmt' in node) this.rows('delete', node.DeleteStmt.relation?.relname);
    else if (this.isOutside)
      this.refuse('outside a transaction stand only indexes: the rest may be left half done');
  }

  private refuse(sentence: string): void {
    this.refusals.push(sentence);
  }

  private taken(what: string): void {
    if (!this.contracts) this.refuse(`${what}: the version before still uses it`);
  }

  private rows(what: string, table = ''): void {
    if (!this.fresh.has(table))
      this.refuse(`${what} of ${table} in one transaction: fill it by a job, in steps`);
  }

  private index({ idxname = '', relation, concurrent }: IndexStmt): void {
    const table = relation?.relname ?? '';
    if (this.fresh.has(table)) return;
    if (!concurrent || !this.isOutside)
      this.refuse(`index ${idxname} of ${table}: concurrently, in a migration «-- outside a transaction»`);
    else if (!this.dropped.has(idxname))
      this.refuse(
        `index ${idxname}: «drop index concurrently if exists» first, for a try that was interrupted`,
      );
  }

  private alter({ relation, cmds = [] }: AlterTableStmt): void {
    const table = relation?.relname ?? '';
    if (this.fresh.has(table)) return;
    for (const node of cmds) if ('AlterTableCmd' in node) this.command(table, node.AlterTableCmd);
  }

  private command(table: string, { subtype, name = '', def }: AlterTableCmd): void {
    if (subtype === 'AT_AlterColumnType') this.refuse(`type of ${table}.${name}: it rewrites the table`);
    if (subtype === 'AT_DropColumn') this.taken(`drop of ${table}.${name}`);
    if (subtype === 'AT_ValidateConstraint') this.validated.add(name);
    if (subtype === 'AT_SetNotNull' && !this.validated.has(`${table}_${name}_not_null`))
      this.refuse(
        `not null of ${table}.${name}: a check ${table}_${name}_not_null «not valid» first, then validated`,
      );
    if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) this.constraint(table, def.Constraint);
    if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) this.column(table, def.ColumnDef);
  }

  private constraint(table: string, { contype, conname = '', skip_validation, indexname }: Constraint): void {
    const isChecked = contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN';
    if (isChecked && !skip_validation) this.refuse(`${conname} of ${table}: «not valid» first`);
    if (!isChecked && !indexname)
      this.refuse(`${conname} of ${table}: «using index» of one made concurrently`);
  }

  private column(table: string, { colname = '', typeName, constraints = [] }: ColumnDef): void {
    const place = `${table}.${colname}`;
    const kinds = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
    const fallback = kinds.find(({ contype }) => contype === 'CONSTR_DEFAULT');
    const isCounting = namesIn(typeName).some((word) => countingTypes.has(word));
    if (
      isCounting ||
      kinds.some(({ contype }) => contype === 'CONSTR_IDENTITY' || contype === 'CONSTR_GENERATED')
    )
      this.refuse(`${place}: a value of its own for every row rewrites the table`);
    if (functionsIn(fallback).some((word) => !sameForAll.has(word)))
      this.refuse(`default of ${place}: what differs from row to row rewrites the table`);
    if (!fallback && kinds.some(({ contype }) => contype === 'CONSTR_NOTNULL'))
      this.refuse(`${place} is not null without a default: the version before does not write it`);
  }
}

function* nodesIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (typeof value === 'object' && value !== null) {
    yield value as Record<string, unknown>;
    for (const inner of Object.values(value)) yield* nodesIn(inner);
  }
}

/** The words of which names are made. */
const namesIn = (value: unknown): string[] =>
  [...nodesIn(value)].flatMap(({ sval }) => (typeof sval === 'string' ? [sval] : []));

const functionsIn = (value: unknown): string[] =>
  [...nodesIn(value)].flatMap(({ FuncCall }) =>
    FuncCall ? namesIn((FuncCall as { funcname?: unknown }).funcname) : [],
  );
