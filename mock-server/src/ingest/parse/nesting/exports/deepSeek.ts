import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { numberAt } from '#server/ingest/replies/json.ts';
import { numbered, splitByMarks } from '#server/ingest/replies/marks.ts';
import { sourceOf, sourcesOf } from '#server/ingest/replies/sources.ts';
import { pairsOf } from '../chatPairs.ts';
import type { Turn } from '../chatPairs.ts';
import type { Values } from '../Values.ts';
import { branchOf } from './branchOf.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

const SPEAKERS: readonly (readonly [RegExp, Turn['speaker']])[] = [
  [/^REQUEST$/u, 'user'],
  // A template replaces an answer that was withdrawn.
  [/^(?:TEMPLATE_)?RESPONSE$/u, 'assistant'],
];

const fragmentsOf = (message: unknown): readonly Values[] => listOf(objectOf(message)['fragments']).map(objectOf);
function timeOf(node: Values): number {
  const time = objectOf(node['message'])['inserted_at'];
  return typeof time === 'number' ? time : Date.parse(nameOf(time)) || 0;
}

/** The end of the branch written last: the export does not state which one was shown. */
function latestLeaf(nodes: Values): string {
  const leaves = Object.entries(nodes).filter(([, node]) => listOf(objectOf(node)['children']).length === 0);
  const times = leaves.map(([id, node]) => [id, timeOf(objectOf(node))] as const);
  const last = times.reduce((latest, [, time]) => Math.max(latest, time), 0);
  return times.findLast(([, time]) => time === last)?.[0] ?? '';
}

/** Converts a message to turns; search results belong to the answer that follows them. */
function turnsOf(message: Values): readonly Turn[] {
  const fragments = fragmentsOf(message);
  const found = fragments.flatMap(({ type, results }) => (type === 'SEARCH' ? listOf(results) : []));
  return fragments.flatMap(({ type, content }) => {
    const speaker = SPEAKERS.find(([pattern]) => pattern.test(nameOf(type)))?.[1];
    return speaker === undefined ? [] : [{ speaker, text: textOf(content), values: { ...message, found } }];
  });
}

/** The answers on the branch that ends with a message. */
function answersOn(nodes: Values, leaf: string, begun: unknown): readonly Values[] {
  const turns = branchOf(nodes, leaf).flatMap(turnsOf);
  return pairsOf(turns).map(({ prompt, answer, values }) => {
    const pages = listOf(values['found']).filter((page) => sourceOf(page) !== null);
    const found = sourcesOf(pages);
    const numbers = pages.map((page) => numberAt(page, 'cite_index'));
    return {
      platform: 'DeepSeek',
      surface: 'app',
      model: values['model'],
      prompt,
      answer,
      date: values['inserted_at'] ?? begun,
      citations: found.length === 0 ? null : splitByMarks(answer, numbered(found, numbers), null).citations,
    };
  });
}

/** Messages as the site loads them, by id; earlier ones have `content` in place of fragments. */
function nodesOf(messages: readonly unknown[]): Values {
  const all = messages.map(objectOf);
  const parents = new Set(all.map(({ parent_id: parent }) => nameOf(parent)));
  return Object.fromEntries(
    all.map((message) => {
      const id = nameOf(message['message_id']);
      const children = parents.has(id) ? [id] : [];
      return [id, { parent: nameOf(message['parent_id']), children, message: withFragments(message) }];
    }),
  );
}

function withFragments(message: Values): Values {
  if (Array.isArray(message['fragments'])) return message;
  const type = nameOf(message['role']) === 'USER' ? 'REQUEST' : 'RESPONSE';
  const search = { type: 'SEARCH', results: message['search_results'] };
  return { ...message, fragments: [search, { type, content: message['content'] }] };
}

const isSiteMessage = (message: unknown): boolean =>
  isPlainObject(message) && 'message_id' in message && 'parent_id' in message && 'thinking_enabled' in message;

/** Conversations of DeepSeek's data export, or as its site loads them and browser extensions save them. */
export const deepSeek: ExportReader = (node) => {
  const messages = listOf(node['chat_messages']);
  if (messages.length > 0 && messages.every(isSiteMessage)) {
    const session = objectOf(node['chat_session']);
    const nodes = nodesOf(messages);
    const current = nameOf(session['current_message_id']);
    return answersOn(nodes, current in nodes ? current : latestLeaf(nodes), session['inserted_at']);
  }
  const nodes = objectOf(node['mapping']);
  if (!Object.values(nodes).some((each) => fragmentsOf(objectOf(each)['message']).length > 0)) return null;
  return answersOn(nodes, latestLeaf(nodes), node['inserted_at']);
};
