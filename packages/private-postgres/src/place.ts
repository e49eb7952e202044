// Where the cluster and its socket live: in the folder asked for, or where PostgreSQL's account can reach them.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Account, canEnter, type Owner, reasonOf } from './account.ts';

const sharedHome = '/var/lib/portal-ec';

// The system allows 107 bytes for a socket's path (103 on macOS), and the file name takes `/.s.PGSQL.65535`.
const longestSocketDirectory = 103 - '/.s.PGSQL.65535'.length;

export interface Place {
  home: string;
  cluster: string;
}

export interface ExistingCluster extends Place, Owner {}

export function openDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (error) {
    throw new Error(`The database folder ${dataDir} cannot be used: ${reasonOf(error)}.`);
  }
}

/** `cluster` is a folder, or a link to one elsewhere; the link lets a moved folder keep its data. */
export function existingCluster(dataDir: string): ExistingCluster | undefined {
  const entry = join(dataDir, 'cluster');
  const found = lstatSync(entry, { throwIfNoEntry: false });
  if (!found) return undefined;
  const cluster = found.isSymbolicLink() ? resolve(dataDir, readlinkSync(entry)) : entry;
  const folder = statSync(cluster, { throwIfNoEntry: false });
  if (folder) return { home: dirname(cluster), cluster, uid: folder.uid, gid: folder.gid };
  throw new Error(
    `The database is missing: ${entry} points to ${cluster}. Restore that folder, or remove ${entry} to begin with an empty database.`,
  );
}

export function choosePlace(
  dataDir: string,
  existing: ExistingCluster | undefined,
  account: Account,
  log: (message: string) => void,
): Place {
  if (existing) {
    assertUsable(existing, account);
    if (existing.home !== dataDir) logElsewhere(dataDir, existing.home, account, log);
    return existing;
  }
  if (canKeep(dataDir, account)) return { home: dataDir, cluster: join(dataDir, 'cluster') };
  const home = freshHome(dataDir);
  logElsewhere(dataDir, home, account, log);
  return { home, cluster: join(home, 'cluster') };
}

/** A private folder beside the cluster, or a short one when that path is too long for a socket. */
export function socketDirectory(home: string, account: Account): string {
  const near = join(home, 'socket');
  if (Buffer.byteLength(near) <= longestSocketDirectory) return ownFolder(near, account);
  const name = shortHash(home);
  return ownFolder(
    account ? join(openSharedHome(), `socket-${name}`) : join(tmpdir(), `portal-ec-${name}`),
    account,
  );
}

/** Root's folder for what an unprivileged account cannot reach elsewhere. */
export function openSharedHome(): string {
  try {
    mkdirSync(sharedHome, { recursive: true });
    chmodSync(sharedHome, 0o755);
    return sharedHome;
  } catch (error) {
    throw new Error(`The folder ${sharedHome} cannot be used: ${reasonOf(error)}.`);
  }
}

function assertUsable(existing: ExistingCluster, account: Account): void {
  const uid = account?.uid ?? process.getuid?.();
  if (uid !== existing.uid) {
    throw new Error(
      `The database in ${existing.cluster} belongs to another user (uid ${existing.uid}): start as that user or as root, or set DATA_DIR to another folder.`,
    );
  }
  admit(existing.home, account);
  if (canEnter(existing.cluster, account)) return;
  throw new Error(
    `The database in ${existing.cluster} cannot be entered by its owner (uid ${uid}): allow that user to pass through the folders above it.`,
  );
}

function canKeep(dataDir: string, account: Account): boolean {
  if (!account) return true;
  admit(dataDir, account);
  if (!canEnter(dataDir, account)) return false;
  try {
    ownFolder(join(dataDir, 'socket'), account);
    return true;
  } catch {
    // Some mounted file systems know one owner only.
    return false;
  }
}

// A folder that is closed to everybody but root is opened for PostgreSQL's group to pass, not to read.
function admit(folder: string, account: Account): void {
  const { uid, mode } = statSync(folder);
  if (!account || uid !== 0 || (mode & 0o077) !== 0 || !canEnter(dirname(folder), account)) return;
  chownSync(folder, 0, account.gid);
  chmodSync(folder, 0o710);
}

// A number is added when the name is taken: the folder was deleted to begin anew, and old data are never reused unasked.
function freshHome(dataDir: string): string {
  const name = join(openSharedHome(), shortHash(dataDir));
  let home = name;
  for (let attempt = 2; existsSync(join(home, 'cluster')); attempt++) home = `${name}-${attempt}`;
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o755);
  return home;
}

function ownFolder(folder: string, account: Account): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  const { uid } = lstatSync(folder);
  if (uid !== (account?.uid ?? process.getuid?.())) {
    throw new Error(
      `The folder ${folder} belongs to another user: remove it, or set DATA_DIR to another folder.`,
    );
  }
  chmodSync(folder, 0o700);
  return folder;
}

function logElsewhere(dataDir: string, home: string, account: Account, log: (message: string) => void): void {
  const why = account
    ? ', because PostgreSQL does not run as root and its own account cannot use that folder'
    : '';
  log(`The database of ${dataDir} is kept in ${home}${why}.`);
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
