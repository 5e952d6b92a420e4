import ipaddr from 'ipaddr.js';

/** Global unicast (RFC 4291): whatever lies outside is local, reserved, or stands for an address of another kind. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** The prefix under which a network translates to IPv4 (RFC 6052): behind it may stand anything, private addresses too. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** The IPv4 address in the last four bytes. */
function embedded(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast';
}

/**
 * Whether an address belongs to a machine that anybody on the internet can reach. Forms that stand for an IPv4 address (mapped,
 * NAT64) are judged by that address; tunnels (6to4, Teredo) and everything private, local, shared or reserved is refused.
 */
export function isPublicAddress(text: string): boolean {
  // A zone (`fe80::1%eth0`) is of this machine only.
  if (text.includes('%') || !ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return isPublicV4(address);
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
  if (address.match(NAT64)) return isPublicV4(embedded(address));
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast';
}
