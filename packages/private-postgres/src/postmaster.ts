// One run of the database process: started, waited for until it serves, stopped.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, reasonIn, reasonOf, spawnAs } from './account.ts';
import type { Binaries } from './binaries.ts';

export interface PostmasterOptions {
  cluster: string;
  socket: string;
  port: number;
  connections: number;
  binaries: Binaries;
  account: Account;
  /** Nobody misses what is lost when the machine ends. */
  isTemporary: boolean;
  log: (message: string) => void;
}

export interface Ending {
  code: number | null;
  reason: string;
}

export interface Postmaster {
  /** Resolves when it serves, rejects when it ended before that. */
  ready: Promise<void>;
  ended: Promise<Ending>;
  stop(): Promise<void>;
}

const readyPollMs = 15;
const longStartMs = 5_000;
const lastWordsMs = 100;
const gracefulStopMs = 10_000;
const keptOutput = 4_000;

// For a small machine. No statements in the log: they would carry personal data.
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '128MB',
  work_mem: '8MB',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '512MB',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

/** Each database that is copied is a checkpoint, after which every page would be written whole once more. */
const temporarySettings = { fsync: 'off', full_page_writes: 'off' };

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { cluster, socket, port, connections, binaries, account, isTemporary, log } = options;
  await endPredecessor(cluster, log);
  rmSync(join(socket, `.s.PGSQL.${port}.lock`), { force: true });

  const all = {
    ...settings,
    ...(isTemporary ? temporarySettings : {}),
    port: String(port),
    max_connections: String(connections),
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
  };
  const args = ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const [command, commandArgs] = endWithUs('INT', binaries.postgres, args);
  // Detached: Ctrl+C in a terminal is for the program, which stops the database after its last request.
  const child = spawn(command, commandArgs, {
    ...spawnAs(account),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });

  let output = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    output = (output + part).slice(-keptOutput);
  });
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', (error) => resolve({ code: null, reason: reasonOf(error) }));
    child.once('exit', async (code, signal) => {
      // Its last words may still be in the pipe, which its connections hold open a little longer.
      await Promise.race([once(child, 'close'), sleep(lastWordsMs)]);
      resolve({ code, reason: signal ? `signal ${signal}` : (reasonIn(output) ?? `exit code ${code}`) });
    });
  });

  return {
    ended,
    ready: untilReady(cluster, child.pid, ended, log),
    async stop() {
      child.kill('SIGINT');
      const patience = setTimeout(() => child.kill('SIGQUIT'), gracefulStopMs);
      await ended;
      clearTimeout(patience);
    },
  };
}

async function untilReady(
  cluster: string,
  pid: number | undefined,
  ended: Promise<Ending>,
  log: (message: string) => void,
): Promise<void> {
  const notice = setTimeout(
    () => log('The database is recovering from an unclean end; please wait.'),
    longStartMs,
  );
  try {
    while (pid === undefined || !isReady(cluster, pid)) {
      const ending = await Promise.race([ended, sleep(readyPollMs)]);
      if (ending) throw new Error(ending.reason);
    }
  } finally {
    clearTimeout(notice);
  }
}

const pollMs = 20;
const patience: [NodeJS.Signals, number][] = [
  ['SIGINT', 3_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 3_000],
];

/** Its first line is the process, its eighth the state. */
function isReady(cluster: string, pid: number): boolean {
  const lines = readLines(cluster);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/**
 * Ends a database that outlived the program which started it. The caller holds the folder's lock, so nobody uses it.
 * Replaced and not adopted: one that is already shutting down could not be told from one that stays.
 */
async function endPredecessor(cluster: string, log: (message: string) => void): Promise<void> {
  const pid = Number(readLines(cluster)[0]);
  if (!pid) return;
  if (!isPostmasterOf(pid, cluster)) {
    // PostgreSQL checks the number alone, and would wait forever for the innocent process that bears it now.
    if (isAlive(pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log(`A database process of an earlier start (pid ${pid}) still runs: it is ended first.`);
  for (const [signal, limitMs] of patience) {
    if (isAlive(pid)) process.kill(pid, signal);
    if (await isGone(pid, cluster, limitMs)) return;
  }
  throw new Error(`The database process ${pid} of an earlier start does not end: end it, then start again.`);
}

async function isGone(pid: number, cluster: string, limitMs: number): Promise<boolean> {
  const limit = performance.now() + limitMs;
  while (isPostmasterOf(pid, cluster)) {
    if (performance.now() > limit) return false;
    await sleep(pollMs);
  }
  return true;
}

// PostgreSQL works inside its cluster's folder. A process that ended but was not collected has no folder any more.
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.includes(cluster);
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function readLines(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

let supported: boolean | undefined;

/** The command that runs `program` so that the kernel sends it `signal` when we end; unchanged where that is unknown. */
export function endWithUs(signal: 'INT' | 'KILL', program: string, args: string[]): [string, string[]] {
  supported ??= spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' }).status === 0;
  return supported ? ['setpriv', ['--pdeathsig', signal, program, ...args]] : [program, args];
}
