// Reads postmaster.pid, PostgreSQL's note about the process on a cluster, and settles what it says about the past.
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 20;
const patience: [NodeJS.Signals, number][] = [
  ['SIGINT', 3_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 3_000],
];

/** Its first line is the process, its eighth the state. */
export function isReady(cluster: string, pid: number): boolean {
  const lines = readLines(cluster);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/**
 * Ends a database that outlived the program which started it. The caller holds the folder's lock, so nobody uses it.
 * Replaced and not adopted: one that is already shutting down could not be told from one that stays.
 */
export async function endPredecessor(cluster: string, log: (message: string) => void): Promise<void> {
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
