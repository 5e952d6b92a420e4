import { DAY_MS } from '#client/lib/dates.ts';

/** What the state needs from outside; tests give a clock that stands and draws they know. */
export interface Environment {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Unguessable text, safe in addresses: at least 128 bits. */
  readonly secret: () => string;
  /** How long a login lasts without being renewed, in milliseconds. */
  readonly tokenLifetime: number;
  /** How many calls a minute one API key may make; `KEY_CALLS_PER_MINUTE` without it. */
  readonly keyCallsPerMinute?: number;
}

/** The cookie of the client lasts 7 days (specification, section 9); so does the token in it. */
export const TOKEN_LIFETIME = 7 * DAY_MS;

/** Enough for a page of a dashboard with every figure on it, several times a minute. */
export const KEY_CALLS_PER_MINUTE = 300;

/** Where `npm start` shows the pages. */
export const CONSOLE_URL = 'http://127.0.0.1:5173';
