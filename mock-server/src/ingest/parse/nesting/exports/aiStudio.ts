import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { pairsOf, speakerOf } from '../chatPairs.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** Conversations that Google AI Studio saves in Drive. */
export const aiStudio: ExportReader = (node) => {
  const chunks = objectOf(node['chunkedPrompt'])['chunks'];
  if (!Array.isArray(chunks) || !isPlainObject(node['runSettings'])) return null;
  const turns = chunks.map(objectOf).flatMap((values) => {
    const speaker = speakerOf(values['role']);
    return speaker === null || values['isThought'] === true ? [] : [{ speaker, text: textOf(values['text']), values }];
  });
  const model = nameOf(node['runSettings']['model']);
  return pairsOf(turns).map(({ prompt, answer, values, messages }) => {
    const groundings = messages.map(({ grounding }) => grounding).filter(isPlainObject);
    return {
      platform: model || 'Gemini',
      surface: 'AI Studio',
      prompt,
      answer,
      ...('createTime' in values && { date: values['createTime'] }),
      citations:
        groundings.length === 0 ? null : groundings.flatMap((grounding) => listOf(grounding['corroborationSegments'])),
    };
  });
};
