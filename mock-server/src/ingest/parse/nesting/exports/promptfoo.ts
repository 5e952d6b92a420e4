import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { textOf } from '#server/ingest/parse/cells/textOf.ts';
import { withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** In a result `error` may be a failed assertion: the answer exists all the same. */
const ofResult: ExportReader = (node) => {
  const { response, provider, prompt, vars, testCase } = node;
  const isResult =
    isPlainObject(response) &&
    provider !== undefined &&
    ('gradingResult' in node || 'success' in node || 'vars' in node);
  if (!isResult || !('output' in response || 'error' in response)) return null;
  const { id, label } = objectOf(provider);
  const output = response['output'];
  const variables = isPlainObject(vars) ? vars : objectOf(objectOf(testCase)['vars']);
  const rendered = isPlainObject(prompt) ? (prompt['raw'] ?? prompt['label']) : prompt;
  const OF_GRADING = ['vars', 'testCase', 'gradingResult', 'success', 'error', 'failureReason', 'score', 'namedScores'];
  const rest = Object.fromEntries(Object.entries(node).filter(([key]) => !OF_GRADING.includes(key)));
  return [
    {
      ...rest,
      prompt: rendered ?? Object.values(variables)[0],
      platform: textOf(label) || textOf(id) || textOf(provider),
      provider: undefined,
      response: undefined,
      answer: output,
      error: textOf(output).trim() === '' ? (response['error'] ?? node['error']) : undefined,
    },
  ].map(withoutUndefined);
};

/** Results of promptfoo. Older files repeat each of them in a table, which is left out. */
export const promptfoo: ExportReader = (node) => {
  const { results, table, timestamp } = node;
  if (!Array.isArray(results) || !isPlainObject(table) || !('body' in table)) return ofResult(node);
  const read = results.filter(isPlainObject).map((result) => ofResult(result));
  return read.some((records) => records === null)
    ? null
    : read.flatMap((records) => (records ?? []).map((record) => ({ date: timestamp, ...record })));
};
