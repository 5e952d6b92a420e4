import { hash } from 'node:crypto';
import { normalizeText } from '#client/lib/normalizeText.ts';

const NOT_LATIN = /[^a-z0-9]+/gu;
const ACCENTS = /\p{M}/gu;

/** The first `length` hexadecimal digits of the SHA-256 of parts, encoded so that their boundaries matter. */
export function hashOf(parts: readonly (string | number)[], length: number): string {
  return hashOfJson(JSON.stringify(parts), length);
}

/** The same for parts that are a JSON array already. */
export function hashOfJson(list: string, length: number): string {
  return hash('sha256', list, 'hex').slice(0, length);
}

/**
 * An id derived from a name only, so that a repeated import finds the same things: a readable part of Latin letters and digits, and
 * a hash, because Chinese names have no readable part.
 */
export function stableId(prefix: string, name: string): string {
  const slug = normalizeText(name, 'NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(NOT_LATIN, '-')
    .slice(0, 32)
    .replace(/^-+|-+$/gu, '');
  return `${slug || prefix}-${hashOf([prefix, name], 16)}`;
}
