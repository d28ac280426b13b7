import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, as numbers. */
const groupsOf = (address: string): readonly number[] => {
  // `URL` normalises the address, with an IPv4 tail as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const parsed = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return parsed(head);
  const [before, after] = [parsed(head), parsed(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};

const MAPPED = [0, 0, 0, 0, 0, 0xffff];
/** NAT64 prefix, through which IPv6-only networks reach IPv4 (RFC 6052). */
const TRANSLATED = [0x64, 0xff9b, 0, 0, 0, 0];

const startsWith = (groups: readonly number[], start: readonly number[]): boolean =>
  start.every((group, at) => groups[at] === group);

/**
 * The address for rate limits: an IPv4 address in one notation, or the /64 prefix of an IPv6 address, which a provider gives to one
 * customer.
 */
export const toVisitorAddress = (address: string): string => {
  const plain = address.split('%')[0] ?? '';
  if (isIPv4(plain) || !isIPv6(plain)) return plain.slice(0, 100);
  const groups = groupsOf(plain);
  if (startsWith(groups, MAPPED) || startsWith(groups, TRANSLATED)) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};
