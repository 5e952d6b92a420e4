import { setTimeout as pause } from 'node:timers/promises';
import type { Slot } from './Manifest.ts';

/** Circuit breaker: failed answers in a row after which a provider is not asked any more. */
const BREAKS_AFTER = 5;

export interface Pace {
  readonly concurrency: number;
  /** Milliseconds between requests. */
  readonly interval: number;
}

/** The queue of one key: its slots in order, its pace, and its circuit breaker. */
export class Lane {
  readonly pace: Pace;
  readonly #slots: Slot[];
  #next = 0;
  #freeAt = 0;
  #failures = 0;

  constructor(slots: readonly Slot[], pace: Pace) {
    this.#slots = [...slots];
    this.pace = pace;
  }

  take(): Slot | null {
    const slot = this.#slots[this.#next] ?? null;
    this.#next += 1;
    return slot;
  }

  /** Resolves when the next request may be sent. @throws the signal's reason */
  async turn(signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#freeAt);
    this.#freeAt = at + this.pace.interval;
    if (at > now) await pause(at - now, undefined, { signal });
  }

  /** Counts consecutive failures; true when there are too many. */
  breaksAt(isFailed: boolean): boolean {
    this.#failures = isFailed ? this.#failures + 1 : 0;
    return this.#failures >= BREAKS_AFTER;
  }
}
