// Purchases a second through the whole API, against bare routes that run the same transactions with raw `pg`.
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startBarePurchases } from './shared/bare-purchase.ts';
import { giveBuyers, packageAsk } from './shared/buyers.ts';
import { startInstantProvider } from './shared/instant-provider.ts';
import { startPortal } from './shared/portal.ts';
import { startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { type PurchaseAsk, recordPurchase } from './shared/recorded-purchase.ts';
import { median, runBench, standApart } from './shared/run.ts';

const connections = 32;
/** Until the code is compiled. */
const warmUpBursts = 10;
const bursts = 14;
const burstSeconds = 0.75;
/** We may stand before everybody else on this machine: long enough for them to go on in between. */
const pauseMs = 1_250;
/** One user may try 200 times in ten minutes. */
const buyerCount = 200;

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('purchases');
  const provider = await startInstantProvider(atEnd);
  const settings = {
    DATABASE_URL: database.url,
    DEMO: 'on',
    OPERATOR_CLOCK: 'off',
    KUSHKI_BASE_URL: provider,
  };
  const portal = await startPortal(settings, atEnd);
  const buyers = await withClient(database.connection, (client) => giveBuyers(client, buyerCount));
  const [recorded, ...others] = buyers;
  if (!recorded || others.length < 50) throw new Error('the demo operator has too few lines');

  const methods = ['invoice', 'card'] as const;
  const purchases = Object.fromEntries(
    await Promise.all(
      methods.map(async (method) => {
        const ask = packageAsk(recorded, method);
        const recording = await recordPurchase(database.connection, provider, ask);
        return [`/${method}`, { ...recording, isCharged: method === 'card' }] as const;
      }),
    ),
  );
  const bare = await startBarePurchases({ connection: database.connection, provider, purchases }, atEnd);

  for (const method of methods) {
    const recording = purchases[`/${method}`];
    const sizes = recording?.steps.map(({ statements }) => statements.length).join(', ');
    report.say(`${method}: steps of ${sizes} statements`);
    const asks = others.map((buyer) => packageAsk(buyer, method));
    const sides = [
      { origin: portal.origin, asks, served: 0 },
      { origin: bare, asks: asks.map((ask) => ({ ...ask, path: `/${method}` })), served: 0 },
    ] as const;
    const pairs: [number, number][] = [];
    for (let count = -warmUpBursts; count < bursts; count++) {
      const pair: [number, number] = [await perSecond(sides[0]), await perSecond(sides[1])];
      if (count >= 0) pairs.push(pair);
    }
    const [whole, raw] = [median(pairs.map(([left]) => left)), median(pairs.map(([, right]) => right))];
    report.say(`${method}: ${whole.toFixed(0)} purchases a second, bare ${raw.toFixed(0)}`);
    const ratios = pairs.map(([left, right]) => left / right);
    report.atLeast(`purchases a second by ${method}, whole API to bare route`, median(ratios), 0.5);
  }
});

interface Shop {
  origin: string;
  asks: readonly PurchaseAsk[];
  /** How many have bought. */
  served: number;
}

/** Closed loop; every request buys anew, for the next customer. */
async function perSecond(shop: Shop): Promise<number> {
  await sleep(pauseMs);
  const result = await autocannon({
    url: shop.origin,
    connections,
    duration: burstSeconds,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          const ask = shop.asks[shop.served++ % shop.asks.length];
          if (!ask) return request;
          return { ...request, path: ask.path, headers: ask.headers, body: JSON.stringify(ask.body()) };
        },
      },
    ],
  });
  if (result.non2xx + result.errors > result.requests.total * 0.01)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors under load`);
  return result.requests.total / result.duration;
}
