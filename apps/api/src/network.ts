// From where somebody comes, as far as it can be told apart: one home, one phone, one carrier's gate.
import { isIPv6 } from 'node:net';

/** IPv4 as it is; of IPv6 the first 64 bits, since a single device has all addresses of such a network. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  // An IPv4 address in the clothes of IPv6.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** What a provider hands out as one: of an IPv4 address the first 16 bits, of an IPv6 network the first 32. */
export function neighbourhoodOf(network: string): string {
  const by = network.includes(':') ? ':' : '.';
  return network.split(by).slice(0, 2).join(by);
}
