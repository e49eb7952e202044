// The households that the demo makes up have a life of their own, on which a clock that jumps by months spends its time.
import type pg from 'pg';

const emptied = {
  nobody: 'truncate operator.%I',
  // Those that are written down by hand.
  writtenDown: `delete from operator.%I where customer_id not in (
    select customer_id from operator.billing_accounts where account_id like ''8.1000%%'')`,
};

/** The operator goes on with these alone. */
export async function letNeighboursGo(pool: Pick<pg.Pool, 'query'>, staying: keyof typeof emptied) {
  await pool.query(
    `do $$ declare at record; begin
       for at in select c.table_name from information_schema.columns c
         join pg_class p on p.oid = format('operator.%I', c.table_name)::regclass and not p.relispartition
         where table_schema = 'operator' and column_name = 'customer_id'
         order by c.table_name = 'billing_accounts' loop
         execute format('${emptied[staying]}', at.table_name);
       end loop;
     end $$`,
  );
}
