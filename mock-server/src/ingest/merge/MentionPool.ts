import { availableParallelism } from 'node:os';
import type { Mentions } from '../../analysis/table/MentionColumns.ts';
import type { BrandDefinition } from '../../analysis/ProjectDefinition.ts';
import { startThread } from '../../store/threads/startThread.ts';
import { readMentions } from './mentionTasks.ts';
import type { MentionTask, UnreadAnswer } from './mentionTasks.ts';

const BATCH = 250;
/** So many answers are read here before threads are worth their start. */
const FEW = 5000;
/** One core reads the file; more than this many others would wait for it. */
const MOST_THREADS = 3;
/** Batches under way for each thread: one being read, the next at hand. */
const AHEAD = 4;

/** A thread that reads one batch after the other. */
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
 * Finds brands in answers beside the reading of the file, on the other cores of the machine: that is a third of an import's work.
 * Whatever thread reads a batch, results are handed on in the order in which the answers came.
 *
 * Piscina 5 was tried for the threads: a thread is there as soon (32 ms on an idle core) and a batch of 250 answers goes there and
 * back in 1.0 ms instead of 0.7. Its tasks know nothing of each other, so brands would travel with every batch, and order and room
 * would stay ours.
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
   * @param take told what the answers mention, batch after batch.
   * @param isAlone everything is read here: for work that nobody waits for, to which the other cores are not due.
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

  /** Hands on what is known of answers that need not be read. */
  addFound(mentions: Mentions): void {
    if (this.#batch.length > 0) this.#send();
    this.#handOn(mentions);
  }

  /** Resolves when there is room for more answers. @throws what went wrong in a thread. */
  async room(): Promise<void> {
    while (this.#underWay.length > AHEAD * this.#size) await this.#underWay.shift();
  }

  /** Resolves when everything was handed on. @throws what went wrong in a thread. */
  async finish(): Promise<void> {
    if (this.#batch.length > 0) this.#send();
    await this.#last;
    this.close();
  }

  /** Ends the threads, whatever they are at. */
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

  /** After all that came before. */
  #handOn(mentions: Mentions | Promise<Mentions>): void {
    const before = this.#last;
    this.#last = (async () => {
      // Waited for together: a thread that fails must not fail while nobody listens.
      const [found] = await Promise.all([mentions, before]);
      this.#take(found);
    })();
    // Whoever awaits it next is told.
    this.#last.catch(() => undefined);
    this.#underWay.push(this.#last);
  }

  /** The next in turn. */
  #thread(): ReadingThread {
    if (this.#threads.length < this.#size) this.#threads.push(new ReadingThread(this.#brands));
    const thread = this.#threads[this.#batches % this.#threads.length];
    if (thread === undefined) throw new Error('There is no thread');
    return thread;
  }
}
