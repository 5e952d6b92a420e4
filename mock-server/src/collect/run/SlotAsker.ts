import { setTimeout as pause } from 'node:timers/promises';
import { adapterOf } from '../adapters/adapterOf.ts';
import type { Fault } from '../adapters/Fault.ts';
import type { ReadAnswer } from '../adapters/readAnswer.ts';
import { askOnce } from '../ask/askOnce.ts';
import type { Attempt } from '../ask/askOnce.ts';
import { retryAfterFault } from '../ask/retryPolicy.ts';
import type { ReadyProvider } from '../providers/ProviderSettings.ts';
import type { Budget } from './Budget.ts';
import type { DoneLine } from './journalLines.ts';
import type { Lane } from './Lane.ts';
import { loopShare } from './LoopShare.ts';
import type { RunTarget, Slot } from './Manifest.ts';
import { costOfAttempt, faultOf, statusOf, withLinksResolved } from './outcome.ts';
import type { Cost } from './outcome.ts';
import type { RunFold } from './RunFold.ts';
import type { RunHalt } from './RunHalt.ts';
import type { RunSetup } from './RunSetup.ts';
import type { RunWriter } from './RunWriter.ts';

interface AskerParts {
  readonly setup: RunSetup;
  readonly fold: RunFold;
  readonly writer: RunWriter;
  readonly budget: Budget;
  readonly halt: RunHalt;
  /** Called with every finished slot and its answer; null: no answer. */
  readonly onDone: (slot: Slot, line: DoneLine, answer: ReadAnswer | null) => void;
}

/** The result of asking a slot. */
export interface SlotEnd {
  /** Null: it has an answer. */
  readonly fault: Fault | null;
  /** The provider asks for a longer wait than a run allows. */
  readonly isLeft: boolean;
}

/** Asks one slot until it is done: waits for its turn, reserves its cost, makes its attempts, and writes journal lines. */
export class SlotAsker {
  readonly #parts: AskerParts;

  constructor(parts: AskerParts) {
    this.#parts = parts;
  }

  /** Null: no more requests may be sent, and the slot is not done. @throws the file system's error */
  async ask(lane: Lane, slot: Slot, target: RunTarget, provider: ReadyProvider): Promise<SlotEnd | null> {
    const { setup, writer, budget } = this.#parts;
    let waited = 0;
    for (let attempt = 1; ; attempt += 1) {
      const reserved = provider.facts.price.high;
      if (!(await this.#mayGo(lane, slot, reserved))) return null;
      await writer.say({ t: 'started', s: slot.index, at: Date.now(), n: attempt });
      const asked = this.#request(slot, target, provider);
      const came = await withLinksResolved(
        await askOnce(adapterOf(target.provider_id), asked, { timeout: setup.timeout }),
        target,
        provider,
      );
      const cost = costOfAttempt(came, provider);
      budget.settle(reserved, cost.usd);
      const fault = faultOf(came);
      const next =
        fault === null
          ? ({ kind: 'give_up' } as const)
          : retryAfterFault(fault, { attempt, waited, random: Math.random(), policy: setup.policy });
      if (next.kind !== 'wait') {
        await this.#finish(slot, came, fault, cost);
        return { fault, isLeft: next.kind === 'leave' };
      }
      await writer.say({ t: 'fault', s: slot.index, at: Date.now(), kind: fault?.kind ?? '', usd: cost.usd });
      waited += next.milliseconds;
      if (!(await this.#slept(next.milliseconds))) return null;
    }
  }

  /** Waits for the slot's turn and reserves its cost; false when no more requests may be sent. */
  async #mayGo(lane: Lane, slot: Slot, reserved: number): Promise<boolean> {
    const { setup, fold, budget, halt } = this.#parts;
    try {
      await lane.turn(halt.signal);
      await loopShare.turn(halt.signal, setup.reads);
      while (halt.why === null && !fold.stops.has(slot.platform)) {
        const lacking = budget.reserve(reserved);
        if (lacking === null) return true;
        if (lacking === 'later') await budget.settled(halt.signal);
        else halt.spend(lacking);
      }
    } catch {
      // The halt signal ended a wait.
    }
    return false;
  }

  async #slept(milliseconds: number): Promise<boolean> {
    const { halt } = this.#parts;
    try {
      await pause(milliseconds, undefined, { signal: halt.signal });
      return halt.why === null;
    } catch {
      return false;
    }
  }

  #request(slot: Slot, target: RunTarget, { key, baseUrl }: ReadyProvider): Parameters<typeof askOnce>[1] {
    const prompt = this.#parts.setup.manifest.prompts[slot.prompt]?.text ?? '';
    return { prompt, model: target.model, baseUrl, key, searchMode: target.search_mode, country: target.country };
  }

  async #finish(slot: Slot, came: Attempt, fault: Fault | null, cost: Cost): Promise<void> {
    const { writer, onDone } = this.#parts;
    const kept = await writer.keep(came.raw);
    const answer = came.kind === 'answer' ? came.answer : null;
    const at = Date.now();
    const line: DoneLine = {
      ...{ t: 'done', s: slot.index, at },
      ...statusOf(answer, fault),
      wait: typeof fault?.wait === 'number' ? at + fault.wait : null,
      model: answer?.reply.model ?? '',
      searched: answer?.searched ?? null,
      truncated: answer?.reply.truncated ?? false,
      ...(answer !== null && { mode: answer.mode }),
      ...{ usd: cost.usd, src: cost.source, raw: kept },
    };
    await writer.say(line);
    onDone(slot, line, answer);
  }
}
