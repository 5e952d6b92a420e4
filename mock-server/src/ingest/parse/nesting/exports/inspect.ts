import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/textOf.ts';
import { messagePrompt } from '#server/ingest/replies/messagePrompt.ts';
import { listOf, withoutUndefined } from './ExportReader.ts';
import type { ExportReader, Values } from './ExportReader.ts';

/** A sample is a question asked in each of several epochs; the log states the time and model. */
function recordOf(sample: Values, about: Values): Values {
  const { input, output, epoch, error, started_at: startedAt } = sample;
  const answer = objectOf(output);
  const message = objectOf(objectOf(listOf(answer['choices'])[0])['message']);
  const fault = objectOf(error)['message'] ?? answer['error'];
  return withoutUndefined({
    prompt: messagePrompt(input) || textOf(input),
    answer: textOf(answer['completion']) || textOf(message['content']),
    model: nameOf(answer['model']) || about['model'],
    run: epoch,
    date: startedAt ?? about['created'],
    ...(textOf(fault) !== '' && { error: fault }),
  });
}

/** Reads logs of Inspect AI. */
export const inspect: ExportReader = ({ eval: about, samples }) => {
  const isLog = isPlainObject(about) && 'task' in about && Array.isArray(samples);
  if (!isLog) return null;
  return listOf(samples)
    .filter(isPlainObject)
    .map((sample) => recordOf(sample, about));
};
