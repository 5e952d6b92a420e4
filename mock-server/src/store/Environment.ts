import { DAY_MS } from '#client/lib/dates.ts';

/** Clock, randomness and limits of the state; tests inject a fixed clock and known random values. */
export interface Environment {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Unguessable, URL-safe text of at least 128 bits. */
  readonly secret: () => string;
  /** Lifetime of a login without renewal, in milliseconds. */
  readonly tokenLifetime: number;
  /** Calls per minute of one API key; default `KEY_CALLS_PER_MINUTE`. */
  readonly keyCallsPerMinute?: number;
  /** Whether other computers reach the server (`ALLOWED_HOSTS`), so that strangers may register; default: no. */
  readonly isOpen?: boolean;
}

/** The cookie of the client lasts 7 days (specification, section 9); so does the token in it. */
export const TOKEN_LIFETIME = 7 * DAY_MS;

/** Enough for a page of a dashboard with every figure on it, several times a minute. */
export const KEY_CALLS_PER_MINUTE = 300;

/** URL of the console under `npm start`. */
export const CONSOLE_URL = 'http://127.0.0.1:5173';
