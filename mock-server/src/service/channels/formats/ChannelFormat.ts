import type { ChannelProblemKind } from '#client/api/schemas/channelSchemas.ts';
import type { RenderedMessage } from '../renderMessage.ts';

/** What a format is made of, beside the message. */
export interface FormatInput {
  readonly message: RenderedMessage;
  /** Of this delivery; the same at every attempt. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The address and the secret of the channel; `sign` is empty where messages are not signed. */
  readonly url: string;
  readonly sign: string;
}

/** A request as it is posted. */
export interface PostedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the far end answered. */
export interface FarAnswer {
  readonly status: number;
  /** Its beginning. */
  readonly body: string;
  /** In milliseconds, where it said when to come again; else null. */
  readonly retryAfter: number | null;
}

/** What came of an attempt. */
export type Verdict =
  | { readonly kind: 'sent' }
  | { readonly kind: ChannelProblemKind; readonly detail: string; readonly again: boolean };

export interface ChannelFormat {
  readonly write: (input: FormatInput) => PostedRequest;
  /** Of an answer with a status from 200 to 299; the others mean the same everywhere (`judgeStatus`). */
  readonly judge: (answer: FarAnswer) => Verdict;
}

export const SENT: Verdict = { kind: 'sent' };

/** The JSON headers every format begins with. */
export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' } as const;

/** What bots that answer with a code in a JSON object said: the code and its words. */
export function readCode(
  body: string,
  names: readonly string[],
  words: readonly string[],
): { readonly code: number; readonly text: string } | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const entries = new Map<string, unknown>(Object.entries(parsed));
  const code = names.map((name) => entries.get(name)).find((value) => typeof value === 'number');
  const text = words.map((name) => entries.get(name)).find((value) => typeof value === 'string');
  return typeof code === 'number' ? { code, text: typeof text === 'string' ? text : '' } : null;
}

/** The verdict of a bot's code, by a table of those that say what to do. */
export function judgeCode(
  answer: FarAnswer,
  said: { readonly code: number; readonly text: string } | null,
  known: Readonly<Record<number, ChannelProblemKind>>,
): Verdict {
  // An answer that is none of the bot's comes from something in between.
  if (said === null) return { kind: 'rejected', detail: answer.body, again: false };
  if (said.code === 0) return SENT;
  const kind = known[said.code] ?? 'rejected';
  return { kind, detail: `${String(said.code)} ${said.text}`, again: kind === 'rate_limited' || kind === 'far_error' };
}
