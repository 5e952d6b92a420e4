export type PasswordLevel = 'weak' | 'fair' | 'good' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /[\p{Lo}]/u] as const;
const COMMON = /^(?:password|passw0rd|qwerty|abc123|letmein|admin|welcome|iloveyou|12345|11111)/iu;

/** A rough password strength from length, kinds of characters and repetition. Advisory only: the only rule is the length of 8. */
export function passwordStrength(password: string): PasswordLevel {
  const distinct = new Set(password).size;
  if (password.length < 8 || distinct < 4 || COMMON.test(password)) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = kinds + Math.min(4, Math.floor((password.length - 8) / 4)) + (distinct >= 10 ? 1 : 0);
  if (points >= 6) return 'strong';
  if (points >= 4) return 'good';
  return 'fair';
}
