import type { ProviderId, SearchMode } from '#client/api/schemas/collectProviderSchemas.ts';
import { listAt } from '#server/ingest/replies/json.ts';
import type { Reply } from '#server/ingest/replies/Reply.ts';
import type { Fault } from './Fault.ts';

/** One prompt to one provider, in its own conversation. */
export interface AskRequest {
  readonly prompt: string;
  readonly model: string;
  readonly baseUrl: string;
  readonly key: string;
  readonly searchMode: SearchMode;
  /** ISO 3166 alpha-2; null: not sent. */
  readonly country: string | null;
  /** The endpoint of the model, if not the provider's usual one. */
  readonly endpoint?: 'text' | 'multimodal';
  /** The answer is asked for as a stream, for models that send nothing else. */
  readonly isStreamed?: boolean;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; undefined: no body. */
  readonly body?: unknown;
}

/** Response headers by lower-case name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Implements a provider's protocol without input or output: `exchange` sends the requests it builds, and passes the responses to it. Its
 * functions are pure, except that `classify` reads the clock.
 */
export interface Adapter {
  readonly id: ProviderId;
  readonly build: (request: AskRequest) => HttpRequest;
  /** The request that follows these replies, oldest first, in multi-step protocols; null: the last reply is the answer. */
  readonly next?: (request: AskRequest, steps: readonly unknown[]) => HttpRequest | null;
  /** Parses the answer in a raw reply, or in `{ steps }` of a multi-step one; null: not a reply of the provider. */
  readonly parse: (raw: unknown) => Reply | null;
  /** Whether a search ran, if the provider states it in its own way; undefined: use the common rule. */
  readonly searched?: (raw: unknown, reply: Reply) => boolean | null | undefined;
  /** Classifies an error response. @param body parsed JSON if possible, else the text */
  readonly classify: (status: number, headers: Headers, body: unknown) => Fault;
  /** The request to send instead of one that the model rejects; null: none. */
  readonly instead?: (request: AskRequest, fault: Fault) => AskRequest | null;
  /** Fixed cost in US dollars, independent of tokens and searches; undefined: use the common rule. */
  readonly fixedCost?: number;
}

/** The stored form of an answer: one reply, or all its steps. */
export function rawOf(steps: readonly unknown[]): unknown {
  return steps.length === 1 ? steps[0] : { steps };
}

/** The steps of a stored answer. */
export function stepsOf(raw: unknown): readonly unknown[] {
  return listAt(raw, 'steps') ?? [raw];
}

/** Headers of a JSON request with the API key, by default as a bearer token. */
export const jsonHeaders = (key: string, header = 'authorization', scheme = 'Bearer '): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/json',
  [header]: scheme + key,
});
