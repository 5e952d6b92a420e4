import { hash } from 'node:crypto';
import type { Request } from 'express';

/** Computes an ETag: a hash of the parts, equal while they are equal. */
export function contentTag(content: string | Buffer): string {
  return `"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

/**
 * Whether `If-None-Match` holds this tag, by weak comparison (RFC 9110, 13.1.2): a compressing proxy weakens tags. `request.fresh`
 * does not serve here, because programs send `no-cache` together with a tag.
 */
export function hasContent(request: Request, tag: string): boolean {
  const known = request.get('if-none-match')?.split(',') ?? [];
  return known.some((each) => [tag, '*'].includes(each.trim().replace(/^W\//u, '')));
}
