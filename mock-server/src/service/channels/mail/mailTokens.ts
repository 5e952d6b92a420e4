import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#client/lib/dates.ts';

/** How long the link of a mail that asks for a confirmation is good, in milliseconds. */
export const CONFIRM_FOR = 7 * DAY_MS;

/** What a link in a mail is for. */
export interface LinkSubject {
  readonly use: 'confirm' | 'unsubscribe';
  readonly channelId: string;
  readonly email: string;
  /** Up to when it is good, epoch milliseconds; 0: for good. A later mail makes the link of an earlier one worthless. */
  readonly until: number;
}

/** A token that tells nothing and that nobody can make without the key: it is kept nowhere, and made again to compare. */
export function mailToken(key: string, { use, channelId, email, until }: LinkSubject): string {
  const parts = JSON.stringify([use, channelId, email, until]);
  return createHmac('sha256', key).update(parts).digest('base64url');
}

/** Whether a token is the one of this subject. */
export function isMailToken(token: string, key: string, subject: LinkSubject): boolean {
  if (key === '') return false;
  const [given, wanted] = [Buffer.from(token, 'utf8'), Buffer.from(mailToken(key, subject), 'utf8')];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
