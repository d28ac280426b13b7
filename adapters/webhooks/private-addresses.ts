import { BlockList, isIP } from 'node:net';

/** Addresses outside the public internet (IANA's special-purpose registries). Also matches IPv4 addresses in IPv6 notation. */
const SPECIAL = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(network, prefix, 'ipv4');

/** Special ranges within 2000::/3: IPv4 tunnels, documentation, benchmarks. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(network, prefix, 'ipv6');

const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');

/** True for loopback, private, link-local and every other non-public address. */
export const isPrivate = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return SPECIAL.check(address, 'ipv4');
  if (family !== 6) return true;
  // Only global unicast IPv6 addresses are public, except those that contain an IPv4 address.
  return !GLOBAL_V6.check(address, 'ipv6') || SPECIAL.check(address, 'ipv6');
};
