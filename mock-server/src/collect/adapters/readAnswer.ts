import type { SearchMode } from '#client/api/schemas/collectProviderSchemas.ts';
import type { Reply } from '#server/ingest/replies/Reply.ts';
import { searchedOf } from '#server/ingest/replies/searchedOf.ts';
import type { TokenPrice } from '../providers/providerTable.ts';
import type { Adapter } from './Adapter.ts';

/** A reply, with values that depend on the request. */
export interface ReadAnswer {
  readonly reply: Reply;
  /** Null: unknown. */
  readonly searched: boolean | null;
  /** The search mode of the request. */
  readonly mode: SearchMode;
}

/**
 * Parses the answer in a raw reply. If a search was possible and did not run, the citations are known to be none. Null: not a reply of the
 * provider.
 */
export function readAnswer(adapter: Adapter, raw: unknown, mode: SearchMode): ReadAnswer | null {
  const reply = adapter.parse(raw);
  if (reply === null) return null;
  if (mode === 'none') return { reply, searched: false, mode };
  const told = adapter.searched?.(raw, reply);
  const searched = told === undefined ? searchedOf(reply) : told;
  const isAnswered = reply.status === 'ok';
  return {
    reply: searched === false && isAnswered ? { ...reply, citations: reply.citations ?? [] } : reply,
    searched,
    mode,
  };
}

const MILLION = 1e6;

interface AnswerCost {
  /** US dollars. */
  readonly usd: number;
  readonly source: 'reported' | 'computed' | 'estimate';
}

/**
 * The cost of an answer: as reported by the provider, else computed from tokens and searches if their prices are known, else the provider's
 * typical cost, but at least that of its searches. Searches that the provider does not count are at least one, if one ran.
 */
export function costOf(
  { fixedCost }: Pick<Adapter, 'fixedCost'>,
  {
    reply: { usage, searches },
    searched,
  }: Pick<ReadAnswer, 'searched'> & { readonly reply: Pick<Reply, 'usage' | 'searches'> },
  tokens: TokenPrice,
  typical: number,
): AnswerCost {
  const reported = usage?.costUsd ?? null;
  if (reported !== null) return { usd: reported, source: 'reported' };
  if (fixedCost !== undefined) return { usd: fixedCost, source: 'computed' };
  const ofSearches = (usage?.searches ?? searches?.length ?? Number(searched === true)) * tokens.search;
  if (usage === null || tokens.input === null || tokens.output === null || usage.input === null) {
    return { usd: Math.max(typical, ofSearches), source: 'estimate' };
  }
  const ofTokens = (usage.input * tokens.input + (usage.output ?? 0) * tokens.output) / MILLION;
  return { usd: ofTokens + ofSearches, source: 'computed' };
}
