import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { hostAndPort } from './FetchPolicy.ts';
import type { FetchPolicy } from './FetchPolicy.ts';
import { FetchRefusal } from './FetchRefusal.ts';
import { isPublicAddress } from './isPublicAddress.ts';

const LONGEST_ADDRESS = 2048;
const PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

/**
 * Parses a URL as browsers do: `2130706433`, `0x7f.1` and `0177.0.0.1` all become 127.0.0.1.
 * @throws FetchRefusal for anything but a web URL.
 */
export function readAddress(text: string, base?: string): URL {
  const trimmed = text.trim();
  const url = trimmed.length <= LONGEST_ADDRESS && URL.canParse(trimmed, base) ? new URL(trimmed, base) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  // A user name and password in a URL are a trick, or a secret that must not be sent on.
  if (url === null || !isWeb || url.username !== '' || url.password !== '') throw new FetchRefusal('bad_address');
  url.hash = '';
  return url;
}

async function lookUpAddresses(url: URL, { resolve }: FetchPolicy): Promise<readonly LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  try {
    return await resolve(host);
  } catch {
    throw new FetchRefusal('unknown_host', url.hostname);
  }
}

/**
 * The IP addresses that may be connected to for a URL. The connection must use one of these without resolving the name again: the same name
 * server could return another address (DNS rebinding). One private address among public ones is enough to refuse. Implemented here because
 * filtering agents (request-filtering-agent, ssrf-req-filter) check only the address they connect to and fail with a socket error; the
 * ranges are those of ipaddr.js (`isPublicAddress`).
 * @throws FetchRefusal
 */
export async function checkTarget(url: URL, policy: FetchPolicy): Promise<readonly LookupAddress[]> {
  const isAllowed = policy.allowed.has(hostAndPort(url));
  if (!isAllowed && !PORTS.has(url.port)) throw new FetchRefusal('bad_port', url.port);
  const addresses = await lookUpAddresses(url, policy);
  if (addresses.length === 0) throw new FetchRefusal('unknown_host', url.hostname);
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new FetchRefusal('private_address', url.hostname);
  }
  return addresses;
}
