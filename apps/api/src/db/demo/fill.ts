// Fills an empty database with the demo operator and its portal accounts, once, whoever comes first and however
// often it is killed.
import { createCopySink, type Emit } from '@portal/database/copy-sink';
import { demoMobile } from '@portal/market/demo';
import { receipts } from '@portal/market/receipts';
import { nationalNumber } from '@portal/market/service-number';
import { fillDemo, isEmpty, isSeeded, type SeedProgress, seedCustomers } from '@portal/operator/demo/fill';
import type { Subscriber } from '@portal/operator/demo/world';
import pg from 'pg';
import { migrateDatabase } from '../migrate.ts';
import { events } from '../schema.ts';
import { type Begun, createPortalAccounts, emitFamilyOfAna, emitFirstVisit } from './portal-accounts.ts';

interface FillOptions {
  /** Dates of bills and usage are relative to it. */
  now: Date;
  passwordHash: (password: string) => Promise<string>;
  /** Of the company that issues the bills. */
  taxId?: string;
  /** Whether the lines of Ana and Luis are used while the operator lives. */
  usesNamed?: boolean | undefined;
  /** Writes down what people accepted; not given: nothing. */
  agreements?: (emit: Emit, now: Date) => (begun: Begun) => void;
}

/** Of every demo account and every generated user. */
export const demoPassword = 'Portal2026';
const fillLock = 7_203_912;

/** Whether somebody can sign in with the published password, of a demo account or of a generated user. */
export async function holdsDemoAccounts(database: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  if (await isSeeded(database)) return true;
  const { rows } = await database.query<{ found: boolean }>(
    'select exists (select 1 from login_names where login_name = any($1)) as found',
    [demoAccounts.map(({ login }) => login)],
  );
  return rows[0]?.found === true;
}

/** One transaction under a lock: a second process waits, finds customers, and leaves. */
export async function fillDemoOperator(target: pg.Pool | pg.PoolConfig, options: FillOptions): Promise<void> {
  const client = new pg.Client(ownConnection(target));
  // The query under way rejects as well; this one only keeps the process alive.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [fillLock]);
    if (await isEmpty(client)) await fill(client, options);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const waits = { userId: null, settledAt: null, takenUntil: null };

async function fill(client: pg.Client, options: FillOptions): Promise<void> {
  const { now, passwordHash, taxId = receipts.demoIssuer.taxId } = options;
  const sink = createCopySink(client);
  // Each demo account gets a hash of its own; the generated ones share one.
  const hashes = new Map<string, string>();
  for (const { login } of demoAccounts) hashes.set(login, await passwordHash(demoPassword));
  const shared = await passwordHash(demoPassword);
  const hashOf = (login: string) => hashes.get(login) ?? shared;
  const accounts = createPortalAccounts({
    emit: sink.emit,
    now,
    block: 0,
    hashOf,
    onBegun: options.agreements?.(sink.emit, now),
  });
  const people: Subscriber[] = [];
  const subscribe = (person: Subscriber) => {
    people.push(person);
    return accounts.emit(person);
  };
  const news = await fillDemo(client, { sink, now, taxId, subscribe, usesNamed: options.usesNamed });
  emitFirstVisit(accounts);
  const ana = people.find(({ email }) => email === demoAccounts[0].login);
  if (ana) emitFamilyOfAna(accounts, ana);
  for (const event of news) sink.emit(events, { ...event, ...waits });
  await sink.finish();
}

/** A connection without the short timeouts of the server's pool: waiting for the other process may take long. */
function ownConnection(target: pg.Pool | pg.PoolConfig): pg.ClientConfig {
  const { options } = target instanceof pg.Pool ? target : { options: target };
  const { password, query_timeout, statement_timeout, idle_in_transaction_session_timeout, ...rest } =
    options;
  // The pool hides its password from enumeration.
  return { ...rest, ...(password === undefined ? {} : { password }), connectionTimeoutMillis: 10_000 };
}

/** The demo accounts as the start announces them. */
export const demoAccounts = [
  { login: 'ana.paredes@correo.example', who: 'postpaid, prepaid and home; bills to pay' },
  { login: nationalNumber(demoMobile('92000001')), who: 'registered by phone, one prepaid line' },
  { login: 'compras@empresa.example', who: 'corporate administrator' },
  { login: 'fibra@correo.example', who: 'only a service of type 7' },
  { login: 'nuevo@correo.example', who: 'no services yet, first visit' },
  { login: 'social@redes.example', who: 'placeholder e-mail' },
  { login: 'otro@correo.example', who: 'a second customer' },
  { login: 'elena.vera@correo.example', who: 'Ana’s mother: sees what two of her lines use' },
  { login: 'mateo.paredes@correo.example', who: 'Ana’s son: pays the bills of one of her lines' },
  { login: 'maria.villavicencio@correo.example', who: 'long names; lines that are not active' },
] as const;

// Fills a migrated database with a generated operator of any size and its portal accounts, in one transaction.

interface SeedOptions {
  /** Exactly this many lines, mobile and home. */
  lineCount: number;
  now: Date;
  /** Of every generated user. */
  passwordHash: string;
  onProgress: (progress: SeedProgress) => void;
}

/** Beyond those of the demo operator. */
const firstAccount = 1_000_000;

/** All or nothing; the demo operator may be there already. */
export async function seedOperator(connection: pg.ClientConfig, options: SeedOptions): Promise<SeedProgress> {
  await migrateDatabase(connection);
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    const sink = createCopySink(client);
    const { lineCount, now, passwordHash, onProgress } = options;
    const hashOf = () => passwordHash;
    const accounts = createPortalAccounts({ emit: sink.emit, now, block: firstAccount, hashOf });
    const seeding = {
      sink,
      lineCount,
      now,
      taxId: receipts.demoIssuer.taxId,
      subscribe: accounts.emit,
      onProgress,
    };
    const progress = await seedCustomers(client, seeding);
    await client.query('commit');
    // Readers find hint bits, visibility map and statistics in place, not to be made under load.
    await client.query('vacuum (analyze)');
    return progress;
  } finally {
    await client.end();
  }
}
