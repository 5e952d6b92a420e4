import { errorMessage } from '#client/lib/errorMessage.ts';
import { groupByKey } from '#client/lib/groupByKey.ts';
import type { StoredDelivery } from '#server/store/documents/ProjectChannels.ts';
import type { Announcer } from './Announcer.ts';
import { attemptDelivery } from './attemptDelivery.ts';
import type { ChannelContext } from './ChannelContext.ts';
import type { ChannelMessage } from './channelMessage.ts';
import { deliveriesTo } from './newDeliveries.ts';
import { begun, settled, withChanged, withDeliveries, withoutCutOff, withPostponed } from './outbox.ts';
import { isDue } from './retryTimes.ts';

const TICK_MS = 15_000;
/** Limit of messages in memory that could not be stored. */
const MOST_UNQUEUED = 1000;

/** Work at each poll beside the queue: the weekly pulse. */
type Errand = () => Promise<void>;

/**
 * Sends the messages of projects: stores each message first, sends due ones and retries failures. The queue is on disk, so that a
 * restart neither loses nor repeats messages.
 */
export class Courier implements Announcer {
  readonly #context: ChannelContext;
  readonly #projects: () => readonly string[];
  /** Projects polled since the start: their attempts from before the start were interrupted. */
  readonly #known = new Set<string>();
  readonly #told = new Map<string, string>();
  /** Messages that could not be stored, as on a full disk; stored at the next poll that can. */
  #unqueued: readonly { readonly projectId: string; readonly message: ChannelMessage }[] = [];
  /** Results of attempts that could not be stored, by delivery. */
  readonly #unsettled = new Map<string, { readonly projectId: string; readonly ended: StoredDelivery }>();
  #errand: Errand = () => Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #turn: Promise<void> = Promise.resolve();

  /** @param projects the projects that may have channels */
  constructor(context: ChannelContext, projects: () => readonly string[]) {
    this.#context = context;
    this.#projects = projects;
  }

  /** Sets the work to do at each poll before sending. */
  set errand(errand: Errand) {
    this.#errand = errand;
  }

  send(projectId: string, message: ChannelMessage): void {
    try {
      this.#queue(projectId, message);
      this.hurry();
    } catch (error) {
      this.#tell(projectId, error);
      this.#unqueued = [...this.#unqueued, { projectId, message }].slice(-MOST_UNQUEUED);
    }
  }

  #queue(projectId: string, message: ChannelMessage): void {
    const { channels, deliveries } = this.#context.state.documents;
    const { kind } = message;
    const receivers = channels
      .of(projectId)
      .list.filter(({ on, topics }) => on && topics.some((topic) => topic === kind));
    if (receivers.length === 0) return;
    const added = receivers.flatMap((channel) => deliveriesTo(this.#context, projectId, channel, message));
    deliveries.put(projectId, withDeliveries(deliveries.of(projectId), added));
  }

  /** Starts polling. The timer does not keep the process alive. */
  run(): void {
    this.#timer = setInterval(() => void this.tick(), TICK_MS).unref();
    void this.tick();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Sends all due deliveries; polls run in sequence. Never rejects. */
  tick(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#look());
    return this.#turn;
  }

  hurry(): void {
    if (this.#timer !== null) void this.tick();
  }

  async #look(): Promise<void> {
    try {
      await this.#errand();
    } catch (error) {
      this.#tell('', error);
    }
    const waiting = this.#unqueued;
    this.#unqueued = [];
    for (const { projectId, message } of waiting) this.send(projectId, message);
    try {
      await Promise.all(this.#projects().map((projectId) => this.#lookAt(projectId)));
    } catch (error) {
      this.#tell('', error);
    }
  }

  async #lookAt(projectId: string): Promise<void> {
    try {
      await this.#sendDue(projectId);
      this.#told.delete(projectId);
    } catch (error) {
      this.#tell(projectId, error);
    }
  }

  async #sendDue(projectId: string): Promise<void> {
    const { deliveries } = this.#context.state.documents;
    this.#settle(projectId);
    const before = deliveries.of(projectId);
    const known = this.#known.has(projectId) ? before : withoutCutOff(before);
    if (known !== before) deliveries.put(projectId, known);
    this.#known.add(projectId);
    const now = this.#context.now();
    const due = known.list.filter(({ outcome, next_at: at }) => outcome === 'waiting' && isDue(at ?? 0, now));
    // In sequence within a channel: no second request before a bot has answered.
    await Promise.all(
      [...groupByKey(due, (delivery) => delivery.channel_id).values()].map(async (list) => {
        for (const [at, delivery] of list.entries()) {
          const { problem, next_at: next } = await this.#attempt(projectId, delivery);
          if (problem?.kind !== 'rate_limited' || next === null) continue;
          // Sending the others now would waste their attempts, and some bots extend the block.
          deliveries.put(projectId, withPostponed(deliveries.of(projectId), list.slice(at + 1), next));
          return;
        }
      }),
    );
  }

  async #attempt(projectId: string, delivery: StoredDelivery): Promise<StoredDelivery> {
    const { deliveries } = this.#context.state.documents;
    const started = begun(delivery, this.#context.now());
    // Stored before sending: a server killed now does not send it twice.
    deliveries.put(projectId, withChanged(deliveries.of(projectId), started));
    const attempt = await attemptDelivery(this.#context, projectId, started);
    const ended = settled(started, attempt, this.#context.now());
    this.#unsettled.set(ended.id, { projectId, ended });
    this.#settle(projectId);
    return ended;
  }

  /** Stores the results of attempts. @throws the file system's error; they are then stored at a later poll */
  #settle(projectId: string): void {
    const { deliveries } = this.#context.state.documents;
    for (const [id, { projectId: of, ended }] of this.#unsettled) {
      if (of !== projectId) continue;
      deliveries.put(projectId, withChanged(deliveries.of(projectId), ended));
      this.#unsettled.delete(id);
    }
  }

  /** Logs a problem of a project's files once; the message holds no file content. */
  #tell(projectId: string, error: unknown): void {
    const message = errorMessage(error);
    if (this.#told.get(projectId) !== message) console.error('Channels', message);
    this.#told.set(projectId, message);
  }
}
