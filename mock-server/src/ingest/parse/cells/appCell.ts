import type { ImportField } from '#client/lib/importFields.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';

/** The page of a related entry that Notion writes behind its name. */
const RELATED = / \(https:\/\/(?:www\.|app\.)?notion\.(?:so|com)\/[^\s()]*\)/gu;
/** A period in Notion: its start counts. */
const PERIOD = /^(.{6,60}?) → .{6,60}$/u;
/** Fields whose value may be a list. */
const LISTS: ReadonlySet<ImportField> = new Set([
  ...(['answer', 'citations', 'citation_urls', 'citation_title', 'searches', 'tags'] as const),
  ...(['sentiment', 'brand_sentiments', 'error'] as const),
]);

/** The value of a cell without what apps with tables write around it: a list with one choice, links to related entries, the end of a period. */
export function appCell(field: ImportField, value: unknown): unknown {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.length === 1 && typeof list[0] === 'string' && !LISTS.has(field) ? list[0] : value;
  }
  if (field === 'date' && isPlainObject(value) && typeof value['start'] === 'string') return value['start'];
  if (typeof value !== 'string') return value;
  if (field === 'date') return value.includes(' → ') ? (PERIOD.exec(value)?.[1] ?? value) : value;
  return field !== 'answer' && value.includes('notion.') ? value.replace(RELATED, '') : value;
}
