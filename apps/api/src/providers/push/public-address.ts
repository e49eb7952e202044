// Which addresses the server may be sent to by somebody else: names on the public net, and nothing of our own.
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const own = new BlockList();
for (const [net, prefix] of [
  ...([
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
  ] as const),
  ...(['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'] as const),
].map((range) => range.split('/') as [string, string]))
  own.addSubnet(net, Number(prefix), 'ipv4');
for (const [net, prefix] of ['::/127', '64:ff9b::/96', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'].map(
  (range) => range.split('/') as [string, string],
))
  own.addSubnet(net, Number(prefix), 'ipv6');

const isOwn = ({ address, family }: LookupAddress): boolean =>
  own.check(address, family === 6 ? 'ipv6' : 'ipv4');

const loopback = /^(localhost|127\.0\.0\.1)$/;

/** By its spelling: https at its own port, a name and no number. */
export function isPublicAddress(text: string, { allowsLoopback }: { allowsLoopback: boolean }): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (allowsLoopback && loopback.test(hostname)) return protocol === 'http:' || protocol === 'https:';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /\.[a-z][a-z\d-]*[a-z\d]$/i.test(hostname);
  return (
    protocol === 'https:' &&
    port === '' &&
    isName &&
    !/\.(local|internal|localhost|home\.arpa)$/i.test(hostname)
  );
}

/** A name that leads to one of our own networks is not found; asked at the connection itself, so that it cannot change. */
export const lookupPublic = publicOnly(lookup);

export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

export function publicOnly(ask: Lookup): LookupFunction {
  return (hostname, options, callback) => {
    ask(hostname, { ...options, all: true }, (error, found) => {
      const allowed = (found ?? []).filter((address) => !isOwn(address));
      const [first] = allowed;
      if (error || !first) {
        callback(error ?? Object.assign(new Error('not a public address'), { code: 'ENOTFOUND' }), '', 4);
      } else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
