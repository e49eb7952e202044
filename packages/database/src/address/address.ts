// What an address says beyond one server: several hosts, or a pooler in front.
import type pg from 'pg';
import { hostsOf } from './hosts.ts';

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
