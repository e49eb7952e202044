// One process per folder: a lock of the kernel, which falls with its holder however that ends.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from './account.ts';

const sqliteBusy = 5;
// A restart may overlap the last moments of the process it replaces.
const patienceMs = 2_000;
const retryMs = 50;

export interface FolderLock {
  release(): void;
}

/**
 * Node offers no flock; SQLite's file lock is one. Unlike a file with a process number in it, it cannot be
 * stale, cannot be mistaken for a reused number, and two processes cannot both take it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const ownerFile = join(folder, 'portal.pid');
  const limit = performance.now() + patienceMs;
  while (true) {
    try {
      const lock = tryLock(folder);
      noteOwner(ownerFile);
      return { release: () => (lock.isOpen ? lock.close() : undefined) };
    } catch (error) {
      if (!isBusy(error))
        throw new Error(`The database folder ${folder} cannot be used: ${reasonOf(error)}.`);
      if (performance.now() > limit) throw new Error(inUse(folder, ownerFile));
    }
    await sleep(retryMs);
  }
}

/** Whether somebody has the folder at this moment. */
export function isLocked(folder: string): boolean {
  try {
    tryLock(folder).close();
    return false;
  } catch (error) {
    return isBusy(error);
  }
}

function tryLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'portal.lock'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function inUse(folder: string, ownerFile: string): string {
  const owner = readOwner(ownerFile);
  const who = owner ? `another portal process (pid ${owner})` : 'another portal process';
  return `The database folder ${folder} is in use by ${who}: stop that one, or set DATA_DIR to another folder.`;
}

// Only for the sentence above, so a full disk must not stop the start here.
function noteOwner(ownerFile: string): void {
  try {
    writeFileSync(ownerFile, `${process.pid}\n`);
  } catch {}
}

function readOwner(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, 'utf8').trim();
  } catch {
    return '';
  }
}
