// Ties a child process to ours, also when ours is killed without a chance to say goodbye.
import { spawnSync } from 'node:child_process';

let supported: boolean | undefined;

/** The command that runs `program` so that the kernel sends it `signal` when we end; unchanged where that is unknown. */
export function endWithUs(signal: 'INT' | 'KILL', program: string, args: string[]): [string, string[]] {
  supported ??= spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' }).status === 0;
  return supported ? ['setpriv', ['--pdeathsig', signal, program, ...args]] : [program, args];
}
