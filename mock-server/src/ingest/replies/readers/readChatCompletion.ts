import { at, listAt, numberAt, objectAt, objectsAt, textAt, timeAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { queryIn } from '../queryIn.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { usageOf } from '../usage.ts';
import { chatSources } from './chatSources.ts';
import { errorOf } from './errorOf.ts';
import { passedOn } from './passedOn.ts';
import { textOfParts, withoutThinking } from './textOfParts.ts';

const REFUSED =
  /^(?:content_filter|content-filter|sensitive|safety|refusal|blocked|blocklist|recitation|prohibited_content|spii)$/iu;
const FAILED = /^(?:error|insufficient_system_resource|abort|cancelled|network_error)$/iu;
const CUT = /^(?:length|max_tokens|max_length)$/iu;

export const isRefusedFinish = (finish: string): boolean => REFUSED.test(finish);
export const isFailedFinish = (finish: string): boolean => FAILED.test(finish);
export const isCutFinish = (finish: string): boolean => CUT.test(finish);

/** Lowest of Qianfan's flags for a ban: conversation ban, do not show, recall. */
const FIRST_BANNED_FLAG = 2;

/** The text and finish reason of an entry of `choices`. */
type Choice = {
  readonly text: string;
  readonly finish: string;
  readonly truncated: boolean;
  readonly refused?: string;
  readonly failed?: string;
};

/** Parses a choice: `{message: {content}, finish_reason}`, or `{text}` of legacy completions. */
export function choiceOf(choice: JsonObject): Choice {
  const message = objectAt(choice, 'message') ?? objectAt(choice, 'delta');
  const content = message === undefined ? textAt(choice, 'text') : textOfParts(message['content']);
  const refusal = textAt(message, 'refusal').trim();
  const native = textAt(choice, 'native_finish_reason');
  // Bedrock's DeepSeek calls it stop_reason.
  const written = textAt(choice, 'finish_reason') || native || textAt(choice, 'stop_reason');
  // OpenRouter maps some refusals of the upstream model to a plain stop.
  const finish = REFUSED.test(native) ? native : written;
  const isBanned = (numberAt(choice, 'flag') ?? 0) >= FIRST_BANNED_FLAG;
  const refused = refusal || (REFUSED.test(finish) ? finish : '') || (isBanned ? 'flag' : '');
  const error = errorOf(choice) ?? (FAILED.test(finish) ? { failed: finish } : undefined);
  return {
    text: withoutThinking(content) || refusal,
    finish: finish === 'null' ? '' : finish,
    truncated: CUT.test(finish),
    ...(refused !== '' && { refused }),
    ...error,
  };
}

/** Queries of Groq's compound systems; null if not shown. */
function searchesOf(message: JsonObject | undefined): readonly string[] | null {
  const tools = objectsAt(message, 'executed_tools').filter(({ type }) => type === 'search');
  if (tools.length === 0) return null;
  return tools.flatMap((tool) => queryIn(tool['arguments']) || []);
}

/**
 * Parses a chat completion of OpenAI or a compatible API (Perplexity Sonar, DeepSeek, Qwen, Kimi, Qianfan, Ark bots, Hunyuan, Mistral,
 * Groq, OpenRouter, TokenHub, Azure). The first of several choices counts.
 */
export function readChatCompletion(raw: JsonObject): Reply | null {
  const choices = listAt(raw, 'choices');
  const first = objectsAt(choices)[0];
  if (choices === undefined) return null;
  if (first === undefined) {
    const error = errorOf(raw);
    if (error === undefined && raw['object'] !== 'chat.completion') return null;
    return completeReply('chat_completion', { text: '', ...error, model: textAt(raw, 'model') });
  }
  const message = objectAt(first, 'message') ?? objectAt(first, 'delta');
  const isLegacy = message === undefined && typeof first['text'] === 'string';
  // Azure leaves out the message of an answer that it filtered.
  if (message === undefined && !isLegacy && raw['object'] !== 'chat.completion') return null;
  const choice = choiceOf(first);
  const searches = searchesOf(message) ?? passedOn(raw, message)?.searches ?? null;
  return completeReply(isLegacy ? 'completion' : 'chat_completion', {
    ...choice,
    ...chatSources(raw, message, choice.text),
    ...errorOf(raw),
    searches,
    model: textAt(raw, 'model'),
    usage: usageOf(at(raw, 'usage') ?? at(raw, 'bot_usage', 'model_usage', 0)),
    createdAt: timeAt(raw, 'created'),
    id: textAt(raw, 'id'),
  });
}
