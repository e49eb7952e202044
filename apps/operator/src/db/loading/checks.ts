// What no record tells alone: that it comes once, that what it names is there, and that nobody else has it.
import type { Kind } from './shapes.ts';
import { targets } from './tables.ts';

export interface Check {
  kind: Kind;
  /** Nothing is said of a reference while the records that it may lead to could not all be read. */
  needs: Kind[];
  /** Rows of `line` and `what`. */
  query: string;
}

const once = (kind: Kind, what: string, columns: readonly string[]): Check => ({
  kind,
  needs: [],
  query: `select line, format('repeats the ${what} %s of line %s', concat_ws(' ', ${columns.join(', ')}), first) as what
    from (select line, ${columns.join(', ')}, min(line) over (partition by ${columns.join(', ')}) as first
      from ${targets[kind].staged}) s where line <> first`,
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

export const checks: readonly Check[] = [
  once('plans', 'plan', targets.plans.key),
  once('offerings', 'offering', targets.offerings.key),
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
  once('lines', 'number', ['service_number']),
  reference('lines', 'customers', 'customer', ['customer_id']),
  reference('lines', 'accounts', 'account', ['customer_id', 'account_id']),
  reference('lines', 'plans', 'plan', ['plan_code']),
  taken(
    'lines',
    `select line, format('has the number %s, which is that of the line %s', s.service_number, n.line_id) as what
     from staged_lines s join operator.line_numbers n using (service_number) where n.line_id <> s.line_id`,
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
