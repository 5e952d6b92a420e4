import { hash } from 'node:crypto';
import { DAY_MS } from '#client/lib/dates.ts';
import type { ProjectDeliveries, StoredDelivery } from '../../store/documents/ProjectChannels.ts';
import type { ChannelMessage } from './channelMessage.ts';
import type { Verdict } from './formats/ChannelFormat.ts';
import { MOST_ATTEMPTS, waitAfter } from './retryTimes.ts';

/** So many deliveries that are at their end are kept for each project. */
const MOST_KEPT = 300;
/** Words that were sent are sent again only after this time, unless their message has a key of its own. */
const SAME_WORDS_MS = DAY_MS;
const BY_WORDS = 'words:';

/** Tells one message from another: by the key it has, else by its words. */
export function keyOf({ key, kind, title, lines, path }: ChannelMessage): string {
  if (key !== undefined) return `key:${key}`;
  return `${BY_WORDS}${hash('sha256', JSON.stringify([kind, title, lines, path]), 'hex')}`;
}

export const isOver = ({ outcome }: StoredDelivery): boolean => outcome !== 'waiting' && outcome !== 'sending';

/** Whether the same message went, or goes, to the same receiver already. */
function isKnown({ list }: ProjectDeliveries, { key, at }: StoredDelivery): boolean {
  return list.some((one) => one.key === key && (!key.startsWith(BY_WORDS) || at - one.at < SAME_WORDS_MS));
}

/** Adds what is not there yet; of what is at its end the oldest go. */
export function withDeliveries(before: ProjectDeliveries, added: readonly StoredDelivery[]): ProjectDeliveries {
  const fresh = added.filter((one) => !isKnown(before, one));
  const all = [...before.list, ...fresh];
  const over = all.filter(isOver);
  const gone = new Set(over.slice(0, Math.max(0, over.length - MOST_KEPT)));
  return { list: all.filter((one) => !gone.has(one)) };
}

export function withChanged(before: ProjectDeliveries, changed: StoredDelivery): ProjectDeliveries {
  return { list: before.list.map((one) => (one.id === changed.id ? changed : one)) };
}

/** An attempt that begins: it is written down before anything is sent. */
export const begun = (delivery: StoredDelivery, now: number): StoredDelivery => ({
  ...delivery,
  ...{ outcome: 'sending', attempts: delivery.attempts + 1, tried_at: now, next_at: null },
});

export interface Attempt {
  readonly verdict: Verdict;
  readonly answer: string;
  /** What the far end asked to wait, milliseconds. */
  readonly retryAfter: number | null;
}

/** What an attempt comes to. A message at its end is kept without its lines, but for one that a person may send again. */
export function settled(
  delivery: StoredDelivery,
  { verdict, answer, retryAfter }: Attempt,
  now: number,
): StoredDelivery {
  if (verdict.kind === 'sent') {
    return { ...delivery, outcome: 'sent', next_at: null, problem: null, answer, message: null };
  }
  const problem = { kind: verdict.kind, detail: verdict.detail };
  const isAgain = verdict.again && delivery.kind !== 'test' && delivery.attempts < MOST_ATTEMPTS;
  if (!isAgain) return { ...delivery, outcome: 'failed', next_at: null, problem, answer };
  return {
    ...delivery,
    ...{ outcome: 'waiting', next_at: now + waitAfter(delivery.attempts, retryAfter), problem, answer },
  };
}

/** Attempts that a stop of the server cut off: what was sent may have arrived, so that it is not sent again by itself. */
export function withoutCutOff(before: ProjectDeliveries): ProjectDeliveries {
  if (!before.list.some(({ outcome }) => outcome === 'sending')) return before;
  return {
    list: before.list.map((one) =>
      one.outcome === 'sending' ? { ...one, outcome: 'unsure', problem: { kind: 'stopped', detail: '' } } : one,
    ),
  };
}
