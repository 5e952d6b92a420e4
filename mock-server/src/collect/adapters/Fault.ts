import type { CollectAdvice } from '#client/api/schemas/collectProviderSchemas.ts';

const FAULT_KINDS = [
  'auth',
  'quota',
  'region',
  'model',
  'search_off',
  'request',
  'rate',
  'server',
  'gateway',
  'address',
  'moved',
  'unreadable',
  'network',
  'timeout',
  'degraded',
  'refused',
  'empty',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Why there is no answer. */
export interface Fault {
  readonly kind: FaultKind;
  /** The provider's own words, at most 300 characters. */
  readonly detail: string;
  /** Milliseconds to wait before asking again, as the provider says; null when it does not. */
  readonly wait: number | null;
}

/** Whether asking again may help. What was refused, paid for or forbidden is not asked again. */
const RETRIED: ReadonlySet<FaultKind> = new Set(['rate', 'server', 'gateway', 'network', 'timeout', 'degraded']);

/** What ends asking this provider in a run, and why. */
const STOPS: Partial<Readonly<Record<FaultKind, 'key' | 'quota' | 'region'>>> = {
  auth: 'key',
  quota: 'quota',
  region: 'region',
};

const ADVICES: Readonly<Record<FaultKind, CollectAdvice>> = {
  auth: 'check_key',
  quota: 'top_up',
  region: 'region',
  model: 'model',
  search_off: 'open_search',
  request: 'request',
  rate: 'rate',
  server: 'server',
  gateway: 'gateway',
  address: 'address',
  moved: 'moved',
  unreadable: 'unreadable',
  network: 'network',
  timeout: 'timeout',
  degraded: 'degraded',
  refused: 'refused',
  empty: 'empty',
};

/** Whether the same question is asked again after a fault. */
export const isRetried = ({ kind }: Pick<Fault, 'kind'>): boolean => RETRIED.has(kind);

/** Why a fault ends asking the provider in this run; null: it does not. */
export const stopOf = ({ kind }: Pick<Fault, 'kind'>): 'key' | 'quota' | 'region' | null => STOPS[kind] ?? null;

/** What to do about it. A quota that comes back by itself is waited for; any other is paid for. */
export function adviceOf({ kind, wait }: Pick<Fault, 'kind' | 'wait'>): CollectAdvice {
  return kind === 'quota' && wait !== null ? 'wait_for_quota' : ADVICES[kind];
}

/** Whether a word names a kind of fault. */
export function isFaultKind(word: string): word is FaultKind {
  return FAULT_KINDS.some((kind) => kind === word);
}
