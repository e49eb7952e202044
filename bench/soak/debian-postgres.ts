// PostgreSQL and pgbouncer as Debian packages them, on loopback, as an unprivileged account.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@portal/http-server/free-port';
import pg from 'pg';
import { endOf } from '../shared/portal.ts';
import { temporaryFolder } from '../shared/private-postgres.ts';
import type { AtEnd } from '../shared/run.ts';

const packages = '/usr/lib/postgresql';
const role = 'portal';
const startWithinMs = 30_000;

interface DebianPostgres {
  port: number;
  version: string;
  query(text: string): Promise<pg.QueryResult>;
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** Throws where Debian's packages are not installed. */
function programs(): { bin: string; version: string } {
  const versions = existsSync(packages) ? readdirSync(packages).map(Number) : [];
  const version = String(Math.max(...versions));
  const bin = join(packages, version, 'bin');
  if (!existsSync(join(bin, 'postgres')))
    throw new Error('Debian’s PostgreSQL is not installed (postgresql)');
  return { bin, version };
}

/** PostgreSQL does not run as root. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'));
  const [, , uid, gid] = entry?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function folderOfItsOwn(atEnd: AtEnd, name: string): Promise<string> {
  const folder = join(await temporaryFolder(atEnd), name);
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

function start(program: string, args: string[]): ChildProcess {
  return spawn(program, args, {
    ...account(),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: 'ignore',
  });
}

async function run(program: string, args: string[]): Promise<void> {
  const [code] = await once(start(program, args), 'exit');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: exit code ${code}`);
}

async function serve(folder: string, port: number, settings: Record<string, string>, atEnd: AtEnd) {
  const { bin, version } = programs();
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...settings };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = start(join(bin, 'postgres'), ['-D', folder, ...args]);
  atEnd(() => endOf(child, 'SIGQUIT'));
  await untilAnswers(port, 'postgres');
  return {
    port,
    version,
    query: (text: string) => ask(port, 'postgres', text),
    stop: (signal: NodeJS.Signals) => endOf(child, signal),
  };
}

async function ask(port: number, database: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: role,
    database,
    connectionTimeoutMillis: 1_000,
  });
  client.on('error', () => {});
  await client.connect();
  return client.query(text).finally(() => client.end());
}

async function untilAnswers(port: number, database: string): Promise<void> {
  const giveUpAt = performance.now() + startWithinMs;
  for (;;) {
    try {
      await ask(port, database, 'select 1');
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await sleep(100);
    }
  }
}

/** An empty one, with the database `portal`. */
export async function startPrimary(atEnd: AtEnd): Promise<DebianPostgres & { url: string }> {
  const folder = await folderOfItsOwn(atEnd, 'primary');
  const port = await freePort();
  await run(join(programs().bin, 'initdb'), [
    '-D',
    folder,
    '-U',
    role,
    '--auth=trust',
    '-E',
    'UTF8',
    '--no-locale',
  ]);
  const server = await serve(folder, port, { wal_level: 'replica', max_connections: '200' }, atEnd);
  await server.query('create database portal');
  return { ...server, url: `postgresql://${role}@127.0.0.1:${port}/portal` };
}

/** Follows the primary, whose commits wait for it from now on. */
export async function startStandby(
  primary: DebianPostgres,
  atEnd: AtEnd,
): Promise<DebianPostgres & { promote(): Promise<void> }> {
  const folder = await folderOfItsOwn(atEnd, 'standby');
  const port = await freePort();
  const from = `host=127.0.0.1 port=${primary.port} user=${role} application_name=standby`;
  const { bin } = programs();
  await run(join(bin, 'pg_basebackup'), ['-D', folder, '-d', from, '-R', '-X', 'stream', '-c', 'fast']);
  const server = await serve(folder, port, { max_connections: '200' }, atEnd);
  await primary.query("alter system set synchronous_standby_names = 'standby'");
  await primary.query('select pg_reload_conf()');
  for (;;) {
    const { rows } = await primary.query("select from pg_stat_replication where sync_state = 'sync'");
    if (rows.length > 0) break;
    await sleep(100);
  }
  return { ...server, promote: () => run(join(bin, 'pg_ctl'), ['promote', '-D', folder, '-w']) };
}

/** In transaction mode, with few connections behind it, so that callers share them. */
export async function startPooler(
  server: DebianPostgres,
  atEnd: AtEnd,
): Promise<{ url: string; version: string }> {
  const folder = await folderOfItsOwn(atEnd, 'pooler');
  const port = await freePort();
  const program = '/usr/sbin/pgbouncer';
  if (!existsSync(program)) throw new Error('Debian’s pgbouncer is not installed');
  const file = join(folder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    max_client_conn: 500,
    default_pool_size: 8,
    logfile: join(folder, 'pgbouncer.log'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const target = `host=127.0.0.1 port=${server.port} user=${role}`;
  writeFileSync(file, ['[databases]', `* = ${target}`, '[pgbouncer]', ...lines, ''].join('\n'), {
    mode: 0o644,
  });
  const child = start(program, ['-q', file]);
  atEnd(() => endOf(child, 'SIGTERM'));
  await untilAnswers(port, 'portal');
  return { url: `postgresql://${role}@127.0.0.1:${port}/portal?pgbouncer=true`, version: 'transaction mode' };
}
