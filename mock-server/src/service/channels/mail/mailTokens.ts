import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#client/lib/dates.ts';

/** Lifetime of a confirmation link, in milliseconds. */
export const CONFIRM_FOR = 7 * DAY_MS;

/** Purpose of a link in a mail. */
export interface LinkSubject {
  readonly use: 'confirm' | 'unsubscribe';
  readonly channelId: string;
  readonly email: string;
  /** Expiry, epoch milliseconds; 0: none. A later mail invalidates the link of an earlier one. */
  readonly until: number;
}

/** Computes an opaque token (HMAC): it is not stored but recomputed for comparison. */
export function mailToken(key: string, { use, channelId, email, until }: LinkSubject): string {
  const parts = JSON.stringify([use, channelId, email, until]);
  return createHmac('sha256', key).update(parts).digest('base64url');
}

/** Whether a token belongs to a subject. */
export function isMailToken(token: string, key: string, subject: LinkSubject): boolean {
  if (key === '') return false;
  const [given, wanted] = [Buffer.from(token, 'utf8'), Buffer.from(mailToken(key, subject), 'utf8')];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
