import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { messagePrompt } from '#server/ingest/replies/messagePrompt.ts';
import { textOfParts } from '#server/ingest/replies/readers/textOfParts.ts';
import type { Values } from '../Values.ts';
import { listOf, withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** A sample is a question asked in each of several epochs; the log states the time and model. */
function recordOf(sample: Values, about: Values): Values {
  const { input, output, epoch, error, started_at: startedAt, events } = sample;
  const answer = objectOf(output);
  const message = objectOf(objectOf(listOf(answer['choices'])[0])['message']);
  const fault = objectOf(error)['message'] ?? answer['error'];
  return withoutUndefined({
    prompt: messagePrompt(input) || textOf(input),
    answer: textOf(answer['completion']) || textOfParts(message['content']),
    model: nameOf(answer['model']) || about['model'],
    run: epoch,
    date: startedAt ?? about['created'] ?? objectOf(listOf(events)[0])['timestamp'],
    ...(textOf(fault) !== '' && { error: fault }),
  });
}

/** A sample alone, as in the files of a packed log. */
const isSample = ({ epoch, input, output, target, messages }: Values): boolean =>
  typeof epoch === 'number' &&
  input !== undefined &&
  (target !== undefined || messages !== undefined) &&
  Array.isArray(objectOf(output)['choices']);

/** Reads logs of Inspect AI. */
export const inspect: ExportReader = (node) => {
  if (isSample(node)) return [recordOf(node, {})];
  const { eval: about, samples } = node;
  const isLog = isPlainObject(about) && 'task' in about && Array.isArray(samples);
  if (!isLog) return null;
  return listOf(samples)
    .filter(isPlainObject)
    .map((sample) => recordOf(sample, about));
};
