import { conversationIn, pairsOf } from '../chatPairs.ts';
import type { ExportReader } from './ExportReader.ts';

/** Conversations of Claude's data export. */
export const claude: ExportReader = (node) => {
  if (!Array.isArray(node['chat_messages'])) return null;
  const found = conversationIn(node);
  if (found === null) return [];
  return pairsOf(found.turns).map(({ prompt, answer, values }) => ({
    platform: 'Claude',
    surface: 'app',
    model: node['model'],
    prompt,
    answer,
    date: values['created_at'] ?? node['created_at'],
  }));
};
