import * as v from 'valibot';
import { textOfParts } from '../../ingest/replies/readers/textOfParts.ts';
import { LlmError } from './LlmError.ts';

/** What one event of the stream, or a whole reply, says. */
interface Said {
  readonly text: string;
  /** Why the text ends here; null while it goes on. */
  readonly finish: string | null;
  /** Tokens of question and answer; null when not told. */
  readonly tokens: number | null;
}

/** A text, or parts of one: models that reason may send those. */
const wordsSchema = v.nullish(v.object({ content: v.optional(v.unknown()) }));
const replySchema = v.object({
  // The last event tells of the usage and has no choice; others only keep the connection open.
  choices: v.optional(
    v.array(v.object({ delta: wordsSchema, message: wordsSchema, finish_reason: v.nullish(v.string(), null) })),
    [],
  ),
  usage: v.fallback(v.nullish(v.object({ total_tokens: v.number() }), null), null),
});
const faultSchema = v.object({ error: v.nonNullish(v.unknown()) });

/**
 * Reads an event of a chat completion, or the reply of an endpoint that does not stream.
 * @throws LlmError `malformed` for what is neither, `failing` for an error told of in the middle of a stream.
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
