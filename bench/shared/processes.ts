// What the kernel knows of a process, its own and not its children's: CPU time, memory, priority. Linux only.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

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
