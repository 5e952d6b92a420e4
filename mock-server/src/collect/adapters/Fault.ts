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

/** The reason for a missing answer. */
export interface Fault {
  readonly kind: FaultKind;
  /** The provider's error message, at most 300 characters. */
  readonly detail: string;
  /** Milliseconds until a retry, as stated by the provider; null if not stated. */
  readonly wait: number | null;
}

/** Faults worth a retry. Refused, paid or forbidden requests are not retried. */
const RETRIED: ReadonlySet<FaultKind> = new Set(['rate', 'server', 'gateway', 'network', 'timeout', 'degraded']);

/** Faults that end the requests to this provider in a run, with the reason. */
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

/** Whether the same prompt is retried after a fault. */
export const isRetried = ({ kind }: Pick<Fault, 'kind'>): boolean => RETRIED.has(kind);

/** The reason to end requests to the provider in this run; null: continue. */
export const stopOf = ({ kind }: Pick<Fault, 'kind'>): 'key' | 'quota' | 'region' | null => STOPS[kind] ?? null;

/** Advice for people. A quota that renews by itself needs waiting; any other needs payment. */
export function adviceOf({ kind, wait }: Pick<Fault, 'kind' | 'wait'>): CollectAdvice {
  return kind === 'quota' && wait !== null ? 'wait_for_quota' : ADVICES[kind];
}

/** Whether a word names a fault kind. */
export function isFaultKind(word: string): word is FaultKind {
  return FAULT_KINDS.some((kind) => kind === word);
}
