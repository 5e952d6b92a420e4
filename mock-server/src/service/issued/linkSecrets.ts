import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { ShareLink } from '#server/store/links/ShareLink.ts';

const KEY_LENGTH = 32;

const derive = promisify<string, string, number, Buffer>(scrypt);

/** scrypt with the default cost (N 16384), off the event loop. */
export async function hashLinkPassword(password: string, salt: string): Promise<NonNullable<ShareLink['password']>> {
  // oxlint-disable-next-line house/no-plain-normalize -- a password is short, and stored hashes must stay right
  return { salt, hash: (await derive(password.normalize('NFKC'), salt, KEY_LENGTH)).toString('hex') };
}

export async function isLinkPassword(password: string, known: NonNullable<ShareLink['password']>): Promise<boolean> {
  const { hash } = await hashLinkPassword(password, known.salt);
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(known.hash, 'hex'));
}
