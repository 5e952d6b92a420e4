import type { ProviderId, SearchMode } from '#client/api/schemas/collectProviderSchemas.ts';
import { listAt } from '#server/ingest/replies/json.ts';
import type { Reply } from '#server/ingest/replies/Reply.ts';
import type { Fault } from './Fault.ts';

/** One question to one provider, a conversation of its own. */
export interface AskRequest {
  readonly prompt: string;
  readonly model: string;
  readonly baseUrl: string;
  readonly key: string;
  readonly searchMode: SearchMode;
  /** ISO 3166 alpha-2; null: none is sent. */
  readonly country: string | null;
  /** Where the model is served, if not where the provider's models usually are. */
  readonly endpoint?: 'text' | 'multimodal';
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; undefined: nothing is. */
  readonly body?: unknown;
}

/** Headers of a reply, by their names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What speaks a provider's protocol. It does no input or output of its own: the requests it builds are sent, and what comes back is
 * given to it, by `exchange`. All but the last of its functions are pure.
 */
export interface Adapter {
  readonly id: ProviderId;
  readonly build: (request: AskRequest) => HttpRequest;
  /** What to send after these replies, oldest first, for answers of several steps; null: the last is the answer. */
  readonly next?: (request: AskRequest, steps: readonly unknown[]) => HttpRequest | null;
  /** The answer in a raw reply, or in `{ steps }` of one that took several; null for a shape that is none of the provider's. */
  readonly parse: (raw: unknown) => Reply | null;
  /** Whether it searched, where the provider says so in a way of its own; undefined: as for everybody. */
  readonly searched?: (raw: unknown, reply: Reply) => boolean | null | undefined;
  /** Why a reply of this status and body is no answer. @param body read as JSON where it is, else the text */
  readonly classify: (status: number, headers: Headers, body: unknown) => Fault;
  /** What to ask in place of a request that this model does not take; null: nothing else. */
  readonly instead?: (request: AskRequest, fault: Fault) => AskRequest | null;
  /** Cost in US dollars where it does not come from tokens and searches; undefined: as for everybody. */
  readonly fixedCost?: number;
}

/** What is kept of an answer: one reply, or all its steps. */
export function rawOf(steps: readonly unknown[]): unknown {
  return steps.length === 1 ? steps[0] : { steps };
}

/** The steps of a kept answer. */
export function stepsOf(raw: unknown): readonly unknown[] {
  return listAt(raw, 'steps') ?? [raw];
}

/** Headers of a JSON call that carry the key, by default as a bearer token. */
export const jsonHeaders = (key: string, header = 'authorization', scheme = 'Bearer '): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/json',
  [header]: scheme + key,
});
