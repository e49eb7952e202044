// Runs one benchmark: prints its figures against their limits, cleans up however it ends, fails when one is passed.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism, constants, loadavg } from 'node:os';

export interface Report {
  /** A line of context: absolute figures, what was measured. */
  say(line: string): void;
  atLeast(what: string, value: number, limit: number, unit?: string): void;
  atMost(what: string, value: number, limit: number, unit?: string): void;
}

/** Registers work for the end, done last in, first out. */
export type AtEnd = (closer: () => unknown) => void;

export async function runBench(work: (report: Report, atEnd: AtEnd) => Promise<void>): Promise<void> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(128 + constants.signals[signal])));
  }

  const [load = 0] = loadavg();
  if (load > availableParallelism())
    console.log(`  this machine is busy (load ${load.toFixed(1)}): figures scatter`);

  let failures = 0;
  const judge = (what: string, value: number, bound: string, passes: boolean, unit: string) => {
    if (!passes) failures++;
    console.log(`  ${passes ? 'PASS' : 'FAIL'}  ${what}: ${figure(value)}${unit} (${bound}${unit})`);
  };
  try {
    await work(
      {
        say: (line) => console.log(`  ${line}`),
        atLeast: (what, value, limit, unit = '') =>
          judge(what, value, `at least ${limit}`, value >= limit, unit),
        atMost: (what, value, limit, unit = '') =>
          judge(what, value, `at most ${limit}`, value <= limit, unit),
      },
      (closer) => closers.push(closer),
    );
  } catch (error) {
    failures++;
    console.error(`  FAIL  could not be measured: ${error instanceof Error ? error.message : error}`);
  } finally {
    await close();
  }
  process.exitCode = failures > 0 ? 1 : 0;
}

function figure(value: number): string {
  return value.toFixed(value >= 1_000 ? 0 : value >= 10 ? 1 : 2);
}

/** Numbers out of many noisy measurements. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param share 0.99 for the 99th percentile */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error('no measurements');
  return value;
}

// What the kernel knows of a process, its own and not its children's: CPU time, memory, priority. Linux only.

/** Clock ticks of /proc are hundredths of a second on every Linux that Node supports. */
const ticksPerSecond = 100;

/** User and system time since the start, in seconds. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const stat = await read(pid, 'stat');
  // The second field is the program's name, which may hold spaces; the fields behind it count from 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[14 - 3]) + Number(fields[15 - 3])) / ticksPerSecond;
}

/** Of the processes that it has started itself. */
export async function childrenOf(pid: number): Promise<number[]> {
  return (await read(pid, `task/${pid}/children`)).trim().split(' ').filter(Boolean).map(Number);
}

/** In MB as `ps` and `top` count them, of 1,024 × 1,024 bytes. */
export async function memoryOf(pid: number): Promise<{ residentMb: number; peakMb: number }> {
  const status = await read(pid, 'status');
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024;
  return { residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}

async function read(pid: number, file: string): Promise<string> {
  if (process.platform !== 'linux') throw new Error('CPU time and memory are read from /proc, on Linux');
  return readFile(`/proc/${pid}/${file}`, 'utf8');
}

/**
 * Real-time priority for us and for everything that we start from here on, so that a tail tells of the program
 * and not of its neighbours. For light loads only: nobody else runs while we do. False where it is not allowed.
 */
export function standApart(): boolean {
  const args = ['-a', '-r', '-p', '1', String(process.pid)];
  return spawnSync('chrt', args, { stdio: 'ignore' }).status === 0;
}
