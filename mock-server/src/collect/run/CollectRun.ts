import { runProblem } from '#server/refusal/runProblem.ts';
import { stopOf } from '../adapters/Fault.ts';
import type { RunFiles } from '../collectPaths.ts';
import { Budget } from './Budget.ts';
import { Delivery } from './Delivery.ts';
import { endOf } from './endOf.ts';
import { readJournal } from './Journal.ts';
import type { EndLine } from './journalLines.ts';
import { Lane } from './Lane.ts';
import type { Pace } from './Lane.ts';
import type { Manifest, Slot } from './Manifest.ts';
import { redeliver } from './redeliver.ts';
import { rowOf } from './rowOf.ts';
import { RunFold } from './RunFold.ts';
import { RunHalt } from './RunHalt.ts';
import type { RunSetup } from './RunSetup.ts';
import { RunWriter } from './RunWriter.ts';
import { SlotAsker } from './SlotAsker.ts';
import type { SlotEnd } from './SlotAsker.ts';

/** Reads the state of a run from disk. */
export function foldOf(manifest: Manifest, files: RunFiles): RunFold {
  const fold = new RunFold(manifest);
  for (const line of readJournal(files.journal).lines) fold.apply(line);
  return fold;
}

/** A run in progress in this process. Writes each step to its journal before taking it. */
export class CollectRun {
  readonly fold: RunFold;
  readonly #setup: RunSetup;
  readonly #budget: Budget;
  readonly #halt = new RunHalt();

  constructor(setup: RunSetup) {
    this.#setup = setup;
    this.#budget = new Budget(setup.budget);
    this.fold = foldOf(setup.manifest, setup.files);
  }

  /**
   * Sends no further requests and waits for those in flight. Waits between retries end at once.
   * @param why `left`: the process is about to exit, and the next one continues
   */
  halt(why: 'paused' | 'cancelled' | 'left'): void {
    this.#halt.stop(why);
  }

  /**
   * Asks the open slots and adds the answers to the project.
   * @throws the file system's error, or the error of adding answers: the run can be continued then.
   */
  async run(): Promise<EndLine> {
    const { files, onChange } = this.#setup;
    const writer = await RunWriter.open(files, this.fold, onChange);
    try {
      await this.#begin(writer);
      const delivery = this.#deliveryOf(writer);
      await redeliver({ fold: this.fold, files, writer, delivery });
      await this.#askAll(writer, delivery);
      await delivery.finish();
      const end = endOf(this.fold, this.#halt.why, Date.now());
      // Without an end line a run counts as interrupted.
      if (this.#halt.why !== 'left') await writer.say(end);
      return end;
    } catch (error) {
      // A full disk may have no room for this line either.
      await writer.say({ t: 'problem', at: Date.now(), ...runProblem(error) }).catch(() => undefined);
      throw error;
    } finally {
      await writer.close();
    }
  }

  async #begin(writer: RunWriter): Promise<void> {
    const { redo, again } = this.#setup;
    await writer.say({ t: 'begin', at: Date.now(), redo });
    if (again !== true) return;
    const slots = this.fold.states.flatMap((state, index) =>
      state.kind === 'done' && state.line.status === 'failed' ? [index] : [],
    );
    if (slots.length > 0) await writer.say({ t: 'again', slots, at: Date.now() });
  }

  #deliveryOf(writer: RunWriter): Delivery {
    const { deliver, deliverEvery } = this.#setup;
    return new Delivery(deliver, (upto) => writer.say({ t: 'delivered', upto, at: Date.now() }), {
      delivered: this.fold.delivered,
      soonest: deliverEvery,
    });
  }

  async #askAll(writer: RunWriter, delivery: Delivery): Promise<void> {
    const { manifest } = this.#setup;
    const asker = new SlotAsker({
      ...{ setup: this.#setup, fold: this.fold, writer, budget: this.#budget, halt: this.#halt },
      onDone: (slot, line, answer) => {
        delivery.add(answer === null ? null : rowOf(manifest, slot, line, answer));
      },
    });
    const workers = this.#lanes().flatMap((lane) =>
      Array.from({ length: lane.pace.concurrency }, () => this.#work(lane, asker, writer)),
    );
    await Promise.all(workers);
  }

  /** One lane per key: two platforms of one provider share its rate limit. */
  #lanes(): readonly Lane[] {
    const { manifest, providerOf, pace } = this.#setup;
    const byKey = new Map<string, { slots: Slot[]; pace: Pace }>();
    for (const slot of this.fold.slots) {
      if (this.fold.states[slot.index]?.kind !== 'waiting') continue;
      const target = manifest.platforms[slot.platform];
      const provider = target && providerOf(target.provider_id);
      if (provider === undefined || provider === null) continue;
      const lane = byKey.get(provider.facts.prefix) ?? { slots: [], pace: pace ?? provider.facts };
      lane.slots.push(slot);
      byKey.set(provider.facts.prefix, lane);
    }
    return Array.from(byKey.values(), ({ slots, pace: kept }) => new Lane(slots, kept));
  }

  async #work(lane: Lane, asker: SlotAsker, writer: RunWriter): Promise<void> {
    while (this.#halt.why === null) {
      const slot = lane.take();
      if (slot === null) return;
      const target = this.#setup.manifest.platforms[slot.platform];
      const provider = target && this.#setup.providerOf(target.provider_id);
      if (target === undefined || provider === undefined || provider === null) continue;
      if (this.fold.stops.has(slot.platform)) continue;
      const end = await asker.ask(lane, slot, target, provider);
      if (end !== null) await this.#stopWhere(lane, slot, end, writer);
    }
  }

  /** Stops asking a provider that will not answer any more. */
  async #stopWhere(lane: Lane, slot: Slot, { fault, isLeft }: SlotEnd, writer: RunWriter): Promise<void> {
    const isFailed = fault !== null && fault.kind !== 'refused' && fault.kind !== 'empty';
    const breaks = lane.breaksAt(isFailed);
    const why = (fault === null ? null : stopOf(fault)) ?? (isLeft ? 'rate' : breaks ? 'breaker' : null);
    if (why === null) return;
    for (const platform of this.#sharingKey(slot.platform)) {
      if (!this.fold.stops.has(platform)) await writer.say({ t: 'stop', p: platform, at: Date.now(), why });
    }
  }

  /** The platforms that use the same key. */
  #sharingKey(platform: number): readonly number[] {
    const { platforms } = this.#setup.manifest;
    const prefixOf = (index: number): string | undefined => {
      const target = platforms[index];
      return target && this.#setup.providerOf(target.provider_id)?.facts.prefix;
    };
    return platforms.flatMap((_, index) => (prefixOf(index) === prefixOf(platform) ? [index] : []));
  }
}
