import * as v from 'valibot';
import { textOfParts } from '../../ingest/replies/readers/textOfParts.ts';
import { LlmError } from './LlmError.ts';

/** Content of one event of the stream, or of a whole reply. */
interface Said {
  readonly text: string;
  /** Finish reason; null before the end. */
  readonly finish: string | null;
  /** Tokens of request and reply; null when not reported. */
  readonly tokens: number | null;
}

/** A text or content parts, which reasoning models may send. */
const wordsSchema = v.nullish(v.object({ content: v.optional(v.unknown()) }));
const replySchema = v.object({
  // The last event has the usage and no choices; other events without choices are keep-alives.
  choices: v.optional(
    v.array(v.object({ delta: wordsSchema, message: wordsSchema, finish_reason: v.nullish(v.string(), null) })),
    [],
  ),
  usage: v.fallback(v.nullish(v.object({ total_tokens: v.number() }), null), null),
});
const faultSchema = v.object({ error: v.nonNullish(v.unknown()) });

/**
 * Parses an event of a chat completion, or the reply of an endpoint without streaming.
 * @throws LlmError `malformed` for other content, `failing` for an error event in the stream.
 */
export function chatReply(json: string): Said {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new LlmError('malformed', 'An event is not JSON', { cause: error });
  }
  if (v.is(faultSchema, value)) throw new LlmError('failing', 'The endpoint broke off with an error');
  const parsed = v.safeParse(replySchema, value);
  if (!parsed.success) throw new LlmError('malformed', 'An event is no chat completion');
  const { choices, usage } = parsed.output;
  const [choice] = choices;
  return {
    text: textOfParts(choice?.delta?.content ?? choice?.message?.content ?? ''),
    finish: choice?.finish_reason ?? null,
    tokens: usage?.total_tokens ?? null,
  };
}
