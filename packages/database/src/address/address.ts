// What an address says beyond one server: several hosts, or a pooler in front.

import { Socket } from 'node:net';
import pg from 'pg';

const form = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;

/** One address a host; a single one as it was given. */
export function addressesIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = form.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Whether each of several hosts has a name; one alone is node-postgres's to read. */
export const isDatabaseUrl = (url: string): boolean => {
  const addresses = addressesIn(url);
  if (addresses.length === 1) return form.test(url);
  return addresses.every((one) => URL.canParse(one) && new URL(one).hostname !== '');
};

/**
 * A pooler that lends a connection for a transaction: `?pgbouncer=true`. Nothing that outlasts a transaction may
 * be left on a connection then: no prepared name, no setting, no lock.
 */
export function isPooled({ connectionString }: pg.PoolConfig): boolean {
  const query = connectionString?.split('?')[1];
  return new URLSearchParams(query).get('pgbouncer') === 'true';
}

/** As node-postgres takes it, which knows one host: whoever connects finds the one that serves. */
export function reach<Connection extends pg.PoolConfig>(connection: Connection): Connection {
  const addresses = addressesIn(connection.connectionString ?? '');
  const [first] = addresses;
  if (addresses.length < 2 || first === undefined) return connection;
  const hosts = hostsOf(addresses);
  return { ...connection, connectionString: first, stream: hosts.socket };
}

/** While something serves: connections go where writes are taken. @returns ends it */
export function keepWatch({ connectionString = '' }: pg.PoolConfig): () => void {
  const addresses = addressesIn(connectionString);
  return addresses.length < 2 ? () => {} : hostsOf(addresses).watch();
}

interface Hosts {
  /** For node-postgres: connects to the host of the moment, whatever it is told. */
  socket(): Socket;
  /** Looks whether that host still takes writes, and where else; connections to another one are cut. */
  watch(): () => void;
}

interface Host {
  url: string;
  host: string;
  port: number;
}

interface Answer {
  host: Host;
  client: pg.Client;
  takesWrites: boolean;
}

const lookEveryMs = 500;
/** For each of the two: to be connected, to be answered. */
const patienceMs = 1_000;

const known = new Map<string, Hosts>();

/** Of the same addresses the same: all pools of a process move together. */
function hostsOf(addresses: readonly string[]): Hosts {
  const key = addresses.join(',');
  const hosts = known.get(key) ?? createHosts(addresses.map(hostIn));
  known.set(key, hosts);
  return hosts;
}

function hostIn(url: string): Host {
  const { hostname, port } = new URL(url);
  return { url, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) };
}

/** Reads as the network's own: what asks in between is refused for now. */
const gone = (message: string) => Object.assign(new Error(message), { code: 'ECONNRESET' });

function createHosts(hosts: readonly Host[]): Hosts {
  const sockets = new Map<Socket, Host>();
  let current: Host | null = null;
  /** A connection of its own to the host of the moment, while somebody watches. */
  let kept: pg.Client | null = null;
  let looking: Promise<void> | null = null;
  let watchers = 0;
  let timer: NodeJS.Timeout | undefined;

  async function find(): Promise<void> {
    const asked = hosts.map(ask);
    const found = (await firstWriting(asked)) ?? (await Promise.all(asked)).find((answer) => answer !== null);
    const before = kept;
    kept = found?.client ?? null;
    for (const answer of asked)
      void answer.then((one) => (one === null || one.client === kept ? undefined : leave(one.client)));
    if (before) leave(before);
    current = found?.host ?? null;
    if (watchers === 0 && kept) leave(kept);
    if (current)
      for (const [socket, host] of sockets)
        if (host !== current) socket.destroy(gone('the database is served by another host'));
  }

  const look = () => {
    looking ??= find().finally(() => {
      looking = null;
    });
    return looking;
  };

  async function pick(): Promise<Host> {
    if (current === null) await look();
    if (current === null) throw gone('none of the hosts of the database answers');
    return current;
  }

  async function turn(): Promise<void> {
    const isWell = kept !== null && (await takesWrites(kept).catch(() => false));
    if (!isWell) await look();
    if (watchers > 0) timer = setTimeout(turn, lookEveryMs).unref();
  }

  return {
    socket() {
      const socket = new Socket();
      const connect = socket.connect.bind(socket) as (port: number, host: string) => Socket;
      socket.connect = (() => {
        pick().then(
          (host) => {
            // Whoever asked may have given up meanwhile.
            if (socket.destroyed) return;
            sockets.set(socket, host);
            socket.once('close', () => sockets.delete(socket));
            connect(host.port, host.host);
          },
          (error) => socket.destroy(error),
        );
        return socket;
      }) as Socket['connect'];
      return socket;
    },

    watch() {
      if (++watchers === 1) void turn();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        if (--watchers > 0) return;
        clearTimeout(timer);
        if (kept) leave(kept);
        kept = null;
      };
    },
  };
}

/** Null: it does not answer. */
async function ask(host: Host): Promise<Answer | null> {
  const client = new pg.Client({
    connectionString: host.url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'portal-ec watch',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return { host, client, takesWrites: await takesWrites(client) };
  } catch {
    leave(client);
    return null;
  }
}

async function takesWrites(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ writes: boolean }>(
    `select current_setting('transaction_read_only') = 'off' as writes`,
  );
  return rows[0]?.writes === true;
}

const firstWriting = (asked: readonly Promise<Answer | null>[]): Promise<Answer | null> =>
  Promise.any(
    asked.map(async (one) => {
      const answer = await one;
      if (!answer?.takesWrites) throw new Error('it takes no writes');
      return answer;
    }),
  ).catch(() => null);

function leave(client: pg.Client): void {
  client.end().catch(() => {});
}
