// A worker's side: it serves what the process that started it has opened.
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Team } from '../http/description/operations.ts';
import { openPortal, type Portal } from './portal.ts';
import { aliveEveryMs, type Beginning, type FromWorker, type ToWorker } from './worker-messages.ts';

const metricsWithinMs = 5_000;

const tell = (message: FromWorker) => process.send?.(message);

export interface Worker {
  config: Config;
  log: Logger;
  portal: Portal;
}

/** @param logOf what it logs with, once it knows its settings */
export async function openWorker(logOf: (config: Config) => Logger): Promise<Worker> {
  const [{ config, connection, number }] = (await once(process, 'message')) as [Beginning];
  const log = logOf(config).child({ worker: number });
  const portal = await openPortal({ config, connection, log, team: joinTeam(config, number) });
  setInterval(() => tell({ kind: 'alive' }), aliveEveryMs).unref();
  tell({ kind: 'ready' });
  return { config, log, portal };
}

export function refuseToWork(reason: string): void {
  const message: FromWorker = { kind: 'failed', reason };
  process.send?.(message, undefined, undefined, () => process.exit(1));
}

function joinTeam({ workers }: Config, number: number): Team {
  let serving = 1;
  let lastQuestion = 0;
  const waiting = new Map<number, (text: string) => void>();
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'serving') serving = message.count;
    if (message.kind === 'metrics') waiting.get(message.question)?.(message.text);
  });
  return {
    number,
    size: workers,
    serving: () => serving,
    share(registry, prepare) {
      process.on('message', async (message: ToWorker) => {
        if (message.kind !== 'give figures') return;
        await prepare();
        tell({ kind: 'figures', question: message.question, figures: await registry.getMetricsAsJSON() });
      });
    },
    async metrics() {
      const question = ++lastQuestion;
      const answer = new Promise<string>((resolve) => {
        waiting.set(question, resolve);
        setTimeout(() => resolve(''), metricsWithinMs).unref();
      });
      tell({ kind: 'ask metrics', question });
      return answer.finally(() => waiting.delete(question));
    },
  };
}
