import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { speakerOf } from '../chatPairs.ts';
import type { Values } from '../Values.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';
import { treePairs } from './treePairs.ts';
import type { TreeTurn } from './treePairs.ts';

const MAX_DEPTH = 200;

/** Flattens messages that contain their follow-ups. */
function flat(messages: readonly unknown[], depth = 0): readonly Values[] {
  if (depth > MAX_DEPTH) return [];
  return messages
    .filter(isPlainObject)
    .flatMap(({ children, ...message }) => [message, ...flat(listOf(children), depth + 1)]);
}

function wordsOf({ text, content }: Values): string {
  const parts = listOf(content)
    .map(objectOf)
    .filter(({ type }) => type === 'text')
    .map((part) => textOf(part['text']));
  return textOf(text) || textOf(content) || parts.join('');
}

/** A conversation exported by LibreChat, as a tree or a list. */
export const libreChat: ExportReader = (node) => {
  if (node['conversationId'] === undefined) return null;
  const messages = flat(listOf(node['messages']));
  if (!messages.some((each) => 'isCreatedByUser' in each)) return null;
  const turns = messages.map((values): TreeTurn => {
    const { isCreatedByUser: isUser, messageId, parentMessageId } = values;
    return {
      speaker: isUser === true ? 'user' : 'assistant',
      text: wordsOf(values),
      values,
      id: nameOf(messageId),
      parent: nameOf(parentMessageId),
    };
  });
  const model = objectOf(node['options'])['model'] ?? node['model'];
  return treePairs(turns).map(({ prompt, answer, values }) => ({
    model: nameOf(values['model']) || nameOf(model) || nameOf(node['endpoint']),
    prompt,
    answer,
    date: values['createdAt'],
    ...(values['error'] === true && { error: answer }),
  }));
};

/** A conversation exported by OpenRouter's chat: several models may answer one message. */
export const openRouter: ExportReader = (node) => {
  if (!nameOf(node['version']).startsWith('orpg.') || !isPlainObject(node['messages'])) return null;
  const characters = objectOf(node['characters']);
  const turns = Object.entries(node['messages']).map(([key, value]): TreeTurn => {
    const values = objectOf(value);
    const speaker = values['characterId'] === 'USER' ? 'user' : (speakerOf(values['type']) ?? 'assistant');
    return {
      speaker,
      text: wordsOf(values),
      values,
      id: nameOf(values['id']) || key,
      parent: nameOf(values['parentMessageId']),
    };
  });
  return treePairs(turns).map(({ prompt, answer, values }) => ({
    model: nameOf(objectOf(characters[nameOf(values['characterId'])])['model']),
    prompt,
    answer,
    date: values['createdAt'] ?? values['updatedAt'],
  }));
};
