import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from './start.ts';

const fixture = fileURLToPath(new URL('./writer.fixture.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

let folder: string;
let dataDir: string;
let logged: string[];
let started: RunningPostgres[];
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-postgres-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
  logged = [];
  started = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) await kill(child);
  for (const database of started) {
    await database.stop();
    rmSync(dirname(database.dataDirectory), { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(dir = dataDir): Promise<RunningPostgres> {
  const database = await startPostgres({ dataDir: dir, log: (message) => logged.push(message) });
  started.push(database);
  return database;
}

async function query<Row extends pg.QueryResultRow>(database: RunningPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client(database.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

interface Portal {
  child: ChildProcess;
  said: { out: string; err: string };
}

function startPortal(env: NodeJS.ProcessEnv = process.env): Portal {
  const child = spawn(process.execPath, [fixture, dataDir], { stdio: ['ignore', 'pipe', 'pipe'], env });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => {
    said.out += part;
  });
  child.stderr.on('data', (part) => {
    said.err += part;
  });
  return { child, said };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

const soon = { timeout: 20_000, interval: 10 };

async function untilWritten({ said }: Portal, rows: number): Promise<void> {
  await vi.waitFor(() => expect(said.out).toContain(`written ${rows}\n`), soon);
}

const acknowledged = ({ said }: Portal) => said.out.match(/^written \d+$/gm)?.length ?? 0;
const postmasterPid = (cluster: string) =>
  Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('a start and a stop', () => {
  it('creates the database, keeps its rows, and starts again in less than a second', async () => {
    const first = await start();
    await query(first, "create table kept as select 'Ñandú' as name");
    await first.stop();

    const before = performance.now();
    const second = await start();
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(await query(second, 'select name from kept')).toEqual([{ name: 'Ñandú' }]);
    expect(logged).toEqual([]);
  });

  it('is private and durable: UTC, UTF-8, checksums, fsync, no network, no superuser', async () => {
    const database = await start();
    const [row] = await query(
      database,
      `select current_setting('TimeZone') as zone, current_setting('server_encoding') as encoding,
              current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
              current_setting('listen_addresses') as addresses, usesuper from pg_user where usename = current_user`,
    );
    expect(row).toEqual({
      zone: 'UTC',
      encoding: 'UTF8',
      checksums: 'on',
      fsync: 'on',
      addresses: '',
      usesuper: false,
    });
    expect(statSync(database.dataDirectory).mode & 0o077).toBe(0);
    expect(statSync(database.connection.host).mode & 0o077).toBe(0);
  });

  it('works under a path longer than a socket may have', async () => {
    const database = await start(join(folder, 'a'.repeat(80), 'ñ b,"c'.repeat(8), 'data'));
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a second process on the folder', () => {
  it('is refused with one line, and the first goes on', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`in use by another portal process (pid ${process.pid})`);

    const { child, said } = startPortal();
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(said.err).toMatch(/^The database folder .* is in use by another portal process .*\n$/);
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('loses the race, whoever is first, and may have the folder afterwards', async () => {
    const portals = Array.from({ length: 4 }, () => startPortal());
    const refused = () => portals.filter(({ child }) => child.exitCode === 1);
    await vi.waitFor(() => expect(refused()).toHaveLength(3), soon);
    const [winner] = portals.filter((portal) => !refused().includes(portal));
    await vi.waitFor(() => expect(winner?.said.out).toContain('written 1\n'), soon);

    if (winner) await kill(winner.child);
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('sudden death', () => {
  it('of the database: it comes back with its rows', async () => {
    const database = await start();
    const codes: (number | null)[] = [];
    database.onExit((code) => codes.push(code));
    await query(database, 'create table kept as select 7 as id');
    const pid = postmasterPid(database.dataDirectory);
    process.kill(pid, 'SIGKILL');

    await vi.waitFor(async () => {
      expect(await query(database, 'select id from kept')).toEqual([{ id: 7 }]);
      expect(postmasterPid(database.dataDirectory)).not.toBe(pid);
    }, soon);
    expect(codes).toEqual([null]);
    expect(logged[0]).toBe('The database ended (signal SIGKILL); it is started again.');
  });

  it('of the portal between writes: every acknowledged row is there', async () => {
    const portal = startPortal();
    await untilWritten(portal, 50);
    await kill(portal.child);

    const [row] = await query<{ rows: number }>(await start(), 'select count(*)::int as rows from written');
    // One more may have been committed whose acknowledgement was not read any more.
    expect(row?.rows).toBeGreaterThanOrEqual(acknowledged(portal));
    expect(row?.rows).toBeLessThanOrEqual(acknowledged(portal) + 1);
  });

  it('of the portal where the system cannot tie the database to it: what is left over is replaced', async () => {
    const portal = startPortal({ PATH: '' });
    await untilWritten(portal, 20);
    await kill(portal.child);
    const leftOver = postmasterPid(join(dataDir, 'cluster'));

    const [row] = await query<{ rows: number }>(await start(), 'select count(*)::int as rows from written');
    expect(row?.rows).toBeGreaterThanOrEqual(acknowledged(portal));
    expect(logged).toEqual([
      `A database process of an earlier start (pid ${leftOver}) still runs: it is ended first.`,
    ]);
    expect(existsSync(`/proc/${leftOver}/cwd`)).toBe(false);
  });

  it('of both at once: the next start is not held up', async () => {
    const portal = startPortal();
    await untilWritten(portal, 20);
    process.kill(postmasterPid(join(dataDir, 'cluster')), 'SIGKILL');
    await kill(portal.child);

    const [row] = await query<{ rows: number }>(await start(), 'select count(*)::int as rows from written');
    expect(row?.rows).toBeGreaterThanOrEqual(acknowledged(portal));
  });

  it('in the middle of the first start: it is done again', async () => {
    const portal = startPortal();
    const isUnfinished = () => readdirSync(dataDir).some((name) => name.startsWith('cluster.new-'));
    await vi.waitFor(() => expect(existsSync(dataDir) && isUnfinished()).toBe(true), soon);
    await kill(portal.child);

    const database = await start();
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(isUnfinished()).toBe(false);
  });

  it('whose process number another program bears now: that one is left alone', async () => {
    const { dataDirectory, stop } = await start();
    await stop();
    const { uid, gid } = statSync(dataDirectory);
    const innocent = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
    children.push(innocent);
    const note = [innocent.pid, dataDirectory, 1, 5432, '', '', '', 'ready', ''].join('\n');
    writeFileSync(join(dataDirectory, 'postmaster.pid'), note);

    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(innocent.exitCode ?? innocent.signalCode).toBeNull();
  });
});

describe('a folder or machine that does not serve', () => {
  it('ends in one sentence when the folder is a file', async () => {
    writeFileSync(dataDir, '');
    await expect(start()).rejects.toThrow(
      /^The database folder .*data cannot be used: it exists and is not a folder\.$/,
    );
  });

  it('names DATABASE_URL where there is no PostgreSQL for the platform', async () => {
    const { arch } = process;
    Object.defineProperty(process, 'arch', { value: 'riscv64' });
    try {
      await expect(start()).rejects.toThrow('set DATABASE_URL to a PostgreSQL of version 15 or newer.');
    } finally {
      Object.defineProperty(process, 'arch', { value: arch });
    }
  });

  it('says so when the cluster it points to is gone, and creates no empty one', async () => {
    mkdirSync(dataDir);
    symlinkSync(join(folder, 'gone', 'cluster'), join(dataDir, 'cluster'));
    await expect(start()).rejects.toThrow(/^The database is missing: .*Restore that folder/);
  });
});

describe.runIf(isRoot)('as root', () => {
  it('keeps the cluster elsewhere when the path is closed to other users, and says so in one line', async () => {
    chmodSync(folder, 0o700);
    const first = await start();
    await query(first, 'create table kept as select 7 as id');
    expect(first.dataDirectory).toMatch(/^\/var\/lib\/portal-ec\/[0-9a-f]{12}\/cluster$/);
    expect(logged).toEqual([expect.stringContaining(`is kept in ${dirname(first.dataDirectory)}`)]);
    await first.stop();

    expect(await query(await start(), 'select id from kept')).toEqual([{ id: 7 }]);
  });

  it('begins anew when such a folder was deleted', async () => {
    chmodSync(folder, 0o700);
    const first = await start();
    await first.stop();
    rmSync(dataDir, { recursive: true });
    const second = await start();
    expect(second.dataDirectory).not.toBe(first.dataDirectory);
  });

  it('stays in a folder that only root may enter when everything above is open', async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    const { dataDirectory } = await start();
    expect(dataDirectory).toBe(join(dataDir, 'cluster'));
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
  });
});
