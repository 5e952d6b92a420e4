import { createHash } from 'node:crypto';

/** What every key begins with: it tells a key from the token of a login, and lets scanners for leaked secrets find it. */
export const KEY_PREFIX = 'ask_';
const HINT_LENGTH = 4;

export function isKeySecret(bearer: string): boolean {
  return bearer.startsWith(KEY_PREFIX);
}

/** SHA-256, hexadecimal. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function hintOf(secret: string): string {
  return secret.slice(-HINT_LENGTH);
}
