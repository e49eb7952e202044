// The first start: an empty cluster with its program's role and database, complete or not there at all.
import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, reasonIn, reasonOf, spawnAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { endWithUs } from './postmaster.ts';

interface Creation {
  place: Place;
  dataDir: string;
  binaries: Binaries;
  account: Account;
}

const unfinishedPrefix = 'cluster.new-';

// Passwords would protect nothing here: whoever passes the 0700 folder of the socket can read the data files too.
const initdbArguments = [
  '--username=postgres',
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
];

// That role is no superuser: a hole in a statement must not become a hole in the machine.
const roleAndDatabase = 'CREATE ROLE portal LOGIN CREATEDB;\nCREATE DATABASE portal OWNER portal;\n';

/** Built aside and renamed when whole, so that a start killed half-way leaves nothing that looks like a database. */
export async function createCluster({ place, dataDir, binaries, account }: Creation): Promise<void> {
  try {
    removeUnfinished(place.home);
    const unfinished = mkdtempSync(join(place.home, unfinishedPrefix));
    if (account) chownSync(unfinished, account.uid, account.gid);
    await run(binaries.initdb, [...initdbArguments, '--pgdata', unfinished], account);
    await run(
      binaries.postgres,
      ['--single', '-D', unfinished, '-c', 'exit_on_error=on', 'postgres'],
      account,
      roleAndDatabase,
    );
    renameSync(unfinished, place.cluster);
    syncFolder(place.home);
    if (place.home !== dataDir) symlinkSync(place.cluster, join(dataDir, 'cluster'));
  } catch (error) {
    removeUnfinished(place.home);
    throw new Error(`The database could not be created in ${place.home}: ${reasonOf(error)}.`);
  }
}

async function run(program: string, args: string[], account: Account, input = ''): Promise<void> {
  const [command, commandArgs] = endWithUs('KILL', program, args);
  const child = spawn(command, commandArgs, { ...spawnAs(account), stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A program that gives up before reading leaves a broken pipe; its exit code tells the story.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [output, code] = await Promise.all([text(child.stderr), ended]);
  if (code !== 0) throw new Error(reasonIn(output) ?? `exit code ${code}`);
}

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    if (name.startsWith(unfinishedPrefix))
      rmSync(join(home, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
