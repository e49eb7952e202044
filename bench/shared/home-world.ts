// A demo operator, Ana at the door of the whole product, and the bare routes beside it on the same database.
import { deepStrictEqual } from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { linePartSchema } from '@portal/contract/lines/accounts';
import { plainLook } from '@portal/contract/lines/line-look';
import { laterMethods } from '@portal/contract/paying/paid-later';
import { civilDateOf } from '@portal/market/civil-dates';
import { rechargeBalanceName } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import Fastify from 'fastify';
import pg from 'pg';
import { demoPassword } from '../../apps/api/src/db/demo/fill.ts';
import { createOfferedMethods } from '../../apps/api/src/modules/payments/methods/offered-methods.ts';
import { cycleAt } from '../../apps/operator/src/customers/customers.ts';
import type { Ask } from './load.ts';
import { endOf, nodeArguments, signIn, startPortal } from './portal.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import { type Recording, recordHome, type Statement } from './recorded-statements.ts';
import type { AtEnd, Report } from './run.ts';

// The home answer from raw rows, as somebody would write it who wants nothing but speed.

/** Columns as the statements name them. Dates are text, bigint is number: see bare-server.ts. */
// biome-ignore lint/suspicious/noExplicitAny: rows of raw SQL have no types
type Row = Record<string, any>;

/** Rows by the name of their statement. */
type Results = Record<string, Row[]>;

const names = ['find_caller', 'list_accounts', 'list_lines', 'amounts_due', 'list_balances'] as const;
/** A table, not a row: whoever wants nothing but speed would read it, too. */
const offered = createOfferedMethods(false, laterMethods);
const types: Record<string, string> = { Fixed: 'FIXED', Postpaid: 'POSTPAID', Prepaid: 'PREPAID' };
const order: Record<string, number> = { Fixed: 0, Postpaid: 1, Prepaid: 2 };

/** @throws when the application's statements are no longer the ones that this file knows. */
function checkNames(recorded: readonly string[]): void {
  const missing = names.filter((name) => !recorded.includes(name));
  const unknown = recorded.filter((name) => !names.some((known) => known === name));
  if (missing.length + unknown.length > 0)
    throw new Error(
      `the home request runs other statements now (missing: ${missing}; new: ${unknown}): bring bare-answer.ts up to date`,
    );
}

function bareAnswer(results: Results): Row[] {
  const [caller = {}] = results.find_caller ?? [];
  const { list_accounts: accounts = [], list_lines: lines = [] } = results;
  const { amounts_due: dues = [], list_balances: balances = [] } = results;
  const today = civilDateOf(new Date());
  return accounts
    .map((account) => {
      const own = lines.filter((line) => line.accountId === account.accountId);
      return { account, own, amount: amountOf(account, own, dues, balances) };
    })
    .sort(
      (a, b) =>
        (order[a.account.kind] ?? 0) - (order[b.account.kind] ?? 0) ||
        (a.account.accountId < b.account.accountId ? -1 : 1),
    )
    .map(({ account, own, amount }) => ({
      '@type': 'BillingAccount',
      id: account.accountId,
      href: `/AccountManagement/api/ec/accountManagement/billingAccount/${account.accountId}`,
      name: `Cuenta ${account.accountId}`,
      type: types[account.kind],
      accountType: types[account.kind],
      state: 'active',
      relatedParty: [
        { id: caller.loginName, name: caller.loginName, role: 'user', '@referredType': 'Individual' },
      ],
      accountBalance: amount,
      ...(account.cycleDay === null ? {} : { billStructure: cycleOf(today, account.cycleDay) }),
      AssociatedService: own.map((line) => ({
        ServiceID: nationalNumber(line.serviceNumber),
        ServiceType: String(line.serviceType),
        ServiceDescription: line.planName,
        ServiceCode: line.planCode,
        ServiceStatus: line.status,
        ServiceActivationDate: line.activatedOn,
        isCorpAdmin: line.isCorporate,
        pausedUntil: line.pausedUntil,
        ...(caller.lines?.find((seen: Row) => seen.lineId === line.lineId)?.look ?? plainLook),
        role: 'holder',
        allows: linePartSchema.options,
      })),
      paymentOptions: offered.of(account.kind, 'holder').map(({ kind, channel, methods }) => ({
        purchase: kind,
        channel: channel === 'frame' ? 'paymentFrame' : channel,
        methods,
      })),
    }));
}

function cycleOf(today: string, cycleDay: number): Row {
  const { startsOn, endsOn } = cycleAt(today, cycleDay);
  const validFor = { startDateTime: `${startsOn}T00:00:00-05:00`, endDateTime: `${endsOn}T23:59:59-05:00` };
  return { cycleSpecification: { validFor } };
}

function amountOf(account: Row, own: Row[], dues: Row[], balances: Row[]): Row[] {
  if (own.some((line) => line.isCorporate)) return [];
  if (account.kind !== 'Prepaid') {
    const due = dues.find((row) => row.accountId === account.accountId);
    return [balanceOf('ReceivableBalance', due ? due.totalCents : 0, due?.dueOn)];
  }
  const balance = balances.find(
    (row) => row.name === rechargeBalanceName && own.some((line) => line.lineId === row.lineId),
  );
  return [balanceOf('PrepaidBalance', balance?.amountCents ?? 0, undefined)];
}

function balanceOf(type: string, cents: number, dueOn: string | undefined): Row {
  return {
    type,
    balanceType: type,
    amount: { unit: 'USD', value: cents / 100 },
    validFor: dueOn ? { endDateTime: `${dueOn}T23:59:59-05:00` } : {},
  };
}

// The measure of the whole API: bare Fastify routes on raw `pg`, in a process of their own. Started by `fork`.

const file = fileURLToPath(import.meta.url);

interface Order {
  connection: pg.PoolConfig;
  waves: Recording['waves'];
}

interface BareServer {
  origin: string;
  pid: number;
}

const homePath = '/home';
const oneQueryPath = '/one-query';

async function startBareServer(order: Order, atEnd: AtEnd): Promise<BareServer> {
  // Structured messages carry the recorded parameters as they are, bytes included.
  const child = fork(file, ['--serve'], { serialization: 'advanced', execArgv: [...nodeArguments] });
  atEnd(() => endOf(child, 'SIGKILL'));
  child.send(order);
  const [origin] = (await once(child, 'message')) as [string];
  return { origin, pid: child.pid ?? 0 };
}

async function serve({ connection, waves }: Order): Promise<string> {
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool(connection);
  const app = Fastify();

  app.get(homePath, async (_request, reply) => {
    const results: Results = {};
    const run = async (statement: Statement) => {
      results[statement.name] = (await pool.query(statement)).rows;
    };
    for (const wave of waves) await Promise.all(wave.map(run));
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(bareAnswer(results)));
  });

  const [[first] = []] = waves;
  if (!first) throw new Error('no statement was recorded');
  app.get(oneQueryPath, async (_request, reply) => {
    const { rows } = await pool.query(first);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

if (process.argv.includes('--serve')) {
  process.once('disconnect', () => process.exit(1));
  const [order] = (await once(process, 'message')) as [Order];
  process.send?.(await serve(order));
}

/** Six services in four accounts: the fullest home of the demo operator. */
const customer = 'ana.paredes@correo.example';
const mostStatements = 5;

export interface Side extends Ask {
  pid: number;
}

interface HomeWorld {
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
