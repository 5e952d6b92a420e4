import type { Request } from 'express';

/** The first value of a header to which each proxy on the way adds its own. */
function firstOf(request: Request, name: string): string | undefined {
  const [first = ''] = (request.get(name) ?? '').split(',');
  return first.trim() === '' ? undefined : first.trim();
}

/**
 * The address below which the client reaches the API, without a slash at its end: `https://console.example.com`. A proxy in front tells
 * its host and scheme and, where it serves the API under a path, that path in `X-Forwarded-Prefix`. Null if what it tells is no address.
 */
export function baseAddress(request: Request): string | null {
  const scheme = firstOf(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
  const host = firstOf(request, 'x-forwarded-host') ?? request.get('host') ?? '';
  const address = `${scheme}://${host}${firstOf(request, 'x-forwarded-prefix') ?? ''}`;
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search, hash, username, password } = new URL(address);
  if ([search, hash, username, password].some((part) => part !== '')) return null;
  return `${origin}${pathname}`.replace(/\/+$/u, '');
}
