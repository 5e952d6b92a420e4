import type { Manifest, Slot } from './Manifest.ts';
import { slotsOf } from './Manifest.ts';
import type { DoneLine, EndLine, JournalLine, StopLine } from './journalLines.ts';
import { PlatformTally } from './PlatformTally.ts';

/** How a slot stands. `open`: it was sent and nothing is known of it. */
type SlotState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'done'; readonly line: DoneLine };

const WAITING: SlotState = { kind: 'waiting' };
const OPEN: SlotState = { kind: 'open' };

/** A pause this long between two lines is none of asking. */
const IDLE_MS = 600_000;

/** A run as its journal tells it, line by line. */
export class RunFold {
  readonly manifest: Manifest;
  readonly slots: readonly Slot[];
  readonly states: SlotState[];
  /** Requests sent and US dollars spent, by platform. */
  readonly attempts: number[];
  readonly spent: number[];
  readonly tallies: readonly PlatformTally[];
  readonly stops = new Map<number, StopLine['why']>();
  /** Every answer in the order in which it came. */
  readonly done: DoneLine[] = [];
  /** Milliseconds since 1970 and US dollars of each attempt's end, for the months they fall into. */
  readonly payments: { readonly at: number; readonly usd: number; readonly attempts: number }[] = [];
  end: EndLine | null = null;
  isEstimated = false;
  /** How many of `done` are in the project. */
  delivered = 0;
  firstAt: number | null = null;
  lastAt = 0;
  /** Milliseconds of asking. */
  worked = 0;
  /** Sessions: where the present one began. */
  begunAt = 0;
  doneSinceBegin = 0;

  constructor(manifest: Manifest) {
    this.manifest = manifest;
    this.slots = slotsOf(manifest);
    this.states = this.slots.map(() => WAITING);
    this.attempts = manifest.platforms.map(() => 0);
    this.spent = manifest.platforms.map(() => 0);
    this.tallies = manifest.platforms.map(() => new PlatformTally());
    for (const { platform } of this.slots) {
      const tally = this.tallies[platform];
      if (tally !== undefined) tally.planned += 1;
    }
  }

  apply(line: JournalLine): void {
    this.#tick(line);
    switch (line.t) {
      case 'begin':
        this.end = null;
        this.stops.clear();
        this.begunAt = line.at;
        this.doneSinceBegin = 0;
        if (line.redo) this.states.forEach((state, index) => state.kind === 'open' && this.#set(index, WAITING));
        return;
      case 'started':
        this.#set(line.s, OPEN);
        this.#pay(line.s, line.at, 0, 1);
        return;
      case 'fault':
        this.#set(line.s, WAITING);
        this.#pay(line.s, line.at, line.usd, 0);
        return;
      case 'done':
        this.#set(line.s, { kind: 'done', line });
        this.#pay(line.s, line.at, line.usd, 0);
        this.done.push(line);
        this.doneSinceBegin += 1;
        if (line.src === 'estimate' && line.usd > 0) this.isEstimated = true;
        return;
      case 'stop':
        this.stops.set(line.p, line.why);
        return;
      case 'delivered':
        this.delivered = Math.max(this.delivered, line.upto);
        return;
      case 'again':
        for (const index of line.slots) this.#set(index, WAITING);
        return;
      case 'end':
        this.end = line;
    }
  }

  #tick({ at, t }: JournalLine): void {
    this.firstAt ??= at;
    const passed = at - this.lastAt;
    if (this.lastAt > 0 && t !== 'begin' && passed > 0 && passed < IDLE_MS) this.worked += passed;
    this.lastAt = Math.max(this.lastAt, at);
  }

  #set(index: number, state: SlotState): void {
    const [slot, before] = [this.slots[index], this.states[index]];
    if (slot === undefined || before === undefined) return;
    this.states[index] = state;
    const tally = this.tallies[slot.platform];
    if (tally === undefined) return;
    if (before.kind === 'open') tally.unsure -= 1;
    if (before.kind === 'done') tally.remove(before.line);
    if (state.kind === 'open') tally.unsure += 1;
    if (state.kind === 'done') tally.add(state.line);
  }

  #pay(index: number, at: number, usd: number, attempts: number): void {
    const platform = this.slots[index]?.platform ?? 0;
    this.attempts[platform] = (this.attempts[platform] ?? 0) + attempts;
    this.spent[platform] = (this.spent[platform] ?? 0) + usd;
    if (usd > 0 || attempts > 0) this.payments.push({ at, usd, attempts });
  }
}
