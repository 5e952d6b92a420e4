import * as v from 'valibot';
import type { RefusedAddress } from '#client/api/teamSchemas.ts';

/** The server's parsing of an address. */
const addressSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(), v.toLowerCase());

export type RefusalReason = RefusedAddress['reason'];

/** An address with the result of the local check, or of the last request. */
export interface JudgedAddress {
  /** As typed. */
  readonly typed: string;
  /** Normalized, as compared and sent. */
  readonly email: string;
  /** Null: it can be invited. */
  readonly reason: RefusalReason | null;
  /** The server's reason in the last request. It may no longer apply, so a retry is allowed. */
  readonly said: RefusalReason | null;
}

interface Known {
  readonly members: ReadonlySet<string>;
  /** Addresses with a pending invitation. */
  readonly pending: ReadonlySet<string>;
  /** The server's reasons in the last request. */
  readonly said: ReadonlyMap<string, RefusalReason>;
}

/** Checks for each address whether it can be invited. The server decides; this saves a round trip. */
export function judgeAddresses(addresses: readonly string[], known: Known): readonly JudgedAddress[] {
  const seen = new Set<string>();
  return addresses.map((typed) => {
    const parsed = v.safeParse(addressSchema, typed);
    if (!parsed.success) return { typed, email: typed, reason: 'invalid', said: null };
    const email = parsed.output;
    const repeated = seen.has(email);
    seen.add(email);
    const reason = repeated
      ? 'duplicate'
      : known.members.has(email)
        ? 'member'
        : known.pending.has(email)
          ? 'pending'
          : null;
    return { typed, email, reason, said: reason === null ? (known.said.get(email) ?? null) : null };
  });
}

/** The addresses that remain in the field after sending: refused ones, deduplicated. Invited ones and their duplicates are removed. */
export function leftAfterSending(
  judged: readonly JudgedAddress[],
  refused: readonly RefusedAddress[],
): readonly string[] {
  const left = [
    ...judged.filter(({ reason }) => reason !== null && reason !== 'duplicate').map(({ typed }) => typed),
    ...refused.map(({ email }) => email),
  ];
  return [...new Set(left)];
}
