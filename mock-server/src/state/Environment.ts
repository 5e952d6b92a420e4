/** What the state needs from outside; tests give a clock that stands and draws they know. */
export interface Environment {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Unguessable text, safe in addresses: at least 128 bits. */
  readonly secret: () => string;
  /** How long a login lasts without being renewed, in milliseconds. */
  readonly tokenLifetime: number;
}

/** The cookie of the client lasts 7 days (specification, section 9); so does the token in it. */
export const TOKEN_LIFETIME = 7 * 86_400_000;
