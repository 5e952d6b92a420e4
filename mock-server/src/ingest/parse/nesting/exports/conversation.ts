import { conversationIn, pairsOf } from '../chatPairs.ts';
import { withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** Any other list of turns, under `messages`, `conversation` and the like. */
export const conversation: ExportReader = (node) => {
  const found = conversationIn(node);
  if (found === null) return null;
  const pairs = pairsOf(found.turns);
  if (pairs.length === 0) return null;
  const { [found.key]: _turns, ...rest } = node;
  return pairs.map(({ prompt, answer, values }) => {
    const { timestamp, created_at: createdAt, create_time: createTime, model, citations, sources } = values;
    const date = timestamp ?? createdAt ?? createTime;
    return withoutUndefined({
      ...rest,
      model: model ?? rest['model'],
      citations,
      sources,
      date: date ?? rest['date'],
      prompt,
      answer,
    });
  });
};
