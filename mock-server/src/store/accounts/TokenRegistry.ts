import { hash } from 'node:crypto';
import { ifRoom } from '#server/refusal/noRoom.ts';
import type { Environment } from '../Environment.ts';
import { isRecent } from '../isRecent.ts';
import type { OnAccountChange } from './accountEntries.ts';

/** One signed-in device. Times are epoch milliseconds. Only the device knows the token. */
export interface TokenRecord {
  readonly id: string;
  /** Hash of its token. */
  readonly key: string;
  readonly userId: string;
  readonly device: string;
  readonly ip: string;
  readonly expiresAt: number;
  lastUsedAt: number;
}

/** Ended logins by token, with the reply for calls that use one. */
export type EndedLogins = ReadonlyMap<string, 'http401' | 'code500'>;

/** Limit of signed-in devices per account; the least recently used one is signed out. */
const DEVICES_PER_USER = 50;

/** Interval of storing the last use, in milliseconds: otherwise every call would write. */
const STORE_USE_EVERY = 10 * 60_000;

/** A plain hash suffices, because tokens are random. */
const keyOf = (token: string): string => hash('sha256', token, 'base64url');

/** The login tokens of a session: opaque, random, with an expiry. */
export class TokenRegistry {
  readonly #environment: Environment;
  readonly #ended: EndedLogins;
  readonly #records = new Map<string, TokenRecord>();

  readonly #onChange: OnAccountChange;
  readonly #storedUses = new Map<string, number>();

  constructor(environment: Environment, ended: EndedLogins = new Map(), onChange: OnAccountChange = () => undefined) {
    this.#environment = environment;
    this.#ended = ended;
    this.#onChange = onChange;
  }

  /** Loads the initial tokens. */
  load(record: Readonly<TokenRecord>): void {
    this.#records.set(record.key, { ...record });
    this.#storedUses.set(record.key, record.lastUsedAt);
  }

  issue(userId: string, device: string, ip: string): { readonly token: string; readonly record: TokenRecord } {
    const now = this.#environment.now();
    const id = this.#environment.secret();
    const token = this.#environment.secret();
    const record: TokenRecord = {
      id,
      key: keyOf(token),
      userId,
      device,
      ip,
      expiresAt: now + this.#environment.tokenLifetime,
      lastUsedAt: now,
    };
    this.#keep(record);
    this.#records.set(record.key, record);
    for (const old of this.listOf(userId).slice(DEVICES_PER_USER)) this.revoke(old);
    return { token, record };
  }

  /** The record of a valid token; updates its last use. */
  use(token: string): TokenRecord | 'expired' | 'http401' | 'unknown' {
    const key = keyOf(token);
    const record = this.#records.get(key);
    const refusal = this.#ended.get(token);
    if (!record) return refusal === undefined ? 'unknown' : refusal === 'http401' ? 'http401' : 'expired';
    const now = this.#environment.now();
    if (now >= record.expiresAt) return 'expired';
    record.lastUsedAt = now;
    if (!isRecent(this.#storedUses.get(key) ?? 0, now, STORE_USE_EVERY)) ifRoom(() => this.#keep(record));
    return record;
  }

  /** Signed-in devices of a user, most recently used first. */
  listOf(userId: string): readonly TokenRecord[] {
    const now = this.#environment.now();
    return [...this.#records.values()]
      .filter((record) => record.userId === userId && now < record.expiresAt)
      .reverse()
      .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
  }

  revoke({ key }: TokenRecord): void {
    this.#onChange({ kind: 'revoked', value: { key } });
    this.#records.delete(key);
    this.#storedUses.delete(key);
  }

  /** Signs out all devices of a user, except the given one. */
  revokeAllOf(userId: string, except?: TokenRecord): void {
    for (const record of this.#records.values()) {
      if (record.userId === userId && record !== except) this.revoke(record);
    }
  }

  #keep(record: TokenRecord): void {
    this.#onChange({ kind: 'token', value: { ...record } });
    this.#storedUses.set(record.key, record.lastUsedAt);
  }
}
