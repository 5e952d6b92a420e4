import { hash } from 'node:crypto';
import type { Request } from 'express';

/** An ETag of what it is made of, which is the same as long as that is. */
export function contentTag(content: string | Buffer): string {
  return `"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

/**
 * Whether the caller has the content of this tag already, by weak comparison (RFC 9110, 13.1.2): a proxy that packs replies makes
 * tags weak. Not by `request.fresh`: programs that name a tag send `no-cache` beside it.
 */
export function hasContent(request: Request, tag: string): boolean {
  const known = request.get('if-none-match')?.split(',') ?? [];
  return known.some((each) => [tag, '*'].includes(each.trim().replace(/^W\//u, '')));
}
