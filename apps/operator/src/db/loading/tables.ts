// Where the records of each kind go and come from: their table, and one beside it in which they wait to be checked.
import type { CopyTarget } from '@portal/database/copy-sink';
import { keyOf, nameOf } from '@portal/database/sweep';
import { catalogueFactNames, catalogueFacts } from '@portal/operator-ports/catalogue';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { endedStates } from '../../inventory/inventory.store.ts';
import {
  billItems,
  billingAccounts,
  bills,
  catalogueFactTables,
  customers,
  lines,
  packageOfferings,
  plans,
  sims,
  wifiNetworks,
} from '../schema.ts';
import type { FactKind, Kind } from './shapes.ts';

export interface Target {
  of: PgTable;
  /** With its schema. */
  table: string;
  staged: string;
  /** As the statements name them. */
  key: readonly string[];
  /** Of the records in an export, whatever the database's language. */
  order: string;
  columns: readonly string[];
  /** Takes the moment of a change. */
  changedAt: string | undefined;
  sealed: Sealed | undefined;
  keptWhile: Kept | undefined;
  create: string;
  copy: CopyTarget;
}

/** A text of the files that is encrypted in the table, bound to its line. */
export interface Sealed {
  text: string;
  field: string;
  column: string;
}

/** Columns that a file says of a new row alone: of one, `t`, that is there and of which this holds, they stay. */
export interface Kept {
  columns: readonly string[];
  when: string;
}

interface Told {
  /** Columns that are not in the files. */
  without?: readonly string[];
  /** The column by which records come first, before their key. */
  sortedBy?: string;
  changedAt?: string;
  sealed?: Sealed;
  keptWhile?: Kept;
  /** Of the staged rows alone. */
  beside?: Record<string, string>;
}

const columnsOf = (table: PgTable): [key: string, column: { name: string; getSQLType(): string }][] =>
  Object.entries(getTableColumns(table));

function target(table: PgTable, told: Told = {}): Target {
  const { without = [], sortedBy, changedAt, sealed, keptWhile, beside = {} } = told;
  const { name } = getTableConfig(table);
  const key = keyOf(table);
  const inOrder = key.map(
    (column) => `${column.name}${column.getSQLType() === 'text' ? ' collate "C"' : ''}`,
  );
  const taken = columnsOf(table).filter(([field]) => !without.includes(field));
  const staged = `staged_${name}`;
  const all: [field: string, name: string, type: string][] = [
    ['line', 'line', 'integer'],
    ...taken.map(([field, column]): [string, string, string] => [field, column.name, column.getSQLType()]),
    ...Object.entries(beside).map(([field, type]): [string, string, string] => [field, field, type]),
  ];
  return {
    of: table,
    table: nameOf(table),
    staged,
    key: key.map((column) => column.name),
    order: [...(sortedBy ? [sortedBy] : []), ...inOrder].join(', '),
    changedAt,
    sealed,
    keptWhile,
    columns: taken.map(([, column]) => column.name),
    create: `create temp table ${staged} (${all.map(([, column, type]) => `${column} ${type}`).join(', ')}) on commit drop`,
    copy: {
      statement: `copy ${staged} (${all.map(([, column]) => column).join(', ')}) from stdin`,
      keys: all.map(([field]) => field),
    },
  };
}

const facts = Object.fromEntries(
  catalogueFactNames.map((name) => [catalogueFacts[name].file, target(catalogueFactTables[name])]),
) as Record<FactKind, Target>;

export const targets: Record<Kind, Target> = {
  plans: target(plans, { without: ['updatedAt'], changedAt: 'updated_at' }),
  offerings: target(packageOfferings, {
    sortedBy: 'position',
    without: ['updatedAt'],
    changedAt: 'updated_at',
  }),
  ...facts,
  customers: target(customers),
  accounts: target(billingAccounts),
  lines: target(lines, {
    // Which day a service is left on, and until when it is paused, is ordered here.
    without: ['endedOn', 'pausedUntil'],
  }),
  bills: target(bills, {
    // What was paid, claimed and arranged in the portal is the portal's.
    without: ['paymentId', 'isHeldByCode', 'claimedCents', 'withheldCents', 'arrangedCents'],
    // Of one that was paid, and comes back unpaid, it begins anew.
    keptWhile: {
      columns: ['dunning_stage', 'dunning_at', 'suspends_on'],
      when: "t.dunning_at is not null or t.dunning_stage is not null and t.state = 'sent'",
    },
    beside: { items: 'integer' },
  }),
  networks: target(wifiNetworks, {
    // Guests and the router anew are ordered here.
    without: ['changedAt', 'guestKey', 'guestSince', 'guestUntil', 'restartedAt'],
    changedAt: 'changed_at',
    sealed: { text: 'key', field: 'sealedKey', column: 'sealed_key' },
  }),
  sims: target(sims, {
    // Whether it is locked is its holder's to say.
    without: ['lockOffAt'],
    sealed: { text: 'puk', field: 'sealedPuk', column: 'sealed_puk' },
  }),
};

export const itemTarget = target(billItems, {
  // Which purchase came onto a line is known where it was charged.
  without: ['chargeId'],
});

/** Whether a line of this status has its number, in SQL: one that has ended leaves it to another one. */
export const isLive = (status: string): string =>
  `${status} not in (${endedStates.map((state) => `'${state}'`).join(', ')})`;

/** Two rows are one and the same record. */
export const sameKey = ({ key }: Target, one: string, other: string) =>
  key.map((column) => `${one}.${column} = ${other}.${column}`).join(' and ');
export const rowOf = (columns: readonly string[], of: string) =>
  `(${columns.map((column) => `${of}.${column}`).join(', ')})`;
