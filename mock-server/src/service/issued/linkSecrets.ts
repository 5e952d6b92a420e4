import { timingSafeEqual } from 'node:crypto';
import { passwordKey } from '#server/store/accounts/passwords.ts';
import type { ShareLink } from '#server/store/links/ShareLink.ts';

/** The cost N of scrypt for all links: their hashes are stored without it. */
const COST = 16_384;

export async function hashLinkPassword(password: string, salt: string): Promise<NonNullable<ShareLink['password']>> {
  return { salt, hash: (await passwordKey(password, salt, COST)).toString('hex') };
}

export async function isLinkPassword(password: string, known: NonNullable<ShareLink['password']>): Promise<boolean> {
  return timingSafeEqual(await passwordKey(password, known.salt, COST), Buffer.from(known.hash, 'hex'));
}
