import { hash } from 'node:crypto';
import { DAY_MS } from '#client/lib/dates.ts';
import type { ProjectDeliveries, StoredDelivery } from '#server/store/documents/ProjectChannels.ts';
import { isRecent } from '#server/store/isRecent.ts';
import type { ChannelMessage } from './channelMessage.ts';
import type { Verdict } from './formats/ChannelFormat.ts';
import { MOST_ATTEMPTS, waitAfter } from './retryTimes.ts';

/** Limit of ended deliveries per project. */
const MOST_KEPT = 300;
/** Minimum interval between messages with the same text, unless they have a key. */
const SAME_WORDS_MS = DAY_MS;
const BY_WORDS = 'words:';

/** Deduplication key of a message: its own key, else its text. */
export function keyOf({ key, kind, title, lines, path }: ChannelMessage): string {
  if (key !== undefined) return `key:${key}`;
  return `${BY_WORDS}${hash('sha256', JSON.stringify([kind, title, lines, path]), 'hex')}`;
}

export const isOver = ({ outcome }: StoredDelivery): boolean => outcome !== 'waiting' && outcome !== 'sending';

/** Whether the same message was sent, or is queued, for the same recipient. */
function isKnown({ list }: ProjectDeliveries, { key, at }: StoredDelivery): boolean {
  return list.some((one) => one.key === key && (!key.startsWith(BY_WORDS) || isRecent(one.at, at, SAME_WORDS_MS)));
}

/** Adds new deliveries; drops the oldest ended ones. */
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

/** Postpones the other deliveries of a rate-limited channel as well. @param until epoch milliseconds */
export function withPostponed(
  before: ProjectDeliveries,
  waiting: readonly StoredDelivery[],
  until: number,
): ProjectDeliveries {
  const ids = new Set(waiting.map(({ id }) => id));
  return { list: before.list.map((one) => (ids.has(one.id) ? { ...one, next_at: until } : one)) };
}

/** A delivery whose attempt starts; stored before anything is sent. */
export const begun = (delivery: StoredDelivery, now: number): StoredDelivery => ({
  ...delivery,
  ...{ outcome: 'sending', attempts: delivery.attempts + 1, tried_at: now, next_at: null },
});

export interface Attempt {
  readonly verdict: Verdict;
  readonly answer: string;
  /** Delay requested by the receiving server, in milliseconds. */
  readonly retryAfter: number | null;
}

/** Applies the result of an attempt. An ended delivery loses its content, unless a person may retry it. */
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

/** Ends attempts that a shutdown interrupted: they may have been delivered, so they are not retried automatically. */
export function withoutCutOff(before: ProjectDeliveries): ProjectDeliveries {
  if (!before.list.some(({ outcome }) => outcome === 'sending')) return before;
  return {
    list: before.list.map((one) =>
      one.outcome === 'sending' ? { ...one, outcome: 'unsure', problem: { kind: 'stopped', detail: '' } } : one,
    ),
  };
}
