import { listAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, sourcesOf } from '../sources.ts';
import { usageOf } from '../usage.ts';
import { textOfParts } from './textOfParts.ts';

const QUERY = /"query"\s*:\s*"((?:[^"\\]|\\.)*)"/u;

/** Reads a reply of Mistral's Conversations API, whose citations stand as chunks between those of the text. */
export function readMistral(raw: JsonObject): Reply | null {
  const outputs = objectsAt(raw, 'outputs');
  const messages = outputs.filter(({ type }) => type === 'message.output');
  const tools = outputs.filter(({ type }) => type === 'tool.execution');
  if (listAt(raw, 'outputs') === undefined || messages.length + tools.length === 0) return null;
  const chunks = messages.flatMap((message) => objectsAt(message, 'content'));
  const references = chunks.filter(({ type }) => type === 'tool_reference');
  const searches = tools.filter(({ name }) => typeof name === 'string' && name.startsWith('web_search'));
  const cited = inOrder(sourcesOf(references));
  const words = messages.map(({ content }) =>
    typeof content === 'string' ? content : textOfParts(objectsAt(content).filter(({ type }) => type === 'text')),
  );
  return completeReply('mistral_conversations', {
    text: words.filter((text) => text !== '').join('\n\n'),
    citations: cited.length > 0 || searches.length > 0 ? cited : null,
    searches: searches.flatMap((tool) => {
      const query = textAt(tool, 'arguments', 'query') || (QUERY.exec(textAt(tool, 'arguments'))?.[1] ?? '');
      return query === '' ? [] : [query];
    }),
    model: textAt(messages.at(-1), 'model'),
    usage: usageOf(raw['usage']),
    id: textAt(raw, 'conversation_id'),
  });
}
