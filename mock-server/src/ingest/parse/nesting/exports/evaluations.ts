import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { questionOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { messagePrompt } from '#server/ingest/replies/messagePrompt.ts';
import { parseLoosely } from '#server/ingest/replies/parseLoosely.ts';
import { textOfParts } from '#server/ingest/replies/readers/textOfParts.ts';
import type { Values } from '../Values.ts';
import { listOf, withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

const askedIn = (value: unknown): string => messagePrompt(value) || questionOf(value);

/** In DeepEval's test cases `success` states that the metrics were met: the answer exists all the same. */
const deepEval: ExportReader = (node) => {
  const { success: _graded, metricsData, metrics_data: metrics, ...rest } = node;
  const isCase = ('actualOutput' in node || 'actual_output' in node) && Array.isArray(metricsData ?? metrics);
  return isCase && rest['input'] !== undefined ? [rest] : null;
};

/** An output item of OpenAI's evaluations; its `status` is the grade. */
const openAiItem: ExportReader = (node) => {
  const { object, sample, datasource_item: item, created_at: date } = node;
  if (object !== 'eval.run.output_item' || !isPlainObject(sample)) return null;
  const message = listOf(sample['output'])
    .map(objectOf)
    .findLast(({ role }) => role === 'assistant');
  const { message: fault } = objectOf(sample['error']);
  const prompt = askedIn(sample['input']) || questionOf(item);
  const answer = textOfParts(message?.['content'] ?? '');
  return [withoutUndefined({ prompt, answer, model: sample['model'], date, error: fault })];
};

/** A log of the open-source evaluations of OpenAI: only `sampling` events hold answers, the others repeat or grade them. */
const openAiEvent: ExportReader = (node) => {
  const { sample_id: sample, event_id: event, type, data, created_at: date } = node;
  if (typeof sample !== 'string' || event === undefined || !isPlainObject(data)) return null;
  if (type !== 'sampling') return [];
  const sampled = Array.isArray(data['sampled']) ? listOf(data['sampled']) : [data['sampled']];
  const prompt = askedIn(data['prompt']);
  return sampled.map((answer, index) => ({ prompt, answer, date, ...(sampled.length > 1 && { run: index + 1 }) }));
};

/** A trace of MLflow: request and response of the whole call, as JSON. */
const mlflow: ExportReader = (node) => {
  const [info, data] = [objectOf(node['info']), objectOf(node['data'])];
  const written = data['request'] ?? info['request'];
  const answer = data['response'] ?? info['response'];
  const isTrace = ('trace_id' in info || 'request_id' in info) && written !== undefined && answer !== undefined;
  if (!isTrace) return null;
  const request = typeof written === 'string' ? (parseLoosely(written) ?? written) : written;
  return [{ prompt: askedIn(request), answer, date: info['request_time'] ?? info['timestamp_ms'] }];
};

/** A sample of lm-evaluation-harness: a list of replies for each request. */
const harness: ExportReader = (node) => {
  const { doc, resps, arguments: requests } = node;
  if (!isPlainObject(doc) || !Array.isArray(resps) || requests === undefined) return null;
  const [request] = Array.isArray(requests) ? listOf(requests) : Object.values(objectOf(requests));
  const prompt = Array.isArray(request) ? listOf(request)[0] : objectOf(request)['arg_0'];
  const [replies] = listOf(resps);
  const texts = (Array.isArray(replies) ? listOf(replies) : [replies]).filter((reply) => typeof reply === 'string');
  return texts.map((answer, index): Values => {
    return { prompt: textOf(prompt), answer, ...(texts.length > 1 && { run: index + 1 }) };
  });
};

const READERS: readonly ExportReader[] = [deepEval, openAiItem, openAiEvent, mlflow, harness];

/** Reads results of evaluation tools. */
export const evaluations: ExportReader = (node) => {
  for (const read of READERS) {
    const records = read(node);
    if (records !== null) return records;
  }
  return null;
};
