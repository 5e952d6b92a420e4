import * as v from 'valibot';
import type { TopicTagNames } from '#client/api/topicTagNamesSchemas.ts';
import type { TopicTagNamesDraft } from '#client/api/promptApi.ts';
import { foldText } from '#client/lib/rows/foldText.ts';
import type { ListShape } from '#client/stores/useListDraft.ts';

const rowSchema = v.object({
  kind: v.picklist(['topic', 'tag']),
  id: v.string(),
  name: v.string(),
  /** Empty: as recorded. */
  zh: v.string(),
  en: v.string(),
});
/** A topic or a tag while its names are edited. The name of a tag is its id, and stays. */
export type NamesRow = v.InferOutput<typeof rowSchema>;

/** Topics, then tags, in the order of the server. */
export function rowsOf({ topics, tags }: TopicTagNames): readonly NamesRow[] {
  return [
    ...topics.map(({ id, name, names: { zh = '', en = '' } }) => ({ kind: 'topic' as const, id, name, zh, en })),
    ...tags.map(({ tag, names: { zh = '', en = '' } }) => ({ kind: 'tag' as const, id: tag, name: tag, zh, en })),
  ];
}

/** The rows as a list that others may save meanwhile. */
export const namesRows: ListShape<NamesRow> = {
  item: rowSchema,
  isOne: (some, other) => some.kind === other.kind && some.id === other.id,
  isSame: (some, other) =>
    namesRows.isOne(some, other) && some.name === other.name && some.zh === other.zh && some.en === other.en,
};

/** Identifies a row among those of both kinds. */
export const rowKey = ({ kind, id }: Pick<NamesRow, 'kind' | 'id'>): string => `${kind} ${id}`;

/** How many prompts each topic and each tag has, by `rowKey`. */
export function promptCounts({ topics, tags }: TopicTagNames): ReadonlyMap<string, number> {
  return new Map([
    ...topics.map(({ id, prompts }) => [rowKey({ kind: 'topic', id }), prompts] as const),
    ...tags.map(({ tag, prompts }) => [rowKey({ kind: 'tag', id: tag }), prompts] as const),
  ]);
}

/** The rows that say something else than what is stored. */
export function changedRows(rows: readonly NamesRow[], stored: readonly NamesRow[]): readonly NamesRow[] {
  const before = new Map(stored.map((row) => [rowKey(row), row]));
  return rows.filter((row) => {
    const was = before.get(rowKey(row));
    return was === undefined || !namesRows.isSame(was, row);
  });
}

/** The ids of the topics that were taken out. Only topics without prompts can be. */
export function removedTopics(rows: readonly NamesRow[], stored: readonly NamesRow[]): readonly string[] {
  const kept = new Set(rows.map(rowKey));
  return stored.filter((row) => row.kind === 'topic' && !kept.has(rowKey(row))).map(({ id }) => id);
}

/** Whether a search finds the row, by any of its names. */
export function isFound({ name, zh, en }: NamesRow, q: string): boolean {
  const wanted = foldText(q).trim();
  return [name, zh, en].some((one) => foldText(one).includes(wanted));
}

const namesOf = ({ zh, en }: NamesRow) => ({
  ...(zh.trim() !== '' && { zh: zh.trim() }),
  ...(en.trim() !== '' && { en: en.trim() }),
});

/** What is sent of rows. */
export function namesToSend(rows: readonly NamesRow[]): TopicTagNamesDraft {
  const ofKind = (kind: NamesRow['kind']): readonly NamesRow[] => rows.filter((row) => row.kind === kind);
  return {
    topics: ofKind('topic').map((row) => ({ id: row.id, name: row.name.trim(), names: namesOf(row) })),
    tags: ofKind('tag').map((row) => ({ tag: row.id, names: namesOf(row) })),
  };
}

/** Where the server says what is wrong with a row that is sent: `topics[2]`. */
export function fieldOf(row: NamesRow, sent: readonly NamesRow[]): string {
  const place = sent.filter(({ kind }) => kind === row.kind).findIndex((other) => namesRows.isOne(other, row));
  return `${row.kind === 'topic' ? 'topics' : 'tags'}[${String(place)}]`;
}
