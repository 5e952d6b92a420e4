import { objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '#server/ingest/parse/cells/textOf.ts';
import { numbered, splitByMarks } from '#server/ingest/replies/marks.ts';
import { sourcesOf } from '#server/ingest/replies/sources.ts';
import { pairsOf } from '../chatPairs.ts';
import type { Turn } from '../chatPairs.ts';
import { branchOf } from './branchOf.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader, Values } from './ExportReader.ts';

const SPEAKERS: readonly (readonly [RegExp, Turn['speaker']])[] = [
  [/^REQUEST$/u, 'user'],
  // A template replaces an answer that was withdrawn.
  [/^(?:TEMPLATE_)?RESPONSE$/u, 'assistant'],
];

const fragmentsOf = (message: unknown): readonly Values[] => listOf(objectOf(message)['fragments']).map(objectOf);
const timeOf = (node: Values): number => Date.parse(nameOf(objectOf(node['message'])['inserted_at'])) || 0;

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
  const found = sourcesOf(fragments.flatMap(({ type, results }) => (type === 'SEARCH' ? listOf(results) : [])));
  return fragments.flatMap(({ type, content }) => {
    const speaker = SPEAKERS.find(([pattern]) => pattern.test(nameOf(type)))?.[1];
    return speaker === undefined ? [] : [{ speaker, text: textOf(content), values: { ...message, found } }];
  });
}

/** Conversations of DeepSeek's data export. */
export const deepSeek: ExportReader = (node) => {
  const nodes = objectOf(node['mapping']);
  if (!Object.values(nodes).some((each) => fragmentsOf(objectOf(each)['message']).length > 0)) return null;
  const turns = branchOf(nodes, latestLeaf(nodes)).flatMap(turnsOf);
  return pairsOf(turns).map(({ prompt, answer, values }) => {
    const found = sourcesOf(values['found']);
    return {
      platform: 'DeepSeek',
      surface: 'app',
      model: values['model'],
      prompt,
      answer,
      date: values['inserted_at'] ?? node['inserted_at'],
      citations: found.length === 0 ? null : splitByMarks(answer, numbered(found, []), null).citations,
    };
  });
};
