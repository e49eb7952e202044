// Two kinds of load: as much as a server takes (autocannon), and a fixed rate whatever the server does.
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

export interface Ask {
  origin: string;
  path: string;
  headers: Record<string, string>;
  /** GET unless told. */
  method?: string;
  /** Made anew for each request. */
  body?: () => object;
}

/** Share of refusals under full load that a busy machine excuses. */
const mostFailures = 0.01;

/** Closed loop: each connection asks again as soon as it is answered. Resolves to answers a second. */
export async function mostPerSecond(
  { origin, path, headers }: Ask,
  options: { connections: number; seconds: number },
): Promise<number> {
  const result = await autocannon({
    url: origin + path,
    headers,
    connections: options.connections,
    duration: options.seconds,
  });
  const failures = result.errors + result.non2xx;
  if (failures > result.requests.total * mostFailures)
    throw new Error(`${path}: ${result.non2xx} refusals and ${result.errors} errors under load`);
  return result.requests.total / result.duration;
}

/**
 * Open loop: one request each `1 / perSecond`, evenly, also while earlier ones wait. autocannon's own rate
 * sends every second's share in one burst and counts whole milliseconds.
 * Answers the milliseconds of each request, in order; a refusal took for ever.
 */
export async function atFixedRate(
  next: (index: number) => Ask,
  options: { perSecond: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const asked: Promise<number>[] = [];
  for (let index = 0; index < options.perSecond * options.seconds; index++) {
    const dueInMs = startedAt + (index * 1_000) / options.perSecond - performance.now();
    if (dueInMs > 0) await sleep(dueInMs);
    asked.push(millisecondsOf(next(index), agent));
  }
  const times = await Promise.all(asked);
  agent.destroy();
  return times;
}

/**
 * One request at a time, each side in its turn, so that whatever else the machine does hits all alike.
 * Answers the milliseconds of each request, by side.
 */
export async function inTurns(sides: readonly Ask[], turns: number): Promise<number[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[][] = sides.map(() => []);
  for (let turn = 0; turn < turns; turn++)
    for (const [index, side] of sides.entries()) times[index]?.push(await millisecondsOf(side, agent));
  agent.destroy();
  return times;
}

function millisecondsOf({ origin, path, headers, method, body }: Ask, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const askedAt = performance.now();
    const onAnswer = (answer: IncomingMessage) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => {
        const status = answer.statusCode ?? 0;
        resolve(status >= 200 && status < 300 ? performance.now() - askedAt : Number.POSITIVE_INFINITY);
      });
    };
    request(origin + path, { agent, headers, method }, onAnswer)
      .once('error', reject)
      .end(body && JSON.stringify(body()));
  });
}
