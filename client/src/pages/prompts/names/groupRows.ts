import * as v from 'valibot';
import type { GroupNames } from '#client/api/groupNamesSchemas.ts';
import type { GroupNamesDraft } from '#client/api/promptApi.ts';
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
export type GroupRow = v.InferOutput<typeof rowSchema>;

/** Topics, then tags, in the order of the server. */
export function rowsOf({ topics, tags }: GroupNames): readonly GroupRow[] {
  return [
    ...topics.map(({ id, name, names: { zh = '', en = '' } }) => ({ kind: 'topic' as const, id, name, zh, en })),
    ...tags.map(({ tag, names: { zh = '', en = '' } }) => ({ kind: 'tag' as const, id: tag, name: tag, zh, en })),
  ];
}

/** The rows as a list that others may save meanwhile. */
export const groupRows: ListShape<GroupRow> = {
  item: rowSchema,
  isOne: (some, other) => some.kind === other.kind && some.id === other.id,
  isSame: (some, other) =>
    groupRows.isOne(some, other) && some.name === other.name && some.zh === other.zh && some.en === other.en,
};

/** Identifies a row among those of both kinds. */
export const rowKey = ({ kind, id }: Pick<GroupRow, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The rows that say something else than what is stored. */
export function changedRows(rows: readonly GroupRow[], stored: readonly GroupRow[]): readonly GroupRow[] {
  const before = new Map(stored.map((row) => [rowKey(row), row]));
  return rows.filter((row) => {
    const was = before.get(rowKey(row));
    return was === undefined || !groupRows.isSame(was, row);
  });
}

/** The ids of the topics that were taken out. Only topics without prompts can be. */
export function removedTopics(rows: readonly GroupRow[], stored: readonly GroupRow[]): readonly string[] {
  const kept = new Set(rows.map(rowKey));
  return stored.filter((row) => row.kind === 'topic' && !kept.has(rowKey(row))).map(({ id }) => id);
}

/** Whether a search finds the row, by any of its names. */
export function isFound({ name, zh, en }: GroupRow, q: string): boolean {
  const wanted = foldText(q).trim();
  return [name, zh, en].some((one) => foldText(one).includes(wanted));
}

const namesOf = ({ zh, en }: GroupRow) => ({
  ...(zh.trim() !== '' && { zh: zh.trim() }),
  ...(en.trim() !== '' && { en: en.trim() }),
});

/** What is sent of rows. */
export function namesToSend(rows: readonly GroupRow[]): GroupNamesDraft {
  const ofKind = (kind: GroupRow['kind']): readonly GroupRow[] => rows.filter((row) => row.kind === kind);
  return {
    topics: ofKind('topic').map((row) => ({ id: row.id, name: row.name.trim(), names: namesOf(row) })),
    tags: ofKind('tag').map((row) => ({ tag: row.id, names: namesOf(row) })),
  };
}

/** Where the server says what is wrong with a row that is sent: `topics[2]`. */
export function fieldOf(row: GroupRow, sent: readonly GroupRow[]): string {
  const place = sent.filter(({ kind }) => kind === row.kind).findIndex((other) => groupRows.isOne(other, row));
  return `${row.kind === 'topic' ? 'topics' : 'tags'}[${String(place)}]`;
}
