import { scryptSync, timingSafeEqual } from 'node:crypto';

export interface PasswordHash {
  readonly salt: string;
  readonly hash: Buffer;
}

// A low cost factor: this guards a local server, and a test run hashes hundreds of passwords.
const COST = { N: 1024, r: 8, p: 1 } as const;

export function hashPassword(password: string, salt: string): PasswordHash {
  // oxlint-disable-next-line house/no-plain-normalize -- a password is short, and stored hashes must stay right
  return { salt, hash: scryptSync(password.normalize('NFKC'), salt, 32, COST) };
}

export function isPassword(password: string, known: PasswordHash): boolean {
  return timingSafeEqual(hashPassword(password, known.salt).hash, known.hash);
}
