// The private PostgreSQL: created in its folder on the first start, supervised while its program runs, ended with it.
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickAccount, reasonOf } from './account.ts';
import { findBinaries } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { isLocked, lockFolder } from './lock.ts';
import { choosePlace, existingCluster, openDataDir, socketDirectory } from './place.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';

export interface PostgresOptions {
  dataDir: string;
  /** Receives one sentence at a time: where the data are when not in dataDir, and every restart of the database. */
  log: (message: string) => void;
  /** Names the socket file only: the database never listens on the network. */
  port?: number;
  /** How many it takes at a time. */
  connections?: number;
  /** Of a test: what was written is safe from the end of a process, and not from that of the machine. */
  isTemporary?: boolean;
}

export interface PostgresConnection {
  /** The directory of the Unix socket, as `pg` takes it. */
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface RunningPostgres {
  connection: PostgresConnection;
  /** Where the cluster really is; not under dataDir when PostgreSQL's account cannot enter that. */
  dataDirectory: string;
  stop(): Promise<void>;
  /** Called each time the database process ends unasked; the supervisor is already starting it again. */
  onExit(listener: (code: number | null) => void): void;
}

/** Rejects with an Error whose message is one sentence for the operator; nothing is left running then. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { log, port = 5432, connections = 100, isTemporary = false } = options;
  const dataDir = openDataDir(options.dataDir);
  const locks = [await lockFolder(dataDir)];
  const release = () => {
    for (const lock of locks) lock.release();
  };
  try {
    const existing = existingCluster(dataDir);
    const account = pickAccount(existing);
    const place = choosePlace(dataDir, existing, account, log);
    // A copied data folder points at the cluster of the original: only one of the two may run.
    if (place.home !== dataDir) locks.push(await lockFolder(place.home));
    const binaries = findBinaries(place.home, account, log);
    if (!existing) await createCluster({ place, dataDir, binaries, account });
    const socket = socketDirectory(place.home, account);
    const database = await supervise(
      () =>
        startPostmaster({
          cluster: place.cluster,
          socket,
          port,
          connections,
          binaries,
          account,
          isTemporary,
          log,
        }),
      log,
    );
    return {
      connection: connectionAt(socket, port),
      dataDirectory: place.cluster,
      onExit: database.onExit,
      async stop() {
        await database.stop();
        rmSync(socket, { recursive: true, force: true });
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** For commands: the one that a portal runs at this moment, or one that is started for as long as it is wanted. */
export async function usePostgres(
  options: PostgresOptions,
): Promise<Pick<RunningPostgres, 'connection' | 'stop'>> {
  const dataDir = openDataDir(options.dataDir);
  const existing = existingCluster(dataDir);
  if (!existing || !isLocked(dataDir)) return startPostgres(options);
  const host = socketDirectory(existing.home, pickAccount(existing));
  return { connection: connectionAt(host, options.port ?? 5432), stop: async () => {} };
}

const connectionAt = (host: string, port: number): PostgresConnection => ({
  host,
  port,
  user: 'portal',
  database: 'portal',
});

interface Supervised {
  stop(): Promise<void>;
  onExit(listener: (code: number | null) => void): void;
}

const firstDelayMs = 100;
const longestDelayMs = 5_000;
const steadyAfterMs = 60_000;
// Connections of a killed database take a moment to notice; until then PostgreSQL refuses the folder.
const firstStartAttempts = 6;

/** Keeps the database running: starts it again, ever less eagerly, until it is asked to stop. */
async function supervise(
  start: () => Promise<Postmaster>,
  log: (message: string) => void,
): Promise<Supervised> {
  const listeners: ((code: number | null) => void)[] = [];
  const stopping = new AbortController();
  let current = await startFirst(start);

  const watching = (async () => {
    let delayMs = firstDelayMs;
    while (true) {
      const since = performance.now();
      const ending = await current.ended;
      if (stopping.signal.aborted) return;
      if (performance.now() - since > steadyAfterMs) delayMs = firstDelayMs;
      log(`The database ended (${ending.reason}); it is started again.`);
      for (const listener of listeners) listener(ending.code);
      do {
        await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
        if (stopping.signal.aborted) return;
        delayMs = Math.min(delayMs * 2, longestDelayMs);
      } while (!(await restart()));
      log('The database serves again.');
    }
  })();

  async function restart(): Promise<boolean> {
    try {
      current = await start();
      if (stopping.signal.aborted) await current.stop();
      await current.ready;
      return true;
    } catch (error) {
      if (!stopping.signal.aborted)
        log(`The database does not start (${reasonOf(error)}); it is tried again.`);
      return false;
    }
  }

  return {
    onExit: (listener) => listeners.push(listener),
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

async function startFirst(start: () => Promise<Postmaster>): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const postmaster = await start();
    try {
      await postmaster.ready;
      return postmaster;
    } catch (error) {
      const reason = reasonOf(error);
      if (attempt === firstStartAttempts || !reason.includes('shared memory block')) {
        throw new Error(`The private PostgreSQL did not start: ${reason}.`);
      }
      await sleep(firstDelayMs * attempt);
    }
  }
}
