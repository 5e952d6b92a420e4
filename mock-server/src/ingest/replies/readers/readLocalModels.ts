import { at, objectAt, objectsAt, textAt, timeAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, sourcesOf } from '../sources.ts';
import { usageOf } from '../usage.ts';
import { errorOf } from './errorOf.ts';
import { withoutThinking } from './textOfParts.ts';

/** Parses a reply of Ollama's `chat` and `generate`. */
export function readOllama(raw: JsonObject): Reply | null {
  const message = objectAt(raw, 'message');
  const written = message === undefined ? raw['response'] : message['content'];
  if (typeof raw['done'] !== 'boolean' || typeof written !== 'string') return null;
  const finish = textAt(raw, 'done_reason');
  return completeReply('ollama', {
    text: withoutThinking(written),
    ...errorOf(raw),
    truncated: finish === 'length' || !raw['done'],
    finish,
    model: textAt(raw, 'model'),
    createdAt: timeAt(raw, 'created_at'),
  });
}

/** Parses a result of Vercel's AI SDK: `{text, sources, finishReason}`. Its sources do not distinguish cited pages from others. */
export function readAiSdk(raw: JsonObject): Reply | null {
  const finish = textAt(raw, 'finishReason');
  if (typeof raw['text'] !== 'string' || finish === '') return null;
  const sources = objectsAt(raw, 'sources').filter(({ sourceType }) => sourceType !== 'document');
  return completeReply('ai_sdk', {
    text: withoutThinking(textAt(raw, 'text')),
    citations: Array.isArray(raw['sources']) ? inOrder(sourcesOf(sources)) : null,
    ...(finish === 'content-filter' && { refused: finish }),
    ...(finish === 'error' && { failed: finish }),
    truncated: finish === 'length',
    finish,
    model: textAt(raw, 'response', 'modelId'),
    usage: usageOf(at(raw, 'usage')),
    createdAt: timeAt(raw, 'response', 'timestamp'),
    id: textAt(raw, 'response', 'id'),
  });
}
