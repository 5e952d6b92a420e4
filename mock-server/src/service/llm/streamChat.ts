import { bodyOf } from '#server/collect/ask/bodyOf.ts';
import { isCutFinish, isFailedFinish, isRefusedFinish } from '#server/ingest/replies/readers/readChatCompletion.ts';
import { withoutThinking } from '#server/ingest/replies/readers/textOfParts.ts';
import { AnswerWords } from './AnswerWords.ts';
import { chatReply, parsedEvent } from './chatReply.ts';
import { LlmError } from './LlmError.ts';
import type { LlmFault } from './LlmError.ts';
import type { LlmSettings } from './LlmSettings.ts';
import { LIMITS, Patience } from './Patience.ts';
import type { Limits } from './Patience.ts';
import { readEvents } from './readEvents.ts';
import { refusedReply } from './refusedReply.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

interface ChatOptions {
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  readonly limits?: Limits;
}

/** Limit of the text, above any page: stops a model that repeats itself. */
const LONGEST_TEXT = 100_000;
const LONGEST_REPLY = 4 * 1024 * 1024;

/**
 * Streams text from a model by the OpenAI chat completions protocol; at the end the token usage, if reported. Ending the loop or
 * aborting the signal ends the request.
 * @throws LlmError; the text before it is valid.
 */
export async function* streamChat(
  settings: LlmSettings,
  messages: readonly ChatMessage[],
  { signal, limits = LIMITS }: ChatOptions,
): AsyncGenerator<string, number | null> {
  const patience = new Patience(signal, limits);
  try {
    const reply = await ask(settings, messages, patience);
    const type = reply.headers.get('content-type') ?? '';
    const isStream = type.toLowerCase().startsWith('text/event-stream');
    return yield* isStream ? readStream(reply, patience) : readWhole(reply, patience, type);
  } finally {
    patience.end();
  }
}

async function ask(settings: LlmSettings, messages: readonly ChatMessage[], patience: Patience): Promise<Response> {
  const { baseUrl, apiKey, model } = settings;
  let reply: Response;
  try {
    reply = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, stream: true }),
      signal: patience.signal,
      // Redirects are refused: the key belongs to this host only.
      redirect: 'error',
    });
  } catch (error) {
    throw faultOf(error, patience, 'unreachable');
  }
  if (reply.ok) return reply;
  throw await refusedReply(reply, apiKey);
}

async function* readStream(reply: Response, patience: Patience): AsyncGenerator<string, number | null> {
  const words = new AnswerWords();
  let length = 0;
  let finish: string | null = null;
  let tokens: number | null = null;
  for await (const event of readEvents(bytesOf(reply, patience))) {
    if (event === '[DONE]') {
      finish ??= 'stop';
      break;
    }
    const said = chatReply(parsedEvent(event));
    finish = said.finish ?? finish;
    tokens = said.tokens ?? tokens;
    const text = words.take(said.text);
    length += text.length;
    if (length > LONGEST_TEXT) throw new LlmError('too_long', 'The text does not end');
    if (text !== '') yield text;
  }
  const rest = words.rest();
  if (rest !== '') yield rest;
  checkFinish(finish, length + rest.length);
  return tokens;
}

/** Reads a response as a whole: from an endpoint that does not stream, or streams with another content type. */
async function* readWhole(reply: Response, patience: Patience, type: string): AsyncGenerator<string, number | null> {
  const decoder = new TextDecoder();
  let json = '';
  for await (const piece of bytesOf(reply, patience)) {
    json += decoder.decode(piece, { stream: true });
    if (json.length > LONGEST_REPLY) throw new LlmError('too_long', 'The reply does not end');
  }
  const body = bodyOf(json + decoder.decode());
  if (typeof body === 'string') {
    throw new LlmError('malformed', `The reply is ${type === '' ? 'of no type' : type.slice(0, 60)}`);
  }
  const { text: said, finish, tokens } = chatReply(body);
  const text = withoutThinking(said);
  if (text !== '') yield text.slice(0, LONGEST_TEXT);
  checkFinish(finish ?? 'stop', text.length);
  return tokens;
}

async function* bytesOf({ body }: Response, patience: Patience): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  try {
    for await (const piece of body) {
      patience.touch();
      yield piece;
    }
  } catch (error) {
    throw faultOf(error, patience, 'cut_off');
  }
}

function checkFinish(finish: string | null, length: number): void {
  if (finish === null) throw new LlmError('cut_off', 'The stream ended before the text did');
  if (isCutFinish(finish)) throw new LlmError('too_long', 'The model may not write more');
  if (isRefusedFinish(finish)) throw new LlmError('filtered', 'The endpoint withheld the text');
  if (isFailedFinish(finish)) throw new LlmError('failing', `The endpoint broke off: ${finish}`);
  if (length === 0) throw new LlmError('malformed', 'The text is empty');
}

/** Maps a failed fetch: our own timeout, a disconnected client (rethrown), or the given fault. */
function faultOf(error: unknown, patience: Patience, otherwise: LlmFault): unknown {
  if (patience.isOver) return new LlmError('slow', 'Nothing came for too long', { cause: error });
  if (patience.signal.aborted || error instanceof LlmError) return error;
  return new LlmError(otherwise, 'The connection failed', { cause: error });
}
