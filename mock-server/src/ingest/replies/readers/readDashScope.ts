import { at, listAt, objectAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { splitByMarks } from '../marks.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { sourceOf } from '../sources.ts';
import { usageOf } from '../usage.ts';
import { errorOf, flatErrorOf } from './errorOf.ts';
import { choiceOf } from './readChatCompletion.ts';
import { withoutThinking } from './textOfParts.ts';

const OK_STATUS = 200;

/** Pages by the numbers of the native list; entries without one are numbered by position. */
function sourcesOfSearch(text: string, results: readonly JsonObject[]): Pick<Reply, 'citations' | 'retrieved'> {
  const pool = results.flatMap((result, index) => {
    const source = sourceOf(result);
    const number = Number(result['index'] ?? result['Index'] ?? index + 1);
    return source === null ? [] : [{ number: Number.isInteger(number) ? number : index + 1, source }];
  });
  return splitByMarks(text, pool, null);
}

/** Parses a native reply of DashScope (Qwen): `{output: {choices | text, search_info}, request_id}`. */
export function readDashScope(raw: JsonObject): Reply | null {
  const output = objectAt(raw, 'output');
  const isNative = 'request_id' in raw || 'usage' in raw || 'status_code' in raw;
  if (!isNative) return null;
  const status = raw['status_code'];
  if (typeof status === 'number' && status !== OK_STATUS) {
    return completeReply('dashscope', { text: '', ...flatErrorOf(raw), id: textAt(raw, 'request_id') });
  }
  const first = objectsAt(output, 'choices')[0];
  if (output === undefined || (first === undefined && typeof output['text'] !== 'string')) return null;
  const choice = choiceOf(first ?? { text: output['text'], finish_reason: output['finish_reason'] });
  const results = listAt(output, 'search_info', 'search_results');
  return completeReply('dashscope', {
    ...choice,
    text: withoutThinking(choice.text),
    ...(results !== undefined && sourcesOfSearch(choice.text, objectsAt(results))),
    ...errorOf(raw),
    usage: usageOf(raw['usage']),
    id: textAt(raw, 'request_id'),
  });
}

/**
 * Parses a native reply of Hunyuan: `{Choices, SearchInfo}`, alone or inside `Response`. It names no model, and only Hunyuan uses this
 * format.
 */
export function readHunyuan(raw: JsonObject): Reply | null {
  const response = objectAt(raw, 'Response') ?? raw;
  const first = objectsAt(response, 'Choices')[0];
  const error = objectAt(response, 'Error') ?? objectAt(response, 'ErrorMsg');
  if (first === undefined && (error === undefined || !('RequestId' in response))) return null;
  const finish = textAt(first, 'FinishReason');
  const text = withoutThinking(textAt(first, 'Message', 'Content') || textAt(first, 'Delta', 'Content'));
  const results = listAt(response, 'SearchInfo', 'SearchResults');
  const failed = error === undefined ? '' : textAt(error, 'Msg') || textAt(error, 'Message') || 'error';
  return completeReply('hunyuan', {
    text,
    ...(results !== undefined && sourcesOfSearch(text, objectsAt(results))),
    ...(finish === 'sensitive' && { refused: finish }),
    ...(failed !== '' && { failed }),
    truncated: finish === 'length',
    finish,
    model: textAt(response, 'Model'),
    platform: 'Hunyuan',
    usage: usageOf(at(response, 'Usage')),
    id: textAt(response, 'Id') || textAt(response, 'RequestId'),
    createdAt: typeof response['Created'] === 'number' ? response['Created'] * 1000 : null,
  });
}
