import * as v from 'valibot';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { classifyFault, holdsError } from '#server/collect/adapters/classifyFault.ts';
import { textOfParts } from '#server/ingest/replies/readers/textOfParts.ts';
import { LlmError } from './LlmError.ts';
import { faultKind } from './refusedReply.ts';

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
/** A refusal of the model: beside an empty content, or streamed in deltas. */
const refusalSchema = v.object({
  choices: v.tupleWithRest(
    [
      v.union([
        v.object({ message: v.object({ refusal: v.pipe(v.string(), v.nonEmpty()) }) }),
        v.object({ delta: v.object({ refusal: v.pipe(v.string(), v.nonEmpty()) }) }),
      ]),
    ],
    v.unknown(),
  ),
});

/** Parses an event of a stream. @throws LlmError `malformed` */
export function parsedEvent(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new LlmError('malformed', 'An event is not JSON', { cause: error });
  }
}

/**
 * Parses an event of a chat completion, or the response of an endpoint that does not stream.
 * @throws LlmError `malformed` for anything else, `filtered` for a refusal; an error object gives the fault of its kind
 */
export function chatReply(value: unknown): Said {
  if (isPlainObject(value) && holdsError(value)) {
    throw new LlmError(faultKind(classifyFault(200, {}, value).kind) ?? 'failing', 'The endpoint told of an error');
  }
  const parsed = v.safeParse(replySchema, value);
  if (!parsed.success) throw new LlmError('malformed', 'An event is no chat completion');
  if (v.is(refusalSchema, value)) throw new LlmError('filtered', 'The model refused');
  const { choices, usage } = parsed.output;
  const [choice] = choices;
  return {
    text: textOfParts(choice?.delta?.content ?? choice?.message?.content ?? ''),
    finish: choice?.finish_reason ?? null,
    tokens: usage?.total_tokens ?? null,
  };
}
