// The catalogue of 500 packages against that of 20, as a browser asks for it and without compression.
import { listPackageCategories } from '@portal/contract/shopping/catalogue';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { type Ask, inTurns } from './shared/load.ts';
import { signIn, startPortal } from './shared/portal.ts';
import { type PrivatePostgres, startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { type AtEnd, quantile, runBench, standApart } from './shared/run.ts';

const customer = 'ana.paredes@correo.example';
/** Prepaid. */
const line = '0991000003';
const turns = 400;
const warmUpTurns = 60;

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  const postgres = await startPrivatePostgres(atEnd);
  const [few, many] = [await openShop(postgres, 20, atEnd), await openShop(postgres, 500, atEnd)];

  for (const [name, headers] of [
    ['as a browser asks', { 'accept-encoding': 'gzip, deflate, br' }],
    ['uncompressed', {}],
  ] as const) {
    const sides = [few, many].map((side) => ({ ...side, headers: { ...side.headers, ...headers } }));
    await inTurns(sides, warmUpTurns);
    const times = await inTurns(sides, turns);
    // What else the machine does only ever adds: the quieter half tells more.
    const [small, large] = times.map((side) => quantile(side, 0.25)) as [number, number];
    report.say(`${name}: ${small.toFixed(2)} ms with 20 packages, ${large.toFixed(2)} ms with 500`);
    report.atMost(`500 packages to 20, ${name}`, large / small, 2);
  }
});

/** A portal that sells so many packages to the line. */
async function openShop(postgres: PrivatePostgres, packages: number, atEnd: AtEnd): Promise<Ask> {
  const database = await postgres.createDatabase(`shop_${packages}`);
  const portal = await startPortal({ DATABASE_URL: database.url, DEMO: 'on' }, atEnd);
  await withClient(database.connection, async (client) => {
    await client.query("delete from operator.package_offerings where not line_kinds ? 'Prepaid'");
    const { rows } = await client.query('select count(*)::int as count from operator.package_offerings');
    await client.query(
      `insert into operator.package_offerings
       select 'BENCH-' || i, type, name || ' ' || i, description, price_cents, validity_days, allowances,
         characteristics, terms, line_kinds, 100 + i, true, now()
       from operator.package_offerings, generate_series(1, $1::int) i where offering_id = 'INT-3G-7D'`,
      [packages - rows[0].count],
    );
  });
  const { home } = await signIn(portal.origin, customer, demoPassword);
  const ask: Ask = {
    origin: portal.origin,
    path: listPackageCategories.path,
    headers: { ...home.headers, claroid: line },
  };
  const answer = await fetch(ask.origin + ask.path, { headers: ask.headers });
  const [all] = (await answer.json()) as { productOffering: unknown[] }[];
  if (all?.productOffering.length !== packages)
    throw new Error(`the catalogue has ${all?.productOffering.length} packages, not ${packages}`);
  return ask;
}
