import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household gets a /64, and its hosts as many addresses below it as they like. */
const NETWORK_GROUPS = 4;

export function networkOf(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined || !isIPv6(address)) return ipv4 ?? address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
