import * as v from 'valibot';
import type { TopicTagNamesDraft } from '#client/api/promptApi.ts';
import type { TopicTagNames } from '#client/api/topicTagNamesSchemas.ts';
import { foldText } from '#client/lib/rows/foldText.ts';
import type { ListShape } from '#client/stores/useListDraft.ts';

const rowSchema = v.object({
  kind: v.picklist(['topic', 'tag']),
  id: v.string(),
  name: v.string(),
  /** Empty: the recorded name. */
  zh: v.string(),
  en: v.string(),
});
/** A topic or tag in the name editor. The recorded name of a tag is its id and does not change. */
export type NamesRow = v.InferOutput<typeof rowSchema>;

/** Topics, then tags, in the server's order. */
export function rowsOf({ topics, tags }: TopicTagNames): readonly NamesRow[] {
  return [
    ...topics.map(({ id, name, names: { zh = '', en = '' } }) => ({ kind: 'topic' as const, id, name, zh, en })),
    ...tags.map(({ tag, names: { zh = '', en = '' } }) => ({ kind: 'tag' as const, id: tag, name: tag, zh, en })),
  ];
}

/** The rows as a list that others may change concurrently. */
export const namesRows: ListShape<NamesRow> = {
  item: rowSchema,
  isOne: (some, other) => some.kind === other.kind && some.id === other.id,
  isSame: (some, other) =>
    namesRows.isOne(some, other) && some.name === other.name && some.zh === other.zh && some.en === other.en,
};

/** Identifies a row among both kinds. */
export const rowKey = ({ kind, id }: Pick<NamesRow, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The number of prompts of each topic and tag, by `rowKey`. */
export function promptCounts({ topics, tags }: TopicTagNames): ReadonlyMap<string, number> {
  return new Map([
    ...topics.map(({ id, prompts }) => [rowKey({ kind: 'topic', id }), prompts] as const),
    ...tags.map(({ tag, prompts }) => [rowKey({ kind: 'tag', id: tag }), prompts] as const),
  ]);
}

/** The rows that differ from the stored ones. */
export function changedRows(rows: readonly NamesRow[], stored: readonly NamesRow[]): readonly NamesRow[] {
  const before = new Map(stored.map((row) => [rowKey(row), row]));
  return rows.filter((row) => {
    const was = before.get(rowKey(row));
    return was === undefined || !namesRows.isSame(was, row);
  });
}

/** Ids of the deleted topics. Only topics without prompts can be deleted. */
export function removedTopics(rows: readonly NamesRow[], stored: readonly NamesRow[]): readonly string[] {
  const kept = new Set(rows.map(rowKey));
  return stored.filter((row) => row.kind === 'topic' && !kept.has(rowKey(row))).map(({ id }) => id);
}

/** Whether a search matches any name of the row. */
export function isFound({ name, zh, en }: NamesRow, q: string): boolean {
  const wanted = foldText(q).trim();
  return [name, zh, en].some((one) => foldText(one).includes(wanted));
}

const namesOf = ({ zh, en }: NamesRow) => ({
  ...(zh.trim() !== '' && { zh: zh.trim() }),
  ...(en.trim() !== '' && { en: en.trim() }),
});

/** The request data of rows. */
export function namesToSend(rows: readonly NamesRow[]): TopicTagNamesDraft {
  const ofKind = (kind: NamesRow['kind']): readonly NamesRow[] => rows.filter((row) => row.kind === kind);
  return {
    topics: ofKind('topic').map((row) => ({ id: row.id, name: row.name.trim(), names: namesOf(row) })),
    tags: ofKind('tag').map((row) => ({ tag: row.id, names: namesOf(row) })),
  };
}

/** The field name of a row in server errors: `topics[2]`. */
export function fieldOf(row: NamesRow, sent: readonly NamesRow[]): string {
  const place = sent.filter(({ kind }) => kind === row.kind).findIndex((other) => namesRows.isOne(other, row));
  return `${row.kind === 'topic' ? 'topics' : 'tags'}[${String(place)}]`;
}
