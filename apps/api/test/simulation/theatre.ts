// The whole product on a stage: the real server and the real operator on a real database, the card sandbox behind a line
// that loses and repeats, and a clock that the stage moves for JavaScript and for SQL alike.
import { connectDatabase } from '@portal/database/connection';
import { vi } from 'vitest';
import type { Operator } from '../../src/app-operator.ts';
import { UpstreamFailure } from '../../src/upstream/client.ts';
import { startTestApp, type TestApp } from '../build-app.ts';
import { letNeighboursGo } from '../given/neighbours-gone.ts';
import { createStage, type Stage } from './stage.ts';

/** The families that money, claims, exits, chips and invitations are about. */
const families = [
  'customers',
  'inventory',
  'balance',
  'billing',
  'catalogue',
  'ordering',
  'tickets',
] as const;

/** How often something on its way to the operator, or to the provider, does not go as it should. */
const lostShare = 0.05;
const providerLostShare = 0.3;

/** Before `public` and PostgreSQL's own: whatever says `now()` means the stage's clock. */
const searchPath = '-c search_path=stage,public,pg_catalog';

/** What somebody does, which answers a word for the story. */
export type Act = [name: string, act: () => Promise<string>];

export interface Theatre {
  app: TestApp;
  stage: Stage;
  /** Keys under which the provider was asked to charge, since it was last begun. */
  charged: Set<string>;
  /** What is wrong on purpose, to see that it is found. */
  planted: Planted;
  /** Back to the first moment. */
  begin(): Promise<void>;
  passTime(ms: number): Promise<void>;
  /** Somebody puts the clocks forward or back; no time passes. */
  setClock(ms: number): Promise<void>;
  close(): Promise<void>;
}

// What is asked and answered is whatever the port says.
// biome-ignore lint/suspicious/noExplicitAny: calls of every family pass here
type Ask = (...args: any[]) => Promise<any>;

export interface Planted {
  /** Of a call of the operator's, by name: what is done instead. */
  operator: Map<string, (ask: Ask, args: unknown[]) => Promise<unknown>>;
  /** Of what is sent to the provider. */
  provider: ((init: RequestInit) => RequestInit) | null;
}

export async function openTheatre(): Promise<Theatre> {
  const firstMoment = Date.now();
  const firstTick = performance.now();
  /** What the clocks say, and what has passed evenly. */
  let ahead = 0;
  let passed = 0;
  const charged = new Set<string>();
  const planted: Planted = { operator: new Map(), provider: null };
  const stage: Stage = createStage({ passTime: (ms) => passTime(ms) });

  const app = await startTestApp({
    overHttp: false,
    withJobs: 'sent',
    environment: { PAYMENT_BALANCE: 'on', PAYMENT_LATER: 'cash', PAYMENT_AUTOMATIC_PER_SECOND: '1000' },
    connect(connection, options) {
      const given = { ...connection, options: searchPath };
      const database = connectDatabase(given, {
        ...options,
        around: (said, work) => stage.within(wordsOf(said), work),
      });
      const { transaction } = database.db;
      database.db.transaction = (work) => stage.inTransaction(() => transaction(work));
      return database;
    },
    operatorThrough: (operator) => ({ ...operator, ...faulty(operator) }) as Operator,
  });
  const { pool } = app.database;
  await pool.query('create schema stage');
  await pool.query("create table stage.clock (ahead interval not null default '0')");
  await pool.query('insert into stage.clock default values');
  await pool.query(
    `create function stage.now() returns timestamptz stable language sql
     as 'select pg_catalog.now() + ahead from stage.clock'`,
  );
  await pool.query(
    `do $$ declare at record; begin
       for at in select c.table_schema, c.table_name, c.column_name from information_schema.columns c
         join pg_class p on p.oid = format('%I.%I', c.table_schema, c.table_name)::regclass and not p.relispartition
         where column_default = 'now()' and table_schema in ('public', 'operator') loop
         execute format('alter table %I.%I alter column %I set default stage.now()', at.table_schema, at.table_name, at.column_name);
       end loop;
     end $$`,
  );
  await letNeighboursGo(pool, 'nobody');
  vi.useFakeTimers({ toFake: ['Date'], now: firstMoment });
  performance.now = () => firstTick + passed;

  function faulty(operator: Operator): Partial<Operator> {
    const through = families.map((family) => {
      const calls = Object.entries(operator[family]).map(([name, call]) => [
        name,
        between(family, name, call),
      ]);
      return [family, Object.fromEntries(calls)];
    });
    return Object.fromEntries(through);
  }

  function between(family: (typeof families)[number], name: string, call: Ask): Ask {
    return async (...args) => {
      const words = `${family}.${name}`;
      const other = planted.operator.get(words);
      const ask = () => (other ? other(call, args) : call(...args));
      if (!stage.isPlaying()) return ask();
      await stage.turn(words);
      const fate = stage.fate(words, lostShare, ['is lost', 'loses its answer', 'arrives twice']);
      if (fate === 'is lost') throw new UpstreamFailure(family, 'lost');
      if (fate === 'arrives twice') await ask();
      const answer = await ask();
      if (fate === 'loses its answer') throw new UpstreamFailure(family, 'lost');
      await stage.turn(`${words} has answered`);
      return answer;
    };
  }

  const send = globalThis.fetch;
  globalThis.fetch = async (url, given = {}) => {
    if (!stage.isPlaying()) return stage.outside(() => send(url, given));
    const init = planted.provider ? planted.provider(given) : given;
    const words = `${init.method} ${new URL(String(url)).pathname.split('/').slice(0, 5).join('/')}`;
    const key = new Headers(init.headers).get('idempotency-key');
    if (key && init.method === 'POST') charged.add(key);
    const ask = () => stage.outside(() => send(url, init));
    await stage.turn(words);
    const fate = stage.fate(words, providerLostShare, [
      'is lost',
      'loses its answer',
      'is answered by 500',
      'arrives twice',
    ]);
    if (fate === 'is lost') throw new TypeError('fetch failed');
    if (fate === 'arrives twice') await stage.within(words, ask);
    const answer = await stage.within(words, ask);
    if (fate === 'loses its answer') throw new TypeError('fetch failed');
    if (fate === 'is answered by 500') return new Response('{}', { status: 500 });
    await stage.turn(`${words} has answered`);
    return answer;
  };

  async function setAhead(ms: number): Promise<void> {
    ahead = ms;
    vi.setSystemTime(firstMoment + ahead);
    await stage.outside(() =>
      pool.query("update stage.clock set ahead = $1 * interval '1 millisecond'", [ahead]),
    );
  }
  function passTime(ms: number): Promise<void> {
    passed += ms;
    return setAhead(ahead + ms);
  }

  return {
    app,
    stage,
    charged,
    planted,
    passTime,
    setClock: (ms) => setAhead(ahead + ms),
    async begin() {
      charged.clear();
      passed = 0;
      await setAhead(0);
    },
    async close() {
      globalThis.fetch = send;
      stage.close();
      // Its own again, which stands in its prototype.
      Reflect.deleteProperty(performance, 'now');
      vi.useRealTimers();
      await app.close();
    },
  };
}

/** The first words of a statement. */
function wordsOf(said: unknown): string {
  const text = typeof said === 'string' ? said : String((said as { text?: unknown } | null)?.text ?? '');
  return text.trim().slice(0, 40);
}
