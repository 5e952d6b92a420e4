import { isRetried } from '../adapters/Fault.ts';
import type { Fault } from '../adapters/Fault.ts';

export interface RetryPolicy {
  readonly attempts: number;
  /** Milliseconds: of the first wait, at most, and of all waits of one answer. */
  readonly base: number;
  readonly most: number;
  readonly total: number;
}

const RETRY: RetryPolicy = { attempts: 4, base: 2000, most: 60_000, total: 300_000 };

/** What to do after an attempt that failed. */
type Retry =
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'give_up' }
  /** The provider wants to be left alone for longer than an answer waits. */
  | { readonly kind: 'leave'; readonly milliseconds: number };

/**
 * Whether and when to ask again: exponential with full jitter, and never sooner than the provider says. An empty answer is asked for
 * once more, a refused or paid one never.
 * @param attempt of those made, from 1
 * @param waited milliseconds that this answer has waited already
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
