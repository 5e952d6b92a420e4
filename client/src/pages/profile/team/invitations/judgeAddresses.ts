import * as v from 'valibot';
import type { RefusedAddress } from '#client/api/teamSchemas.ts';

/** As the server reads an address. */
const addressSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(), v.toLowerCase());

export type RefusalReason = RefusedAddress['reason'];

/** An address with what is known of it before it is sent, or was said of it when it last was. */
export interface JudgedAddress {
  /** As typed. */
  readonly typed: string;
  /** As it is compared and sent. */
  readonly email: string;
  /** Null: it can be invited. */
  readonly reason: RefusalReason | null;
  /** The server's reason of the last time, which may hold no longer: it can be tried again. */
  readonly said: RefusalReason | null;
}

interface Known {
  readonly members: ReadonlySet<string>;
  /** Addresses whose invitation is still open. */
  readonly pending: ReadonlySet<string>;
  /** What the server said when they were last sent. */
  readonly said: ReadonlyMap<string, RefusalReason>;
}

/** Says of each address whether it can be invited. The server decides; this spares the reader the round trip. */
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

/** What stays in the box after sending: what was refused, each once. What was invited, and its repetitions, goes. */
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
