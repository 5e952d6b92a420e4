import type { SearchMode } from '#client/api/schemas/collectProviderSchemas.ts';
import type { Reply } from '#server/ingest/replies/Reply.ts';
import { searchedOf } from '#server/ingest/replies/searchedOf.ts';
import type { TokenPrice } from '../providers/providerTable.ts';
import type { Adapter } from './Adapter.ts';

/** A reply, and what only those can tell who know what was asked for. */
export interface ReadAnswer {
  readonly reply: Reply;
  /** Null: nobody can tell. */
  readonly searched: boolean | null;
  /** How it was asked to search. */
  readonly mode: SearchMode;
}

/**
 * The answer in a raw reply. Of a search that could run and did not, "no citations" is known. Null for a shape that is none of the
 * provider's.
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
 * What an answer cost: as the provider says, else by its tokens and searches where their prices are known, else as answers of this
 * provider usually do, but no less than its searches.
 */
export function costOf(
  { fixedCost }: Pick<Adapter, 'fixedCost'>,
  { usage, searches }: Pick<Reply, 'usage' | 'searches'>,
  tokens: TokenPrice,
  typical: number,
): AnswerCost {
  const reported = usage?.costUsd ?? null;
  if (reported !== null) return { usd: reported, source: 'reported' };
  if (fixedCost !== undefined) return { usd: fixedCost, source: 'computed' };
  const ofSearches = (usage?.searches ?? searches?.length ?? 0) * tokens.search;
  if (usage === null || tokens.input === null || tokens.output === null || usage.input === null) {
    return { usd: Math.max(typical, ofSearches), source: 'estimate' };
  }
  const ofTokens = (usage.input * tokens.input + (usage.output ?? 0) * tokens.output) / MILLION;
  return { usd: ofTokens + ofSearches, source: 'computed' };
}
