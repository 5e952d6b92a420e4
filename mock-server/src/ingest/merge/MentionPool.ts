import { availableParallelism } from 'node:os';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { Mentions } from '#server/analysis/table/MentionColumns.ts';
import { startThread } from '#server/store/threads/startThread.ts';
import { readMentions } from './mentionTasks.ts';
import type { MentionTask, UnreadAnswer } from './mentionTasks.ts';

const BATCH = 250;
/** Answers analysed in this thread before starting worker threads pays off. */
const FEW = 5000;
/** One core reads the file; more threads would wait for it. */
const MOST_THREADS = 3;
/** Batches in flight per thread: one being analysed, the next queued. */
const AHEAD = 4;

/** A worker thread that analyses one batch at a time. */
class ReadingThread {
  readonly #worker = startThread(new URL('./mentionThread.mjs', import.meta.url));
  readonly #open: { readonly resolve: (mentions: Mentions) => void; readonly reject: (error: unknown) => void }[] = [];

  constructor(brands: readonly BrandDefinition[]) {
    this.#worker.on('message', (mentions: Mentions) => this.#open.shift()?.resolve(mentions));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread that reads answers ended')));
    this.#say({ kind: 'brands', brands });
  }

  read(answers: readonly UnreadAnswer[]): Promise<Mentions> {
    return new Promise((resolve, reject) => {
      this.#open.push({ resolve, reject });
      this.#worker.ref();
      this.#say({ kind: 'batch', answers });
    });
  }

  close(): void {
    void this.#worker.terminate();
  }

  #say(task: MentionTask): void {
    this.#worker.postMessage(task);
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#open.splice(0)) reject(error);
  }
}

/**
 * Finds brand mentions in worker threads while the file is read: that is a third of an import's work. Results are emitted in the order of
 * the answers, whichever thread produced them. Piscina 5 was tried: a thread starts as fast (32 ms on an idle core), and a round trip of a
 * batch of 250 answers takes 1.0 ms instead of 0.7. Its tasks share no state, so brands would be sent with every batch, and ordering and
 * backpressure would remain to be done here.
 */
export class MentionPool {
  readonly #brands: readonly BrandDefinition[];
  readonly #take: (mentions: Mentions) => void;
  readonly #few: number;
  readonly #size = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
  readonly #threads: ReadingThread[] = [];
  readonly #underWay: Promise<void>[] = [];
  #batch: UnreadAnswer[] = [];
  #batches = 0;
  #last: Promise<void> = Promise.resolve();

  /**
   * @param take called with the mentions of each batch.
   * @param isAlone analyses everything in this thread: for background work, which should not occupy the other cores.
   */
  constructor(brands: readonly BrandDefinition[], take: (mentions: Mentions) => void, isAlone = false) {
    this.#brands = brands;
    this.#few = isAlone ? Infinity : FEW;
    this.#take = take;
  }

  add(answer: UnreadAnswer): void {
    this.#batch.push(answer);
    if (this.#batch.length >= BATCH) this.#send();
  }

  /** Emits the cached mentions of answers that need no analysis. */
  addFound(mentions: Mentions): void {
    if (this.#batch.length > 0) this.#send();
    this.#handOn(mentions);
  }

  /** Backpressure: resolves when more answers may be added. @throws errors of a thread. */
  async room(): Promise<void> {
    while (this.#underWay.length > AHEAD * this.#size) await this.#underWay.shift();
  }

  /** Resolves when all results were emitted. @throws errors of a thread. */
  async finish(): Promise<void> {
    if (this.#batch.length > 0) this.#send();
    await this.#last;
    this.close();
  }

  /** Terminates the threads, even if busy. */
  close(): void {
    for (const thread of this.#threads.splice(0)) thread.close();
  }

  #send(): void {
    const answers = this.#batch;
    this.#batch = [];
    this.#batches += 1;
    const mentions =
      this.#batches * BATCH <= this.#few ? readMentions(this.#brands, answers) : this.#thread().read(answers);
    this.#handOn(mentions);
  }

  /** Emits mentions after all earlier ones. */
  #handOn(mentions: Mentions | Promise<Mentions>): void {
    const before = this.#last;
    this.#last = (async () => {
      // Awaits both at once, so that a failing thread causes no unhandled rejection.
      const [found] = await Promise.all([mentions, before]);
      this.#take(found);
    })();
    // The next await of this promise receives the error.
    this.#last.catch(() => undefined);
    this.#underWay.push(this.#last);
  }

  /** The next thread in round-robin order. */
  #thread(): ReadingThread {
    if (this.#threads.length < this.#size) this.#threads.push(new ReadingThread(this.#brands));
    const thread = this.#threads[this.#batches % this.#threads.length];
    if (thread === undefined) throw new Error('There is no thread');
    return thread;
  }
}
