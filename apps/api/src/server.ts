// Opens the database and the ports, in one process or several, and closes them gracefully.
import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { logTarget } from '@portal/trace/log-lines';
import type { Logger } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { release } from './release.ts';
import { announce } from './start/announce.ts';
import { refusedForMemory } from './start/memory.ts';
import { openPortal } from './start/portal.ts';
import { openShared } from './start/shared.ts';
import { openWorker, refuseToWork } from './start/worker.ts';
import { startWorkers } from './start/workers.ts';

/** How long requests in flight may take to finish before the process ends anyway. */
const stopWithinMs = 25_000;

interface Running {
  config: Config;
  log: Logger;
  /** Before it closes, for as long as `SHUTDOWN_DELAY_SECONDS` says; nothing where others do it. */
  leave?(): void;
  /** Resolves to whether everything ended as it should. */
  close(): Promise<boolean>;
}

const logOf = (config: Config) => createLog(config.logLevel, logTarget(config.logFormat));

async function startWorker(): Promise<Running> {
  const { config, log, portal } = await openWorker(logOf);
  return { config, log, leave: portal.leave, close: () => portal.close().then(() => true) };
}

async function start(asked: Config): Promise<Running> {
  const refused = refusedForMemory(asked.workers);
  if (refused) throw new ConfigError(refused);
  const log = logOf(asked);
  log.info(release, 'starting');
  const closers: (() => Promise<void>)[] = [];
  const closeShared = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const shared = await openShared(asked, log, closers);
    const { config, connection } = shared;
    const running = { config, log };
    if (config.workers > 1) {
      const workers = await startWorkers(shared, log);
      announce(shared, log);
      return {
        ...running,
        async close() {
          const endedWell = await workers.stop();
          await closeShared();
          return endedWell;
        },
      };
    }
    const portal = await openPortal({ config, connection, log, team: null });
    announce(shared, log);
    return {
      ...running,
      leave: portal.leave,
      async close() {
        await portal.close();
        await closeShared();
        return true;
      },
    };
  } catch (error) {
    await closeShared();
    throw error;
  }
}

async function main(): Promise<void> {
  const { config, log, leave, close } = cluster.isWorker
    ? await startWorker()
    : await start(readConfig(process.env));

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    leave?.();
    const delayMs = config.shutdownDelaySeconds * 1_000;
    if (leave) await sleep(delayMs);
    // Workers end by themselves before whoever started them does.
    setTimeout(() => process.exit(1), stopWithinMs + (leave ? 0 : delayMs + 2_000)).unref();
    process.exit((await close()) ? 0 : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

main().catch((error: unknown) => {
  const line = error instanceof Error ? error.message : String(error);
  // Whoever has started it says so.
  if (cluster.isWorker) return refuseToWork(line);
  process.stderr.write(`${error instanceof ConfigError ? '' : 'Could not start: '}${line}\n`);
  process.exit(1);
});
