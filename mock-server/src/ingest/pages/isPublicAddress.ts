import ipaddr from 'ipaddr.js';

/** Global unicast (RFC 4291): other addresses are local, reserved, or embed another kind of address. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** The prefix for translation to IPv4 (RFC 6052): the embedded address may be anything, even private. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** The IPv4 address in the last four bytes. */
function embedded(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast';
}

/**
 * Whether an IP address is publicly reachable. Forms that embed an IPv4 address (mapped, NAT64) are judged by that address; tunnels (6to4,
 * Teredo) and all private, local, shared or reserved ranges are refused.
 */
export function isPublicAddress(text: string): boolean {
  // An address with a zone (`fe80::1%eth0`) is valid only on this machine.
  if (text.includes('%') || !ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return isPublicV4(address);
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
  if (address.match(NAT64)) return isPublicV4(embedded(address));
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast';
}
