import { errorMessage } from '#client/lib/errorMessage.ts';
import { groupByKey } from '#client/lib/groupByKey.ts';
import type { StoredDelivery } from '../../store/documents/ProjectChannels.ts';
import type { Announcer } from './Announcer.ts';
import { attemptDelivery } from './attemptDelivery.ts';
import type { ChannelContext } from './ChannelContext.ts';
import type { ChannelMessage } from './channelMessage.ts';
import { deliveriesTo } from './newDeliveries.ts';
import { begun, settled, withChanged, withDeliveries, withoutCutOff } from './outbox.ts';

const TICK_MS = 15_000;

/** What is done at each look, beside what is waiting: the weekly pulse. */
type Errand = () => Promise<void>;

/**
 * Sends what the projects announce: writes each message down first, sends what is due, and again later what did not arrive. What
 * waits is on disk, so that a restart loses and repeats nothing.
 */
export class Courier implements Announcer {
  readonly #context: ChannelContext;
  readonly #projects: () => readonly string[];
  /** Projects looked at since the server began: what they were sending before was cut off. */
  readonly #known = new Set<string>();
  readonly #told = new Map<string, string>();
  #errand: Errand = () => Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #turn: Promise<void> = Promise.resolve();

  /** @param projects whose channels there may be */
  constructor(context: ChannelContext, projects: () => readonly string[]) {
    this.#context = context;
    this.#projects = projects;
  }

  /** What is done at each look before anything is sent. */
  set errand(errand: Errand) {
    this.#errand = errand;
  }

  send(projectId: string, message: ChannelMessage): void {
    try {
      const { channels, deliveries } = this.#context.state.documents;
      const { kind } = message;
      const receivers = channels
        .of(projectId)
        .list.filter(({ on, topics }) => on && topics.some((topic) => topic === kind));
      if (receivers.length === 0) return;
      const added = receivers.flatMap((channel) => deliveriesTo(this.#context, projectId, channel, message));
      deliveries.put(projectId, withDeliveries(deliveries.of(projectId), added));
      this.hurry();
    } catch (error) {
      this.#tell(projectId, error);
    }
  }

  /** Looks now and then. The process may end while it waits. */
  run(): void {
    this.#timer = setInterval(() => void this.tick(), TICK_MS).unref();
    void this.tick();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Sends everything that is due, one look after the other. Never rejects. */
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
    const before = deliveries.of(projectId);
    const known = this.#known.has(projectId) ? before : withoutCutOff(before);
    if (known !== before) deliveries.put(projectId, known);
    this.#known.add(projectId);
    const now = this.#context.now();
    const due = known.list.filter(({ outcome, next_at: at }) => outcome === 'waiting' && (at ?? 0) <= now);
    // One after the other within a channel: a bot is asked no faster than it answers.
    await Promise.all(
      [...groupByKey(due, (delivery) => delivery.channel_id).values()].map(async (list) => {
        for (const delivery of list) await this.#attempt(projectId, delivery);
      }),
    );
  }

  async #attempt(projectId: string, delivery: StoredDelivery): Promise<void> {
    const { deliveries } = this.#context.state.documents;
    const started = begun(delivery, this.#context.now());
    // Written before anything is sent: a server that is killed now does not send it twice.
    deliveries.put(projectId, withChanged(deliveries.of(projectId), started));
    const attempt = await attemptDelivery(this.#context, projectId, started);
    const ended = settled(started, attempt, this.#context.now());
    deliveries.put(projectId, withChanged(deliveries.of(projectId), ended));
  }

  /** What is wrong with the files of a project is logged once, by its message: it holds no content of a file. */
  #tell(projectId: string, error: unknown): void {
    const message = errorMessage(error);
    if (this.#told.get(projectId) !== message) console.error('Channels', message);
    this.#told.set(projectId, message);
  }
}
