// Where the operator lets itself be sent with its events: to the portal, to what its settings name, and on its own machine
// when it is served there alone. Whoever may register could otherwise knock on every door of its network.
import { BlockList, isIP } from 'node:net';

export interface CallbackSettings {
  portalOrigin: string;
  /** Of whoever else is told. */
  origins: readonly string[];
  /** Where this operator itself is served. */
  host: string;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function mayBeCalled({ portalOrigin, origins, host }: CallbackSettings, callback: string): boolean {
  if (!URL.canParse(callback)) return false;
  const { origin, hostname, username, password } = new URL(callback);
  if (username !== '' || password !== '') return false;
  if ([portalOrigin, ...origins].some((known) => new URL(known).origin === origin)) return true;
  return isLoopback(host) && isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) > 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'));

/** Answered as 400. */
export class CallbackRefused extends Error {
  override name = 'CallbackRefused';
  readonly statusCode = 400;
}
