import type { Text } from '#server/refusal/text.ts';
import { factsOf } from '../providers/providerTable.ts';
import type { DoneLine, EndLine, JournalLine, StopLine } from './journalLines.ts';
import type { Manifest, Slot } from './Manifest.ts';
import { slotsOf } from './Manifest.ts';
import { PlatformTally } from './PlatformTally.ts';

/** The state of a slot. `open`: sent, result unknown. */
type SlotState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'done'; readonly line: DoneLine };

const WAITING: SlotState = { kind: 'waiting' };
const OPEN: SlotState = { kind: 'open' };

/** A longer gap between two lines does not count as working time. */
const IDLE_MS = 600_000;

/** A month of any time zone begins at a quarter of an hour. */
const QUARTER_MS = 900_000;

interface Payment {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** US dollars. */
  usd: number;
  /** Number of requests. */
  attempts: number;
}

const quarterOf = ({ at }: Payment): number => Math.floor(at / QUARTER_MS);

/** Folds the lines of a run's journal into its state. */
export class RunFold {
  readonly manifest: Manifest;
  slots: readonly Slot[];
  readonly states: SlotState[];
  /** Requests sent and US dollars spent, by platform. */
  readonly attempts: number[];
  readonly spent: number[];
  readonly tallies: readonly PlatformTally[];
  readonly stops = new Map<number, StopLine['why']>();
  /** Every finished slot, in order. */
  readonly done: DoneLine[] = [];
  /** For monthly caps, by quarter of an hour. */
  readonly payments: Payment[] = [];
  /**
   * When the requests without a result were sent, by slot: on their way, or lost with the process that sent them. A lost one may have
   * been charged, so it counts at its typical price, like one that timed out.
   */
  readonly #inFlight = new Map<number, Payment & { readonly platform: number }>();
  end: EndLine | null = null;
  /** Why it was interrupted, if the journal says it. */
  problem: Text | null = null;
  isEstimated = false;
  /** Number of `done` entries delivered to the project. */
  delivered = 0;
  firstAt: number | null = null;
  lastAt = 0;
  /** Working time in milliseconds. */
  worked = 0;
  /** Start of the current session. */
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
        this.problem = null;
        this.stops.clear();
        this.begunAt = line.at;
        this.doneSinceBegin = 0;
        this.#chargeLost();
        if (line.redo) this.states.forEach((state, index) => state.kind === 'open' && this.#set(index, WAITING));
        return;
      case 'started':
        this.#set(line.s, OPEN);
        this.#pay(line.s, line.at, 0, 1);
        this.#send(line.s, line.at);
        return;
      case 'fault':
        this.#inFlight.delete(line.s);
        this.#set(line.s, WAITING);
        this.#pay(line.s, line.at, line.usd, 0);
        return;
      case 'done':
        this.#inFlight.delete(line.s);
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
        this.#deliver(line.upto);
        return;
      case 'again':
        for (const index of line.slots) this.#set(index, WAITING);
        return;
      case 'problem':
        this.problem = line;
        return;
      case 'end':
        this.end = line;
    }
  }

  /** What the requests without a result may cost. */
  get unsettled(): readonly (Payment & { readonly platform: number })[] {
    return [...this.#inFlight.values()];
  }

  /** Frees the slots of a run that has ended: those of a year of daily rounds take 100 MB. No more lines can be applied. */
  rest(): void {
    this.slots = [];
    this.states.length = 0;
    this.done.length = 0;
  }

  #send(index: number, at: number): void {
    const platform = this.slots[index]?.platform ?? 0;
    const target = this.manifest.platforms[platform];
    if (target === undefined) return;
    this.#inFlight.set(index, { platform, at, usd: factsOf(target.provider_id).price.typical, attempts: 0 });
  }

  #deliver(upto: number): void {
    for (const { s, model } of this.done.slice(this.delivered, upto)) {
      if (model !== '') this.tallies[this.slots[s]?.platform ?? 0]?.deliveredModels.add(model);
    }
    this.delivered = Math.max(this.delivered, upto);
  }

  /** A process begins, so that the requests of the last one are lost. */
  #chargeLost(): void {
    for (const { platform, at, usd } of this.unsettled) {
      this.spent[platform] = (this.spent[platform] ?? 0) + usd;
      this.#note({ at, usd, attempts: 0 });
      this.isEstimated = true;
    }
    this.#inFlight.clear();
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
    this.#note({ at, usd, attempts });
  }

  #note(paid: Payment): void {
    const last = this.payments.at(-1);
    if (last === undefined || quarterOf(last) !== quarterOf(paid)) {
      this.payments.push(paid);
      return;
    }
    last.usd += paid.usd;
    last.attempts += paid.attempts;
  }
}

/** What is kept in memory of a run that has ended. */
export type RunTotals = Pick<
  RunFold,
  | 'manifest'
  | 'attempts'
  | 'spent'
  | 'tallies'
  | 'stops'
  | 'payments'
  | 'unsettled'
  | 'end'
  | 'problem'
  | 'isEstimated'
  | 'firstAt'
  | 'lastAt'
  | 'worked'
  | 'begunAt'
  | 'doneSinceBegin'
>;
