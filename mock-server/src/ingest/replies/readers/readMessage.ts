import { at, listAt, objectAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder } from '../sources.ts';
import { usageOf } from '../usage.ts';
import { annotatedSources, hasAnnotations } from './annotations.ts';
import { isBlockList, readBlocks } from './readAnthropic.ts';
import { textOfParts, withoutThinking } from './textOfParts.ts';

const OF_MODEL = /^(?:assistant|model|ai|AIMessage|AIMessageChunk)$/u;
const CUT = /^(?:length|max_tokens|MAX_TOKENS)$/u;

/** Parses a single message of a model, without the surrounding reply: `{role: 'assistant', content}`. */
export function readMessage(raw: JsonObject): Reply | null {
  if (!OF_MODEL.test(textAt(raw, 'role')) || !('content' in raw || 'parts' in raw)) return null;
  const content = raw['content'] ?? raw['parts'];
  const refusal = textAt(raw, 'refusal');
  const parts = objectsAt(content);
  const annotations = [
    ...objectsAt(raw, 'annotations'),
    ...parts.flatMap((part) => objectsAt(part, 'text', 'annotations')),
  ];
  const canTell = hasAnnotations(raw) || annotations.length > 0;
  const blocks = parts.length > 0 && isBlockList(parts) ? readBlocks(parts, false) : null;
  const cited = inOrder(annotatedSources(annotations));
  return completeReply('message', {
    ...blocks,
    text: withoutThinking(textOfParts(content)) || refusal,
    citations: cited.length > 0 ? cited : (blocks?.citations ?? (canTell ? [] : null)),
    ...(refusal !== '' && { refused: refusal }),
    model: textAt(raw, 'model'),
    id: textAt(raw, 'id'),
  });
}

/** Parses a LangChain message: plain, serialised (`lc`, `kwargs`), or as `{type: 'ai', data}`. */
export function readLangChain(raw: JsonObject): Reply | null {
  const inner = objectAt(raw, 'kwargs') ?? objectAt(raw, 'data') ?? raw;
  const isSerialised = 'lc' in raw && (listAt(raw, 'id') ?? []).some((part) => OF_MODEL.test(String(part)));
  const isOfModel = isSerialised || OF_MODEL.test(textAt(raw, 'type')) || inner['response_metadata'] !== undefined;
  if (!isOfModel || !('content' in inner)) return null;
  const meta = objectAt(inner, 'response_metadata') ?? objectAt(inner, 'additional_kwargs');
  const finish = textAt(meta, 'finish_reason') || textAt(meta, 'stop_reason');
  const blocks = objectsAt(inner, 'content');
  const read = isBlockList(blocks) ? readBlocks(blocks, false) : null;
  return completeReply('langchain', {
    ...read,
    text: withoutThinking(textOfParts(inner['content'])),
    ...(finish === 'content_filter' && { refused: finish }),
    truncated: CUT.test(finish),
    finish,
    model: textAt(meta, 'model_name') || textAt(meta, 'model'),
    usage: usageOf(at(inner, 'usage_metadata') ?? at(meta, 'token_usage')),
    id: textAt(inner, 'id'),
  });
}
