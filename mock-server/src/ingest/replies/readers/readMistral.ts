import { listAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { queryIn } from '../queryIn.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { inOrder, sourcesOf } from '../sources.ts';
import { usageOf } from '../usage.ts';
import { textOfParts } from './textOfParts.ts';

/** Parses a reply of Mistral's Conversations API, whose citations are chunks between the text chunks. */
export function readMistral(raw: JsonObject): Reply | null {
  const outputs = objectsAt(raw, 'outputs');
  const messages = outputs.filter(({ type, role }) => type === 'message.output' || (!type && role === 'assistant'));
  const tools = outputs.filter(({ type }) => type === 'tool.execution');
  const isConversation = raw['object'] === 'conversation.response' || messages.length + tools.length > 0;
  if (listAt(raw, 'outputs') === undefined || !isConversation) return null;
  const chunks = messages.flatMap((message) => objectsAt(message, 'content'));
  const references = chunks.filter(({ type }) => type === 'tool_reference');
  const searches = tools.filter(({ name }) => typeof name === 'string' && name.startsWith('web_search'));
  const cited = inOrder(sourcesOf(references));
  const words = messages.map(({ content }) =>
    typeof content === 'string' ? content : textOfParts(objectsAt(content).filter(({ type }) => type === 'text')),
  );
  const queries = searches.flatMap((tool) => queryIn(tool['arguments']) || []);
  return completeReply('mistral_conversations', {
    text: words.filter((text) => text !== '').join('\n\n'),
    citations: cited.length > 0 || searches.length > 0 ? cited : null,
    // Null: a search ran, but the reply does not contain its query.
    searches: queries.length === 0 && searches.length > 0 ? null : queries,
    model: textAt(messages.at(-1), 'model'),
    usage: usageOf(raw['usage']),
    id: textAt(raw, 'conversation_id'),
  });
}
