// A connection by socket as one address, the way `DATABASE_URL` takes it.
import type { PostgresConnection } from './start.ts';

export function databaseUrl({ host, port, user, database }: PostgresConnection): string {
  const socket = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}@localhost/${database}?${socket}`;
}
