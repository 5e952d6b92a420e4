/** What every key begins with: it tells a key from the token of a login, and lets scanners for leaked secrets find it. */
export const KEY_PREFIX = 'ask_';

export function isKeySecret(bearer: string): boolean {
  return bearer.startsWith(KEY_PREFIX);
}
