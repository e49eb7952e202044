// What is said of each table of a schema, once, in a row beside it: where it is on several machines, and how long its
// rows are kept. Who owns the schema adds what else it wants to know of each.
import { getTableColumns, is } from 'drizzle-orm';
import { bigint, customType, date, PgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Place, ShardPlacement } from './distribution/place-shards.ts';
import { nameOf, type Period, type Retention, type Swept } from './sweep.ts';

/** Never swept: why. Or the column that tells a row's age, and after which it is old; some periods are a setting's. */
type Kept<Settings, Column> =
  | { stays: string }
  | (Pick<Swept, 'before' | 'only' | 'remove'> & {
      by: Column;
      after: Period | ((settings: Settings) => Period);
    });

/** A table without a row does not compile. */
export type TableFacts<Schema, Settings, More> = {
  [Name in keyof Schema as Schema[Name] extends PgTable ? Name : never]: { place: Place } & More &
    Kept<Settings, Schema[Name] extends PgTable ? keyof Schema[Name]['_']['columns'] : never>;
};

export const tablesOf = <Row extends object>(schema: object, rows: Readonly<Record<string, Row>>) =>
  Object.entries(rows).map(([name, row]) => {
    const table: unknown = Reflect.get(schema, name);
    if (!is(table, PgTable)) throw new Error(`${name} is no table`);
    return { ...row, table };
  });

export const placementOf = (tables: readonly { table: PgTable; place: Place }[]): ShardPlacement =>
  new Map(tables.map(({ table, place }) => [nameOf(table), place]));

export function retentionOf<Settings>(
  tables: readonly ({ table: PgTable } & Kept<Settings, string>)[],
  settings: Settings,
): readonly Retention[] {
  return tables.map((facts) => {
    const { table } = facts;
    if ('stays' in facts) return { table, because: facts.stays };
    const { after, by } = facts;
    const column = getTableColumns(table)[by];
    if (!column) throw new Error(`${nameOf(table)} has no ${by}`);
    return { ...facts, by: column, after: typeof after === 'function' ? after(settings) : after };
  });
}

// The kinds of column that both sides' data models are made of.

/** UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** `YYYY-MM-DD`, of no time zone. */
export const civilDate = (name: string) => date(name, { mode: 'string' });
export const cents = (name: string) => bigint(name, { mode: 'number' });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
