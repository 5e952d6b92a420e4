import type { ChannelProblemKind } from '#client/api/schemas/channelSchemas.ts';
import type { RenderedMessage } from '../renderMessage.ts';

/** Inputs of a format beside the message. */
export interface FormatInput {
  readonly message: RenderedMessage;
  /** Id of the delivery, the same at every attempt. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** URL and secret of the channel; `sign` is empty for unsigned messages. */
  readonly url: string;
  readonly sign: string;
}

/** The request to post. */
export interface PostedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The reply of the receiving server. */
export interface FarAnswer {
  readonly status: number;
  /** Its body, up to a limit that no bot's reply reaches. */
  readonly body: string;
  /** Retry-After in milliseconds; null without one. */
  readonly retryAfter: number | null;
}

/** The result of an attempt. */
export type Verdict =
  | { readonly kind: 'sent' }
  | { readonly kind: ChannelProblemKind; readonly detail: string; readonly again: boolean };

export interface ChannelFormat {
  readonly write: (input: FormatInput) => PostedRequest;
  /** Judges a reply by a documented error code, which says more than its HTTP status; null: it has none. */
  readonly judgeKnown?: (answer: FarAnswer) => Verdict | null;
  /** Judges a reply with status 200 to 299; other statuses mean the same everywhere (`judgeStatus`). */
  readonly judge: (answer: FarAnswer) => Verdict;
}

export const SENT: Verdict = { kind: 'sent' };

/** The JSON headers of every format. */
export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' } as const;

/** Code and message of a bot's reply. */
export interface BotReply {
  readonly code: number;
  readonly text: string;
}

/** Code and message of a bot's JSON reply. */
export function readCode(body: string, names: readonly string[], words: readonly string[]): BotReply | null {
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

/** The verdict of a bot's error. A limit and a fault of the service pass. */
function verdictOf({ code, text }: BotReply, kind: ChannelProblemKind): Verdict {
  return { kind, detail: `${String(code)} ${text}`, again: kind === 'rate_limited' || kind === 'far_error' };
}

/** The functions that judge a bot's replies by its code. @param kindOf the kind of a documented error; undefined: not documented */
export function judgesByCode(
  read: (body: string) => BotReply | null,
  kindOf: (said: BotReply) => ChannelProblemKind | undefined,
): Required<Pick<ChannelFormat, 'judge' | 'judgeKnown'>> {
  return {
    judgeKnown: ({ body }) => {
      const said = read(body);
      const kind = said === null ? undefined : kindOf(said);
      return said === null || kind === undefined ? null : verdictOf(said, kind);
    },
    judge: ({ body }) => {
      const said = read(body);
      // A reply in another form comes from a proxy in between.
      if (said === null) return { kind: 'rejected', detail: body, again: false };
      return said.code === 0 ? SENT : verdictOf(said, kindOf(said) ?? 'rejected');
    },
  };
}
