import { objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { messagePrompt } from '#server/ingest/replies/messagePrompt.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

const only = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/** A model call traced by LangSmith: `inputs.messages[[…]]`, `outputs.generations[[…]]`. */
export const langSmith: ExportReader = (node) => {
  const { run_type: type, inputs, outputs, extra } = node;
  if (type !== 'llm' && type !== 'chat_model') return null;
  const generations = listOf(only(objectOf(outputs)['generations'])).map(objectOf);
  const prompt = messagePrompt(only(objectOf(inputs)['messages'])) || textOf(only(objectOf(inputs)['prompts']));
  if (prompt === '' || (generations.length === 0 && node['error'] === undefined)) return null;
  const shared = { prompt, date: node['start_time'], error: node['error'] };
  const asked = nameOf(objectOf(objectOf(extra)['metadata'])['ls_model_name']);
  if (generations.length === 0) return [{ ...shared, model: asked, answer: '' }];
  return generations.map(({ text, message }, index) => {
    const { content, response_metadata: meta } = objectOf(objectOf(message)['kwargs'] ?? message);
    const { model_name: served, model } = objectOf(meta);
    return {
      ...shared,
      ...(generations.length > 1 && { run: index + 1 }),
      model: nameOf(served ?? model) || asked,
      answer: textOf(text) || textOf(content),
    };
  });
};
