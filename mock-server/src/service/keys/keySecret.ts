/** Prefix of API keys: distinguishes keys from login tokens and lets secret scanners find leaked keys. */
export const KEY_PREFIX = 'ask_';

export function isKeySecret(bearer: string): boolean {
  return bearer.startsWith(KEY_PREFIX);
}
