import type { Root } from 'hast';
import { foldString } from '../../analysis/text/charTables.ts';
import { readDates } from '../../analysis/facts/readDates.ts';
import { dateOfDay } from '../../analysis/traffic/days.ts';
import { attribute, elementsOf, wordsBelow } from './hastNodes.ts';
import { microdata } from './structuredData.ts';
import type { StructuredData } from './structuredData.ts';

export interface PageDates {
  /** YYYY-MM-DD. */
  readonly published: string | null;
  readonly modified: string | null;
  readonly visibleDate: string | null;
}

const PUBLISHED = [
  'article:published_time',
  'datepublished',
  'pubdate',
  'publishdate',
  'dc.date.issued',
  'bytedance:published_time',
];
const MODIFIED = [
  'article:modified_time',
  'og:updated_time',
  'datemodified',
  'lastmod',
  'dcterms.modified',
  'bytedance:updated_time',
];
/** Words that stand before a date of the page itself, not of something it tells of. */
const LABEL =
  /(?:发布|发表|更新|修订|修改|编辑)(?:于|时间|日期)?|(?:last )?(?:updated|modified|reviewed|published|posted)(?: on| at)?|publication date/giu;
const AFTER_LABEL = 40;

/** A day from the beginning of an ISO time, or from words. Null for what is none. */
function dayOf(text: string | null): string | null {
  if (text === null) return null;
  const iso = /^(\d{4}-\d{2}-\d{2})/u.exec(text.trim())?.[1];
  if (iso !== undefined && !Number.isNaN(Date.parse(iso))) return iso;
  return daysIn(text)[0] ?? null;
}

/** Whole days in a text, YYYY-MM-DD, in their order; months and years alone are too vague to date a page. */
function daysIn(text: string): string[] {
  return readDates(foldString(text)).flatMap(({ low, high }) => (low === high ? [dateOfDay(low)] : []));
}

function metaDate(root: Root, names: readonly string[]): string | null {
  for (const element of elementsOf(root)) {
    if (element.tagName !== 'meta') continue;
    const name = (attribute(element, 'property') ?? attribute(element, 'name') ?? '').toLowerCase();
    if (names.includes(name)) return dayOf(attribute(element, 'content'));
  }
  return null;
}

/** What a reader sees: `time` elements with words, and dates that follow a word such as "updated"; the newest of them. */
function visibleDate(content: Root, whole: Root): string | null {
  const seen: string[] = [];
  for (const element of elementsOf(content)) {
    if (element.tagName !== 'time') continue;
    const words = wordsBelow(element);
    const day = words === '' ? null : (dayOf(words) ?? dayOf(attribute(element, 'dateTime')));
    if (day !== null) seen.push(day);
  }
  // Some sites show the date outside their content: below the title, in the foot.
  for (const words of [wordsBelow(content), seen.length === 0 ? wordsBelow(whole) : '']) {
    for (const { 0: label, index } of words.matchAll(LABEL)) {
      const from = index + label.length;
      const [day] = daysIn(words.slice(from, from + AFTER_LABEL));
      if (day !== undefined) seen.push(day);
    }
    if (seen.length > 0) break;
  }
  return seen.sort().at(-1) ?? null;
}

/** The first `time` element's machine-readable side, where nothing else gives a date. */
function firstTime(content: Root): string | null {
  for (const element of elementsOf(content)) {
    if (element.tagName === 'time') return dayOf(attribute(element, 'dateTime'));
  }
  return null;
}

/** When a page says that it was published and changed: to machines (meta, JSON-LD, microdata, `time`) and to readers. */
export function pageDates(whole: Root, content: Root, data: StructuredData): PageDates {
  return {
    published:
      dayOf(data.published) ??
      metaDate(whole, PUBLISHED) ??
      dayOf(microdata(whole, 'datePublished')) ??
      firstTime(content),
    modified: dayOf(data.modified) ?? metaDate(whole, MODIFIED) ?? dayOf(microdata(whole, 'dateModified')),
    visibleDate: visibleDate(content, whole),
  };
}
