import type { Environment } from './Environment.ts';

/** One signed-in device. Times are epoch milliseconds. */
export interface TokenRecord {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly device: string;
  readonly ip: string;
  readonly expiresAt: number;
  lastUsedAt: number;
}

/** So many devices stay signed in for one account; the one unused for longest goes first. */
const DEVICES_PER_USER = 50;

/** The tokens of a session: opaque, random, each with an end. */
export class TokenBook {
  readonly #environment: Environment;
  readonly #records = new Map<string, TokenRecord>();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  issue(userId: string, device: string, ip: string): TokenRecord {
    const now = this.#environment.now();
    const record: TokenRecord = {
      id: this.#environment.secret(),
      token: this.#environment.secret(),
      userId,
      device,
      ip,
      expiresAt: now + this.#environment.tokenLifetime,
      lastUsedAt: now,
    };
    this.#records.set(record.token, record);
    for (const old of this.listOf(userId).slice(DEVICES_PER_USER)) this.#records.delete(old.token);
    return record;
  }

  /** The record of a token that is known and has not ended; its last use becomes now. */
  use(token: string): TokenRecord | 'expired' | 'unknown' {
    const record = this.#records.get(token);
    if (!record) return 'unknown';
    const now = this.#environment.now();
    if (now >= record.expiresAt) return 'expired';
    record.lastUsedAt = now;
    return record;
  }

  /** Live devices of a user, the one used last first. */
  listOf(userId: string): readonly TokenRecord[] {
    const now = this.#environment.now();
    return [...this.#records.values()]
      .filter((record) => record.userId === userId && now < record.expiresAt)
      .reverse()
      .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
  }

  revoke(token: string): void {
    this.#records.delete(token);
  }

  /** Signs every device of a user out, except the one that asks when it is given. */
  revokeAllOf(userId: string, except?: TokenRecord): void {
    for (const record of this.#records.values()) {
      if (record.userId === userId && record !== except) this.#records.delete(record.token);
    }
  }
}
