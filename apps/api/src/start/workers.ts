// Several processes behind one port: started, replaced when they end, drained together.
import cluster, { type Worker } from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { Shared } from './shared.ts';
import { aliveEveryMs, type FromWorker, type ToWorker } from './worker-messages.ts';

export interface Workers {
  /** Resolves to whether all of them ended as they should. */
  stop(): Promise<boolean>;
}

/** Beats of our own clock, not time: after a pause of the whole machine nobody has been silent. */
const mostMissedBeats = 15;
/** Less than whoever scrapes waits. */
const figuresWithinMs = 3_000;
const [firstPauseMs, longestPauseMs] = [500, 10_000];

export async function startWorkers({ config, connection }: Shared, log: Logger): Promise<Workers> {
  cluster.setupPrimary({ serialization: 'advanced' });
  const answers = new EventEmitter();
  let lastQuestion = 0;
  const serving = new Map<Worker, { missedBeats: number }>();
  const endings = new Set<Promise<unknown>>();
  let isStopping = false;
  let endedWell = true;

  const tell = (worker: Worker, message: ToWorker) => {
    // One that is ending may have hung up.
    if (worker.isConnected()) worker.send(message, undefined, () => {});
  };
  const tellServing = () => {
    for (const worker of serving.keys()) tell(worker, { kind: 'serving', count: serving.size });
  };

  async function figuresOf(worker: Worker): Promise<object[]> {
    const question = `figures ${++lastQuestion}`;
    tell(worker, { kind: 'give figures', question });
    const [figures] = await once(answers, question, { signal: AbortSignal.timeout(figuresWithinMs) }).catch(
      () => [[]],
    );
    return figures;
  }

  /** Of those that answer: one that hangs would keep the figures of all from whoever asks why. */
  async function metrics(): Promise<string> {
    const figures = await Promise.all([...serving.keys()].map(figuresOf));
    return AggregatorRegistry.aggregate(figures).metrics();
  }

  async function hearFigures(worker: Worker, message: FromWorker): Promise<void> {
    if (message.kind === 'figures') answers.emit(message.question, message.figures);
    if (message.kind === 'ask metrics') tell(worker, { ...message, kind: 'metrics', text: await metrics() });
  }

  /** Rejects when it ends before it serves. */
  async function start(number: number): Promise<void> {
    const worker = cluster.fork();
    const ended = new Promise<[code: number | null, signal: string | null]>((resolve) =>
      worker.once('exit', (code, signal) => resolve([code, signal])),
    );
    endings.add(ended);
    worker.on('error', (err) => log.warn({ err, worker: number }, 'worker'));
    worker.once('online', () => tell(worker, { kind: 'begin', config, connection, number }));
    let failure = 'a worker did not start';
    const ready = new Promise<'ready'>((resolve) => {
      worker.on('message', async (message: FromWorker) => {
        const life = serving.get(worker);
        if (message.kind === 'alive' && life) life.missedBeats = 0;
        if (message.kind === 'ready') resolve('ready');
        if (message.kind === 'failed') failure = message.reason;
        await hearFigures(worker, message);
      });
    });
    if ((await Promise.race([ready, ended])) !== 'ready') {
      endings.delete(ended);
      throw new Error(failure);
    }
    serving.set(worker, { missedBeats: 0 });
    tellServing();
    void ended.then(([code, signal]) => {
      endings.delete(ended);
      serving.delete(worker);
      tellServing();
      if (isStopping) {
        endedWell &&= code === 0;
        return;
      }
      log.error({ worker: number, code, signal }, 'a worker ended; another one takes its place');
      replace(number, firstPauseMs);
    });
  }

  function replace(number: number, pauseMs: number): void {
    setTimeout(() => {
      if (isStopping) return;
      start(number).catch((err) => {
        log.error({ err, worker: number }, 'a worker does not start; it is tried again');
        replace(number, Math.min(pauseMs * 2, longestPauseMs));
      });
    }, pauseMs);
  }

  const beat = setInterval(() => {
    for (const [worker, life] of serving)
      if (++life.missedBeats === mostMissedBeats) {
        log.error({ pid: worker.process.pid }, 'a worker gives no sign of life: it is ended');
        worker.process.kill('SIGKILL');
      }
  }, aliveEveryMs);

  async function stop(): Promise<boolean> {
    isStopping = true;
    clearInterval(beat);
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    await Promise.all(endings);
    return endedWell;
  }

  try {
    // The first alone: what stops one stops all, and is said once.
    await start(1);
    await Promise.all(Array.from({ length: config.workers - 1 }, (_, index) => start(index + 2)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
