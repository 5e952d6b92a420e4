import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderId } from '#client/api/schemas/collectSchemas.ts';
import type { OpenReads } from '#server/ingest/threads/OpenReads.ts';
import { adapterOf } from '../adapters/adapterOf.ts';
import { stopOf } from '../adapters/Fault.ts';
import type { Fault } from '../adapters/Fault.ts';
import { costOf, readAnswer } from '../adapters/readAnswer.ts';
import type { ReadAnswer } from '../adapters/readAnswer.ts';
import { askOnce } from '../ask/askOnce.ts';
import type { Attempt } from '../ask/askOnce.ts';
import { resolveLinks } from '../ask/resolveLinks.ts';
import { retryAfterFault } from '../ask/retryPolicy.ts';
import type { RetryPolicy } from '../ask/retryPolicy.ts';
import type { ReadyProvider } from '../providers/ProviderSettings.ts';
import { AppendFile } from './AppendFile.ts';
import { Budget } from './Budget.ts';
import type { RunFiles } from '../collectPaths.ts';
import { Delivery } from './Delivery.ts';
import type { Deliver } from './Delivery.ts';
import { Journal, readJournal } from './Journal.ts';
import type { DoneLine, EndLine, JournalLine } from './journalLines.ts';
import { Lane } from './Lane.ts';
import { loopShare } from './LoopShare.ts';
import type { Pace } from './Lane.ts';
import type { Manifest, RunTarget, Slot } from './Manifest.ts';
import { keepReply, readReply } from './replies.ts';
import { rowOf } from './rowOf.ts';
import { RunFold } from './RunFold.ts';

export interface RunSetup {
  readonly manifest: Manifest;
  readonly files: RunFiles;
  /** A provider as it is set now; null: it cannot be asked any more. */
  readonly providerOf: (id: ProviderId) => ReadyProvider | null;
  /** What is left of the month's caps. */
  readonly budget: { readonly answers: number; readonly usd: number };
  readonly deliver: Deliver;
  /** Whom the run gives way to. */
  readonly reads?: OpenReads | undefined;
  /** Ask again what was sent before a stop. */
  readonly redo: boolean;
  /** Ask once more what failed. */
  readonly again?: boolean | undefined;
  /** For tests and benches; else as the provider's table says. */
  readonly pace?: Pace | undefined;
  readonly policy?: RetryPolicy | undefined;
  readonly timeout?: number | undefined;
  readonly deliverEvery?: number | undefined;
  readonly onChange?: (() => void) | undefined;
}

type Halt = 'paused' | 'cancelled' | 'left' | 'cap_answers' | 'cap_cost';

/** Reads a run as it stands on disk. */
export function foldOf(manifest: Manifest, files: RunFiles): RunFold {
  const fold = new RunFold(manifest);
  for (const line of readJournal(files.journal).lines) fold.apply(line);
  return fold;
}

/** One run being asked by this process. Its journal says everything it does before it does it. */
export class CollectRun {
  readonly fold: RunFold;
  readonly #setup: RunSetup;
  readonly #abort = new AbortController();
  readonly #budget: Budget;
  #journal: Journal | null = null;
  #replies: AppendFile | null = null;
  #delivery: Delivery | null = null;
  #halt: Halt | null = null;

  constructor(setup: RunSetup) {
    this.#setup = setup;
    this.#budget = new Budget(setup.budget);
    this.fold = foldOf(setup.manifest, setup.files);
  }

  /**
   * Sends nothing more; what is under way is waited for. Waits between retries end at once.
   * @param why `left`: the process is about to end, and the next one goes on
   */
  halt(why: 'paused' | 'cancelled' | 'left'): void {
    this.#halt ??= why;
    this.#abort.abort();
  }

  /**
   * Asks what is to be asked and puts the answers into the project.
   * @throws the file system's error, or what went wrong when answers were put in place: the run can be gone on with then.
   */
  async run(): Promise<EndLine> {
    const { files, redo, deliver, deliverEvery } = this.#setup;
    this.#journal = await Journal.open(files.journal);
    this.#replies = await AppendFile.open(files.replies);
    try {
      await this.#say({ t: 'begin', at: Date.now(), redo });
      if (this.#setup.again === true) await this.#askAgain();
      this.#delivery = new Delivery(deliver, (upto) => this.#say({ t: 'delivered', upto, at: Date.now() }), {
        delivered: this.fold.delivered,
        soonest: deliverEvery,
      });
      await this.#redeliver();
      const lanes = this.#lanes();
      await Promise.all(lanes.flatMap((lane) => Array.from({ length: lane.pace.concurrency }, () => this.#work(lane))));
      await this.#delivery.finish();
      const end = this.#endLine();
      // Without its end a run is one that was interrupted.
      if (this.#halt !== 'left') await this.#say(end);
      return end;
    } finally {
      await this.#journal.close();
      await this.#replies.close();
    }
  }

  async #say(line: JournalLine): Promise<void> {
    if (this.#journal === null) throw new Error('The journal is not open');
    await this.#journal.append(line);
    this.fold.apply(line);
    this.#setup.onChange?.();
  }

  async #askAgain(): Promise<void> {
    const slots = this.fold.states.flatMap((state, index) =>
      state.kind === 'done' && state.line.status === 'failed' ? [index] : [],
    );
    if (slots.length > 0) await this.#say({ t: 'again', slots, at: Date.now() });
  }

  /** Answers that were in hand when the last process ended, and not in the project yet. */
  async #redeliver(): Promise<void> {
    const { fold } = this;
    const lines = fold.done.slice(fold.delivered);
    for (const line of lines) {
      const raw = line.raw === null ? null : await readReply(this.#setup.files.replies, line.raw);
      this.#delivery?.add(raw === null ? null : this.#rowOf(line, raw.reply));
      if (line.raw !== null && raw === null) await this.#lose(line);
    }
  }

  /** An answer whose reply cannot be read any more counts as one that failed, and can be asked again as these can. */
  async #lose(line: DoneLine): Promise<void> {
    const lost = { status: 'failed', reason: 'unreadable', detail: '', usd: 0, raw: null, at: Date.now() } as const;
    await this.#say({ ...line, ...lost });
    this.#delivery?.add(null);
  }

  #rowOf(line: DoneLine, raw: unknown): ReturnType<typeof rowOf> {
    const slot = this.fold.slots[line.s];
    const target = slot && this.#setup.manifest.platforms[slot.platform];
    if (slot === undefined || target === undefined) return null;
    const answer = readAnswer(adapterOf(target.provider_id), raw, target.search_mode);
    return answer === null ? null : rowOf(this.#setup.manifest, slot, line, answer);
  }

  /** One for each key: two platforms of one provider share its pace. */
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

  async #work(lane: Lane): Promise<void> {
    while (this.#halt === null) {
      const slot = lane.take();
      if (slot === null) return;
      const target = this.#setup.manifest.platforms[slot.platform];
      const provider = target && this.#setup.providerOf(target.provider_id);
      if (target === undefined || provider === undefined || provider === null) continue;
      if (this.fold.stops.has(slot.platform)) continue;
      await this.#ask(lane, slot, target, provider);
    }
  }

  /** Asks a slot until it is done, or nothing more may be sent. */
  async #ask(lane: Lane, slot: Slot, target: RunTarget, provider: ReadyProvider): Promise<void> {
    let waited = 0;
    for (let attempt = 1; ; attempt += 1) {
      const reserved = provider.facts.price.high;
      if (!(await this.#mayGo(lane, slot, reserved))) return;
      await this.#say({ t: 'started', s: slot.index, at: Date.now(), n: attempt });
      const asked = this.#request(slot, target, provider);
      const came = await resolved(
        await askOnce(adapterOf(target.provider_id), asked, { timeout: this.#setup.timeout }),
        target,
        provider,
      );
      const cost = this.#costOf(came, provider);
      this.#budget.settle(reserved, cost.usd);
      const fault = faultOf(came);
      const next =
        fault === null
          ? ({ kind: 'give_up' } as const)
          : retryAfterFault(fault, { attempt, waited, random: Math.random(), policy: this.#setup.policy });
      if (next.kind !== 'wait') {
        await this.#finish(slot, came, fault, cost);
        await this.#stopWhere(lane, slot, fault, next.kind === 'leave');
        return;
      }
      await this.#say({ t: 'fault', s: slot.index, at: Date.now(), kind: fault?.kind ?? '', usd: cost.usd });
      waited += next.milliseconds;
      if (!(await this.#slept(next.milliseconds))) return;
    }
  }

  /** Waits for the slot's turn and takes its money aside; false when nothing more may be sent. */
  async #mayGo(lane: Lane, slot: Slot, reserved: number): Promise<boolean> {
    try {
      await lane.turn(this.#abort.signal);
      await loopShare.turn(this.#abort.signal, this.#setup.reads);
    } catch {
      return false;
    }
    if (this.#halt !== null || this.fold.stops.has(slot.platform)) return false;
    const lacking = this.#budget.reserve(reserved);
    if (lacking !== null) this.#halt ??= lacking;
    return lacking === null;
  }

  async #slept(milliseconds: number): Promise<boolean> {
    try {
      await pause(milliseconds, undefined, { signal: this.#abort.signal });
      return this.#halt === null;
    } catch {
      return false;
    }
  }

  #request(slot: Slot, target: RunTarget, { key, baseUrl }: ReadyProvider): Parameters<typeof askOnce>[1] {
    const prompt = this.#setup.manifest.prompts[slot.prompt]?.text ?? '';
    return { prompt, model: target.model, baseUrl, key, searchMode: target.search_mode, country: target.country };
  }

  #costOf(came: Attempt, { tokens, facts }: ReadyProvider): ReturnType<typeof costOf> {
    if (came.kind === 'answer') {
      return costOf(adapterOf(facts.id), came.answer.reply, tokens, facts.price.typical);
    }
    return { usd: came.mayBePaid ? facts.price.typical : 0, source: 'estimate' };
  }

  async #finish(slot: Slot, came: Attempt, fault: Fault | null, cost: ReturnType<typeof costOf>): Promise<void> {
    const [replies, raw] = [this.#replies, came.raw];
    const kept = replies === null || raw === null ? null : await keepReply(replies, raw);
    const answer = came.kind === 'answer' ? came.answer : null;
    const at = Date.now();
    const line: DoneLine = {
      ...{ t: 'done', s: slot.index, at },
      ...statusOf(answer, fault),
      wait: typeof fault?.wait === 'number' ? at + fault.wait : null,
      model: answer?.reply.model ?? '',
      searched: answer?.searched ?? null,
      truncated: answer?.reply.truncated ?? false,
      ...{ usd: cost.usd, src: cost.source, raw: kept },
    };
    await this.#say(line);
    this.#delivery?.add(answer === null ? null : rowOf(this.#setup.manifest, slot, line, answer));
  }

  async #stopWhere(lane: Lane, slot: Slot, fault: Fault | null, isLeft: boolean): Promise<void> {
    const isFailed = fault !== null && fault.kind !== 'refused' && fault.kind !== 'empty';
    const breaks = lane.breaksAt(isFailed);
    const why = (fault === null ? null : stopOf(fault)) ?? (isLeft ? 'rate' : breaks ? 'breaker' : null);
    if (why === null) return;
    for (const platform of this.#sharingKey(slot.platform)) {
      if (!this.fold.stops.has(platform)) await this.#say({ t: 'stop', p: platform, at: Date.now(), why });
    }
  }

  /** The platforms that the same key is used for. */
  #sharingKey(platform: number): readonly number[] {
    const { platforms } = this.#setup.manifest;
    const prefixOf = (index: number): string | undefined => {
      const target = platforms[index];
      return target && this.#setup.providerOf(target.provider_id)?.facts.prefix;
    };
    return platforms.flatMap((_, index) => (prefixOf(index) === prefixOf(platform) ? [index] : []));
  }

  #endLine(): EndLine {
    const { states, done } = this.fold;
    const at = Date.now();
    const count = (kind: string): number => states.filter((state) => state.kind === kind).length;
    const hasAnswers = states.some((state) => state.kind === 'done' && state.line.status !== 'failed');
    const hasFailed = states.some((state) => state.kind === 'done' && state.line.status === 'failed');
    if (this.#halt === 'paused' || this.#halt === 'cancelled') {
      return { t: 'end', at, state: this.#halt, partial: null };
    }
    if (this.#halt === 'left') return { t: 'end', at, state: 'paused', partial: null };
    const partial =
      this.#halt ?? (count('waiting') > 0 ? 'stopped' : count('open') > 0 ? 'unsure' : hasFailed ? 'failed' : null);
    if (!hasAnswers && (partial !== null || done.length === 0)) return { t: 'end', at, state: 'nothing', partial };
    return { t: 'end', at, state: partial === null ? 'complete' : 'partial', partial };
  }
}

/** Gemini's answers with the pages that its redirects lead to, where the key's owner wants that. */
async function resolved(came: Attempt, target: RunTarget, { resolvesLinks }: ReadyProvider): Promise<Attempt> {
  if (came.kind !== 'answer' || !resolvesLinks || target.provider_id !== 'gemini') return came;
  const raw = await resolveLinks(came.raw);
  const answer = readAnswer(adapterOf(target.provider_id), raw, target.search_mode);
  return answer === null ? came : { kind: 'answer', answer, raw };
}

/** Why an attempt is no answer; an empty answer is one that may be asked for again. */
function faultOf(came: Attempt): Fault | null {
  if (came.kind === 'fault') return came.fault;
  const { status, reason } = came.answer.reply;
  return status === 'empty' ? { kind: 'empty', detail: reason, wait: null } : null;
}

const MOST_REASON = 120;

function statusOf(answer: ReadAnswer | null, fault: Fault | null): Pick<DoneLine, 'status' | 'reason' | 'detail'> {
  if (answer !== null) {
    const { status, reason } = answer.reply;
    return { status, reason: reason.slice(0, MOST_REASON), detail: '' };
  }
  const kind = fault?.kind ?? 'unreadable';
  return { status: kind === 'refused' ? 'refused' : 'failed', reason: kind, detail: fault?.detail ?? '' };
}
