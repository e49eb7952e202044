// Loads an operator from files: checked as a whole first, then written in one transaction, or not at all.
import type { Seal } from '@portal/database/sealed-text';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readSeal } from '../seal.ts';
import type { Kind } from './shapes.ts';
import type { Fault } from './source.ts';
import { stageFiles } from './stage.ts';
import { isLive, itemTarget, type Kept, rowOf, sameKey, type Target, targets } from './tables.ts';

// Second half of a load: what waits is compared with what is there, and only what differs is written.

interface Written {
  added: number;
  changed: number;
  unchanged: number;
  /** Bills that somebody has paid in the portal: as they are. */
  kept: number;
}

interface Writing {
  client: pg.Client;
  seal: Seal;
}

/** In the caller's transaction, after every check. Rows that stay as they are are not locked. */
async function writeStaged(kind: Kind, { client, seal }: Writing): Promise<Written> {
  const run = async (query: string) => (await client.query(query)).rowCount ?? 0;
  const target = targets[kind];
  for (const statement of [...(before[kind] ?? []), ...keepHere(target)]) await run(statement);
  await keepSealed(target, { client, seal });
  const unchanged = await run(
    `delete from ${target.staged} s using ${target.table} t
     where ${sameKey(target, 's', 't')} and ${rowOf(target.columns, 't')} is not distinct from ${rowOf(target.columns, 's')}
     ${kind === 'bills' ? sameItems : ''}`,
  );
  let kept = 0;
  if (kind === 'bills') {
    await run(settlePaid);
    kept = await run(keepPaid);
    await run(forgetItemsOfOthers);
  }
  const { added, changed } = await put(client, target, kind === 'bills' ? 'and t.payment_id is null' : '');
  for (const statement of after[kind] ?? []) await run(statement);
  if (kind === 'bills') await put(client, itemTarget, '');
  return { added, changed, unchanged, kept };
}

async function put(
  client: pg.Client,
  target: Target,
  only: string,
): Promise<{ added: number; changed: number }> {
  const { table, staged, key, columns, changedAt, keptWhile } = target;
  const set = columns
    .filter((column) => !key.includes(column))
    .map(
      (column) =>
        `${column} = ${keptWhile?.columns.includes(column) ? keptOf(keptWhile, column, 'excluded') : `excluded.${column}`}`,
    )
    .concat(changedAt ? [`${changedAt} = now()`] : []);
  const { rows } = await client.query<{ added: number; changed: number }>(
    `with put as (
       insert into ${table} as t (${columns.join(', ')}) select ${columns.join(', ')} from ${staged}
       on conflict (${key.join(', ')}) do update set ${set.join(', ')}
       where ${rowOf(columns, 't')} is distinct from ${rowOf(columns, 'excluded')} ${only}
       returning xmax = 0 as is_new)
     select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from put`,
  );
  return rows[0] ?? { added: 0, changed: 0 };
}

const keptOf = ({ when }: Kept, column: string, otherwise: string): string =>
  `case when ${when} then t.${column} else ${otherwise}.${column} end`;

/** What stays here waits as it is here, so that nothing has changed where nothing else has. */
function keepHere(target: Target): string[] {
  const { table, staged, keptWhile } = target;
  if (!keptWhile) return [];
  const set = keptWhile.columns.map((column) => `${column} = t.${column}`).join(', ');
  return [
    `update ${staged} s set ${set} from ${table} t where ${sameKey(target, 's', 't')} and (${keptWhile.when})`,
  ];
}

const sameBill = sameKey(targets.bills, 'b', 's');

const before: Partial<Record<Kind, string[]>> = {
  // A cut that has been billed is never billed again, however old the file is.
  accounts: [
    `update staged_billing_accounts s set next_bill_on = t.next_bill_on from operator.billing_accounts t
     where ${sameKey(targets.accounts, 's', 't')} and t.next_bill_on > s.next_bill_on`,
  ],
  lines: [
    // A phone that is gone, a pause and a last day are said here: no file that does not know of them puts the line in service.
    `update staged_lines s set status = t.status from operator.lines t
     where ${sameKey(targets.lines, 's', 't')} and s.status = 'A'
       and (t.status = 'S' and (t.paused_until is not null or exists (select from operator.thefts h
           where h.customer_id = t.customer_id and h.line_id = t.line_id and h.undone_at is null))
         or t.status = 'I' and t.ended_on is not null)`,
    // Since when a line that is suspended owes is known here, where it does already.
    `update staged_lines s set debt_since = case when s.status = 'S' then coalesce(t.debt_since, s.debt_since) end
     from operator.lines t where ${sameKey(targets.lines, 's', 't')}`,
  ],
  bills: [
    // Of a company's bill the clock has seen that nobody is reminded of it.
    `update staged_bills s set dunning_at = null from operator.bills t, operator.lines l
     where ${sameKey(targets.bills, 's', 't')} and t.dunning_at is null
       and l.customer_id = t.customer_id and l.line_id = t.line_id and l.is_corporate`,
    `delete from staged_bill_items s using operator.bill_items t
     where ${sameKey(itemTarget, 's', 't')} and ${rowOf(itemTarget.columns, 't')} is not distinct from ${rowOf(itemTarget.columns, 's')}`,
  ],
};

const after: Partial<Record<Kind, string[]>> = {
  customers: [
    `delete from operator.customer_documents d using staged_customers s
     where d.customer_id = s.customer_id and d.document <> s.document_type || ':' || s.document_number`,
    `insert into operator.customer_documents (document, customer_id)
     select document_type || ':' || document_number, customer_id from staged_customers on conflict do nothing`,
  ],
  lines: [
    // A line that has ended leaves its number to whoever has it next.
    `insert into operator.line_numbers (service_number, customer_id, line_id)
     select service_number, customer_id, line_id from staged_lines where ${isLive('status')}
     on conflict (service_number) do update set customer_id = excluded.customer_id, line_id = excluded.line_id
     where line_numbers.line_id <> excluded.line_id`,
    `insert into operator.line_numbers (service_number, customer_id, line_id)
     select distinct on (service_number) service_number, customer_id, line_id from staged_lines on conflict do nothing`,
  ],
  bills: [
    // A payment may have come between; the bill's row has been locked since.
    `delete from staged_bill_items s using operator.bills b where ${sameBill} and b.payment_id is not null`,
    `delete from operator.bill_items i using staged_bills s, operator.bills b
     where ${sameBill} and b.payment_id is null and ${sameKey(targets.bills, 'i', 's')} and i.position > s.items`,
    // Nothing is left to arrange of what was paid or voided elsewhere: the clock ends it at its next turn.
    `update operator.arrangements a set due_at = now() from staged_bills s, operator.bills b
     where ${sameBill} and b.state in ('settled', 'cancelled') and ${sameKey(targets.bills, 'a', 's')} and a.status = 'active'`,
  ],
};

/** Items that are the same no longer wait. */
const sameItems = `and not exists (select from staged_bill_items i where ${sameKey(targets.bills, 'i', 's')})
  and s.items = (select count(*) from operator.bill_items i where ${sameKey(targets.bills, 'i', 's')})`;

/** What the operator has booked is settled; nothing else of a paid bill is the file's. */
const settlePaid = `update operator.bills b set state = 'settled' from staged_bills s
  where ${sameBill} and b.payment_id is not null and b.state = 'paymentInProcess' and s.state = 'settled'`;
const keepPaid = `delete from staged_bills s using operator.bills b where ${sameBill} and b.payment_id is not null`;
const forgetItemsOfOthers = `delete from staged_bill_items i
  where not exists (select from staged_bills s where ${sameKey(targets.bills, 'i', 's')})`;

const sealedPerFetch = 5_000;

/** The same text is sealed otherwise each time: where it is the same, what is there stays. */
async function keepSealed(target: Target, { client, seal }: Writing): Promise<void> {
  const { table, staged, sealed } = target;
  if (!sealed) return;
  const { column } = sealed;
  await client.query(
    `declare sealed no scroll cursor for select s.line, s.line_id, s.${column} as given, t.${column} as known
     from ${staged} s join ${table} t on ${sameKey(target, 's', 't')}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: number; line_id: string; given: Buffer; known: Buffer }>(
      `fetch ${sealedPerFetch} from sealed`,
    );
    if (rows.length === 0) break;
    const same = rows.filter(
      ({ line_id, given, known }) => seal.open(given, line_id) === seal.open(known, line_id),
    );
    await client.query(
      `update ${staged} s set ${column} = t.${column} from ${table} t
       where ${sameKey(target, 's', 't')} and s.line = any($1)`,
      [same.map(({ line }) => line)],
    );
  }
  await client.query('close sealed');
}

export interface Loaded extends Written {
  kind: Kind;
}

/** Its message has a line for each of the first faults. */
class LoadRefused extends Error {
  constructor({ kept, count }: { kept: Fault[]; count: number }) {
    const lines = kept.map(({ file, line, what }) => `${file}${line > 0 ? `:${line}` : ''}: ${what}`);
    const more = count > kept.length ? [`and ${count - kept.length} more`] : [];
    super(
      [
        `nothing was loaded, ${count} ${count === 1 ? 'thing is' : 'things are'} wrong`,
        ...lines,
        ...more,
      ].join('\n'),
    );
  }
}

const loadLock = 7_203_919;

/** @throws LoadRefused with what is wrong, whereupon nothing has changed */
export async function loadOperator(
  connection: pg.ClientConfig,
  folder: string,
  say: (line: string) => void,
): Promise<Loaded[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [loadLock]);
    const seal = await readSeal(drizzle(client));
    const staged = await stageFiles({ client, folder, seal, say });
    if (staged.faults.count > 0) throw new LoadRefused(staged.faults);
    const loaded: Loaded[] = [];
    for (const kind of staged.kinds) loaded.push({ kind, ...(await writeStaged(kind, { client, seal })) });
    await client.query('commit');
    // Readers find visibility map and statistics in place, not to be made under load.
    for (const table of written(loaded)) await client.query(`vacuum (analyze) ${table}`);
    return loaded;
  } finally {
    await client.end();
  }
}

function written(loaded: Loaded[]): string[] {
  const kinds = loaded.filter(({ added, changed }) => added + changed > 0).map(({ kind }) => kind);
  return [...kinds.map((kind) => targets[kind].table), ...kinds.flatMap((kind) => besides[kind] ?? [])];
}

const besides: Partial<Record<Kind, string>> = {
  customers: 'operator.customer_documents',
  lines: 'operator.line_numbers',
  bills: itemTarget.table,
};
