// First half of a load: every record is read and checked, and waits in a table of its own.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createCopySink } from '@portal/database/copy-sink';
import type { Seal } from '@portal/database/sealed-text';
import { catalogueFacts } from '@portal/operator-ports/catalogue';
import type pg from 'pg';
import { reminderOfNew } from '../../dunning/dunning.ts';
import { fileOf, type Kind, kinds, type Shaped, shapes } from './shapes.ts';
import { type Fault, readRecords } from './source.ts';
import { isLive, itemTarget, targets } from './tables.ts';

// What no record tells alone: that it comes once, that what it names is there, and that nobody else has it.

interface Check {
  kind: Kind;
  /** Nothing is said of a reference while the records that it may lead to could not all be read. */
  needs: Kind[];
  /** Rows of `line` and `what`. */
  query: string;
}

const once = (kind: Kind, what: string, columns: readonly string[], among = 'true'): Check => ({
  kind,
  needs: [],
  query: `select line, format('repeats the ${what} %s of line %s', concat_ws(' ', ${columns.join(', ')}), first) as what
    from (select line, ${columns.join(', ')}, min(line) over (partition by ${columns.join(', ')}) as first
      from ${targets[kind].staged} where ${among}) s where line <> first`,
});

/** @param columns of the record, whose names are the same where it leads to */
function reference(kind: Kind, to: Kind, what: string, columns: readonly string[]): Check {
  const { table, staged } = targets[to];
  const same = columns.map((column) => `t.${column} = s.${column}`).join(' and ');
  return {
    kind,
    needs: [to],
    query: `select line, format('names the ${what} %s, which is neither in the files nor loaded', s.${columns.at(-1)}) as what
      from ${targets[kind].staged} s
      where not exists (select from ${staged} t where ${same}) and not exists (select from ${table} t where ${same})`,
  };
}

const taken = (kind: Kind, query: string): Check => ({ kind, needs: [], query });

const checks: readonly Check[] = [
  once('plans', 'plan', targets.plans.key),
  once('offerings', 'offering', targets.offerings.key),
  ...Object.values(catalogueFacts).map(({ file, category }) => once(file, category, targets[file].key)),
  once('customers', 'customer', targets.customers.key),
  once('customers', 'document', ['document_type', 'document_number']),
  taken(
    'customers',
    `select line, format('has the document of the customer %s', d.customer_id) as what
     from staged_customers s join operator.customer_documents d on d.document = s.document_type || ':' || s.document_number
     where d.customer_id <> s.customer_id and not exists (select from staged_customers o where o.customer_id = d.customer_id)`,
  ),
  once('accounts', 'account', targets.accounts.key),
  reference('accounts', 'customers', 'customer', ['customer_id']),
  once('lines', 'line', ['line_id']),
  once('lines', 'number', ['service_number'], isLive('status')),
  reference('lines', 'customers', 'customer', ['customer_id']),
  reference('lines', 'accounts', 'account', ['customer_id', 'account_id']),
  reference('lines', 'plans', 'plan', ['plan_code']),
  taken(
    'lines',
    `with owners as materialized (
       select s.line, s.service_number, n.customer_id, n.line_id, f.status
       from staged_lines s join operator.line_numbers n using (service_number) left join staged_lines f on f.line_id = n.line_id
       where n.line_id <> s.line_id and ${isLive('s.status')})
     select o.line, format('has the number %s, which is that of the line %s', o.service_number, o.line_id) as what
     from owners o join operator.lines l on l.customer_id = o.customer_id and l.line_id = o.line_id
     where ${isLive('coalesce(o.status, l.status)')}`,
  ),
  taken(
    'lines',
    `select line, 'is loaded with another customer, account or number, which stay: end it, and give the new one an id of its own' as what
     from staged_lines s join operator.lines l on l.line_id = s.line_id
     where (l.customer_id, l.account_id, l.service_number) <> (s.customer_id, s.account_id, s.service_number)`,
  ),
  once('bills', 'bill', ['bill_no']),
  reference('bills', 'accounts', 'account', ['customer_id', 'account_id']),
  reference('bills', 'lines', 'line', ['customer_id', 'line_id']),
  taken(
    'bills',
    `select line, format('has the number of a bill of the customer %s', b.customer_id) as what
     from staged_bills s join operator.bills b using (bill_no) where b.customer_id <> s.customer_id`,
  ),
  once('networks', 'network of line', targets.networks.key.slice(1)),
  reference('networks', 'lines', 'line', ['customer_id', 'line_id']),
  once('sims', 'chip of line', targets.sims.key.slice(1)),
  reference('sims', 'lines', 'line', ['customer_id', 'line_id']),
];

/** In the form that `sha256sum` writes and checks. */
export const checksumFile = 'SHA256SUMS';
const faultsKept = 100;
const recordsPerBreath = 250;

interface Faults {
  /** The first ones. */
  kept: Fault[];
  count: number;
}

interface Staged {
  /** Of which there was a file. */
  kinds: Kind[];
  records: Map<Kind, number>;
  faults: Faults;
}

interface Staging {
  client: pg.Client;
  folder: string;
  seal: Seal;
  say: (line: string) => void;
}

/** In the caller's transaction. Changes no table but temporary ones. */
export async function stageFiles({ client, folder, seal, say }: Staging): Promise<Staged> {
  const faults: Faults = { kept: [], count: 0 };
  const blame = (fault: Fault) => {
    faults.count++;
    if (faults.kept.length < faultsKept) faults.kept.push(fault);
  };
  for (const { create } of [...Object.values(targets), itemTarget]) await client.query(create);
  const staged: Staged = { kinds: filesIn(folder, blame), records: new Map(), faults };
  const sums = checksumsIn(folder, blame);
  const broken = new Set<Kind>();
  for (const kind of staged.kinds) {
    const before = faults.count;
    const checksum = createHash('sha256');
    staged.records.set(
      kind,
      await stageFile({ client, seal, kind, path: join(folder, fileOf(kind)), checksum, blame }),
    );
    const sum = sums?.get(fileOf(kind));
    if (sums && sum !== checksum.digest('hex'))
      blame({ file: fileOf(kind), line: 0, what: `is not the file that ${checksumFile} tells of` });
    if (faults.count > before) broken.add(kind);
    say(`Read ${staged.records.get(kind)} ${kind}.`);
  }
  for (const { kind, needs, query } of checks) {
    if ([kind, ...needs].some((needed) => broken.has(needed)) || !staged.kinds.includes(kind)) continue;
    await runCheck(client, kind, query, faults);
  }
  return staged;
}

function filesIn(folder: string, blame: (fault: Fault) => void): Kind[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    blame({ file: folder, line: 0, what: 'is no folder' });
    return [];
  }
  const names = new Set(readdirSync(folder));
  const known = kinds.filter((kind) => names.has(fileOf(kind)));
  for (const name of names)
    if (name.endsWith('.ndjson') && !known.some((kind) => fileOf(kind) === name))
      blame({ file: name, line: 0, what: `is not known; files are ${kinds.map(fileOf).join(', ')}` });
  if (known.length === 0)
    blame({ file: folder, line: 0, what: `holds none of ${kinds.map(fileOf).join(', ')}` });
  return known;
}

/** Undefined: nobody has written any. */
function checksumsIn(folder: string, blame: (fault: Fault) => void): Map<string, string> | undefined {
  if (!existsSync(join(folder, checksumFile))) return undefined;
  const lines = readFileSync(join(folder, checksumFile), 'utf8').split('\n').filter(Boolean);
  const sums = lines.map((line) => /^([\da-f]{64}) [ *](\S+)$/.exec(line));
  const wrong = sums.indexOf(null);
  if (wrong >= 0) blame({ file: checksumFile, line: wrong + 1, what: 'is not what sha256sum writes' });
  for (const [index, sum] of sums.entries())
    if (sum?.[2] && !existsSync(join(folder, sum[2])))
      blame({ file: checksumFile, line: index + 1, what: `tells of ${sum[2]}, which is missing` });
  return new Map(sums.flatMap((sum) => (sum?.[1] && sum[2] ? [[sum[2], sum[1]] as const] : [])));
}

interface File {
  client: pg.Client;
  seal: Seal;
  kind: Kind;
  path: string;
  checksum: ReturnType<typeof createHash>;
  blame: (fault: Fault) => void;
}

async function stageFile({ client, seal, kind, path, checksum, blame }: File): Promise<number> {
  const sink = createCopySink(client);
  let count = 0;
  for await (const read of readRecords(path, shapes[kind], checksum)) {
    if ('faults' in read)
      for (const what of read.faults) blame({ file: fileOf(kind), line: read.line, what });
    else {
      const row = { ...read.record, line: read.line };
      if (kind === 'bills') stageBill(row as Shaped<'bills'> & { line: number }, sink);
      else sink.emitTo(targets[kind].copy, withSealed(kind, row, seal));
    }
    if (++count % recordsPerBreath === 0) await sink.breathe();
  }
  await sink.finish();
  for (const { staged, key } of kind === 'bills' ? [targets.bills, itemTarget] : [targets[kind]]) {
    // However wrong an estimate is, a row is found by its key.
    await client.query(`create index on ${staged} (${key.join(', ')})`);
    await client.query(`analyze ${staged}`);
  }
  return count;
}

function withSealed(kind: Kind, row: Record<string, unknown>, seal: Seal): Record<string, unknown> {
  const { sealed } = targets[kind];
  if (!sealed) return row;
  return { ...row, [sealed.field]: seal.close(String(row[sealed.text]), String(row.lineId)) };
}

function stageBill(
  { items, ...bill }: Shaped<'bills'> & { line: number },
  { emitTo }: Pick<ReturnType<typeof createCopySink>, 'emitTo'>,
): void {
  const { line, customerId, billNo, state, dueOn } = bill;
  const reminded = state === 'sent' ? reminderOfNew(dueOn, new Date()).toISOString() : null;
  const dunningAt = bill.dunningAt === undefined ? reminded : bill.dunningAt;
  emitTo(targets.bills.copy, { ...bill, dunningAt, items: items.length });
  for (const [index, item] of items.entries())
    emitTo(itemTarget.copy, { ...item, line, customerId, billNo, position: index + 1 });
}

async function runCheck(client: pg.Client, kind: Kind, query: string, faults: Faults): Promise<void> {
  const { rows } = await client.query<{ line: number; what: string; count: number }>(
    `select line, what, (count(*) over ())::int as count from (${query}) s order by line limit ${faultsKept}`,
  );
  faults.count += rows[0]?.count ?? 0;
  for (const { line, what } of rows.slice(0, faultsKept - faults.kept.length))
    faults.kept.push({ file: fileOf(kind), line, what });
}
