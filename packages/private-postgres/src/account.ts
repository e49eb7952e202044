// Which account of the system runs PostgreSQL: ourselves, or an unprivileged one when we are root, which it refuses.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Owner {
  uid: number;
  gid: number;
}

/** Undefined: run as we are. */
export type Account = Owner | undefined;

/** The owner of an existing cluster goes on owning it; otherwise the usual accounts, which initdb must find by name. */
export function pickAccount(clusterOwner: Owner | undefined): Account {
  if (process.getuid?.() !== 0) return undefined;
  if (clusterOwner && clusterOwner.uid !== 0) return { uid: clusterOwner.uid, gid: clusterOwner.gid };
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it: start as another user, or set DATABASE_URL.',
  );
}

function accountNamed(name: string): Owner | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** How PostgreSQL's programs are run: nothing of our environment or working directory reaches them. */
export function spawnAs(account: Account) {
  return { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } };
}

/** Asked of the system itself: modes alone do not tell of access lists and mounts. */
export function canEnter(folder: string, account: Account): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...spawnAs(account), stdio: 'ignore' }).status === 0
  );
}

// Turns what a program or the system said about a failure into one line.

const systemReasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  ENOSPC: 'no space left on the disk',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'it exists and is not a folder',
};

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return systemReasons[code] ?? error.message;
}

/** The line of a PostgreSQL program's output that says why it gave up. */
export function reasonIn(output: string): string | undefined {
  // A full disk shows itself in many sentences, of which the last is often the least clear.
  if (/No space left on device|Check free disk space/.test(output)) return systemReasons.ENOSPC;
  const lines = output.split('\n').map((line) => line.trim());
  const fault =
    lines.findLast((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.find(isFault) ?? lines.findLast(Boolean);
  return fault?.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '');
}

function isFault(line: string): boolean {
  return /\b(ERROR|error):/.test(line) || line.includes('could not');
}
