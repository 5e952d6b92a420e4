import { scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

export interface PasswordHash {
  readonly salt: string;
  readonly hash: Buffer;
  /** The cost N of scrypt; absent in hashes that were stored before costs were, with N 1024. */
  readonly cost?: number;
}

const KEY_LENGTH = 32;
const COST = 16_384;
const FORMER_COST = 1024;
/** Passwords of the samples are in the read-me, and every start of a server hashes them. */
const SAMPLE_COST = 1024;

const scryptKey = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

// oxlint-disable-next-line house/no-plain-normalize -- a password is short, and stored hashes must stay right
const normalize = (password: string): string => password.normalize('NFKC');

/** The scrypt key of a password for a cost N, off the event loop. */
export async function passwordKey(password: string, salt: string, cost: number): Promise<Buffer> {
  return scryptKey(normalize(password), salt, KEY_LENGTH, { N: cost });
}

/** The hash to store for a password. */
export async function hashPassword(password: string, salt: string): Promise<PasswordHash> {
  return { salt, hash: await passwordKey(password, salt, COST), cost: COST };
}

/** The hash of a sample's password, which is public. */
export function hashSamplePassword(password: string, salt: string): PasswordHash {
  return { salt, hash: scryptSync(normalize(password), salt, KEY_LENGTH, { N: SAMPLE_COST }), cost: SAMPLE_COST };
}

/** Whether this is the password of the hash. A wrong one takes as long for a lower cost, or it would tell such accounts from unknown ones. */
export async function isPassword(password: string, { salt, hash, cost = FORMER_COST }: PasswordHash): Promise<boolean> {
  const isSame = timingSafeEqual(await passwordKey(password, salt, cost), hash);
  if (!isSame && cost < COST) await passwordKey(password, salt, COST);
  return isSame;
}

/** Whether a hash was stored with the lower cost of earlier versions, so that the next login replaces it. */
export const isFormerHash = ({ cost }: PasswordHash): boolean => cost === undefined;

/** Equals no password. Compared when an account is unknown, so that the response time does not reveal whether it exists. */
export const NO_PASSWORD: PasswordHash = { salt: 'nobody', hash: Buffer.alloc(KEY_LENGTH), cost: COST };
