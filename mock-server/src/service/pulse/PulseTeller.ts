import { DAY_MS } from '#client/lib/dates.ts';
import { inZone } from '#server/analysis/table/inZone.ts';
import type { StoredPulse } from '#server/store/documents/ProjectChannels.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import type { ServerContext } from '../ServerContext.ts';
import { lastDue, weekBefore } from './pulseDue.ts';
import { pulseMessage } from './pulseMessage.ts';

/** Period in which a late pulse is still sent. */
const LATEST = 2 * DAY_MS;
/** Delay before retrying a failed pulse, which may take seconds to compute. */
const PAUSE = 10 * 60_000;

type Server = Pick<ServerContext, 'catalogue' | 'environment' | 'announcer'>;

/** Sends the weekly pulse of each project when due. */
export class PulseTeller {
  readonly #server: Server;
  readonly #state: MockState;
  readonly #failed = new Map<string, number>();

  constructor(server: Server, state: MockState) {
    this.#server = server;
    this.#state = state;
  }

  /** @throws errors of a project's files or report, after processing the other projects */
  async tell(projectIds: readonly string[]): Promise<void> {
    const now = this.#server.environment.now();
    const errors: unknown[] = [];
    for (const id of projectIds) {
      try {
        if (Math.abs(now - (this.#failed.get(id) ?? -PAUSE)) >= PAUSE) await this.#tellProject(id, now);
      } catch (error) {
        this.#failed.set(id, now);
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }

  async #tellProject(id: string, now: number): Promise<void> {
    const { channels, setup } = this.#state.documents;
    const stored = channels.of(id);
    const { pulse, list } = stored;
    // Archived projects send no pulse.
    if (!pulse.on || list.length === 0 || setup.of(id).archived) return;
    const due = lastDue(pulse, now);
    if (due === null || due <= pulse.since || now - due > LATEST) return;
    const week = { ...weekBefore(due, pulse.time_zone), timeZone: pulse.time_zone };
    // `told` may also be a later week, if the clock was set back since: then this week is still sent.
    if (pulse.told === week.start) return;
    const { catalogue, announcer } = this.#server;
    const entry = catalogue.find(id);
    if (entry === undefined) return;
    const edits = this.#state.edits.of(id);
    const table = inZone(await catalogue.table(entry, edits), pulse.time_zone);
    const definition = catalogue.definition(entry, edits);
    const message = await pulseMessage(definition, table, week, new AbortController().signal);
    announcer.send(id, message);
    // After queueing: a server killed in between queues it again, and the key prevents a second delivery.
    const current = channels.of(id);
    const told: StoredPulse = { ...current.pulse, told: week.start };
    channels.put(id, { ...current, pulse: told });
  }
}
