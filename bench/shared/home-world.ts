// A demo operator, Ana at the door of the whole product, and the bare routes beside it on the same database.
import { deepStrictEqual } from 'node:assert/strict';
import { demoPassword } from '../../apps/api/src/db/demo/fill.ts';
import { checkNames } from './bare-answer.ts';
import { homePath, oneQueryPath, startBareServer } from './bare-server.ts';
import type { Ask } from './load.ts';
import { signIn, startPortal } from './portal.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import { recordHome } from './recorded-statements.ts';
import type { AtEnd, Report } from './run.ts';

/** Six services in four accounts: the fullest home of the demo operator. */
const customer = 'ana.paredes@correo.example';
const mostStatements = 5;

export interface Side extends Ask {
  pid: number;
}

export interface HomeWorld {
  /** Session, ownership, limits, log, validation: everything. */
  whole: Side;
  /** The same statements and the same answer, nothing else. */
  bare: Side;
  /** The first of those statements alone. */
  oneQuery: Side;
}

export async function buildHomeWorld(report: Report, atEnd: AtEnd): Promise<HomeWorld> {
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('home');
  const portal = await startPortal({ DATABASE_URL: database.url, DEMO: 'on' }, atEnd);
  const ana = await signIn(portal.origin, customer, demoPassword);

  const { waves, pool, answer } = await recordHome(database.connection, ana);
  checkNames(waves.flat().map(({ name }) => name));
  const server = await startBareServer({ connection: { ...database.connection, ...pool }, waves }, atEnd);
  const whole: Side = { ...portal, ...ana.home };
  const bare: Side = { ...server, path: homePath, headers: {} };
  for (const { origin, path, headers } of [whole, bare]) {
    const given = await fetch(origin + path, { headers });
    deepStrictEqual(await given.json(), answer, `${path} answers something else`);
  }
  const bytes = JSON.stringify(answer).length;
  // Who calls, with every line and role and when they last said again who they are, is one of them.
  report.atMost('statements of a home', waves.flat().length, mostStatements);
  report.say(`${bytes} bytes, pools of ${pool.max} connections`);
  return { whole, bare, oneQuery: { ...server, path: oneQueryPath, headers: {} } };
}
