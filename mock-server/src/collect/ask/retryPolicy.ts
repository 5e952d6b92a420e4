import { isRetried } from '../adapters/Fault.ts';
import type { Fault } from '../adapters/Fault.ts';

export interface RetryPolicy {
  readonly attempts: number;
  /** Milliseconds: base of the backoff, longest wait, and total waits per answer. */
  readonly base: number;
  readonly most: number;
  readonly total: number;
}

const RETRY: RetryPolicy = { attempts: 4, base: 2000, most: 60_000, total: 300_000 };

/** The decision after a failed attempt. */
type Retry =
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'give_up' }
  /** The provider asks for a longer wait than an answer allows. */
  | { readonly kind: 'leave'; readonly milliseconds: number };

/**
 * Whether and when to retry: exponential backoff with full jitter, but never before the time stated by the provider. An empty answer is
 * retried once, a refused or paid one never.
 * @param attempt number of attempts made, from 1
 * @param waited total wait for this answer so far, in milliseconds
 * @param random from 0 to 1
 */
export function retryAfterFault(
  fault: Fault,
  {
    attempt,
    waited,
    random,
    policy = RETRY,
  }: {
    readonly attempt: number;
    readonly waited: number;
    readonly random: number;
    readonly policy?: RetryPolicy | undefined;
  },
): Retry {
  const most = fault.kind === 'empty' ? 2 : policy.attempts;
  const mayHelp = isRetried(fault) || fault.kind === 'empty';
  if (!mayHelp) return { kind: 'give_up' };
  const backoff = random * Math.min(policy.most, policy.base * 2 ** (attempt - 1));
  const milliseconds = Math.max(backoff, fault.wait ?? 0);
  if (waited + milliseconds > policy.total) {
    return fault.wait === null ? { kind: 'give_up' } : { kind: 'leave', milliseconds };
  }
  return attempt >= most ? { kind: 'give_up' } : { kind: 'wait', milliseconds };
}
